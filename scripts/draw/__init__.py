"""Pictures drawn from data: layout in, shapes out."""
