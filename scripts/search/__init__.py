"""The search index: what the search box's worker reads, made from the pages' views."""
