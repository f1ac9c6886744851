"""The guards themselves: broken positions are noticed, and so are leaks."""

from collections.abc import Callable
from typing import Any

import pytest

from readyroom.galactica import RULES
from readyroom.galactica.board import OFF_BOARD
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.sides import CYLON, OUT
from readyroom.galactica.skills import LABEL
from readyroom.galactica.state import Ally, Basestar, Galactica
from readyroom.galactica.testing import Table
from readyroom.galactica.view import GalacticaView
from readyroom.kernel import Json
from readyroom.testing import Fault, check_game

THREE = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


def _reveal_the_president(g: Galactica) -> None:
    player = g.players[g.president]
    player.status, player.place = CYLON, "caprica"


BREAKS: dict[str, Callable[[Galactica], Any]] = {
    "the skill cards are": lambda g: g.skill_decks[0].pop(),
    "crisis cards lie in front of players": lambda g: g.players[0].holds.append(g.decks["crisis"].cards[0]),
    "the crisis deck has": lambda g: g.decks["crisis"].seen.pop(),
    "the destination deck has": lambda g: g.decks["destination"].seen.append(0),
    "the destination cards differ": lambda g: (g.decks["destination"].cards.pop(), g.decks["destination"].seen.pop()),
    "the quorum cards differ": lambda g: g.quorum_hand.append(g.decks["quorum"].cards[0]),
    "the super_crisis cards differ": lambda g: g.crises.append(g.decks["super_crisis"].cards[0]),
    "the Loyalty cards are others": lambda g: g.players[0].loyalty.pop(),
    "a number of ships is negative": lambda g: g.squadrons["viper"].space.__setitem__(0, -1),
    "heavy_raiders, the game has 4": lambda g: g.fleet.heavies.__setitem__(0, 5),
    "basestars, the game has 2": lambda g: g.fleet.basestars.extend((Basestar(1), Basestar(2))),
    "centurions, the game has 4": lambda g: g.boarding.__setitem__(0, 5),
    "vipers, the game has 8": lambda g: setattr(g.squadrons["viper"], "reserves", 7),
    "raptors, the game has 4": lambda g: setattr(g, "raptors", 5),
    "nukes, the game has 2": lambda g: setattr(g, "nukes", 3),
    "more Cylon ships have acted": lambda g: g.fleet.raiders_acted.__setitem__(0, 4),
    "civilian ships civ_empty": lambda g: g.civilian_pile.extend(["civ_empty"] * 3),
    "the basestar damage tokens": lambda g: g.basestar_pile.pop(),
    "the damage tokens of galactica": lambda g: g.damage_piles["galactica"].remove("armory"),
    "the raider tokens are": lambda g: g.tokens.__setitem__("raider", {"brig": 0}),
    "acted than there are: [1, 0, 0, 0, 0, 0] of [0, 0": lambda g: g.fleet.heavies_acted.__setitem__(0, 1),
    "the damage tokens of galactica are": lambda g: g.damage_piles["galactica"].append("press_room"),
    "the fleet marker is on": lambda g: setattr(g, "jump_track", 6),
    "the resources are": lambda g: g.resources.__setitem__(0, 16),
    "the characters are": lambda g: setattr(g.players[0], "character", "laura_roslin"),
    "seat 0 is in nowhere": lambda g: setattr(g.players[0], "place", "nowhere"),
    "seat 0 is in caprica and counts as human": lambda g: setattr(g.players[0], "place", "caprica"),
    "counts as cylon and has a title": _reveal_the_president,
}


def test_a_sound_position_has_no_faults() -> None:
    assert list(RULES.faults(Table(*THREE).state)) == []


@pytest.mark.parametrize("fault", BREAKS)
def test_a_broken_position_is_noticed(fault: str) -> None:
    g = Table(*THREE).state
    BREAKS[fault](g)
    assert any(fault in found for found in RULES.faults(g))


DISASTER = "trauma_disaster"


def _disaster(g: Galactica) -> str:
    """A disaster out of the pool."""
    g.decks["trauma"].cards.remove(DISASTER)
    g.decks["trauma"].seen.pop()
    return DISASTER


def _ally(g: Galactica, card: str, token: str = "", by: int = -1) -> None:
    g.decks["ally"].cards.remove(card)
    g.decks["ally"].seen.pop()
    g.allies.append(Ally(card, token, by))


def _out(g: Galactica) -> None:
    """Seat 2 is out."""
    player = g.players[2]
    player.status, player.place = OUT, OFF_BOARD
    g.titles = dict.fromkeys(g.titles, 0)


def _out_with_a_card(g: Galactica) -> None:
    _out(g)
    g.players[2].holds.append(g.decks["super_crisis"].cards.pop())


def _token(g: Galactica, seat: int) -> None:
    g.decks["trauma"].cards.remove("trauma_benevolent")
    g.decks["trauma"].seen.pop()
    g.players[seat].trauma.append("trauma_benevolent")


def _token_after_the_trial(g: Galactica) -> None:
    g.phases.append("trial")
    _token(g, 1)


def _astray(g: Galactica) -> None:
    """A token lies where none belongs."""
    deck = g.decks["trauma"]
    deck.seen.pop()
    g.facedown["trauma"] = {"armory": [deck.cards.pop()]}


OF_THE_NEBULA: dict[str, Callable[[Galactica], Any]] = {
    "seat 1 keeps trauma_disaster": lambda g: g.players[1].trauma.append(_disaster(g)),
    "seat 1 has put trauma_disaster on ally_aaron_kelly": lambda g: _ally(g, "ally_aaron_kelly", _disaster(g), 1),
    "the trauma cards differ": lambda g: g.players[0].trauma.append("trauma_benevolent"),
    "the ally cards differ": lambda g: g.allies.append(Ally("ally_aaron_kelly")),
    "the allies are": lambda g: g.allies.extend([Ally("ally_aaron_kelly"), Ally("ally_aaron_kelly")]),
    "seat 2 is out, and has cards or a place": _out_with_a_card,
    "seat 1 has tokens, and there are none": _token_after_the_trial,
    "trauma cards lie in ['armory']": _astray,
}


@pytest.mark.parametrize("fault", OF_THE_NEBULA)
def test_a_broken_position_of_the_ionian_nebula_is_noticed(fault: str) -> None:
    g = Table(*THREE, rules="exodus", objective="ionian").state
    assert list(RULES.faults(g)) == []
    OF_THE_NEBULA[fault](g)
    assert any(fault in found for found in RULES.faults(g))


def test_while_the_trial_goes_on_who_is_out_already_may_have_tokens() -> None:
    """Another who is tied may be asked something, and the tokens leave the game at its end (TRIAL-009, TRIAL-016)."""
    g = Table(*THREE, rules="exodus", objective="ionian").state
    _out(g)
    _token(g, 2)
    assert list(RULES.faults(g)) == []


@pytest.mark.parametrize("twice", ["armory", "food"])
def test_a_damage_token_that_is_there_twice_is_noticed(twice: str) -> None:
    """A location and a resource: of the first no other one is missing, the second may be gone for good."""
    g = Table(*THREE).state
    g.damage_piles["galactica"].append(twice)
    assert any("the damage tokens of galactica" in found for found in RULES.faults(g))
    g = Table(*THREE).state
    g.damaged.append("armory")
    assert any("the damage tokens of galactica" in found for found in RULES.faults(g))


def _other_hand(g: Galactica, viewer: int | None) -> Json:
    return [[LABEL[card] for card in player.hand] for player in g.players if player.seat != viewer]


LEAKS: dict[str, Callable[[Galactica, int | None], Json]] = {
    "hands": _other_hand,
    "loyalty": lambda g, _: [[card.id for card in player.loyalty] for player in g.players],
    "crisis deck": lambda g, _: g.decks["crisis"].cards[-1:],
    "destination deck": lambda g, _: g.decks["destination"].cards[-1:],
    "quorum hand": lambda g, _: g.quorum_hand[:],
    "destiny": lambda g, _: g.destiny[:],
    "civilian ships": lambda g, _: [ship.face for area in g.civilians for ship in area],
    "skill deck": lambda g, _: g.skill_decks[2][-1:],
    "check": lambda g, _: g.check.cards[:] if g.check is not None else None,
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_view_that_leaks_is_noticed(leak: str) -> None:
    class Leaky(GalacticaRules):
        def view(self, g: Galactica, viewer: int | None) -> Json:
            return {**super().view(g, viewer), "leak": LEAKS[leak](g, viewer)}

        def own(self, g: Galactica, seat: int, common: GalacticaView) -> dict[str, Json]:
            return {**super().own(g, seat, common), "leak": LEAKS[leak](g, seat)}

    with pytest.raises(Fault, match="secrecy"):  # noqa: PT012 - which game shows it first is chance
        for seed in range(40):
            check_game(Leaky(), 5, seed=seed, sample=0.2)
