"""A Content-Security-Policy in every built page: scripts of the site and its own inline ones, nothing else."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

INLINE = re.compile(r"<script(?P<attributes>[^>]*)>(?P<code>.*?)</script>", re.DOTALL)
CHARSET = '<meta charset="utf-8">'


def secure(site: Path) -> None:
    """Writes the policy into every page below ``site``."""
    for file in sorted(site.rglob("*.html")):
        file.write_text(with_policy(file.read_text(encoding="utf-8")), encoding="utf-8")


def with_policy(page: str) -> str:
    """The page with its policy as the first thing after its character set.

    Raises ``ValueError`` where a page has no head that names the set: no page
    may go out without a policy.
    """
    if CHARSET not in page:
        raise ValueError(f"no {CHARSET} to put the policy behind")
    return page.replace(CHARSET, f'{CHARSET}<meta http-equiv="Content-Security-Policy" content="{policy(page)}">', 1)


def policy(page: str) -> str:
    """The policy for a page: everything from the site itself, and the page's inline scripts by their hashes."""
    hashes = dict.fromkeys(
        f"'sha256-{_digest(found['code'])}'" for found in INLINE.finditer(page) if _runs(found["attributes"])
    )
    rules = {
        "default-src": "'self'",
        "script-src": " ".join(("'self'", *hashes)),
        "img-src": "'self' data:",
        "object-src": "'none'",
        "base-uri": "'self'",
        "form-action": "'self'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _runs(attributes: str) -> bool:
    """Whether a browser runs the text of a script with these attributes."""
    return "src=" not in attributes and "application/" not in attributes


def _digest(code: str) -> str:
    return base64.b64encode(hashlib.sha256(code.encode("utf-8")).digest()).decode("ascii")
