"""A Content-Security-Policy in every built page: scripts of the site and its own inline ones, nothing else."""

from __future__ import annotations

import base64
import re
from hashlib import sha256
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser, LexborNode

from scripts.kept import Kept

PLACES = (re.compile(r"<meta\s+charset=[^>]*>", re.IGNORECASE), re.compile(r"<head(?:\s[^>]*)?>", re.IGNORECASE))
"""What the policy comes behind: the character set, which must stand near the top, else the start of the head."""

SCRIPT_TYPES = re.compile(r"module|importmap|speculationrules|(?:text|application)/(?:x-)?(?:java|ecma)script", re.I)
"""Types of scripts that a browser runs or obeys; those of any other type hold data."""


def secure(site: Path, store: Kept | None = None) -> None:
    """Writes the policy into every page below ``site``; ``verify`` names the pages that have no head to hold it.

    The policy of a page that is as it was is taken from ``store``, and kept there.
    """
    store = store or Kept(None)
    for file in sorted(site.rglob("*.html")):
        if file.is_file():
            raw = file.read_bytes()
            key = sha256(b"policy" + raw).hexdigest()
            page = raw.decode("utf-8", "surrogateescape")
            rules = store.get(key)
            if not isinstance(rules, str):
                rules = policy(page)
                store.put(key, rules)
            file.write_bytes(with_policy(page, rules).encode("utf-8", "surrogateescape"))


def with_policy(page: str, rules: str | None = None) -> str:
    """The page with its policy at the top of its head; a page without a head as it was.

    ``rules`` is the policy where that is known already.
    """
    place = next(filter(None, (pattern.search(page) for pattern in PLACES)), None)
    if not place:
        return page
    meta = f'<meta http-equiv="Content-Security-Policy" content="{rules or policy(page)}">'
    return page[: place.end()] + meta + page[place.end() :]


def policy(page: str) -> str:
    """The policy for a page: everything from the site itself, and the page's inline scripts by their hashes."""
    inline = LexborHTMLParser(page).css("script:not([src])")
    hashes = dict.fromkeys(f"'sha256-{_digest(node.text())}'" for node in inline if _runs(node))
    rules = {
        "default-src": "'self'",
        "script-src": " ".join(("'self'", *hashes)),
        "img-src": "'self' data:",
        "object-src": "'none'",
        "base-uri": "'self'",
        "form-action": "'self'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _runs(script: LexborNode) -> bool:
    type_ = (script.attributes.get("type") or "").strip()
    return not type_ or SCRIPT_TYPES.fullmatch(type_) is not None


def _digest(code: str) -> str:
    return base64.b64encode(sha256(code.encode("utf-8")).digest()).decode("ascii")
