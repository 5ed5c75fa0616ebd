"""The fields of the models as contributors read about them."""
