"""The view as types: what everybody sees, what only its owner sees, and what goes over the wire."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec.structs import asdict
from tests.galactica.lighthouse import MODE, opened

from readyroom.galactica import RULES
from readyroom.galactica.boxes import Pile
from readyroom.galactica.characters import hand_limit
from readyroom.galactica.decks import draw_to_choose
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.sides import CYLON
from readyroom.galactica.skills import POLITICS, skill_bits
from readyroom.galactica.state import Check, Galactica, LoyaltyCard, Options
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.galactica.view import GalacticaView
from readyroom.kernel import Game, start
from readyroom.players import random_answer
from readyroom.web.types import typescript, view_schema

OWN = {"seat", "players", "hand", "office_hands", "areas", "known", "check", "held"}
"""Entries of which a seat may know more than a spectator."""


def positions(rules: GalacticaRules, seats: int, seed: int, options: dict[str, Any]) -> Iterator[Game[Galactica]]:
    game, rng = start(rules, seats, seed, options), Random(seed)
    while not game.over:
        question = rng.choice(game.questions)
        game.answer(question.seat, random_answer(question, rng))
        if len(game) % 9 == 0 or game.over:
            yield game


def test_a_seat_sees_what_everybody_sees_and_what_it_alone_knows() -> None:
    differs: set[str] = set()
    for game in positions(RULES, 4, 2, {}):
        everybody: GalacticaView = game.seen(None)
        assert [everybody.seat, everybody.hand, everybody.held] == [None] * 3
        for seat in range(4):
            mine: GalacticaView = game.seen(seat)
            differs |= {name for name, part in asdict(mine).items() if part != getattr(everybody, name)}
            assert len(mine.hand or ()) == everybody.players[seat].hand
            assert isinstance(mine.office_hands["quorum"], list) == (mine.titles.get("president") == seat)
    assert differs <= OWN
    assert differs >= OWN - {
        "areas",
        "held",
    }  # few games look at civilian ships, or have somebody choose at this moment


def test_decks_are_named_of_which_one_may_know_top_cards() -> None:
    """Others have no word about it, whatever lies in their box."""
    game = start(EVERY_MODE, 3, 1, {"rules": "exodus", "objective": "ionian"})
    assert [*game.seen(0).known] == ["crisis", "quorum", "destination"]
    assert game.seen(None).known == {}


def test_the_strength_of_a_check_is_there_once_it_is_shown_and_may_be_0() -> None:
    g = Table("william_adama", "laura_roslin", "saul_tigh").state
    g.check = Check("prison_labor", 9, skill_bits(POLITICS), None, added=[0, 0, 0])
    for shown, total in ((False, None), (True, 0)):
        g.check.shown = shown
        for viewer in (0, None):
            check = RULES.seen(g, viewer).check
            assert check is not None
            assert check.total == total


def test_when_all_is_over_everybody_sees_all_loyalty_cards() -> None:
    cards = ["cylon_can_send_to_brig", HUMAN]
    for left, seen in ((1, [None, None]), (0, cards)):
        table = Table("william_adama", "laura_roslin", "saul_tigh").loyal(2, *cards).to_do("end_of_turn")
        table.state.resources[0] = left
        table.skip()
        for viewer in (0, 1, None):
            assert [card.card for card in table.game.seen(viewer).players[2].loyalty] == seen
        assert [card.card for card in table.game.seen(2).players[2].loyalty] == cards


def test_the_plain_view_is_the_typed_one() -> None:
    for seats, options in ((3, {}), (1, {}), (4, {"rules": "exodus", "cylon_ships": "fleet_board"})):
        for game in positions(EVERY_MODE, seats, 3, options):
            for viewer in (None, *range(seats)):
                assert msgspec.json.encode(game.seen(viewer)) == msgspec.json.encode(game.view(viewer))
                assert msgspec.convert(game.view(viewer), GalacticaView) == game.seen(viewer)


def test_the_view_says_all_that_is_played_with() -> None:
    """What has its default too, of which stored states write nothing."""
    game = start(RULES, 4, 1, {"sympathizer": False})
    assert game.view(None)["options"] == asdict(Options(sympathizer=False))


def test_things_of_a_box_nobody_knows_are_found_by_their_ids() -> None:
    with opened():
        view: GalacticaView = start(GalacticaRules(("base", MODE)), 3, 1, {"rules": MODE}).seen(1)
        assert view.tokens["tide"] == {"low": 1}
        assert {"flare", "omen"} <= {*view.decks}
        assert view.decks["omen"].facedown == {"gallery": 0}
        assert view.players[1].holds["omen"] == []
        assert view.players[0].holds["omen"] == 0
        assert msgspec.convert(msgspec.to_builtins(view), GalacticaView) == view


def test_a_hand_that_goes_with_an_office_of_a_box_is_its_holders() -> None:
    with opened() as made:
        made.piles.append(Pile("charter", office="warden"))
        made.card("charter", "dim_the_lamps")
        game = start(GalacticaRules(("base", MODE)), 3, 1, {"rules": MODE})
        g = game.state
        g.titles["warden"] = 1
        g.office_hands["charter"].append(g.decks["charter"].cards.pop())
        g.decks["charter"].seen.pop()
        for viewer in (None, 0, 1, 2):
            seen: GalacticaView = game.seen(viewer)
            assert seen.office_hands["charter"] == (["dim_the_lamps"] if viewer == 1 else 1)


def test_the_clients_types_are_those_of_the_view() -> None:
    text = typescript(view_schema("galactica", GalacticaView))
    for line in ("  hand: string[] | null;", "  players: PlayerView[];", "  holds: Record<string, string[] | number>;"):
        assert line in text.splitlines()
    assert "unknown" not in text


def test_names_of_a_fixed_set_are_types_of_their_own_in_the_client() -> None:
    lines = typescript(view_schema("galactica", GalacticaView)).splitlines()
    assert "  resources: Record<Resource, number>;" in lines
    assert "  areas: Record<Area, AreaView>;" in lines
    assert "  skills: Skill[];" in lines
    assert "export type Resource = 'food' | 'fuel' | 'morale' | 'population';" in lines


def test_only_what_may_be_unset_may_be_absent_in_the_client() -> None:
    lines = typescript(view_schema("galactica", GalacticaView)).splitlines()
    assert [line.strip() for line in lines if "?" in line] == [
        "for_turn?: string[];",
        "misses?: Record<Area, number>;",
        "motives?: OutlookView;",
        "away?: boolean;",
        "locked?: CivilianView[];",
        "prepared?: CivilianView[];",
        "mission?: MissionView;",
        "missions?: string[];",
        "shown?: string[];",
        "size?: number;",
        "top?: string | null;",
        "cards?: string[];",
        "facedown?: Record<string, number>;",
        "reckless?: boolean;",
        "orderly?: boolean;",
        "hands_open?: boolean;",
        "extra?: number;",
        "turned?: string[];",
    ]


def test_who_has_drawn_twice_sees_all_of_it() -> None:
    """They choose among the last cards; the others are still in their hand."""
    table = Table("william_adama", "laura_roslin", "saul_tigh")
    for seat, pile in ((0, "crisis"), (1, "crisis"), (0, "quorum")):
        draw_to_choose(table.state, seat, pile, 1)
    first, others, last = (held.cards[0] for held in table.state.held)
    held = {viewer: table.game.view(viewer)["held"] for viewer in (0, 1, 2, None)}
    assert held == {0: [first, last], 1: [others], 2: None, None: None}


def test_limits_and_milestones_are_told() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "lee_apollo_adama")
    g = table.state
    sight = RULES.seen(g, None)
    assert [player.hand_limit for player in sight.players] == [hand_limit(g, player) for player in g.players]
    assert sight.milestones == [4, 8]


def test_a_drawback_that_makes_the_hand_smaller_counts_until_its_player_is_revealed() -> None:
    table = Table("chief_galen_tyrol", "laura_roslin", "gaius_baltar")
    limits = [player.hand_limit for player in RULES.seen(table.state, None).players]
    table.state.players[0].status = CYLON
    assert (limits, RULES.seen(table.state, None).players[0].hand_limit) == ([8, 10, 10], 10)


def test_who_has_looked_at_a_loyalty_card_sees_nothing_else_of_its_owner() -> None:
    """SECR-006: neither their other Loyalty cards nor the Super Crisis cards they hold."""
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar").cylon(1)
    g = table.state
    g.loyalty_box.remove(HUMAN)
    g.loyalty_box.remove("cylon_can_send_to_brig")
    g.players[1].loyalty += [LoyaltyCard(HUMAN, seen=1 << 2), LoyaltyCard("cylon_can_send_to_brig")]
    g.players[1].holds.append(g.decks["super_crisis"].cards.pop())
    g.decks["super_crisis"].seen.pop()
    for viewer, looked in ((0, None), (2, HUMAN), (None, None)):
        owner = table.game.view(viewer)["players"][1]
        assert [card["card"] for card in owner["loyalty"]] == ["cylon_can_reduce_morale", looked, None]
        assert owner["holds"]["super_crisis"] == 1
    assert table.game.view(1)["players"][1]["holds"]["super_crisis"] == g.players[1].holds


def test_every_pilot_in_an_area_is_shown() -> None:
    table = Table("kara_starbuck_thrace", "lee_apollo_adama", "saul_tigh").place(0, "aft").place(1, "aft")
    areas = table.game.view(None)["areas"]
    assert {name: area["pilots"] for name, area in areas.items() if area["pilots"]} == {"aft": [0, 1]}


def test_check_abilities_wait_until_they_are_done() -> None:
    """SCA-004: those that were resolved stay in the list; before the cards lie open nobody sees any."""
    crew = ("saul_tigh", "laura_roslin", "william_adama")
    table = Table(*crew, rules="exodus").destiny("repair-1", "consolidate_power-1")
    table.hand(1, "establish_network-0", "red_tape-0").to_do("text:power_failure").skip()
    assert table.game.view(2)["check"]["abilities"] == {}
    table.say(1, "establish_network-0", "red_tape-0").skip()
    assert table.game.view(2)["check"]["abilities"] == {"red_tape": "waits", "establish_network": "waits"}
    table.hand(2, "declare_emergency-3")
    table.say(0, "establish_network")
    assert table.game.view(2)["check"]["abilities"] == {"red_tape": "done", "establish_network": "done"}
