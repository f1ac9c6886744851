"""Allies on the table, and what lies before everybody at the crossroads: who has put a token there knows it."""

import msgspec

from readyroom.galactica.allies import place_of
from readyroom.galactica.causes import NOBODY
from readyroom.galactica.state import Galactica


class AllyView(msgspec.Struct, frozen=True):
    card: str
    place: str
    """The location of the ally token."""
    by: int
    """Who has put a trauma token of their own on the card; -1 if it came from the pool."""
    token: str | None
    """Its face, for who knows it."""


class CrossroadView(msgspec.Struct, frozen=True):
    seat: int
    card: str | None
    """None for whom it is hidden from."""
    set: bool
    """Whether a trauma token lies beside it."""
    token: str | None
    shown: bool


def allies(g: Galactica, viewer: int | None) -> list[AllyView]:
    return [
        AllyView(one.id, place_of(g, one.id), one.by, one.token if one.by == viewer and one.by != NOBODY else None)
        for one in g.allies
    ]


def crossroads(g: Galactica, viewer: int | None) -> list[CrossroadView]:
    found: list[CrossroadView] = []
    for road in g.crossroads:
        known = road.shown or road.seat == viewer
        token = road.token if known and road.token else None
        found.append(CrossroadView(road.seat, road.card if known else None, bool(road.token), token, road.shown))
    return found
