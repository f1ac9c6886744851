"""The way to Earth: what Missions, Demetrius and the rebel basestar are worth."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from readyroom.galactica.cards.daybreak import earth
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.skills import TREACHERY
from readyroom.kernel import Option
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.table import CARD, Table

if TYPE_CHECKING:
    from readyroom.galactica.registry import Text

SHIPS = {"basestar": 1.3, "heavy_raider": 0.7, "centurion": 1.2}
REBELS = 0.8
HUB = 0.8
MIRACLE = 0.5


def _cleared(table: Table, effect: earth.ClearBoard) -> float:
    counts = {"basestar": table.basestars, "heavy_raider": table.heavies, "centurion": table.centurions}
    return 0.5 + sum(SHIPS[kind] * counts[kind] for kind in effect.kinds)


def _drawn(table: Table, effect: earth.HumansDrawType) -> float:
    each = -0.15 if effect.skill == TREACHERY else CARD
    return each * effect.count * len(table.humans())


def _shared(table: Table) -> float:
    """A card for everybody, the Cylons among them."""
    humans = len(table.humans())
    return CARD * (humans - 1.2 * (len(table.players) - humans))


EARTH: "dict[type[Text], Callable[[Table, Any], float]]" = {
    earth.ClearBoard: _cleared,
    earth.RebelsJoin: lambda _t, x: REBELS if x.side == "human" else -REBELS,
    earth.DestroyHub: lambda _t, _x: HUB,
    earth.RepairOne: lambda t, _x: 0.6 if t.damaged else 0.0,
    earth.EachGainsMiracle: lambda t, _x: MIRACLE * len(t.humans()) / 2,
    earth.HumansDrawType: _drawn,
    earth.StartMission: lambda _t, _x: 0.8,
    earth.ShareOut: lambda t, _x: _shared(t),
    earth.Reorder: lambda _t, _x: 0.5,
    earth.SearchSkills: lambda _t, x: 1.4 * CARD * x.count,
    earth.SendShips: lambda _t, _x: 0.6,
}


def bridge(mind: Mind, worth_of: "Callable[[Table, str], float]", usual_crisis: float) -> float:
    """A Mission nobody knows, instead of a Crisis card; nothing while one lies there."""
    table = mind.table
    if table.view.mission:
        return 0.0
    known = table.view.known.get("mission")
    card = known.top[0] if known is not None and known.top else None
    worth = worth_of(table, card) if card is not None else sum(worth_of(table, one) for one in MISSIONS) / len(MISSIONS)
    return worth - usual_crisis


def price(mind: Mind, option: Option) -> float:
    """A Super Crisis card rather than a token, for who has both."""
    del mind
    return 0.5 if option.kind == "card" else 0.2


def bay(mind: Mind, option: Option) -> float:
    """Vipers for humans, raiders for Cylons."""
    return 1.0 if (option.id == "viper") == mind.human else 0.2
