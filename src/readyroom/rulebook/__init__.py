"""The numbered rule index of each game, in our own words. Tests cite its ids; the client shows and searches it."""

import re
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

MODES: Final = {"race": ("all", "first_game", "2p", "2p_advanced"), "galactica": ("base", "exodus", "combined")}
"""By game: the tags that name a way to play. All other tags are options of the table."""

_HEADING = re.compile(r"^## \d+\. (?P<title>.+)$")
_PART = re.compile(r"^### \d+\.\d+ (?P<title>.+)$")
_RULE = re.compile(r"^- \*\*(?P<id>[A-Z0-9]+-\d+)\*\* \[(?P<tags>[^\]]*)\] (?P<text>.*)$")
_SOURCE = re.compile(r"^(?P<text>.*) \((?P<source>[^()]*(?:\([^()]*\)[^()]*)*)\)$")


class Rule(NamedTuple):
    id: str
    tags: tuple[str, ...]
    text: str
    source: str
    section: str
    part: str = ""
    """The heading within the section, if there is one."""

    @property
    def prefix(self) -> str:
        """The letters before the number: the rule's section in short."""
        return self.id.split("-")[0]

    @property
    def modes(self) -> tuple[str, ...]:
        """The ways to play it belongs to; one of them is enough."""
        return tuple(tag for tag in self.tags if tag in _ALL_MODES)

    @property
    def options(self) -> tuple[str, ...]:
        """The options it needs besides, all of them: `ionian`, either of two as `a|b`, or `!leader` without one."""
        return tuple(tag for tag in self.tags if tag not in _ALL_MODES)

    def holds(self, mode: str, options: Collection[str] = ()) -> bool:
        """Whether it is a rule of a table that plays this mode with these options.

        >>> rule = rules_index("galactica")["SETUP-034"]
        >>> rule.modes, rule.options
        (('base', 'exodus'), ('!leader',))
        >>> rule.holds("exodus"), rule.holds("exodus", {"leader"}), rule.holds("combined")
        (True, False, False)
        """
        return mode in self.modes and all(_is_on(option, options) for option in self.options)


_ALL_MODES: Final = frozenset(mode for modes in MODES.values() for mode in modes)


def _is_on(needed: str, options: Collection[str]) -> bool:
    if needed.startswith("!"):
        return needed[1:] not in options
    return any(option in options for option in needed.split("|"))


@cache
def rules_index(game: str) -> dict[str, Rule]:
    """The rules of a game by id, in order.

    >>> rules_index("race")["ENDR-002"].text
    'There is no hand limit at any other moment.'
    """
    rules: dict[str, Rule] = {}
    section = part = ""
    for line in (files(__package__) / f"{game}.md").read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            section, part = heading["title"], ""
        elif heading := _PART.match(line):
            part = heading["title"]
        elif found := _RULE.match(line):
            text, source = found["text"], ""
            if sourced := _SOURCE.match(text):
                text, source = sourced["text"], sourced["source"]
            tags = tuple(tag.strip() for tag in found["tags"].split(","))
            rules[found["id"]] = Rule(found["id"], tags, text, source, section, part)
    return rules
