"""The domain model: what a game's files may hold.

Attribute docstrings are Japanese, unlike all other text in the code: they
become the descriptions in the JSON Schema that contributors read in their
editor, and the field reference on the site.
"""
