"""Mirrors ``scripts.fields``."""
