"""Tests of scripts/model."""
