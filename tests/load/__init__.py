"""Tests of scripts/load."""
