"""Checks the games' data and renders it into Markdown pages."""
