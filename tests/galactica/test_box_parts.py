"""A part of a box that a table may do without: an option puts it on the table, and has other cards leave."""

from collections.abc import Iterator

import msgspec
import pytest

import readyroom as rr
from readyroom.galactica.boxes import MODES, TAKEN, Box, contents, offer, take_id, withdraw
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.crises import CRISES, crisis
from readyroom.galactica.effects import lose
from readyroom.galactica.loyalty import CYLONS, LOYALTY, loyalty_cards
from readyroom.galactica.permute import permute
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.state import PILES, Galactica, Options
from readyroom.kernel import Chance, Game, Setting, start
from readyroom.kernel.chance import key_of
from readyroom.testing import check_games

MODE = "tides"
FLEET = "fleet_board"


@pytest.fixture
def rules() -> Iterator[GalacticaRules]:
    whole = Box(MODE)
    whole.settings.append(Setting("cylon_ships", ("attack_cards", FLEET), "attack_cards"))
    part = Box("high_tide", when=lambda options: options.cylon_ships == FLEET)
    crisis(part, "spring_tide", lose(fuel=1), jump=True, copies=3)
    part.leaves += ["ambush", "besieged"]
    offer(MODE, BASE, whole, part)
    yield GalacticaRules(("base", MODE))
    withdraw(MODE)
    del CRISES["spring_tide"], PILES["spring_tide"], TAKEN["spring_tide"]


def cards(**options: str) -> dict[str, int]:
    return contents(msgspec.convert(options, Options)).cards["crisis"]


def test_an_option_puts_it_on_the_table_and_has_others_leave(rules: GalacticaRules) -> None:
    with_it, without, base = cards(rules=MODE, cylon_ships=FLEET), cards(rules=MODE), cards()
    assert with_it["spring_tide"] == 3
    assert {"ambush", "besieged"} & with_it.keys() == set()
    assert without == base
    assert base.keys() - with_it.keys() == {"ambush", "besieged"}
    game = start(rules, 3, 1, {"rules": MODE, "cylon_ships": FLEET})
    assert len(game.state.decks["crisis"].cards) == sum(base.values()) + 3 - base["ambush"] - base["besieged"]


@pytest.mark.slow
def test_it_passes_the_suite(rules: GalacticaRules) -> None:
    check_games(rules, 3, modes=[(3, {"rules": MODE, "cylon_ships": FLEET})])


def test_what_lies_in_another_box_can_not_be_chosen(rules: GalacticaRules) -> None:
    with pytest.raises(rr.BadSetup, match=f"only with the rules of {MODE}"):
        rules.read_options(3, {"rules": "base", "cylon_ships": FLEET})
    assert rules.read_options(3, {"rules": "base"})["cylon_ships"] == "attack_cards"
    assert rules.read_options(3, {"rules": MODE, "cylon_ships": FLEET})["cylon_ships"] == FLEET
    assert "cylon_ships" not in {setting.name for setting in GalacticaRules(("base",)).settings}
    assert MODE in MODES


# --- Loyalty cards of a box --------------------------------------------------------------------------------


@pytest.fixture
def cove() -> Iterator[GalacticaRules]:
    """A box with another Not a Cylon card and its own numbers; what is left of these cards stays beside the board."""
    box = Box("cove")
    loyalty_cards(box, "you_are_a_smuggler", copies=4)
    box.loyalty_decks = {3: (2, 9)}
    box.not_cylons_stay = True
    offer("cove", BASE, box)
    yield GalacticaRules(("base", "cove"))
    withdraw("cove")
    LOYALTY.remove("you_are_a_smuggler")
    del TAKEN["you_are_a_smuggler"]


def dealt(rules: GalacticaRules, seed: int) -> Galactica:
    """A table once the Loyalty cards are dealt."""
    game: Game[Galactica] = start(rules, 3, seed, {"rules": "cove"})
    while not all(player.loyalty for player in game.state.players):
        question = game.questions[0]
        game.answer(question.seat, 0)
    return game.state


def test_its_loyalty_deck_replaces_the_others_and_the_rest_stays_beside_the_board(cove: GalacticaRules) -> None:
    smugglers = set()
    for seed in range(6):
        g = dealt(cove, seed)
        deck = g.loyalty + [card.id for player in g.players for card in player.loyalty]
        extra = sum(player.character in ("gaius_baltar", "sharon_boomer_valerii") for player in g.players)
        assert sum(card in CYLONS for card in deck) == 2
        assert len(deck) == 2 + 9 + extra
        assert len(g.not_cylons) == 11 + 4 - 9 - extra
        assert not {*g.not_cylons} & {*CYLONS}
        assert "you_are_not_a_cylon" not in g.loyalty_box
        assert list(cove.faults(g)) == []
        smugglers.add(deck.count("you_are_a_smuggler"))
    assert len(smugglers) > 1, "they are shuffled before the deck is filled"


def test_how_the_rest_lies_is_not_told_by_a_new_deal(cove: GalacticaRules) -> None:
    g = dealt(cove, 1)
    g.not_cylons.sort()
    other = g.copy()
    other.not_cylons.reverse()
    assert g.not_cylons != other.not_cylons
    for state in (g, other):
        permute(state, 0, Chance(key_of("again")))
    assert g.not_cylons == other.not_cylons
    assert g.loyalty == other.loyalty


def test_how_cards_that_make_no_cylon_lie_is_not_told_by_a_new_deal(cove: GalacticaRules) -> None:
    """Whoever imagines the table with one seed gets the same one, however the hidden cards lie."""
    g = dealt(cove, 1)
    g.loyalty.sort()
    other = g.copy()
    other.loyalty.reverse()
    assert len({card for card in g.loyalty if card not in CYLONS}) > 1
    for state in (g, other):
        permute(state, 0, Chance(key_of("again")))
    assert g.dump() == other.dump()


# --- what the tables of all boxes rely on ------------------------------------------------------------------


def test_a_box_may_have_a_step_before_all_others() -> None:
    box = Box(MODE)
    box.turn += (("muster", ""), ("drill", "muster"))
    offer(MODE, BASE, box)
    try:
        steps = contents(Options(rules=MODE)).turn
    finally:
        withdraw(MODE)
    assert steps == ("muster", "drill", *contents(Options()).turn)


def test_a_rulebook_that_is_withdrawn_leaves_nothing_to_the_next_of_its_name() -> None:
    for copies in (2, 5):
        box = Box(MODE)
        box.pieces["buoy"] = copies
        offer(MODE, BASE, box)
        try:
            assert contents(Options(rules=MODE)).pieces["buoy"] == copies
        finally:
            withdraw(MODE)


def test_only_abilities_of_two_characters_share_an_id() -> None:
    take_id("recon", "ability")
    for name, kind in (("food_shortage", "ability"), ("recon", "crisis card"), ("declare_martial_law", "location")):
        with pytest.raises(ValueError, match=name):
            take_id(name, kind)


def test_a_part_that_is_not_on_the_table_covers_nothing() -> None:
    box = Box(MODE, when=lambda options: options.cylon_ships == FLEET)
    box.covers.append("press_room")
    offer(MODE, BASE, box)
    try:
        assert "press_room" in contents(Options(rules=MODE)).locations
        assert "press_room" not in contents(Options(rules=MODE, cylon_ships=FLEET)).locations
    finally:
        withdraw(MODE)
