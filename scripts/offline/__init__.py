"""The service worker, which keeps what was read for when there is no network."""
