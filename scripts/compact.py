"""JSON without needless signs, for what is made in pieces."""

from __future__ import annotations

import json

as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""A value as JSON."""
