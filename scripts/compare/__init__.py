"""Facets times games: values that can be compared, from typed data."""
