"""Mending what can be mended in one way only: white space, the line that names the schema, keys, figures."""
