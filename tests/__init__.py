"""Tests; the folders mirror those of ``scripts``."""
