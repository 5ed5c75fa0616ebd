"""Mirrors ``scripts.fix``."""
