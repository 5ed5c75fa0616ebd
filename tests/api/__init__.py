"""Tests of the data for other programs."""
