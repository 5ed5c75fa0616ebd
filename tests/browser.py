"""The browser and the server that tests share with the bench."""

from scripts.bench.browser import chromium, find_chromium, served

__all__ = ["chromium", "find_chromium", "served"]
