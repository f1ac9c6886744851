"""Which tables can be made: exactly those that are played, and a reason for every other."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.galactica.refused import ALL, Impossible

from readyroom.galactica import RULES
from readyroom.kernel import BadSetup, start


def every_table() -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every combination of values."""
    chosen = product(*(setting.values for setting in RULES.settings))
    named = [dict(zip((setting.name for setting in RULES.settings), values, strict=True)) for values in chosen]
    return list(product(RULES.seats, named))


TABLES = {"base": 36, "exodus": 396 + 192, "combined": 360 + 144}
"""By the rules of Exodus 198 to Kobol, and as many to the Ionian Nebula, which goes with everything else; with all
boxes three difficulties and four objectives, for 1 to 6 players and cooperatively for 3 to 6, with the Cylon Fleet
board or with attack cards, for which some Crisis cards may make room. With a Cylon leader, for 4 to 7 players: by the
rules of Exodus each of the two objectives with and without the fleet board, Personal Goals and the Final Five, with all
boxes as without one, never cooperatively."""


def playable(seats: int, options: dict[str, Any]) -> bool:
    """As the rulebooks have it: what lies in the Exodus box only with it, the variant without the Sympathizer where
    there would be one, no Loyalty cards in the cooperative game, and none of one's own alone."""
    if options["fewer_crises"] and (options["rules"] != "combined" or options["cylon_ships"] == "fleet_board"):
        return False
    if options["objective"] in ("new_caprica", "earth") and options["rules"] != "combined":
        return False
    if options["leaders"] and (seats < 4 or options["rules"] == "base" or not options["sympathizer"]):
        return False
    if (options["cooperative"] and options["leaders"]) or (seats == 7 and not options["leaders"]):
        return False
    if options["rules"] == "combined":
        own = seats > 1 and not options["cooperative"]
        fixed = options["personal_goals"] == options["final_five"] == own and options["sympathizer"]
        return fixed and not (options["cooperative"] and seats < 3)
    conflicted = options["personal_goals"] or options["final_five"]
    of_the_box = options["cylon_ships"] == "fleet_board" or options["objective"] == "ionian" or conflicted
    if of_the_box and options["rules"] != "exodus":
        return False
    if not options["sympathizer"] and (seats not in (4, 6) or options["cooperative"]):
        return False
    if options["cooperative"] and (seats < 3 or conflicted):
        return False
    return not (conflicted and seats == 1)


def test_exactly_the_tables_that_are_played_can_be_made() -> None:
    possible = Counter[str]()
    for seats, options in every_table():
        if playable(seats, options):
            game = start(RULES, seats, 1, options)
            assert game.questions
            assert list(RULES.faults(game.state)) == []
            possible[options["rules"]] += 1
        else:
            with pytest.raises(BadSetup) as refused:
                start(RULES, seats, 1, options)
            assert len(str(refused.value).splitlines()) == 1
            assert "_" not in str(refused.value)  # an option is called by its name, never by its id
    assert possible == TABLES


@pytest.mark.parametrize("table", ALL, ids=lambda table: str(table.options))
def test_the_reason_is_one_sentence(table: Impossible) -> None:
    with pytest.raises(BadSetup) as refused:
        start(RULES, table.seats, 1, table.options)
    assert str(refused.value) == table.why
