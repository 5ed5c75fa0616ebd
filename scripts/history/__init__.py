"""What changed in the data between two states of it."""
