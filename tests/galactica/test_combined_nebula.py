"""The Ionian Nebula with all boxes: allies of whom there are two versions, overlays, and the Mutineer in the Trial."""

import pytest
from tests.rules.galactica_combined import mutinous, with_mutineer
from tests.rules.galactica_ionian import Nebula, allies
from tests.rules.galactica_tables import stays

from readyroom.galactica.loyalty import HUMAN, MUTINEER
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.sides import OUT
from readyroom.galactica.trauma import POOL

ALL = {"rules": "combined", "objective": "ionian"}
CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "samuel_t_anders")
VERSIONS = {
    "lee_adama": ("lee_apollo_adama", "lee_adama_political"),
    "tom_zarek": ("tom_zarek", "tom_zarek_military"),
    "karl_agathon": ("karl_helo_agathon", "karl_helo_agathon_pilot"),
    "gaius_baltar": ("gaius_baltar", "gaius_baltar_support"),
}
"""By ally: the two sheets of that person."""


def nebula(*crew: str) -> Nebula:
    return Nebula(*(crew or CREW), **ALL).empty_space()


# --- allies ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [0, 1])
@pytest.mark.parametrize("gone", ["played", "executed"])
@pytest.mark.parametrize("card", VERSIONS)
def test_an_ally_does_not_come_while_any_version_is_played_or_was_executed(card: str, gone: str, version: int) -> None:
    """ALLY-011: even an alternate version."""
    sheet = VERSIONS[card][version]
    table = nebula("saul_tigh", sheet, *CREW[1:3]) if gone == "played" else nebula()
    if gone == "executed":
        table.state.executed.append(sheet)
    table.place(0, "brig").ally("romo_lampkin", "A").trauma(0, "A").next_allies(card, "aaron_kelly")
    table.to_do("movement", "meet_ally", "action")
    stays(table).prompt()
    assert allies(table.g) == {"aaron_kelly": "A"}
    assert f"ally_{card}" in table.g.removed


@pytest.mark.parametrize("version", [0, 1])
def test_an_ally_leaves_when_somebody_chooses_any_version(version: int) -> None:
    """EXEC-026."""
    table = nebula().ally("lee_adama", "B").ally("aaron_kelly", "B").next_allies("alex_quartararo")
    table.to_do("execute:3").skip()
    table.say(3, f"character:{VERSIONS['lee_adama'][version]}")
    while table.prompt() != "stop":
        question = table.game.questions[0]
        table.game.answer(question.seat, 0)
    assert {*allies(table.g)} == {"aaron_kelly", "alex_quartararo"}
    assert "ally_lee_adama" in table.g.removed


NEW = {
    "louis_hoshi": "communications",
    "anastasia_dualla": "communications",
    "helena_cain": "command",
    "louanne_katraine": "hangar_deck",
    "ellen_tigh": "admirals_quarters",
    "brendan_costanza": "weapons_control",
    "sherman_cottle": "sickbay",
    "romo_lampkin": "brig",
}
SHEETS = {
    "anastasia_dualla": "anastasia_dee_dualla",
    "louanne_katraine": "louanne_kat_katraine",
    "brendan_costanza": "brendan_hot_dog_costanza",
    "sherman_cottle": "sherman_doc_cottle",
}


@pytest.mark.parametrize("card", NEW)
def test_whoever_of_the_later_boxes_is_played_is_no_ally(card: str) -> None:
    table = nebula("saul_tigh", SHEETS.get(card, card), *CREW[1:3])
    table.place(0, "research_lab").ally("brother_cavil", "D").trauma(0, "A").next_allies(card, "aaron_kelly")
    table.to_do("movement", "meet_ally", "action")
    stays(table).prompt()
    assert allies(table.g) == {"aaron_kelly": "A"}


def test_allies_stand_in_the_locations_of_the_overlay() -> None:
    """Priestess Elosha in the President's Office: she is met there, and lost with Colonial One."""
    table = nebula("tom_zarek", *CREW[1:]).ally("priestess_elosha", "D").trauma(0, "A").next_allies("aaron_kelly")
    table.place(0, "presidents_office_2").to_do("movement", "meet_ally", "action")
    stays(table).prompt()
    assert allies(table.g) == {"aaron_kelly": "A"}
    table = nebula("tom_zarek", *CREW[1:]).ally("priestess_elosha", "D").next_allies("billy_keikeya", "aaron_kelly")
    table.destiny("repair-1", "repair-1").resolve("bomb_on_colonial_1", total=0)
    table.skip()
    assert {*allies(table.g)} == {"aaron_kelly"}  # Billy Keikeya would stand there too
    assert table.g.sides["colonial_one"] == "destroyed"


# --- the Trial ---------------------------------------------------------------------------------------------


def tried(cylon: bool) -> Nebula:
    """Starbuck, the Mutineer, has most tokens against her."""
    table = nebula()
    if cylon:
        table.loyal(2, "cylon_can_send_to_brig")
    with_mutineer(mutinous(table, 2, "panic"), 2)
    table.trauma(2, "AAA").trauma(0, "B")
    table.to_do("phase:trial")
    return table


def test_an_eliminated_hidden_cylon_passes_the_mutineer_on() -> None:
    """MUTR-014, at any distance: the receiver draws a Mutiny card and gives the Admiral title away, not to her who has
    just been proven a Cylon, though she is next in line."""
    table = tried(cylon=True).top("blackmail")
    assert table.prompt() == "pass-mutineer"
    assert table.labels(2) == ("seat:0", "seat:1", "seat:3")
    assert table.g.admiral == 0
    table.say(2, "seat:0").skip()
    g = table.g
    assert g.players[2].status == OUT
    assert [card.id for card in g.players[0].loyalty] == [HUMAN, MUTINEER]
    assert g.players[0].held(MUTINY) == ["blackmail"]
    assert g.admiral == 3
    assert g.players[2].held(MUTINY) == []


def test_an_eliminated_human_takes_the_mutineer_out_of_the_game() -> None:
    table = tried(cylon=False)
    assert table.prompt() == "stop"
    g = table.g
    assert g.players[2].status == OUT
    assert MUTINEER in g.loyalty_box
    assert not [card for player in g.players for card in player.loyalty if card.id == MUTINEER]
    assert not [player for player in g.players if player.held(MUTINY)]


def test_the_oracle_sees_no_trauma_tokens() -> None:
    """FAQ-006: decks of cards only."""
    table = nebula()
    g = table.state
    at = g.decks["quorum"].cards.index("consult_the_oracle")
    del g.decks["quorum"].cards[at], g.decks["quorum"].seen[at]
    g.titles["president"] = 0
    g.quorum_hand.append("consult_the_oracle")
    labels = table.to_do("action").say(0, "quorum:consult_the_oracle").labels(0)
    assert "deck:crisis" in labels
    assert f"deck:{POOL}" not in labels
