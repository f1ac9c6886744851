"""The locations of New Caprica: what humans and Cylons do there, branch by branch."""

import pytest
from tests.galactica.cards.proof import proves
from tests.rules.galactica_new_caprica import ground, landed, occupied, patrols, returned, stacks
from tests.rules.galactica_tables import RESOURCES

from readyroom.galactica.testing import Table

SHARP = ("strategic_planning-5", "investigative_committee_2-5", "investigative_committee_2-4")
"""Tactics 5, politics 5 and 4."""


def activate(table: Table, place: str) -> Table:
    table.to_do("action").say(0, f"activate:{place}")
    return table


def offered(table: Table, seat: int = 0) -> tuple[str, ...]:
    """What a seat is offered as an action."""
    table.state.current = seat
    return table.to_do("action").labels(seat)


@proves("medical_center", "few cards")
def test_in_the_medical_center_one_draws_a_single_card() -> None:
    table = landed(p0="medical_center").to_do("receive_skills")
    before = table.count(0)
    while table.prompt() == "draw":
        table.answer(0, table.labels(0)[0])
    assert table.count(0) == before + 1


@proves("resistance_hq", "pass", "fail")
@pytest.mark.parametrize(("added", "executed"), [(("strategic_planning-5",), True), (("repair-1",), False)])
def test_resistance_hq(added: tuple[str, ...], executed: bool) -> None:
    """7 are needed; Destiny adds 2 and takes 1, seat 1 adds what is said and seat 3 a tactics card of 1."""
    table = landed().hand(1, *added).hand(3, "launch_scout-1").destiny("launch_scout-2", "repair-1")
    activate(table, "resistance_hq").say(0, "seat:2").add(p1=added, p3=("launch_scout-1",))
    assert (table.prompt() == "character") == executed
    if executed:
        assert table.g.resource("morale") == 9
        table.answer(2, table.labels(2)[0])
        assert table.g.players[2].place == "resistance_hq"


@proves("resistance_hq", "a Cylon", "not for Cylons")
def test_the_resistance_kills_cylons_too_and_has_none_among_it() -> None:
    """They lose their hand, and wake up in the Medical Center as long as Galactica is away."""
    table = landed().hand(1, "strategic_planning-5").destiny("launch_scout-2", "launch_scout-2")
    table.cylon(3, place="shipyard").hand(3, "repair-1")
    assert "activate:resistance_hq" in offered(table)
    table.say(0, "activate:resistance_hq").say(0, "seat:3").add(p1=("strategic_planning-5",))
    assert (table.g.players[3].place, table.count(3), table.g.resource("morale")) == ("medical_center", 0, 10)
    among = landed().cylon(0, place="resistance_hq")
    assert "activate:resistance_hq" not in offered(among)


@proves("detention", "pass", "pass and stay", "fail")
@pytest.mark.parametrize(
    ("added", "to"), [(SHARP, "shipyard"), (SHARP, "detention"), (SHARP[:1], "")], ids=["pass", "stay", "fail"]
)
def test_detention(added: tuple[str, ...], to: str) -> None:
    """9 are needed, politics and tactics; only locations of New Caprica that one may enter are offered."""
    table = landed(p0="detention").hand(1, *added).destiny("repair-1", "repair-1")
    activate(table, "detention").add(p1=added)
    if to:
        entered = {"resistance_hq", "occupation_authority", "breeders_canyon", "shipyard"}
        assert set(table.labels(0)) == {f"location:{place}" for place in ("detention", *entered)}
        table.say(0, to).skip()
    assert (table.prompt(), table.g.players[0].place) == ("stop", to or "detention")


@proves("detention", "no move", "a crisis", "two cards in checks")
def test_detention_holds_its_prisoner() -> None:
    table = landed(p0="detention").hand(0, "repair-1", "repair-1", "repair-1").to_do("movement")
    while table.prompt() == "move":
        assert not any(label.startswith("location") for label in table.labels(0))
        table.say(0, "stay")
    table = landed(p1="detention").hand(1, *["repair-1"] * 3)
    activate(table, "resistance_hq").say(0, "seat:2").skip()
    assert (table.question(1).prompt, table.question(1).at_most) == ("galactica-add-cards", 2)


PRESIDENT = ("tom_zarek", "saul_tigh", "kara_starbuck_thrace")


@proves("occupation_authority", "draw and play", "neither", "only the President")
@pytest.mark.parametrize(("draw", "play", "cards"), [("yes", "food_rationing", 0), ("no", "pass", 0)])
def test_the_president_at_the_occupation_authority(draw: str, play: str, cards: int) -> None:
    """She may draw, then may play: the die of the card, then her own."""
    table = landed(*PRESIDENT, p0="occupation_authority").dice(1, 8).top("food_rationing")
    before = len(table.state.quorum_hand)
    activate(table, "occupation_authority").say(0, draw).say(0, play).skip()
    assert len(table.g.quorum_hand) == before + cards
    assert len(table.events("DieRolled")) == (2 if draw == "yes" else 0)
    assert "activate:occupation_authority" not in offered(landed(*PRESIDENT, p1="occupation_authority"), 1)


@proves("occupation_authority", "one goes on", "none is there")
def test_a_cylon_at_the_occupation_authority() -> None:
    """One of them goes on, where several are the one he says; with none on the board he places two."""
    table = occupied(landed().cylon(0, place="occupation_authority"), breeders_canyon=1, occupation_authority=1)
    activate(table, "occupation_authority").say(0, "breeders_canyon")
    assert patrols(table.g) == {"occupation_authority": 2, "shipyard": 1}
    table = activate(landed().cylon(0, place="occupation_authority"), "occupation_authority")
    assert patrols(table.g) == {"occupation_authority": 2}


@proves("breeders_canyon", "nearer", "which resource", "no more jumps")
def test_a_human_in_breeders_canyon() -> None:
    """The highest resource is less by one, of several the one that is chosen; the marker goes on."""
    table = landed(p0="breeders_canyon")
    table.state.resources = [8, 9, 7, 9]
    activate(table, "breeders_canyon")
    assert table.labels(0) == ("resource:fuel", "resource:population")
    table.say(0, "fuel")
    assert (table.g.resources, table.g.jump_track) == ([8, 8, 7, 9], 1)
    alone = landed(p0="breeders_canyon")
    alone.state.resources = [8, 9, 10, 7]
    activate(alone, "breeders_canyon")
    assert (dict(zip(RESOURCES, alone.g.resources, strict=True))["morale"], alone.g.jump_track) == (9, 1)
    crowded = landed(p0="breeders_canyon")
    crowded.state.resources = [8, 7, 8, 9]
    activate(crowded, "breeders_canyon")
    assert (crowded.g.resources, crowded.g.jump_track) == ([8, 7, 8, 8], 1)
    assert "activate:breeders_canyon" not in offered(returned(landed(p0="breeders_canyon")))


@proves("shipyard", "prepare", "nothing to do")
def test_a_ship_is_prepared_at_the_shipyard() -> None:
    table = landed(p0="shipyard")
    ground(table.state, locked=("civ_empty", "civ_population_1"), prepared=("civ_population_2",))
    activate(table, "shipyard")
    assert (stacks(table.g), table.prompt()) == ((1, 2), "stop")
    assert [ship.face for ship in table.g.prepared] == ["civ_empty", "civ_population_2"]  # the last one is on top
    bare = landed(p0="shipyard")
    ground(bare.state, prepared=("civ_empty",))
    assert "activate:shipyard" not in offered(bare)


@proves("shipyard", "evacuate and stay", "evacuate and go")
@pytest.mark.parametrize("to", ["shipyard", "command"])
def test_a_ship_is_evacuated_at_the_shipyard(to: str) -> None:
    """The current player says where it goes; then one may go aboard Galactica, and to no other ship."""
    table = returned(landed(p0="shipyard"))
    ground(table.state, locked=("civ_empty",), prepared=("civ_population_1", "civ_empty"))
    activate(table, "shipyard").say(0, "evacuate").say(0, "port_aft")
    assert [ship.face for ship in table.g.civilians[4]] == ["civ_population_1"]
    assert not {"location:brig", "location:pegasus_cic", "location:resistance_hq"} & {*table.labels(0)}
    table.say(0, to).skip()
    assert (table.g.players[0].place, stacks(table.g), table.prompt()) == (to, (1, 1), "stop")


@proves("shipyard", "top", "bottom", "none is locked")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_a_cylon_at_the_shipyard_sees_the_top_locked_ship(where: str) -> None:
    table = landed().cylon(0, place="shipyard")
    ground(table.state, locked=("civ_population_2", "civ_empty", "civ_empty"))
    activate(table, "shipyard")
    assert (table.question(0).facts or {})["ship"] == "civ_population_2"
    table.say(0, where)
    seen = [[ship["face"] for ship in table.game.view(seat)["locked"]] for seat in (0, 1)]
    known = ["civ_population_2", None, None]
    assert seen == [known if where == "top" else known[::-1], [None] * 3]
    bare = landed().cylon(0, place="shipyard")
    ground(bare.state)
    assert "activate:shipyard" not in offered(bare)
