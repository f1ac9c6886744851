"""Players on the way to Kobol: which destination, what a jump icon is worth, which cards stay on top of their deck."""

import pytest
from tests.rules.galactica_tables import jumping, travelled

from readyroom.galactica.testing import Table
from readyroom.players import Chair, make_player
from readyroom.players.galactica.effects import crisis_worth, icon_worth, usual_crisis, usual_destination
from readyroom.players.galactica.table import Table as Numbers

LEVELS = ("easy", "normal")
CREW = ("william_adama", "laura_roslin", "chief_galen_tyrol")


def choice(table: Table, level: str) -> str:
    question = table.skip().question()
    answer = make_player("galactica", level, 1).answer(Chair(table.game, question))
    assert isinstance(answer, int)
    return question.labels[answer]


def numbers(table: Table) -> Numbers:
    return Numbers(table.game.seen(0), 0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("been", "chosen"),
    [((), "card:desolate_moon"), (("asteroid_field", "asteroid_field", "icy_moon"), "card:tylium_planet")],
)
def test_an_admiral_goes_no_further_than_the_next_jump_needs(level: str, been: tuple[str, ...], chosen: str) -> None:
    """At distance 7 any destination is far enough: three fuel for two more are for nothing."""
    table = jumping(Table(*CREW), *been)
    table.state.phases = ["sleeper"]
    table.state.jump_track = 4
    assert choice(table.top("tylium_planet", "desolate_moon"), level) == chosen


def test_a_jump_icon_counts_for_more_before_the_last_jump_and_for_all_at_the_end_of_the_track() -> None:
    table = Table(*CREW)
    early = icon_worth(numbers(table))
    travelled(table, "asteroid_field", "asteroid_field", "barren_planet").state.phases = ["sleeper"]
    late = [icon_worth(numbers(table))]
    for track in range(1, 5):
        table.state.jump_track = track
        late.append(icon_worth(numbers(table)))
    assert early < late[0]
    assert late == sorted(late)
    assert late[4] > 5 * late[0]


def test_what_nobody_has_looked_at_is_worth_what_the_deck_is_on_average() -> None:
    table = numbers(Table(*CREW))
    worths = [crisis_worth(table, card) for card in table.contents.deck("crisis")]
    assert min(worths) < usual_crisis(table) < max(worths)
    assert usual_crisis(table) == pytest.approx(sum(worths) / len(worths))
    assert usual_destination(table) > 0


def test_fuel_is_dearer_where_the_cylon_fleet_pursues() -> None:
    alone = numbers(Table(*CREW, rules="exodus"))
    pursued = numbers(Table(*CREW, rules="exodus", cylon_ships="fleet_board"))
    assert pursued.loss("fuel") > alone.loss("fuel")
    assert pursued.gain("fuel") > alone.gain("fuel")
    assert pursued.loss("food") == alone.loss("food")
