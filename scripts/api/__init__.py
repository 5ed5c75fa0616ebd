"""The data for other programs: JSON with its schemas, and tables for spreadsheets."""
