"""Allies: meeting them, what the token decides, who comes next, and allies that are lost (ALLY)."""

import pytest
from tests.rules.galactica_ionian import Nebula, allies, letters, pool
from tests.rules.galactica_tables import borne_by_galactica, stays

from readyroom.galactica.combat import lose_board, resolve_damage
from readyroom.galactica.effects import KeepInPlay
from readyroom.galactica.places import AWAY, uppermost
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Galactica
from readyroom.galactica.talk import phrases
from readyroom.galactica.testing import TEST, at_once
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT, DISASTER
from readyroom.kernel import Script
from readyroom.words import words

rule = pytest.mark.rule


def romo(token: str = "B", mine: str = "AAB") -> Nebula:
    """T7: Tigh in the Brig meets Romo Lampkin; Billy Keikeya is the next ally."""
    table = Nebula().place(0, "brig").ally("romo_lampkin", token).trauma(0, mine)
    table.next_allies("billy_keikeya").hand(0, "repair-1", "repair-2")
    table.to_do("movement", "meet_ally", "action", "crisis")
    return table


# --- meeting (T7) ------------------------------------------------------------------------------------------


@rule("ALLY-001", "ALLY-005", "ALLY-006", "ALLY-009", "ALLY-010", "ALLY-013", "ALLY-014", "TURN-007")
def test_meeting_an_ally() -> None:
    """T7."""
    table = romo()
    before = pool(table.state)
    assert stays(table).prompt() == "go-anywhere"
    assert "location:brig" not in table.labels(0)
    table.say(0, "location:command")
    assert table.g.players[0].place == "command"
    assert table.prompt() == "ally-trauma"
    assert table.g.set_aside == []
    assert pool(table.g) == before + 1
    assert table.g.removed[-1] == "ally_romo_lampkin"
    assert [ally.place for ally in table.game.seen(1).allies] == [uppermost(table.g, "administration")]
    table.say(0, "token:trauma_antagonistic")
    assert allies(table.g) == {"billy_keikeya": "A"}
    assert table.faces(0) == "AB"
    assert table.prompt() == "action"
    assert "crisis" in table.g.agenda
    met = table.events("AllyMet")
    assert [(event["card"], event["token"]) for event in met] == [("ally_romo_lampkin", BENEVOLENT)]


@rule("ALLY-014", "SECR-038")
def test_who_put_a_token_on_a_card_knows_it_and_nobody_else() -> None:
    table = stays(romo()).say(0, "location:command").say(0, "token:trauma_antagonistic")
    table.prompt()
    assert [table.game.seen(seat).allies[0].token for seat in (0, 1, 2, 3, None)] == [ANTAGONISTIC] + [None] * 4
    assert [table.game.seen(seat).allies[0].by for seat in (0, 1, None)] == [0, 0, 0]
    told = [table.events("AllyTrauma", seat)[0]["token"] for seat in (0, 1, None)]
    assert told == [ANTAGONISTIC, None, None]


@rule("ALLY-007")
def test_an_antagonistic_token() -> None:
    """T7: all Skill cards are discarded, and Tigh stays."""
    table = romo("A")
    assert stays(table).prompt() == "ally-trauma"
    assert (table.count(0), table.g.players[0].place) == (0, "brig")


@rule("ALLY-008")
def test_a_disaster_on_an_ally_does_nothing_but_the_rest_still_happens() -> None:
    """T7."""
    table = romo("D")
    assert stays(table).prompt() == "ally-trauma"
    assert (table.count(0), table.g.players[0].place, table.g.players[0].character) == (2, "brig", "saul_tigh")
    assert table.g.decks["trauma"].cards.count(DISASTER) == 2
    table.say(0, "token:trauma_benevolent")
    assert allies(table.g) == {"billy_keikeya": "B"}


@rule("ALLY-015", "SECR-038")
def test_who_has_no_token_puts_an_unseen_one_there() -> None:
    """T7."""
    table = romo("A", mine="")
    assert stays(table).prompt() == "action"
    (one,) = table.g.allies
    assert (one.id, one.by, one.token != "") == ("ally_billy_keikeya", -1, True)
    assert [table.game.seen(seat).allies[0].token for seat in (0, 1, None)] == [None, None, None]
    assert [event["card"] for event in table.events("AllyTraumaUnseen")] == ["ally_billy_keikeya"]


@rule("ALLY-014")
def test_a_single_token_is_put_there_without_a_question_and_several_alike_with_one() -> None:
    assert stays(romo("A", mine="A")).prompt() == "action"
    assert stays(romo("A", mine="AA")).prompt() == "ally-trauma"


@rule("ALLY-011")
def test_a_character_in_use_or_executed_does_not_come() -> None:
    """T7."""
    table = romo("A", mine="A")
    table.next_allies("laura_roslin", "sharon_valerii", "aaron_kelly", "felix_gaeta")
    table.state.executed.append("sharon_boomer_valerii")
    assert stays(table).prompt() == "action"
    assert allies(table.g) == {"aaron_kelly": "A"}
    gone = ["ally_romo_lampkin", "ally_laura_roslin", "ally_sharon_valerii"]
    assert table.g.removed[-3:] == gone
    assert [event["card"] for event in table.events("AllyLeft")] == gone


@rule("ALLY-011")
@pytest.mark.only("exodus", why="with all boxes the game is not for one player")
def test_the_assist_character_of_a_lone_player_does_not_come() -> None:
    table = Nebula("saul_tigh").next_allies("laura_roslin", "aaron_kelly").to_do("first_allies")
    table.state.assist = "laura_roslin"
    table.prompt()
    assert [*allies(table.g)] == ["aaron_kelly"]
    assert table.g.removed[-1] == "ally_laura_roslin"


@rule("ALLY-002", "ALLY-003")
def test_of_two_allies_one_is_met() -> None:
    """T7."""
    table = Nebula().place(0, "armory").ally("sharon_valerii", "B").ally("diana_seelix", "B")
    table.state.resources[0] = 5
    table.next_allies("samuel_t_anders").to_do("meet_ally", "action")
    assert table.prompt() == "meet-ally"
    assert table.labels(0) == ("ally:ally_sharon_valerii", "ally:ally_diana_seelix")
    table.say(0, "ally:ally_sharon_valerii")
    assert table.prompt() == "action"
    assert table.g.resource("food") == 6
    assert [*allies(table.g)] == ["diana_seelix", "samuel_t_anders"]


@rule("ALLY-005")
def test_whom_one_meets_is_not_taken_back_once_the_token_is_shown() -> None:
    """Both ask at once where to go; only the token has been turned up by then."""
    table = Nebula().place(0, "sickbay").ally("sherman_cottle", "B").ally("simon_oneill", "A").to_do("meet_ally")
    table.say(0, "ally:ally_sherman_cottle")
    assert table.prompt() == "go-anywhere"
    assert table.game.why_no_undo(0) is not None


@rule("ALLY-003", "ALLY-004")
def test_only_the_current_player_meets_allies_and_only_after_movement() -> None:
    """T7: Executive Order brings Roslin to an ally, who waits."""
    table = Nebula().place(0, "command").place(1, "ftl_control").ally("aaron_kelly", "A")
    table.hand(0, "executive_order-1").to_do("action", "crisis")
    table.say(0, "card:executive_order-1").say(0, "seat:1")
    assert table.prompt() == "ordered"
    table.say(1, "choice:move-and-act").say(1, "location:command")
    assert table.g.players[1].place == "command"
    assert allies(table.g) == {"aaron_kelly": "A"}
    assert table.events("AllyMet") == []


@rule("ALLY-016")
def test_without_a_card_in_the_deck_nobody_comes_any_more() -> None:
    table = romo("A", mine="AB").next_allies()
    assert stays(table).prompt() == "action"
    assert allies(table.g) == {}
    assert table.faces(0) == "AB"
    assert table.g.decks["ally"].cards == table.g.decks["ally"].discard == []


@rule("ALLY-017")
def test_cain_executes_anybody_but_a_revealed_cylon() -> None:
    table = Nebula().place(0, "command").ally("helena_cain", "B").cylon(2).next_allies("aaron_kelly").trauma(0, "A")
    table.to_do("meet_ally", "action")
    table.prompt()
    assert {label for label in table.labels(0) if label.startswith("seat")} == {"seat:1", "seat:3"}
    assert len(table.labels(0)) == 3
    why = table.game.why_not(0, "seat:2")
    assert why is not None
    assert (why.name, why.rule) == ("cylon-not-chosen", "CYL-030")
    table.say(0, "seat:3")
    assert table.prompt() == "character"
    assert table.game.questions[0].seat == 3


@rule("ALLY-024", "ALLY-019")
def test_a_meeting_that_executes_the_player() -> None:
    """Conoy's two tokens bring a disaster: the Cylon player brings the next ally, and the turn is over."""
    table = Nebula().place(0, "communications").ally("leoben_conoy", "A").trauma(0, "B").next_tokens("AD")
    table.next_allies("aaron_kelly").cylon(3).trauma(3, "AB").to_do("meet_ally", "action", "end_of_turn")
    assert table.prompt() == "character"
    table.say(0, "character:felix_gaeta")
    assert table.prompt() == "ally-trauma"
    assert table.game.questions[0].seat == 3
    table.say(3, "token:trauma_antagonistic")
    assert table.prompt() == "stop"
    assert table.g.current == 1
    assert allies(table.g) == {"aaron_kelly": "A"}
    assert len(table.g.players[0].trauma) == 3


@rule("EXEC-037", "MOVE-016")
def test_who_is_not_on_the_board_is_not_brought_there_by_an_ally() -> None:
    """O'Neill's two tokens bring a disaster; as Helo, who is stranded, the same player moves to no location."""
    table = Nebula().place(0, "sickbay").ally("simon_oneill", "A").next_tokens("AD").next_allies("aaron_kelly")
    table.to_do("meet_ally", "action", "end_of_turn").say(0, "character:karl_helo_agathon")
    assert table.prompt() == "stop"
    assert (table.g.players[0].place, table.g.current) == ("off_board", 1)
    assert [event["what"] for event in table.events("NotPossible")] == ["move-off-board"]


@rule("ALLY-018", "ALLY-019")
def test_an_ally_whose_own_result_damages_the_place_is_replaced_once() -> None:
    for seed in range(50):
        table = Nebula(seed=seed).place(0, "armory").ally("sharon_valerii", "A").trauma(0, "AB")
        table.next_allies("aaron_kelly", "billy_keikeya").to_do("meet_ally")
        borne_by_galactica(table)
        if table.g.damaged == ["armory"]:
            break
    assert table.g.damaged == ["armory"]
    assert [*allies(table.g)] == ["aaron_kelly"]
    assert table.faces(0) == "AB"
    assert table.g.set_aside == []


# --- lost allies (I3) --------------------------------------------------------------------------------------

HANGAR = ("william_adama", "kara_starbuck_thrace", "saul_tigh", "tom_zarek", "laura_roslin")


def hangar(third: str = "AAABB", fourth: str = "AABB") -> Nebula:
    """I3: Cally and Kat on the Hangar Deck, Elosha in the President's Office; two revealed Cylons."""
    table = Nebula(*HANGAR).place(0, "command").place(1, "hangar_deck")
    table.cylon(2).cylon(3, "cylon_can_damage_galactica")
    table.trauma(2, third).trauma(3, fourth)
    table.ally("callandra_tyrol", "A").ally("louanne_katraine", "B").ally("priestess_elosha", "A")
    return table.next_allies("laura_roslin", "aaron_kelly", "diana_seelix")


def _damaged(g: Galactica, place: str) -> Script[None]:
    g.damage_piles["galactica"].remove(place)
    yield from resolve_damage(g, "galactica", place, TEST)


@pytest.fixture(autouse=True)
def _damage_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step in which a location of Galactica is damaged."""
    monkeypatch.setitem(STEPS, "damaged", _damaged)


@rule("ALLY-018", "ALLY-019", "ALLY-020", "ALLY-011")
def test_a_damaged_location_with_two_allies() -> None:
    """I3."""
    table = hangar().to_do("damaged:hangar_deck")
    before = pool(table.state)
    assert table.prompt() == "ally-trauma"
    assert table.game.questions[0].seat == 2
    assert table.g.players[1].place == "sickbay"
    assert pool(table.g) == before + 2
    assert table.g.removed[-3:] == ["ally_callandra_tyrol", "ally_louanne_katraine", "ally_laura_roslin"]
    table.say(2, "token:trauma_antagonistic")
    assert table.prompt() == "replace-ally"
    assert table.game.questions[0].seat == 0
    assert table.labels(0) == ("seat:2", "seat:3")
    table.say(0, "seat:3").say(3, "token:trauma_benevolent")
    assert table.prompt() == "stop"
    assert allies(table.g) == {"priestess_elosha": "A", "aaron_kelly": "A", "diana_seelix": "B"}
    assert (table.faces(2), table.faces(3)) == ("AABB", "AAB")
    assert table.events("AllyMet") == []


@rule("ALLY-023", "ALLY-012")
def test_after_the_bomb_no_ally_comes_to_colonial_one() -> None:
    """I3 b."""
    table = hangar().next_allies("billy_keikeya", "aaron_kelly", "diana_seelix")
    table.state.kept.append("bomb_on_colonial_1")
    deck = table.state.decks["super_crisis"]
    at = deck.cards.index("bomb_on_colonial_1")
    del deck.cards[at], deck.seen[at]
    table.to_do("damaged:hangar_deck").say(2, "token:trauma_antagonistic").say(0, "seat:2")
    table.say(2, "token:trauma_antagonistic")
    assert table.prompt() == "stop"
    assert [*allies(table.g)] == ["priestess_elosha", "aaron_kelly", "diana_seelix"]
    assert table.g.removed[-1] == "ally_billy_keikeya"


@rule("ALLY-021")
def test_without_trauma_of_cylons_the_current_player_brings_them() -> None:
    """I3 c."""
    table = hangar("", "").trauma(0, "AB").to_do("damaged:hangar_deck")
    assert table.prompt() == "stop"
    assert [(one.id, one.by) for one in table.g.allies] == [
        ("ally_priestess_elosha", -1),
        ("ally_aaron_kelly", -1),
        ("ally_diana_seelix", -1),
    ]
    assert table.faces(0) == "AB"


@rule("ALLY-016")
def test_with_one_card_left_only_one_ally_is_replaced() -> None:
    """I3 d: nobody is asked who brings the second."""
    table = hangar().next_allies("aaron_kelly").to_do("damaged:hangar_deck")
    table.say(2, "token:trauma_antagonistic")
    assert table.prompt() == "stop"
    assert [*allies(table.g)] == ["priestess_elosha", "aaron_kelly"]
    assert (table.faces(2), table.faces(3)) == ("AABB", "AABB")


@rule("ALLY-016", "ALLY-020")
def test_nobody_is_asked_who_brings_an_ally_when_no_card_fits() -> None:
    """Two Cylons are level, but the last card shows a character in use."""
    table = hangar("AB", "AB").next_allies("laura_roslin").to_do("damaged:hangar_deck")
    assert table.prompt() == "stop"
    assert [*allies(table.g)] == ["priestess_elosha"]
    assert table.g.decks["ally"].cards == []
    assert (table.faces(2), table.faces(3)) == ("AB", "AB")


@rule("ALLY-022", "ALLY-018")
def test_allies_in_places_damaged_before_stay_when_another_is_damaged() -> None:
    table = hangar("", "").ally("diana_seelix", "A").next_allies()
    table.state.damaged.append("armory")
    table.state.damage_piles["galactica"].remove("armory")
    table.to_do("damaged:hangar_deck")
    assert table.prompt() == "stop"
    assert [*allies(table.g)] == ["priestess_elosha", "diana_seelix"]


@rule("ALLY-022")
def test_allies_come_to_damaged_locations() -> None:
    """I3 e."""
    table = hangar("", "")
    table.state.damaged.append("armory")
    table.state.damage_piles["galactica"].remove("armory")
    table.to_do("damaged:hangar_deck")
    assert table.prompt() == "stop"
    assert "diana_seelix" in allies(table.g)


@rule("ALLY-023", "ALLY-018")
def test_the_bomb_itself_drives_the_allies_of_colonial_one_away() -> None:
    table = Nebula().ally("priestess_elosha", "A").ally("aaron_kelly", "B").next_allies("billy_keikeya", "diana_seelix")
    table.state.crises.append("bomb_on_colonial_1")
    at_once(KeepInPlay("bomb_on_colonial_1").run(table.state, TEST))
    assert [one.id for one in table.state.allies] == ["ally_aaron_kelly", "ally_diana_seelix"]
    assert table.state.removed[-2:] == ["ally_priestess_elosha", "ally_billy_keikeya"]


@rule("ALLY-018", "ALLY-012")
def test_a_board_that_leaves_takes_its_allies_along() -> None:
    table = Nebula().ally("priestess_elosha", "A").ally("aaron_kelly", "B").next_allies("billy_keikeya", "diana_seelix")
    table.place(1, "command")
    at_once(lose_board(table.state, "colonial_one", AWAY, TEST))
    assert [one.id for one in table.state.allies] == ["ally_aaron_kelly", "ally_diana_seelix"]


# --- what is said ------------------------------------------------------------------------------------------


@rule("SECR-036", "SECR-037")
def test_advice_about_allies_and_no_word_about_tokens() -> None:
    table = romo()
    said = [phrase.label for phrase in phrases(table.state, 1)]
    assert [label for label in said if label.startswith("ally")] == [
        "ally:ally_romo_lampkin-meet",
        "ally:ally_romo_lampkin-avoid",
    ]
    assert not [label for label in said if "trauma" in label or "benevolent" in label or "antagonistic" in label]
    phrase = next(phrase for phrase in phrases(table.state, 1) if phrase.kind == "ally")
    assert "Romo Lampkin" in words("en")._named("galactica", "talk", phrase)
    hidden = [letters([one.token]) for one in table.state.allies]
    table.state.allies[0].token = ANTAGONISTIC
    assert hidden == ["B"]
    assert [phrase.label for phrase in phrases(table.state, 1)] == said
