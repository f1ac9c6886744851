"""Every branch of every Crisis and Super Crisis card that is not an attack: what changes, and nothing else.

Seat 0 is the current player, seat 1 the President, seat 2 the Admiral; seat 3 helps the checks along. A case names the
answers that are asked for on the way (`says`) and the whole difference between before and after.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.effects import AllOf, Choice, ChooseAndSend, Effect, LowRoll, PayOr, Pick, SkillCheck
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import Table

SEATS = ("saul_tigh", "laura_roslin", "william_adama", "tom_zarek")
HANDS = {0: ["repair-1"] * 6, 1: ["consolidate_power-1"] * 6, 2: ["evasive_maneuvers-1"] * 6}

Case = dict[str, Any]


def _riots() -> dict[str, Case]:
    return {"first": {"food": -1, "morale": -1}, "second": {"population": -1, "fuel": -1}}


def _water_shortage() -> dict[str, Case]:
    return {"first": {"food": -1}, "second": {"hand1": -2, "hand0": -3}}


def _rescue_mission() -> dict[str, Case]:
    return {"first": {"morale": -1, "place0": "sickbay"}, "second": {"fuel": -1, "raptors": -1}}


CASES: dict[str, dict[str, Case]] = {
    "a_traitor_accused": {
        "first/pass": {},
        "first/fail": {"says": ["seat:3"], "place3": "brig"},
        "second": {"hand0": -5},
    },
    "admiral_grilled": {
        "first/pass": {},
        "first/fail": {"morale": -1, "hand2": -2},
        "second": {"morale": -1},
    },
    "analyze_enemy_fighter": {
        "first/pass": {"raptors": 1},
        "first/fail": {"population": -1},
        "second/low": {"dice": (4,), "population": -1, "hand0": -2},
        "second/high": {"dice": (5,)},
    },
    "bomb_threat": {
        "first/pass": {},
        "first/fail": {"morale": -1, "population": -1, "civilian_pile": -1},
        "second/low": {"dice": (4,), "morale": -1, "population": -1, "civilian_pile": -1},
        "second/high": {"dice": (5,)},
    },
    "build_cylon_detector": {"first": {"nukes": -1}, "second": {"morale": -1, "hand2": -2}},
    "colonial_day": {
        "first/pass": {"morale": 1},
        "first/fail": {"morale": -2},
        "second": {"morale": -1},
    },
    "crash_landing": {
        "pass": {},
        "fail/paid": {"says": ["yes"], "fuel": -1},
        "fail/unpaid": {"says": ["no"], "morale": -1, "place0": "sickbay"},
    },
    "crippled_raider": {
        "first/pass": {"track": 1},
        "first/fail": {"population": -1},
        "second/low": {
            "dice": (4,),
            "raiders": (6, 0, 0, 0, 0, 0),
            "civilians": (0, 0, 0, 3, 0, 0),
            "civilian_pile": -1,
        },
        "second/high": {"dice": (5,)},
    },
    "cylon_accusation": {"pass": {}, "fail": {"place0": "brig"}},
    "cylon_screenings": {
        "first/pass": {},
        "first/fail": {"says": ["seat:2"], "morale": -1, "looked": ((0, 2),)},
        "second": {"hand0": -2, "hand1": -2, "hand2": -2},
    },
    "cylon_tracking_device": {
        "pass": {},
        "fail": {
            "raptors": -1,
            "basestars": (0, 0),
            "civilians": (0, 0, 0, 4, 0, 0),
            "civilian_pile": -2,
        },
    },
    "cylon_virus": {
        "pass": {},
        "fail": {"at": {0: "ftl_control"}, "place0": "sickbay", "boarding": (1, 0, 0, 0, 0)},
    },
    "declare_martial_law": {
        "first": {"morale": -1, "president": 2},
        "second": {"population": -1, "hand2": -2},
    },
    "detector_sabotage": {
        "pass": {},
        "fail": {"at": {3: "research_lab"}, "place3": "sickbay", "kept": ("detector_sabotage",), "crises": ()},
    },
    "elections_loom": {"pass": {}, "partial": {"morale": -1}, "fail": {"morale": -1, "hand1": -4}},
    "food_shortage": {"first": {"food": -2}, "second": {"food": -1, "hand1": -2, "hand0": -3}},
    "forced_water_mining": {
        "first/pass": {"food": 1},
        "first/fail": {"population": -1, "morale": -1},
        "second": {"food": 1, "morale": -1, "hand0": -1, "hand1": -1, "hand2": -1},
    },
    "fulfiller_of_prophecy": {
        "first/pass": {"hand0": 1},
        "first/fail": {"population": -1},
        "second": {"at": {0: "brig"}, "hand0": -1},  # a prisoner draws no second card; see below
    },
    "guilt_by_collusion": {
        "pass/somebody": {"says": ["seat:1"], "place1": "brig"},
        "pass/nobody": {"says": ["nobody"]},
        "fail": {"morale": -1},
    },
    "hangar_accident": {
        "pass": {},
        "partial": {"population": -1},
        "fail": {"population": -1, "reserves": -2, "damaged_vipers": 2},
    },
    "informing_the_public": {
        "first/pass": {"says": ["seat:3"], "looked": ((0, 3),)},
        "first/fail": {"morale": -2},
        "second/low": {"dice": (4,), "morale": -1, "population": -1},
        "second/high": {"dice": (5,)},
    },
    "jump_computer_failure": {"pass": {}, "fail": {"population": -1, "track": -1}},
    "keep_tabs_on_visitor": {
        "first/pass": {},
        "first/fail/low": {"dice": (4,), "population": -2},
        "first/fail/high": {"dice": (5,)},
        "second": {"hand0": -4},
    },
    "legendary_discovery": {
        "pass": {"destinations": ("legendary_discovery",), "crises": ()},
        "fail": {"food": -1, "raptors": -1},
    },
    "loss_of_a_friend": {"pass": {}, "partial": {"hand0": -2}, "fail": {"morale": -1, "hand0": -2}},
    "low_supplies": {"pass": {}, "fail": {"morale": -1}},
    "mandatory_testing": {"pass": {"looked": ((1, 0),)}, "partial": {}, "fail": {"morale": -1}},
    "missing_g4_explosives": {
        "pass": {},
        "fail": {"at": {0: "armory", 3: "armory"}, "food": -1, "place0": "brig", "place3": "brig"},
    },
    "network_computers": {
        "first/pass": {"track": 1},
        "first/fail": {"population": -1, "boarding": (1, 0, 0, 0, 0)},
        "second": {"population": -1, "track": -1},
    },
    "prison_labor": {"pass": {}, "fail": {"morale": -1, "food": -1}},
    "prisoner_revolt": {
        "pass": {},
        "partial": {"population": -1},
        "fail": {"says": ["seat:3"], "population": -1, "president": 3},
    },
    "requested_resignation": {
        "first": {"hand1": -2, "hand2": -2},
        "second/first": {"says": ["part:first"], "president": 2},
        "second/second": {"says": ["part:second"], "place1": "brig"},
    },
    "rescue_caprica_survivors": {
        "first": {"fuel": -1, "food": -1, "population": 1},
        "second": {"morale": -1},
    },
    "rescue_mission": _rescue_mission(),
    "rescue_mission_2": _rescue_mission(),
    "rescue_the_fleet": {
        "first": {"population": -2},
        "second": {
            "morale": -1,
            "basestars": (0, 0),
            "raiders": (6, 0, 0, 0, 0, 0),
            "civilians": (0, 0, 0, 5, 0, 0),
            "civilian_pile": -3,
        },
    },
    "resistance": {"pass": {}, "partial": {"food": -1}, "fail": {"food": -1, "fuel": -1}},
    "riots": _riots(),
    "riots_2": _riots(),
    "scouting_for_fuel": {
        "first/pass": {"fuel": 1},
        "first/fail": {"fuel": -1, "raptors": -1},
        "second/low": {"dice": (4,), "fuel": -1},
        "second/high": {"dice": (5,)},
    },
    "scouting_for_water": {
        "first/pass": {"food": 1},
        "first/fail": {"fuel": -1, "raptors": -1},
        "second": {"food": -1},
    },
    "security_breach": {"pass": {}, "fail": {"morale": -1, "place0": "sickbay"}},  # Tigh is in Command
    "send_survey_team": {
        "first/pass": {},
        "first/fail": {"place0": "sickbay", "raptors": -1},
        "second/low": {"dice": (5,), "fuel": -1},
        "second/high": {"dice": (6,)},
    },
    "sleep_deprivation": {
        "first": {"vipers": (0, 0, 0, 0, 0, 0), "reserves": 2, "place0": "sickbay"},
        "second": {"morale": -1},
    },
    "terrorist_bomber": {"pass": {}, "fail": {"morale": -1, "place0": "sickbay"}},
    "terrorist_investigations": {
        "pass": {"says": ["seat:2"], "looked": ((0, 2),)},
        "partial": {},
        "fail": {"morale": -1},
    },
    "the_olympic_carrier": {"pass": {}, "partial": {"population": -1}, "fail": {"morale": -1, "population": -1}},
    "unexpected_reunion": {"pass": {}, "fail": {"morale": -1, "hand0": -6}},
    "unidentified_ship": {"pass": {}, "fail": {"population": -1}},
    "water_sabotaged": {"first/pass": {}, "first/fail": {"food": -2}, "second": {"food": -1}},
    "water_shortage": _water_shortage(),
    "water_shortage_2": _water_shortage(),
    "water_shortage_3": _water_shortage(),
    "weapon_malfunction": {
        "pass": {},
        "fail": {
            "at": {3: "weapons_control"},
            "says": ["area:port_aft"],
            "vipers": (0, 0, 0, 0, 0, 0),
            "damaged_vipers": 2,
            "place3": "sickbay",
        },
    },
    "witch_hunt": {
        "pass": {},
        "partial": {"morale": -1},
        "fail": {"says": ["seat:0"], "morale": -1, "place0": "sickbay"},
    },
    "bomb_on_colonial_1": {
        "pass": {},
        "fail": {
            "morale": -2,
            "place1": "sickbay",
            "place3": "sickbay",
            "kept": ("bomb_on_colonial_1",),
            "crises": (),
        },
    },
    "cylon_intruders": {
        "pass": {},
        "partial": {"boarding": (1, 0, 0, 0, 0)},
        "fail": {"boarding": (2, 0, 0, 0, 0), "damage": 1},
    },
    "fleet_mobilization": {
        "pass": {"dice": (1,), "raiders": (6, 0, 0, 0, 0, 0)},
        # the basestar misses, three raiders fly towards the civilian ships, a heavy raider and raiders are launched
        "fail": {
            "dice": (1,),
            "morale": -1,
            "raiders": (3, 3, 0, 0, 0, 0),
            "heavies": (1, 0, 0, 0, 0, 0),
        },
    },
    "inbound_nukes": {"pass": {}, "fail": {"fuel": -1, "food": -1, "population": -1}},
}


# --- all branches of a text --------------------------------------------------------------------------------


def branches(effect: Effect) -> list[str]:
    """The names of all ways through an effect."""
    if isinstance(effect, SkillCheck):
        results = [("pass", effect.on_pass), ("fail", effect.on_fail)]
        if effect.partial is not None:
            results.append(("partial", effect.on_partial))
        return _named(results)
    if isinstance(effect, (Choice, Pick)):
        return _named([("first", effect.first), ("second", effect.second)])
    if isinstance(effect, LowRoll):
        return [*_named([("low", effect.effect)]), "high"]
    if isinstance(effect, PayOr):
        return _named([("paid", effect.price), ("unpaid", effect.otherwise)])
    if isinstance(effect, ChooseAndSend) and effect.optional:
        return ["somebody", "nobody"]
    if isinstance(effect, AllOf):
        found = [branch for part in effect.effects for branch in branches(part) if branch]
        return found or [""]
    return [""]


def _named(parts: list[tuple[str, Effect]]) -> list[str]:
    return [f"{name}/{rest}" if rest else name for name, effect in parts for rest in branches(effect)]


def texts() -> Iterator[tuple[str, Effect]]:
    for card in CRISES.values():
        if isinstance(card, Crisis):
            yield card.id, card.text


def test_no_branch_of_no_card_is_missing() -> None:
    wanted = {(card, branch) for card, text in texts() for branch in branches(text)}
    assert wanted == {(card, branch) for card, cases in CASES.items() for branch in cases}
    assert len(wanted) == 154


# --- before and after --------------------------------------------------------------------------------------


def snapshot(g: Galactica) -> dict[str, Any]:
    return {
        **dict(zip(("food", "fuel", "morale", "population"), g.resources, strict=True)),
        "track": g.jump_track,
        "raptors": g.raptors,
        "reserves": g.reserves,
        "damaged_vipers": g.damaged_vipers,
        "nukes": g.nukes,
        **{f"hand{seat}": len(g.players[seat].hand) for seat in (0, 1, 2)},
        "civilian_pile": len(g.civilian_pile),
        "damage": len(g.damaged) + 8 - len(g.damage_pile) - len(g.damaged),
        "president": (g.president,),
        "admiral": (g.admiral,),
        **{f"place{player.seat}": (player.place,) for player in g.players},
        "raiders": tuple(g.raiders),
        "heavies": tuple(g.heavies),
        "basestars": tuple(base.area for base in g.basestars),
        "vipers": tuple(g.vipers),
        "civilians": tuple(map(len, g.civilians)),
        "boarding": tuple(g.boarding),
        "kept": tuple(g.kept),
        "crises": tuple(g.crises),
        "destinations": tuple(g.destinations),
    }


def difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for key, now in after.items():
        if now != before[key]:
            if isinstance(now, int):
                changed[key] = now - before[key]
            else:
                single = len(now) == 1 and key.rstrip("0123") in ("president", "admiral", "place")
                changed[key] = now[0] if single else now
    return changed


def total_for(text: Effect, branch: str) -> tuple[str, int | None]:
    """The part to choose and the strength for a branch: the lowest that passes, the highest that fails."""
    part = ""
    steps = branch.split("/")
    if isinstance(text, Choice):
        part = steps.pop(0)
        text = text.first if part == "first" else text.second
    if not isinstance(text, SkillCheck):
        return part, None
    floor = text.difficulty if text.partial is None else text.partial
    return part, {"pass": text.difficulty, "partial": floor, "fail": floor - 1}[steps[0]]


@pytest.mark.parametrize(("card", "branch"), [(card, branch) for card in CASES for branch in CASES[card]])
def test_a_branch(card: str, branch: str) -> None:
    case = dict(CASES[card][branch])
    table = Table(*SEATS)
    g = table.state
    assert (g.president, g.admiral) == (1, 2)
    for seat, hand in HANDS.items():
        table.hand(seat, *hand)
    for seat, place in case.pop("at", {}).items():
        table.place(seat, place)
    g.civilian_pile = ["civ_population_1"] * 4
    g.jump_track, g.raptors = 1, 3
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    part, total = total_for(crisis.text, branch)
    before = snapshot(g)
    before["crises"] = (card,)
    table.resolve(card, part=part, total=total, dice=case.pop("dice", ()), helper=3)
    says = list(case.pop("says", []))
    while table.prompt() != "stop":
        if table.prompt() == "" or table.prompt() == "discard":
            for question in table.game.questions:
                table.game.answer(question.seat, tuple(range(question.at_least)))
        else:
            table.say(table.question().seat, says.pop(0))
    assert says == []
    looked = tuple((event["seat"], event["source"]) for event in table.events("LoyaltySeen"))
    assert looked == case.pop("looked", ())
    after = snapshot(table.g)
    assert difference(before, after) == case
    for viewer in (0, 1, 2, 3, None):
        seen = table.game.view(viewer)
        assert list(seen["resources"].values()) == table.g.resources
        assert [player["hand"] for player in seen["players"]] == [len(player.hand) for player in table.g.players]
        assert seen["kept"] == table.g.kept
        for event in table.events("LoyaltySeen", viewer):
            assert (event["cards"] is not None) == (viewer in (event["seat"], event["source"]))


@pytest.mark.parametrize(("food", "morale"), [(5, 8), (6, 9)])
def test_low_supplies_are_worse_with_little_food(food: int, morale: int) -> None:
    table = Table(*SEATS)
    table.state.resources[0] = food
    table.resolve("low_supplies", total=6, helper=3)
    assert table.g.resource("morale") == morale


def test_fulfiller_of_prophecy_calls_for_another_crisis_after_its_icons() -> None:
    table = Table(*SEATS).hand(0, "repair-1").dice(1).to_do("crisis").top("fulfiller_of_prophecy", "riots")
    table.skip()
    table.say(0, "part:second").skip()
    kinds = [event["event"] for event in table.game.events(None)]
    assert [event["card"] for event in table.events("CrisisDrawn")] == ["fulfiller_of_prophecy", "riots"]
    assert kinds.index("CylonShipsActivated") < len(kinds) - 1 - kinds[::-1].index("CrisisDrawn")
    table.dice(1).say(2, "part:first").skip()
    assert table.g.jump_track == 1  # the second card's icon


def test_detector_sabotage_forbids_looking() -> None:
    table = Table("gaius_baltar", "laura_roslin", "william_adama")
    assert "ability:cylon_detector" in table.labels(0)
    table = Table("gaius_baltar", "laura_roslin", "william_adama").top("detector_sabotage")
    table.state.kept.append(table.state.crisis.cards.pop())
    table.state.crisis.seen.pop()
    assert "ability:cylon_detector" not in table.labels(0)


def test_bomb_on_colonial_1_closes_it() -> None:
    table = Table(*SEATS).hand(0, "repair-1").to_do("movement").top("bomb_on_colonial_1")
    table.state.kept.append(table.state.super_crisis.cards.pop())
    table.state.super_crisis.seen.pop()
    assert not {"location:press_room", "location:administration"} & set(table.labels(0))


@pytest.mark.parametrize("card", [card.id for card in CRISES.values() if isinstance(card, Crisis)])
def test_the_icons_of_a_card_are_carried_out_after_its_text(card: str) -> None:
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    table = Table(*SEATS).empty_space().place(0, "armory").to_do(f"resolve:{card}").top(card)
    deck = table.state.crisis if card in table.state.crisis.cards else table.state.super_crisis
    table.state.crises.append(deck.cards.pop())
    deck.seen.pop()
    while table.prompt() != "stop":
        question = table.question()
        several = question.kind != "one"
        table.game.answer(question.seat, tuple(range(question.at_least)) if several else 0)
    icons = [event["kind"] for event in table.events("CylonShipsActivated")]
    assert icons[len(icons) - len(crisis.activate) :] == list(crisis.activate)
    text_moves = {"crippled_raider", "network_computers", "jump_computer_failure"}
    if card not in text_moves:
        assert table.g.jump_track == int(crisis.jump)


def test_sleep_deprivation_brings_pilots_home() -> None:
    table = Table("saul_tigh", "laura_roslin", "lee_apollo_adama").to_do("text:sleep_deprivation")
    table.say(table.state.admiral, "part:first").skip()
    assert table.g.players[2].place == "hangar_deck"
    assert table.g.players[0].place == "sickbay"
    assert table.g.reserves == 8


def test_mandatory_testing_of_the_president_himself_does_nothing() -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek")
    table.resolve("mandatory_testing", total=13)
    assert table.events("NotPossible")[0]["what"] == "look-loyalty"
