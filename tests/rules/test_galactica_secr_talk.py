"""What players may say at the table (SECR): structured talk, free to lie, never specific, without effect."""

import json
import re

import pytest

from readyroom.galactica import RULES
from readyroom.galactica.boxes import in_play
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.loyalty import CYLONS, HUMAN
from readyroom.galactica.skills import LABEL, NAME, SKILLS
from readyroom.galactica.talk import phrases
from readyroom.galactica.testing import Table
from readyroom.kernel import Chance, IllegalAnswer, key_of
from readyroom.words import words

rule = pytest.mark.rule
ROSLIN_TIGH_ZAREK_BALTAR = ("laura_roslin", "saul_tigh", "tom_zarek", "gaius_baltar")
ROSLIN_TIGH_ZAREK = ("laura_roslin", "saul_tigh", "tom_zarek")
ABILITIES = list(dict.fromkeys(NAME[design] for design in BASE.designs))


def communicated() -> Table:
    """Seat 0 has seen both civilian ships."""
    table = (
        Table(*ROSLIN_TIGH_ZAREK).place(0, "communications").hand(0, "repair-1", "repair-1").say(0, "communications")
    )
    while table.prompt() == "move-civilian":
        table.say(0, "area:aft")
    return table


def looked(deck: str = "crisis", card: str = "food_shortage") -> Table:
    """Seat 0 has looked at the top card of a deck and left it there."""
    table = Table(*ROSLIN_TIGH_ZAREK).hand(0, "launch_scout-1").top(card).dice(8).say(0, "launch_scout-1").skip()
    table.say(0, f"deck:{deck}").say(0, "top")
    return table


@rule("SECR-001")
def test_a_revealed_cylon_has_the_same_phrases_as_everybody() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK_BALTAR).cylon(3)
    kinds = [{phrase.partition(":")[0] for phrase in table.game.phrases(seat)} for seat in range(4)]
    assert kinds[0] == kinds[3] == {"accuse", "he-is", "i-am", "help", "hand", "ask", "have-it"}


@rule("SECR-002")
def test_anyone_may_accuse_anyone_at_any_time() -> None:
    table = (
        Table(*ROSLIN_TIGH_ZAREK_BALTAR)
        .cylon(3)
        .hand(1, "repair-1")
        .to_do("movement", "action", "text:prison_labor", "end_of_turn")
    )
    moments = 0
    while table.prompt() not in ("", "stop") and moments < 9:
        moments += 1
        for seat in range(4):
            accused = {phrase for phrase in table.game.phrases(seat) if phrase.startswith("accuse:")}
            assert accused == {f"accuse:{other}" for other in range(4) if other != seat}
        question = table.game.questions[0]
        table.game.answer(question.seat, 0 if question.kind == "one" else ())
    assert moments >= 3


@rule("SECR-002", "SECR-003")
def test_an_accusation_changes_nothing_in_the_game() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK)
    before = [table.game.digest(), *(json.dumps([table.game.view(v), table.game.events(v)]) for v in (0, 1, 2, None))]
    table.game.talk(1, "accuse:0")
    table.game.talk(0, "he-is:1-cylon")
    after = [table.game.digest(), *(json.dumps([table.game.view(v), table.game.events(v)]) for v in (0, 1, 2, None))]
    assert before == after
    for viewer in (0, 1, 2, None):
        assert [said[1:] for said in table.game.heard(viewer)] == [(1, "accuse:0"), (0, "he-is:1-cylon")]


@rule("SECR-003", "SECR-008", "SECR-019")
def test_what_can_be_said_does_not_depend_on_the_truth() -> None:
    honest = Table(*ROSLIN_TIGH_ZAREK)
    liar = Table(*ROSLIN_TIGH_ZAREK).loyal(0, "cylon_can_send_to_brig").hand(0)
    for table in (honest, liar):
        for phrase in ("i-am:human", "i-am:cylon", "he-is:1-human", "he-is:1-cylon", "help:a-lot", "hand:high"):
            table.game.talk(0, phrase)  # with an empty hand, too
    assert honest.game.phrases(0) == liar.game.phrases(0)


@rule("SECR-003", "SECR-023")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_phrases_tell_nothing_of_hidden_things(seat: int) -> None:
    table = (
        Table(*ROSLIN_TIGH_ZAREK_BALTAR)
        .cylon(2)
        .loyal(1, "cylon_can_send_to_brig")
        .hand(0, "repair-1")
        .hand(1, "launch_scout-2")
    )
    g = table.state
    offered = [phrase.label for phrase in phrases(g, seat)]
    for viewer in (0, 1, 2, 3, None):
        for n in range(4):
            other = g.copy()
            RULES.permute(other, viewer, Chance(key_of("talk", str(n))))
            assert [phrase.label for phrase in phrases(other, seat)] == offered


@rule("SECR-008", "SECR-009", "SECR-010")
def test_an_examiner_may_say_human_or_cylon_and_no_more() -> None:
    table = Table("gaius_baltar", *ROSLIN_TIGH_ZAREK).loyal(2, "cylon_can_damage_galactica", "cylon_can_send_to_brig")
    before = table.game.phrases(0)
    table.say(0, "ability:cylon_detector").say(0, "seat:2")
    assert table.game.phrases(0) == before  # what he has seen gives him no new words
    about = {phrase for phrase in before if "2" in phrase and not phrase.startswith("ask:")}
    assert about == {"accuse:2", "he-is:2-human", "he-is:2-cylon"}
    for phrase in ("he-is:2-cylon_can_damage_galactica", "he-is:2-two-cylons", "cylon_can_send_to_brig", "he-is:2"):
        with pytest.raises(IllegalAnswer, match="can't say"):
            table.game.talk(0, phrase)
    table.game.talk(0, "he-is:2-human")  # a lie
    assert [said.phrase for said in table.game.said] == ["he-is:2-human"]  # and nobody made him speak


@rule("SECR-009", "SECR-014", "SECR-015", "SECR-016", "SECR-019", "SECR-024", "SECR-032")
def test_no_phrase_names_strengths_types_loyalty_cards_or_super_crises() -> None:
    tables = [Table(*ROSLIN_TIGH_ZAREK_BALTAR).cylon(3), looked(), communicated()]
    checked = (
        Table(*ROSLIN_TIGH_ZAREK).hand(1, "executive_order-2", "repair-1", "launch_scout-1").resolve("prison_labor")
    )
    tables.append(checked.say(1, "repair-1", "launch_scout-1"))
    super_crises = set(tables[0].state.decks["super_crisis"].cards)
    forbidden = {*LABEL, *SKILLS, *CYLONS, HUMAN, *super_crises, "medium", "pretty", "kinda", "blue", "green"}
    for table in tables:
        for seat in range(len(table.g.players)):
            for phrase in RULES.phrases(table.g, seat):
                kind, what = phrase.kind, phrase.id
                assert kind == "ask" or not forbidden & {what, *what.split("-")} or what == "a-medium-amount"
                said = words("en").phrase("galactica", phrase)
                assert not re.search(r"\b[1-5]\b (politics|leadership|tactics|piloting|engineering)", said)
                if kind not in ("added", "accuse", "he-is", "ship"):
                    assert not re.search(r"\d", said), said


@rule("SECR-014", "SECR-015", "SECR-016")
@pytest.mark.parametrize(
    "phrase", ["hand:executive_order-5", "hand:5", "hand:blue", "added:politics", "added:repair-1"]
)
def test_exact_statements_about_cards_are_refused(phrase: str) -> None:
    table = (
        Table(*ROSLIN_TIGH_ZAREK)
        .hand(1, "executive_order-2", "repair-1")
        .resolve("prison_labor")
        .say(1, "repair-1")
        .skip()
    )
    for moment in range(2):  # during the check, and when it is over
        with pytest.raises(IllegalAnswer, match="can't say"):
            table.game.talk(1, phrase)
        if not moment and table.prompt() != "stop":
            table.add()


@rule("SECR-019")
def test_help_and_hands_are_described_in_opposites() -> None:
    offered = Table(*ROSLIN_TIGH_ZAREK).game.phrases(0)
    assert [phrase for phrase in offered if phrase.startswith("help:")] == [
        "help:a-lot",
        "help:a-little",
        "help:cannot",
    ]
    assert [phrase for phrase in offered if phrase.startswith("hand:")] == ["hand:high", "hand:low"]


@rule("SECR-020")
@pytest.mark.parametrize(("cards", "allowed"), [((), False), (("repair-1",), False), (("repair-1", "repair-2"), True)])
def test_a_medium_amount_is_for_those_who_added_several_cards(cards: tuple[str, ...], allowed: bool) -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).hand(1, "repair-1", "repair-2").hand(2, "repair-1")
    table.destiny("launch_scout-1", "launch_scout-2").resolve("prison_labor")
    assert "help:a-medium-amount" not in table.game.phrases(1)
    table.say(1, *cards)
    assert ("help:a-medium-amount" in table.game.phrases(1)) == allowed
    assert "help:a-medium-amount" not in table.game.phrases(2)
    table.add()
    assert "help:a-medium-amount" not in table.game.phrases(1)  # the check is over


@rule("SECR-021")
def test_a_count_goes_with_a_polar_word() -> None:
    hand = ("repair-1", "repair-2", "launch_scout-1", "launch_scout-2", "consolidate_power-1", "consolidate_power-2")
    table = Table(*ROSLIN_TIGH_ZAREK).hand(1, *hand).hand(2, "repair-1").resolve("prison_labor").say(1, *hand[:5])
    added = [phrase for phrase in table.game.phrases(1) if phrase.startswith("added:")]
    assert added == ["added:5-high", "added:5-low"]  # five, which all have seen, and neither three nor six
    assert not any(phrase.startswith("added:") for seat in (0, 2) for phrase in table.game.phrases(seat))
    option = next(option for option in RULES.phrases(table.g, 1) if option.label == "added:5-low")
    assert words("en").phrase("galactica", option) == "I have added 5 low cards."


@rule("SECR-022", "SECR-023", "SECR-024")
def test_one_may_ask_for_an_ability_and_admit_to_it_but_not_list_ones_hand() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).hand(1, "strategic_planning-3", "repair-1")
    for seat in range(3):
        offered = table.game.phrases(seat)
        names = list(dict.fromkeys(NAME[design] for design in in_play(table.state).designs))
        assert [phrase.removeprefix("ask:") for phrase in offered if phrase.startswith("ask:")] == names
        assert [phrase for phrase in offered if phrase.startswith("have-it:")] == ["have-it:yes", "have-it:no"]
        assert not [p for p in offered if not p.startswith("ask:") and any(name in p for name in ABILITIES)]
    table.game.talk(0, "ask:strategic_planning")
    table.game.talk(1, "have-it:no")  # he need not admit it
    table.game.talk(2, "have-it:yes")  # nor be right
    with pytest.raises(IllegalAnswer, match="can't say"):
        table.game.talk(1, "have-it:strategic_planning")


@rule("SECR-028")
@pytest.mark.parametrize(("deck", "card"), [("crisis", "food_shortage"), ("destination", "deep_space")])
def test_who_has_seen_a_top_card_may_call_it_good_or_bad(deck: str, card: str) -> None:
    table = looked(deck, card)
    about = [phrase for phrase in table.game.phrases(0) if phrase.startswith("top-card:")]
    assert about == [f"top-card:{deck}-good", f"top-card:{deck}-bad"]
    for seat in (1, 2):
        assert not any(phrase.startswith("top-card:") for phrase in table.game.phrases(seat))
    with pytest.raises(IllegalAnswer, match="can't say"):
        table.game.talk(0, f"top-card:{card}")


@rule("SECR-028", "SECR-029")
def test_the_admiral_may_judge_the_destinations_he_has_drawn() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).to_do("prepare_for_jump").top("deep_space", "tylium_planet").empty_space()
    table.state.jump_track = 4
    assert {"top-card:destination-good", "top-card:destination-bad"} <= set(table.game.phrases(1))
    assert not any(phrase.startswith("top-card:") for phrase in table.game.phrases(0))
    assert not any("planet" in phrase or "space" in phrase for phrase in table.game.phrases(1))


@rule("SECR-031")
def test_who_has_seen_a_ship_may_say_a_lot_or_a_little() -> None:
    table = communicated()
    handles = [ship.handle for ship in table.g.civilians[3]]
    about = {phrase for phrase in table.game.phrases(0) if phrase.startswith("ship:")}
    assert about == {f"ship:{handle}-{amount}" for handle in handles for amount in ("a-lot", "a-little")}
    for seat in (1, 2):
        assert not any(phrase.startswith("ship:") for phrase in table.game.phrases(seat))
    with pytest.raises(IllegalAnswer, match="can't say"):
        table.game.talk(0, f"ship:{handles[0]}-civ_empty")


def test_every_phrase_has_its_words() -> None:
    checked = Table(*ROSLIN_TIGH_ZAREK).hand(1, "repair-1", "launch_scout-1").resolve("prison_labor")
    tables = [Table(*ROSLIN_TIGH_ZAREK_BALTAR), looked(), communicated(), checked.say(1, "repair-1", "launch_scout-1")]
    said = [
        words("en").phrase("galactica", phrase)
        for table in tables
        for seat in range(len(table.g.players))
        for phrase in RULES.phrases(table.g, seat)
    ]
    assert "Does anybody have Strategic Planning?" in said
    assert "Seat 1 is human." in said
    assert "Crisis deck: the card I have seen is bad." in said
    assert all(text.endswith((".", "!", "?")) and "{" not in text for text in said)


@pytest.mark.only("base", "exodus", why="with all boxes the game is not for one player")
def test_a_lone_player_talks_to_nobody() -> None:
    assert Table("saul_tigh").game.phrases(0) == []
