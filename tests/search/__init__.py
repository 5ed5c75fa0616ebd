"""The search: what is asked of it, and its parts."""
