"""The numbered rule index of each game, in our own words. Tests cite its ids; the client shows and searches it."""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_HEADING = re.compile(r"^## \d+\. (?P<title>.+)$")
_RULE = re.compile(r"^- \*\*(?P<id>[A-Z0-9]+-\d+)\*\* \[(?P<tags>[^\]]*)\] (?P<text>.*)$")
_SOURCE = re.compile(r"^(?P<text>.*) \((?P<source>[^()]*(?:\([^()]*\)[^()]*)*)\)$")


class Rule(NamedTuple):
    id: str
    tags: tuple[str, ...]
    text: str
    source: str
    section: str

    @property
    def prefix(self) -> str:
        """The letters before the number: the rule's section in short."""
        return self.id.split("-")[0]


@cache
def rules_index(game: str) -> dict[str, Rule]:
    """The rules of a game by id, in order.

    >>> rules_index("race")["ENDR-002"].text
    'There is no hand limit at any other moment.'
    """
    rules: dict[str, Rule] = {}
    section = ""
    for line in (files(__package__) / f"{game}.md").read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            section = heading["title"]
        elif found := _RULE.match(line):
            text, source = found["text"], ""
            if sourced := _SOURCE.match(text):
                text, source = sourced["text"], sourced["source"]
            tags = tuple(tag.strip() for tag in found["tags"].split(","))
            rules[found["id"]] = Rule(found["id"], tags, text, source, section)
    return rules
