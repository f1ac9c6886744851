"""Computer players with centurions aboard: revealed Cylons drive them on in every turn, so the Armory can't wait."""

from random import Random

import pytest

from readyroom.galactica.testing import Table
from readyroom.players import Chair, make_player
from readyroom.players.galactica import actions, ships
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.style import HARD

CREW = ("laura_roslin", "saul_tigh", "chief_galen_tyrol", "tom_zarek", "william_adama")


def boarded(*spaces: int, cylons: int = 2) -> Table:
    """Centurions on spaces of the track, and so many revealed Cylons."""
    table = Table(*CREW).empty_space().place(2, "ftl_control")
    table.state.current = 2
    for space in spaces:
        table.state.boarding[space] += 1
    for seat, card in ((3, "cylon_can_reduce_morale"), (1, "cylon_can_send_to_brig"))[:cylons]:
        table.cylon(seat, card)
    return table


def damaged(table: Table, place: str) -> Table:
    table.state.damage_piles["galactica"].remove(place)
    table.state.damaged.append(place)
    return table


def mind_at(table: Table) -> NormalMind:
    return NormalMind(Chair(table.skip().game, table.game.questions[0]), Beliefs(), Random(0), HARD)


def chosen(table: Table, level: str) -> str:
    question = table.skip().game.questions[0]
    answer = make_player("galactica", level, 1).answer(Chair(table.game, question))
    assert isinstance(answer, int)
    return question.labels[answer]


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("spaces", [(0, 0), (1,), (2,), (3,)])
def test_humans_go_to_the_armory_at_once(level: str, spaces: tuple[int, ...]) -> None:
    """Rather than to draw cards or look ahead, while there is time."""
    cards = ("launch_scout-1", "repair-1")
    assert chosen(boarded(*spaces).hand(2, *cards).to_do("movement"), level) == "location:armory"
    there = boarded(*spaces).hand(2, *cards).place(2, "armory").to_do("action")
    assert chosen(there, level) == "activate:armory"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_damaged_armory_is_repaired_first(level: str) -> None:
    """There are other places to repair, but nobody can fight centurions without it."""
    table = damaged(damaged(boarded(2), "armory"), "ftl_control").hand(2, "repair-1").to_do("movement")
    assert chosen(table, level) == "location:armory"


def test_without_centurions_it_is_a_place_like_others() -> None:
    mind = mind_at(damaged(damaged(boarded(), "armory"), "ftl_control").to_do("action"))
    assert actions.repair_worth(mind.table, "armory") < actions.repair_worth(mind.table, "ftl_control")
    assert ships.furthest_centurion(mind.table) == 0
