"""What RFC 4287 asks of an Atom feed, as far as ours can break it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from urllib.parse import urlsplit
from xml.etree import ElementTree

ATOM = "{http://www.w3.org/2005/Atom}"
XHTML = "{http://www.w3.org/1999/xhtml}"
DATE = re.compile(
    r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)"
)


def faults(text: str) -> list[str]:
    """What is wrong with the feed; raises ``ParseError`` where it is no XML."""
    feed = ElementTree.fromstring(text)
    entries = feed.findall(f"{ATOM}entry")
    found = [] if feed.tag == f"{ATOM}feed" else [f"4.1.1: the root is {feed.tag}"]
    for place in (feed, *entries):
        found += _metadata(place)
    if not feed.findall(f"{ATOM}author") and not all(entry.findall(f"{ATOM}author") for entry in entries):
        found.append("4.1.1: neither the feed nor each entry has an author")
    if any(not (author.findtext(f"{ATOM}name") or "").strip() for author in feed.iter(f"{ATOM}author")):
        found.append("3.2.1: an author has no name")
    if not feed.findall(f"{ATOM}link[@rel='self']"):
        found.append("4.1.1: no link to the feed itself")
    ids = Counter(place.findtext(f"{ATOM}id") for place in (feed, *entries))
    found += [f"4.2.6: the id {id_} stands {number} times" for id_, number in ids.items() if number > 1]
    dates = [place.findtext(f"{ATOM}updated") or "" for place in entries]
    if dates and max(dates) != feed.findtext(f"{ATOM}updated"):
        found.append("4.2.15: the feed is not as new as its newest entry")
    for entry in entries:
        found += _content(entry)
    return found


def _metadata(place: ElementTree.Element) -> Iterator[str]:
    for name in ("id", "title", "updated"):
        values = place.findall(f"{ATOM}{name}")
        if len(values) != 1 or not (values[0].text or "").strip():
            yield f"4.1.2: {len(values)} of {name}"
    if not urlsplit(place.findtext(f"{ATOM}id") or "").scheme:
        yield "4.2.6: an id is no absolute IRI"
    if not DATE.fullmatch(place.findtext(f"{ATOM}updated") or ""):
        yield "3.3: a date is none of RFC 3339"
    alternates = [link for link in place.findall(f"{ATOM}link") if link.get("rel", "alternate") == "alternate"]
    if len({(link.get("type"), link.get("hreflang")) for link in alternates}) != len(alternates):
        yield "4.1.2: two links to the same kind of alternate"
    if not all(link.get("href") for link in place.findall(f"{ATOM}link")):
        yield "4.2.7.1: a link leads nowhere"


def _content(entry: ElementTree.Element) -> Iterator[str]:
    content = entry.find(f"{ATOM}content")
    if content is None:
        if not entry.findall(f"{ATOM}link"):
            yield "4.1.2: an entry has neither content nor a link"
    elif content.get("type") == "xhtml" and [child.tag for child in content] != [f"{XHTML}div"]:
        yield "4.1.3.3: XHTML is not one div"
