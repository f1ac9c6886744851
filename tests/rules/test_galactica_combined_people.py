"""Characters, tokens and cards of all boxes that single rules are about (SETUP, CHAR, CHERR, CYL, EXEC, ARAP, FAQ)."""

import pytest
from tests.rules.galactica_combined import ALL, chosen_of_all, combined, miracles_of, mutinous
from tests.rules.galactica_ionian import Nebula

from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import SHEETS, can_use
from readyroom.galactica.decks import keep
from readyroom.galactica.effects import EachTradesForTreachery
from readyroom.galactica.miracles import able_to_gain, gain_miracle, spend_miracle
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.places import layout
from readyroom.galactica.script import STEPS
from readyroom.galactica.skills import TREACHERY, TYPE
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import BadSetup, Script, start

rule = pytest.mark.rule


def _trade(g: Galactica, _: str) -> Script[None]:
    yield from EachTradesForTreachery(1).run(g, Cause("unrest"))


STEPS["trade"] = _trade
VERSIONS = {
    "lee_apollo_adama": "lee_adama_political",
    "tom_zarek": "tom_zarek_military",
    "karl_helo_agathon": "karl_helo_agathon_pilot",
    "gaius_baltar": "gaius_baltar_support",
}


@rule("COMP-016", "COMP-020", "SETUP-004", "SETUP-005", "SETUP-011", "SETUP-070", "SETUP-083")
@pytest.mark.parametrize("objective", ["kobol", "ionian"])
def test_what_is_on_the_table_and_what_stays_in_the_boxes(objective: str) -> None:
    g = start(EVERY_MODE, 4, 1, {**ALL, "objective": objective}).state
    box = in_play(g)
    counts = {deck: sum(cards.values()) for deck, cards in box.cards.items()}
    wanted = {"crisis": 141, "super_crisis": 11, "quorum": 29, "destination": 33, MUTINY: 22}
    assert {deck: counts[deck] for deck in wanted} == wanted
    assert sum(len(deck) for deck in g.skill_decks) == 201
    assert sum(box.loyalty.values()) == 39
    assert len(box.sheets) == 33 - 7  # Cylon Leaders are not played yet
    assert {*layout(g).boards} == {"galactica", "colonial_one", "cylon", "pegasus"}


@rule("SETUP-012", "SETUP-015")
def test_pieces_and_the_one_objective() -> None:
    box = in_play(start(EVERY_MODE, 4, 1, ALL).state)
    assert (box.pieces["basestar"], box.pieces["centurion"]) == (2, 4)
    with pytest.raises(BadSetup):
        start(EVERY_MODE, 4, 1, {**ALL, "objective": "nowhere"})


@rule("SETUP-041", "SETUP-042")
@pytest.mark.parametrize("versions", [*VERSIONS.items(), *((other, one) for one, other in VERSIONS.items())])
def test_only_one_version_of_a_person_is_chosen_and_the_other_still_counts(versions: tuple[str, str]) -> None:
    taken, other = versions
    game = start(EVERY_MODE, 4, 1, ALL)
    while not any(player.character for player in game.state.players):
        question = game.questions[0]
        game.answer(question.seat, question.find(f"character:{taken}") if question.prompt.endswith("ter") else 0)
    offered = {label.removeprefix("character:") for label in game.questions[0].labels}
    assert other not in offered
    kinds = {"political_leader", "military_leader", "pilot"} - {SHEETS[taken].type}
    assert {SHEETS[one].type for one in offered} - {"support"} == kinds


@rule("SETUP-043")
def test_boomer_is_nobodys_other_version() -> None:
    assert [sheet.id for sheet in SHEETS.values() if sheet.person == "sharon_boomer_valerii"] == [
        "sharon_boomer_valerii"
    ]


@rule("SETUP-040", "SETUP-044", "SETUP-045", "SETUP-046")
def test_no_cylon_leader_is_offered() -> None:
    for seats in (3, 4, 5, 6):
        game = start(EVERY_MODE, seats, 1, ALL)
        types = {SHEETS[label.removeprefix("character:")].type for label in game.questions[0].labels}
        assert "cylon_leader" not in types
    with pytest.raises(BadSetup):
        start(EVERY_MODE, 7, 1, ALL)


@rule("LOYD-028")
def test_the_other_baltar_adds_no_card_and_is_dealt_one() -> None:
    g = chosen_of_all("gaius_baltar_support", "saul_tigh", "laura_roslin").state
    assert len(g.loyalty) + sum(len(player.loyalty) for player in g.players) == 7
    assert all(len(player.loyalty) == 1 for player in g.players)


@rule("BOARD-017")
def test_locations_with_a_check() -> None:
    """Admiral's Quarters, Brig and Airlock: in Administration there is none any more."""
    for place, seat in (("admirals_quarters", 0), ("airlock", 0), ("brig", 0)):
        table = combined().place(seat, place).to_do("action").say(seat, f"activate:{place}").skip()
        while table.prompt() in ("admirals-quarters", "airlock"):
            table.say(seat, "seat:2")
        assert table.g.check is not None
        assert table.g.check.source == place
    table = combined().place(0, "administration_2").to_do("action").say(0, "activate:administration_2").skip()
    assert table.g.check is None


@rule("CHAR-021", "CHAR-022", "CHAR-023")
def test_the_other_baltar_may_have_three_tokens_and_his_broadcast_costs_them() -> None:
    table = combined("gaius_baltar_support", "anastasia_dee_dualla", "saul_tigh")
    g = table.state
    assert able_to_gain(g) == [0]
    assert not can_use(g, 0, "broadcast")
    assert gain_miracle(g, 0)
    assert gain_miracle(g, 0)
    assert not gain_miracle(g, 0)
    assert able_to_gain(g) == []
    table.to_do("action").say(0, "ability:broadcast").say(0, "morale").skip()
    assert table.g.resource("morale") == 12
    assert miracles_of(table.g, 0) == 0


@rule("CHERR-050", "EXEC-042")
def test_zarek_sees_two_mutiny_cards_and_gives_one() -> None:
    table = combined("saul_tigh", "laura_roslin", "kara_starbuck_thrace").to_do("execute:2").skip()
    table.top("panic", "blackmail").say(2, "character:tom_zarek_military").skip()
    assert table.prompt() == "necessary-steps"
    assert {*table.game.questions[0].labels} == {"card:panic", "card:blackmail"}
    table.say(2, "card:blackmail").skip()
    assert table.g.players[2].held(MUTINY) == ["blackmail"]
    assert table.g.decks[MUTINY].cards[0] == "panic"
    table = combined("saul_tigh", "laura_roslin", "tom_zarek_military").place(0, "administration_2")
    table.top("panic", "blackmail").to_do("action").say(0, "activate:administration_2").skip()
    assert table.game.questions[0].seat == 2
    table.say(2, "card:panic").skip()
    assert table.g.players[0].held(MUTINY) == ["panic"]


@rule("MUTY-006", "CHERR-050")
def test_abuse_power_plays_one_of_four_without_the_brig() -> None:
    table = mutinous(combined("tom_zarek_military", "laura_roslin", "saul_tigh"), 0, "panic")
    table.top("violent_protest", "feed_the_people", "selfish_act", "bait_and_switch")
    table.to_do("action").say(0, "ability:abuse_power").skip()
    assert table.prompt() == "play-mutiny"
    table.say(0, "card:violent_protest").skip()
    g = table.g
    assert g.players[0].held(MUTINY) == ["panic"]
    assert g.players[0].place != "brig"
    assert {*g.decks[MUTINY].cards[:3]} == {"feed_the_people", "selfish_act", "bait_and_switch"}
    assert miracles_of(g, 0) == 0


@rule("CYL-017")
@pytest.mark.parametrize("takes_part", [True, False])
def test_a_cylon_player_may_ignore_what_a_crisis_card_does_to_them(takes_part: bool) -> None:
    table = combined().cylon(3).hand(3, "repair-1").to_do("trade")
    assert table.prompt() == "take-part"
    assert table.game.questions[0].seat == 3
    table.say(3, "choice:yes" if takes_part else "choice:no").skip()
    assert [TYPE[card] == TREACHERY for card in table.g.players[3].hand] == [takes_part]
    assert [table.count(seat) for seat in range(4)] == [1, 1, 1, 1]


@rule("FAQ-007", "FAQ-009")
def test_after_the_farm_miracle_abilities_do_not_work_but_tokens_still_pay() -> None:
    table = combined().top("the_farm")
    deck = table.state.decks["super_crisis"]
    keep(table.state, deck.cards.pop())
    deck.seen.pop()
    assert not can_use(table.state, 0, "declare_martial_law")
    assert spend_miracle(table.state, 0)
    assert miracles_of(table.state, 0) == 0


@rule("ARAP-002", "ARAP-003")
def test_an_assault_raptor_is_built_for_a_raptor_and_goes_to_the_reserves() -> None:
    table = mutinous(combined(), 0, "weapons_armed").to_do("action").say(0, "mutiny:weapons_armed").skip()
    g = table.g
    assert (g.raptors, g.squadrons["assault_raptor"].reserves) == (3, 2)
    table = mutinous(combined(), 0, "weapons_armed")
    table.state.raptors = 0
    assert "mutiny:weapons_armed" not in table.to_do("action").game.questions[0].labels


@rule("SECR-039")
def test_nobody_is_asked_anything_when_loyalty_cards_are_dealt() -> None:
    game = chosen_of_all("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    dealt = [event for event in game.events(None) if event["event"] == "LoyaltyDealt"]
    assert [event["card"] for event in dealt] == [None] * 3


@rule("TRIAL-010")
def test_who_can_not_bear_the_morale_that_an_elimination_costs_dies_after_it() -> None:
    """Dualla, whose own death costs none."""
    table = Nebula("laura_roslin", "saul_tigh", "anastasia_dee_dualla", "tom_zarek", rules="combined")
    table.trauma(1, "AAA").to_do("phase:trial")
    table.state.resources[2] = 3
    assert table.prompt() == "character"
    assert table.game.questions[0].seat == 2
    assert table.g.executed == ["saul_tigh", "anastasia_dee_dualla"]
    assert table.g.resource("morale") == 2
