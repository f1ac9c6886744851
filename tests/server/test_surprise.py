"""Options that a host leaves to chance: rolled when the table starts, shown then, and nowhere before."""

from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path

import pytest
from tests.server.clients import Asker, go, local, running

from readyroom import catalogue
from readyroom.kernel import BadSetup, Json
from readyroom.server import surprise

RULES = catalogue.rules_of("galactica")


def outcomes(seats: int, **given: str) -> set[tuple[str, str, str]]:
    found = set()
    for last in (0, -1):
        options = surprise.settle(RULES, seats, given, itemgetter(last))
        found.add((options["rules"], options["objective"], options["cylon_ships"]))
    return found


def test_what_is_left_open_is_rolled_of_what_goes_together() -> None:
    to = {("exodus", "kobol", "attack_cards"), ("exodus", "ionian", "attack_cards")}
    assert outcomes(4, rules="exodus", objective="surprise") == to
    every = outcomes(4, rules="surprise", objective="surprise", cylon_ships="surprise")
    assert ("base", "kobol", "attack_cards") in every
    assert {rules for rules, _, _ in every} == {"base", "combined"}
    assert outcomes(5, rules="base", objective="surprise") == {("base", "kobol", "attack_cards")}
    assert outcomes(5, rules="surprise", objective="ionian") >= {("exodus", "ionian", "attack_cards")}


def test_each_value_is_as_likely_whatever_goes_with_it() -> None:
    seen: list[list[object]] = []

    def last(values: Sequence[Json]) -> Json:
        seen.append([*values])
        return values[-1]

    surprise.settle(RULES, 4, {"rules": "surprise", "objective": "surprise"}, last)
    assert seen[0] == ["base", "exodus", "combined"]
    assert "ionian" in seen[1]


def test_nothing_is_left_open_that_may_not_be() -> None:
    assert surprise.left_open(RULES, {"difficulty": "surprise"}) == []
    with pytest.raises(BadSetup):
        surprise.read_options(RULES, 4, {"difficulty": "surprise"})
    with pytest.raises(BadSetup):
        surprise.read_options(RULES, 9, {"rules": "surprise"})
    with pytest.raises(BadSetup):
        surprise.settle(RULES, 4, {"rules": "surprise", "objective": "atlantis"}, lambda of: of[0])


def test_without_a_surprise_options_are_read_as_ever() -> None:
    given = {"rules": "exodus", "objective": "ionian"}
    assert surprise.read_options(RULES, 4, given) == RULES.read_options(4, given)
    assert surprise.settle(RULES, 4, given, lambda of: of[0]) == RULES.read_options(4, given)
    assert surprise.foreseen(RULES, 4, given) == RULES.read_options(4, given)


def test_what_comes_with_chance_is_not_known_before() -> None:
    """Cylon ships are those of the boxes, whichever these are; what is the same with all of them is known."""
    known = surprise.foreseen(RULES, 4, {"rules": "surprise"})
    assert known["rules"] == "surprise"
    assert [known[name] for name in ("cylon_ships", "personal_goals", "final_five")] == [None] * 3
    assert (known["objective"], known["sympathizer"], known["difficulty"]) == ("kobol", True, "normal")
    assert (
        surprise.foreseen(RULES, 4, {"rules": "surprise", "cylon_ships": "attack_cards"})["cylon_ships"]
        == "attack_cards"
    )
    goals = surprise.foreseen(RULES, 4, {"rules": "combined", "objective": "surprise"})["personal_goals"]
    assert goals is True


@pytest.mark.parametrize(
    ("seats", "given", "why"),
    [
        (5, {"rules": "surprise", "sympathizer": False}, "This goes with nothing that chance may bring."),
        (4, {"rules": "surprise", "fewer_crises": True}, "This goes with nothing that chance may bring."),
        (4, {"rules": "combined", "objective": "surprise", "sympathizer": False}, "There is no Sympathizer"),
        (5, {"rules": "exodus", "objective": "surprise", "sympathizer": False}, "for four or six players; with 5"),
        (9, {"rules": "surprise"}, "seats"),
    ],
)
def test_the_reason_is_one_that_holds_whatever_chance_brings(seats: int, given: dict[str, Json], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        surprise.read_options(RULES, seats, given)


def test_fewer_crises_can_be_chosen_where_attack_cards_may_come() -> None:
    for ships in ("surprise", "attack_cards"):
        given: dict[str, Json] = {"rules": "surprise", "cylon_ships": ships, "fewer_crises": True}
        options = surprise.settle(RULES, 4, given, itemgetter(0))
        assert (options["rules"], options["cylon_ships"], options["fewer_crises"]) == ("combined", "attack_cards", True)


def test_the_server_rolls_when_the_table_starts(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            host = await Asker(server.url, "host").be_guest()
            given = {"rules": "surprise", "objective": "surprise"}
            checked = await host.make("/api/games/galactica/check", seats=4, options=given)
            assert checked["why"] is None
            assert checked["options"]["rules"] == checked["options"]["objective"] == "surprise"
            assert checked["chosen"] == given
            made = await host.make("/api/tables", game="galactica", seats=4, options=given)
            assert made["table"]["options"] == given
            path = f"/api/tables/{made['table']['id']}"
            changed = await host.http.patch(path, json={"seats": 3})
            assert changed.json()["table"]["options"] == given
            await host.make(f"{path}/fill")
            started = await host.make(f"{path}/start")
            options = started["table"]["options"]
            assert options["rules"] in ("base", "exodus", "combined")
            assert RULES.read_options(3, options) == options
            (shown,) = [one for one in await host.get("/api/games") if one["name"] == "galactica"]
            open_ones = {one["name"] for one in shown["settings"] if one["surprise"]}
            assert open_ones == {"rules", "objective", "cylon_ships"}

    go(main)
