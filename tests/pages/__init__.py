"""Tests of views and pages."""
