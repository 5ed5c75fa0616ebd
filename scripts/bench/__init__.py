"""Synthetic libraries of any size, and measurements of what a build of them takes."""
