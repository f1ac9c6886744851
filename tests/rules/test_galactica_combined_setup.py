"""Setting up with all boxes together (SETUP, COMP, LOYD)."""

from collections import Counter
from typing import Any

import pytest
from tests.rules.galactica_combined import ALL, FOUR, chosen_of_all, combined, miracles_of
from tests.rules.galactica_tables import SIX, beyond

from readyroom.galactica.board import AREAS, CAG
from readyroom.galactica.cards.daybreak import DAYBREAK
from readyroom.galactica.cards.pegasus import PEGASUS
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.effects import Choice, SkillCheck
from readyroom.galactica.hangar import ready
from readyroom.galactica.loyalty import CYLONS, MUTINEER, SYMPATHIZER
from readyroom.galactica.ships import supply
from readyroom.galactica.skills import NAME, TREACHERY, TYPE
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.kernel import BadSetup, start

rule = pytest.mark.rule
IN_LINE = (
    ("ellen_tigh", "louis_hoshi", "louanne_kat_katraine"),
    ("romo_lampkin", "tom_zarek_military", "brendan_hot_dog_costanza"),
)
"""President, Admiral and CAG, if only these three play."""


@rule("SETUP-010")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("personal_goals", False),
        ("final_five", False),
        ("sympathizer", False),
    ],
)
def test_what_all_boxes_have_as_their_rule_is_no_option(option: str, value: Any) -> None:
    assert EVERY_MODE.read_options(4, ALL) == {
        "rules": "combined",
        "sympathizer": True,
        "cooperative": False,
        "difficulty": "normal",
        "cylon_ships": "fleet_board",
        "personal_goals": True,
        "final_five": True,
        "objective": "kobol",
        "fewer_crises": False,
        "leaders": False,
    }
    with pytest.raises(BadSetup, match="with all boxes together"):
        EVERY_MODE.read_options(4, {**ALL, option: value})


@rule("SETUP-035")
def test_it_is_for_three_players_or_more_and_in_its_variants_for_fewer() -> None:
    for seats in (1, 2, 3, 4, 5, 6):
        assert len(start(EVERY_MODE, seats, 1, ALL).state.players) == seats


@pytest.mark.only("exodus", why="it looks at the options of the others")
def test_other_rulebooks_keep_their_defaults() -> None:
    for mode in ("base", "exodus"):
        given = EVERY_MODE.read_options(4, {"rules": mode})
        assert given["cylon_ships"] == "attack_cards"
        assert not given["personal_goals"]


@rule("LOYD-002", "LOYD-003", "LOYD-005", "LOYD-014", "LOYD-015", "LOYD-017", "LOYD-019", "LOYD-032", "LOYD-034")
@pytest.mark.parametrize(
    ("seats", "cylons", "humans", "mutineer", "not_pile"),
    [(3, 1, 6, 0, 25), (4, 1, 8, 1, 23), (5, 2, 9, 0, 22), (6, 2, 11, 1, 20)],
)
def test_c1_the_loyalty_deck(seats: int, cylons: int, humans: int, mutineer: int, not_pile: int) -> None:
    for seed in range(6):
        g = chosen_of_all(*(*FOUR, "tom_zarek", "lee_apollo_adama")[:seats], seed=seed).state
        held = [card for player in g.players for card in player.loyalty]
        used = Counter([*g.loyalty, *(card.id for card in held)])
        assert used[MUTINEER] == mutineer
        assert sum(used[card] for card in CYLONS) == cylons
        assert sum(used.values()) == cylons + humans + mutineer
        dealt = any(card.id == MUTINEER for card in held)
        assert len(held) == seats + dealt
        assert len(g.loyalty) == cylons + humans + mutineer - seats - dealt
        assert len(g.not_cylons) == not_pile
        assert sum(card in CYLONS for card in g.loyalty_box) == 7 - cylons
        assert SYMPATHIZER not in [*used, *g.loyalty_box]


@rule("LOYD-026", "LOYD-027", "LOYD-030")
def test_baltar_and_boomer_each_add_a_card() -> None:
    g = chosen_of_all("gaius_baltar", "saul_tigh", "sharon_boomer_valerii").state
    used = len(g.loyalty) + sum(len(player.loyalty) for player in g.players)
    assert used == 7 + 2
    assert len(g.players[g.current].loyalty) == 2


@rule("COMP-005", "SETUP-013", "SETUP-025", "SETUP-026", "SETUP-027", "SETUP-028", "SETUP-032", "SETUP-033")
@rule("BOARD-007", "ARAP-007")
def test_c1_ships() -> None:
    g = chosen_of_all(*FOUR).state
    assert {
        ship: (squadron.reserves, squadron.damaged, squadron.unbuilt) for ship, squadron in g.squadrons.items()
    } == {
        "viper": (4, 0, 0),
        "viper_mark_vii": (0, 4, 0),
        "assault_raptor": (1, 0, 3),
    }
    assert [squadron.space for squadron in g.squadrons.values()] == [[0, 0, 0, 0, 1, 1], [0] * 6, [0] * 6]
    assert g.raptors == 4
    assert (supply(g, "raider"), supply(g, "heavy_raider"), supply(g, "basestar")) == (17, 4, 1)
    assert (len(g.civilians[3]), len(g.civilian_pile)) == (2, 10)
    assert (g.nukes, g.nukes_beside) == (2, 1)
    assert g.resources == [8, 8, 10, 12]


@rule("SETUP-050", "SETUP-051")
def test_c1_apollo_may_start_in_the_assault_raptor() -> None:
    game = start(EVERY_MODE, 3, 1, ALL)
    seat = game.questions[0].seat
    game.answer(seat, game.questions[0].find("character:lee_apollo_adama"))
    game.answer(seat, game.questions[0].find("area:port_fore"))
    assert game.questions[0].labels == ("kind:viper", "kind:assault_raptor")
    game.answer(seat, game.questions[0].find("kind:assault_raptor"))
    assert game.state.players[seat].ship == "assault_raptor"
    assert ready(game.state) == ["viper"]
    assert game.state.squadrons["viper"].reserves == 4


@rule("COMP-021", "SETUP-048")
def test_c1_everybody_begins_with_a_miracle_token() -> None:
    g = chosen_of_all(*FOUR).state
    assert [miracles_of(g, seat) for seat in range(4)] == [1, 1, 1, 1]
    assert Table(*SIX, rules="base").state.tokens == {}


@rule("SETUP-009")
def test_c1_the_titles_of_later_boxes() -> None:
    """Nukes go to areas, and the last result destroys all there is; the President draws Quorum cards, no more."""
    game = chosen_of_all(*FOUR)
    g = game.state
    assert {*g.titles} == {"president", "admiral", CAG}
    table = combined()
    table.state.fleet.raiders[0] = 1
    assert [label for label in table.labels(0) if label.startswith("nuke:")] == [f"nuke:{area}" for area in AREAS]
    table.dice(8).say(0, "nuke:fore").skip()
    assert table.g.fleet.raiders[0] == 0
    assert (table.g.nukes, table.g.nukes_beside) == (1, 2)
    table = combined()
    table.state.current = 1
    assert [label for label in table.labels(1) if label.startswith("quorum:")] == ["quorum:draw"]


@rule("SETUP-057", "SETUP-052", "SETUP-054")
@pytest.mark.only("combined", why="these lines are those of all boxes")
@pytest.mark.parametrize(
    ("characters", "titles"),
    [
        (FOUR, ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")),
        *(((one, two, three), (one, two, three)) for one, two, three in IN_LINE),
        (
            ("lee_adama_political", "helena_cain", "samuel_t_anders", "tom_zarek_military"),
            ("lee_adama_political", "helena_cain", "samuel_t_anders"),
        ),
        (
            ("romo_lampkin", "sherman_doc_cottle", "chief_galen_tyrol"),
            ("romo_lampkin", "chief_galen_tyrol", "chief_galen_tyrol"),
        ),
    ],
)
def test_c1_titles_by_the_lines_of_all_boxes(characters: tuple[str, ...], titles: tuple[str, ...]) -> None:
    """President, Admiral and CAG."""
    g = chosen_of_all(*characters).state
    assert tuple(g.players[g.titles[office]].character for office in ("president", "admiral", CAG)) == titles


@rule("SETUP-005", "CRIS-007")
def test_c1_crisis_cards_are_checks_and_events() -> None:
    g = start(EVERY_MODE, 4, 1, ALL).state
    cards = [CRISES[card] for deck in ("crisis", "super_crisis") for card in g.decks[deck].cards]
    crises = [card for card in cards if isinstance(card, Crisis)]
    assert len(crises) == len(cards)  # not one Cylon attack card
    texts = [card.text.first if isinstance(card.text, Choice) else card.text for card in crises]
    assert {isinstance(text, SkillCheck) for text in texts} == {True, False}


@rule("SETUP-002", "SETUP-003")
def test_c1_skill_cards_that_are_not_used() -> None:
    """Seven cards of Politics are others; of Treachery there are those of Daybreak alone."""
    g = start(EVERY_MODE, 4, 1, ALL).state
    names = Counter(NAME[card] for deck in g.skill_decks for card in deck)
    assert (names["investigative_committee"], names["investigative_committee_2"]) == (0, 7)
    pegasus = {NAME[card] for card in PEGASUS.designs if TYPE[card] == TREACHERY}
    assert not pegasus & {*names}
    assert {NAME[card] for card in g.skill_decks[TREACHERY]} == {
        NAME[card] for card in DAYBREAK.designs if TYPE[card] == TREACHERY
    }
    assert len(g.skill_decks[TREACHERY]) == 26


@rule("COMP-001", "LIMIT-004")
@pytest.mark.only("combined", why="the other modes have attack cards that bring basestars")
def test_c1_there_are_two_basestars_on_both_boards_together() -> None:
    table = combined().to_do(*["activate:basestars"] * 4).dice(1, 3)
    while table.prompt() != "stop":
        table.game.answer(table.game.questions[0].seat, 0)
    assert len(table.events("CylonShipsActivated")) == 4
    assert len(table.g.fleet.basestars) + len(beyond(table.g).basestars) == 2


@rule("SETUP-068", "COMP-022")
def test_c1_the_destiny_deck_has_two_cards_of_each_of_six_types() -> None:
    g = chosen_of_all(*FOUR).state
    assert len(g.destiny) == 12
    assert len(g.skill_decks[5]) == 24
    first = g.current
    assert all(len(player.hand) == 3 for player in g.players if player.seat != first)
