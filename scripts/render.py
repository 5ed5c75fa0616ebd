"""Views into Markdown and data: the one place that sets up Jinja, and the escapes that keep text text."""

from __future__ import annotations

import html
import json
import re
from functools import cache
from pathlib import Path

import jinja2
from markupsafe import Markup, escape
from pydantic_core import to_json

from scripts.model.labels import Labels
from scripts.pages.printed import Printer
from scripts.pages.view import Page

TEMPLATES = Path(__file__).parent / "templates"


def render(page: Page, labels: Labels) -> str:
    """The text of a page. Markdown ends with one line break, and has no two empty lines in a row."""
    html = Printer(labels, page.aliases)
    text = _environment().get_template(page.template).render(page.values, labels=labels, html=html)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n" if page.path.endswith((".md", ".txt")) else text


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["heading"] = heading
    environment.filters["front"] = front
    environment.filters["anchor"] = anchor
    environment.filters["json"] = as_json
    environment.filters["data_block"] = data_block
    environment.filters["words"] = words
    return environment


def heading(text: str) -> Markup:
    """Text for a Markdown heading, where every sign that could be markup is a character reference.

    Python-Markdown passes references through, so the reader sees the sign and
    the parser never does. The same goes for white space of other kinds than
    the common one, which the table of contents would take for that.
    """
    return Markup(re.sub(r"[!-/:-@\[-`{-~]|[^\S ]", lambda sign: f"&#{ord(sign.group())};", text))


def as_json(value: object) -> Markup:
    """A value as JSON for a file of data."""
    return Markup(to_json(value).decode())


def data_block(value: object) -> Markup:
    """A value as JSON for a script element of the page, quoted for YAML; no sign in it can end the element."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup("'{}'").format(Markup(re.sub("[<>&']", lambda sign: f"\\u{ord(sign.group()):04x}", text)))


def words(text: str) -> Markup:
    """Text for a Markdown file that is read as it stands: a backslash before what could be markup."""
    return Markup(re.sub(r"[\\`*_\[\]<>]", r"\\\g<0>", " ".join(text.split())))


def anchor(id_: str) -> Markup:
    """The attribute list that gives a Markdown heading its id."""
    return Markup(f"{{#{escape(id_)}}}")


def front(text: str) -> Markup:
    """Text for a value of the page's front matter, quoted for YAML.

    The theme prints title and description into HTML as they stand, hence the
    HTML escape first.
    """
    return Markup(json.dumps(html.escape(text), ensure_ascii=False))
