"""`normal` and `hard` at Galactica: repeatable, blind for what is hidden, never stuck, and they play their side."""

import re
from typing import Any

import pytest
from tests.galactica.modes import MODES
from tests.rules.galactica_tables import before_distance_4

import readyroom as rr
from readyroom.galactica.board import AFT
from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table
from readyroom.kernel import Chance, key_of
from readyroom.players import Chair, Player, Talker, make_player, play_out
from readyroom.players.base import Explainer
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.contribution import Outlook
from readyroom.players.galactica.easy import RULES_OF_THUMB
from readyroom.players.galactica.hard import THINKS_AT
from readyroom.players.galactica.normal import THUMBS
from readyroom.players.galactica.speech import SPEAKS_AT
from readyroom.players.galactica.table import HIDDEN
from readyroom.players.galactica.table import Table as Seen
from readyroom.words import words

LEVELS = ("easy", "normal", "random")


def players(seed: int, *levels: str) -> list[Player]:
    return [make_player("galactica", level, seed * 64 + seat) for seat, level in enumerate(levels)]


def test_normal_knows_every_question_that_easy_knows() -> None:
    assert set(RULES_OF_THUMB) <= set(THUMBS)


# --- complete games --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_mixed_tables_play_to_the_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        game = rr.new("galactica", seats, seed, options)
        play_out(game, players(seed, *(LEVELS[(seed + seat) % 3] for seat in range(seats))))
        assert game.over


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_hard_plays_to_the_end_beside_the_others(seats: int, options: dict[str, Any]) -> None:
    game = rr.new("galactica", seats, 7, options)
    play_out(game, players(7, *(("hard", "normal", "random")[seat % 3] for seat in range(seats))))
    assert game.over


@pytest.mark.slow
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    def digest() -> tuple[str, list[Any]]:
        game = play_out(rr.new("galactica", 3, 5), players(5, level, level, level))
        return game.digest(), game.said

    assert digest() == digest()


# --- nothing hidden is seen ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "games", "every"), [("random", 3, 11), ("easy", 3, 11), ("normal", 8, 5), ("hard", 5, 17)]
)
def test_what_is_hidden_changes_nothing(level: str, games: int, every: int) -> None:
    """Hidden things dealt anew under a running game: the same seed gives the same answer and the same words."""
    asked = thought = lied = 0
    for seed in range(games):
        seats = 2 + (3 + seed) % 5
        game = rr.new("galactica", seats, seed)
        at_table = players(seed, *["normal"] * seats)
        for n in range(400):
            if game.over:
                break
            question = game.questions[0]
            pretends = Seen(game.seen(question.seat), question.seat).side == HIDDEN and question.prompt in DECEIVES_AT
            if n % every == seed % every or pretends:
                other = game.clone()
                other.rules.permute(other.state, question.seat, Chance(key_of(f"{seed} {n}")))
                again = other.questions_for(question.seat)[0]
                if again.labels == question.labels:
                    asked += 1
                    thought += question.prompt in THINKS_AT
                    lied += pretends
                    assert said_and_done(level, game, question, n) == said_and_done(level, other, again, n), question
            chair = Chair(game, question)
            player: Any = at_table[question.seat]
            for phrase in player.talk(chair):
                game.talk(question.seat, phrase)
            game.answer(question.seat, player.answer(chair))
    assert asked > 60
    assert thought > 5
    assert lied > 20


DECEIVES_AT = (*SPEAKS_AT, "galactica-admirals-quarters", "galactica-arrest-order", "galactica-send-to-brig")
"""Where a hidden Cylon reckons what the others think."""


def said_and_done(level: str, game: rr.Game[Any], question: Any, seed: int) -> tuple[Any, Any, Any]:
    player = make_player("galactica", level, seed)
    chair = Chair(game, question)
    said = player.talk(chair) if isinstance(player, Talker) else ()
    answer = player.answer(chair)
    return said, answer, player.reason() if isinstance(player, Explainer) else None


# --- beliefs ---------------------------------------------------------------------------------------------------


def test_beliefs_do_not_depend_on_when_they_are_read() -> None:
    game = rr.new("galactica", 5, 11)
    at_table = players(11, *["normal"] * 5)
    kept = Beliefs()
    compared = 0
    while not game.over:
        question = game.questions[0]
        chair = Chair(game, question)
        if question.seat == 2:
            table = Seen(chair.view(), 2)
            new = Beliefs()
            kept.listen(chair, table)
            new.listen(chair, table)
            assert kept.chances(table) == new.chances(table)
            assert kept.public(table) == new.public(table)
            compared += 1
        player: Any = at_table[question.seat]
        for phrase in player.talk(chair):
            game.talk(question.seat, phrase)
        game.answer(question.seat, player.answer(chair))
    assert compared > 30


def after_a_check(*, destiny: tuple[str, str], added: str) -> tuple[float, ...]:
    """What Roslin thinks after a check to which only Zarek has added a card: chances of all three."""
    table = Table("laura_roslin", "tom_zarek", "saul_tigh").destiny(*destiny)
    table.hand(0, "consolidate_power-1").hand(1, added).hand(2, "repair-1").resolve("elections_loom")
    table.say(1, added).say(2).say(0)
    question = table.game.questions[0]
    assert question.seat == 0
    beliefs, seen = Beliefs(), Seen(table.game.seen(0), 0)
    beliefs.listen(Chair(table.game, question), seen)
    return beliefs.chances(seen)


def test_who_added_to_a_spoiled_check_is_suspected() -> None:
    spoiled = after_a_check(destiny=("maximum_firepower-3", "evasive_maneuvers-2"), added="launch_scout-2")
    clean = after_a_check(destiny=("executive_order-1", "consolidate_power-2"), added="executive_order-2")
    assert spoiled[0] == clean[0] == 0.0
    assert spoiled[1] > 1.5 * clean[1]
    assert spoiled[2] < clean[2]


def after_gifts(hand: int, given: int) -> float:
    """How likely Zarek seems a Cylon to Roslin, after he has given so many of so many cards to a check."""
    evidence = Beliefs().evidence
    evidence._begin(Table("laura_roslin", "tom_zarek", "saul_tigh").game.seen(0))
    evidence._drawn({"seat": 1, "skills": ["politics"] * hand})
    evidence._check_began({"skills": ["politics"], "source": "elections_loom"})
    evidence._cards_added({"seat": 1, "count": given, "cards": ()})
    return evidence.likely[0][0b010]


def test_who_keeps_many_cards_is_suspected_and_who_gives_much_is_not() -> None:
    assert after_gifts(9, 1) > after_gifts(9, 0) > 0 > after_gifts(9, 3)
    assert after_gifts(2, 1) < 0 < after_gifts(9, 1)


def test_hands_are_counted_from_what_everybody_sees() -> None:
    game = rr.new("galactica", 4, 5)
    at_table = players(5, *["normal"] * 4)
    beliefs, right, wrong = Beliefs(), 0, 0
    while not game.over and game.state.turn < 16:
        question = game.questions[0]
        chair = Chair(game, question)
        if question.seat == 1:
            seen = Seen(chair.view(), 1)
            beliefs.listen(chair, seen)
            same = [beliefs.evidence._hands[player.seat] == player.hand for player in seen.players]
            right, wrong = right + sum(same), wrong + len(same) - sum(same)
        game.answer(question.seat, at_table[question.seat].answer(chair))
    assert right > 60
    assert wrong <= 0.05 * right


def test_who_is_named_and_does_not_reveal_himself_is_believed_again() -> None:
    def after_turns(named: bool, turns: int) -> float:
        evidence = Beliefs().evidence
        evidence._begin(Table("laura_roslin", "tom_zarek", "saul_tigh").game.seen(0))
        if named:
            evidence._hear(2, "accuse:1")
        before = evidence.likely[0][0b010]
        for _ in range(turns):
            evidence._turn({"seat": 1})
            evidence._turn({"seat": 2})
        return evidence.likely[0][0b010] - before

    assert after_turns(named=True, turns=2) < after_turns(named=False, turns=2) < 0


def test_a_word_counts_as_much_as_the_speaker_is_trusted() -> None:
    """Tigh says that Adama is a Cylon; one card of the five that Roslin has not seen is a Cylon's."""
    said = {}
    for speaker in ("human", "cylon"):
        table = Table("laura_roslin", "william_adama", "saul_tigh").to_do("action")
        if speaker == "cylon":
            table.loyal(2, "cylon_can_reduce_morale")
            table.state.players[2].loyalty[0].seen = 0b001
        game = table.game
        game.talk(2, "he-is:1-cylon")
        beliefs, seen = Beliefs(), Seen(game.seen(0), 0)
        beliefs.listen(Chair(game, game.questions[0]), seen)
        said[speaker] = beliefs.chances(seen)[1]
    assert 0.21 < said["human"] < 0.5
    assert said["cylon"] == 0.0  # there is one Cylon card at a table of three


def test_the_chances_add_up_to_the_cylon_cards_nobody_has_seen() -> None:
    game = rr.new("galactica", 3, 2)
    at_table = players(2, "normal", "normal", "normal")
    while not game.over:
        question = game.questions[0]
        chair = Chair(game, question)
        table = Seen(chair.view(), question.seat)
        if table.view.turn > 0:
            beliefs = Beliefs()
            beliefs.listen(chair, table)
            assert sum(beliefs.chances(table)) <= 1.0 + 1e-9
            if table.side != "human":
                assert beliefs.chances(table)[table.seat] == 1.0
        game.answer(question.seat, at_table[question.seat].answer(chair))


# --- they play their side --------------------------------------------------------------------------------------


def answer_of(table: Table, level: str = "normal", seed: int = 1) -> tuple[str, ...]:
    question = table.game.questions[0]
    picked = make_player("galactica", level, seed).answer(Chair(table.game, question))
    return tuple(question.labels[n] for n in ((picked,) if isinstance(picked, int) else picked))


def check_with(seat: int, *cards: str) -> Table:
    return Table("laura_roslin", "william_adama", "saul_tigh").hand(seat, *cards)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_human_helps_a_check_with_what_counts(level: str) -> None:
    table = check_with(1, "executive_order-2", "executive_order-1", "declare_emergency-4", "repair-2", "launch_scout-1")
    table.hand(0, "consolidate_power-1", "consolidate_power-2", "executive_order-1").hand(2, "executive_order-1")
    table.state.resources[2] = 3  # morale
    table.resolve("elections_loom")
    added = answer_of(table, level)
    assert added
    assert set(added) <= {"card:executive_order-2", "card:executive_order-1", "card:declare_emergency-4"}


def test_human_adds_nothing_that_counts_against_a_check() -> None:
    table = check_with(1, "repair-2", "launch_scout-1", "repair-1").resolve("elections_loom")
    assert answer_of(table) == ()


def test_revealed_cylon_spoils_a_check() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").cylon(1)
    table.hand(1, "repair-2", "maximum_firepower-5", "executive_order-2")
    table.hand(0, *["consolidate_power-2"] * 4).hand(2, *["executive_order-2"] * 3).resolve("elections_loom")
    assert answer_of(table) == ("card:maximum_firepower-5",)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_only_a_human_jumps_for_the_win(level: str) -> None:
    for card, jumps in (("you_are_not_a_cylon", True), ("cylon_can_reduce_morale", False)):
        table = Table("laura_roslin", "william_adama", "saul_tigh").loyal(0, card).place(0, "ftl_control")
        g = table.hand(0, "repair-1", "repair-1").top("desolate_moon", "asteroid_field", "barren_planet").state
        g.destinations += [g.decks["destination"].cards.pop() for _ in range(3)]
        del g.decks["destination"].seen[-3:]
        g.jump_track, g.phases = 4, ["sleeper"]
        table.to_do("action")
        assert (answer_of(table, level) == ("activate:ftl_control",)) == jumps


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_cylon_somebody_has_seen_is_accused_and_named(level: str) -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").loyal(2, "cylon_can_reduce_morale")
    table.place(0, "admirals_quarters").hand(0, "repair-1", "repair-1").to_do("action")
    table.state.players[2].loyalty[0].seen = 0b001
    player: Any = make_player("galactica", level, 1)
    assert "he-is:2-cylon" in player.talk(Chair(table.game, table.game.questions[0]))
    assert answer_of(table, level) == ("activate:admirals_quarters",)
    table.say(0, "activate:admirals_quarters")
    assert answer_of(table, level) == ("seat:2",)


def test_hidden_cylon_leaves_the_brig_by_revealing() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").loyal(0, "cylon_can_reduce_morale").place(0, "brig")
    assert answer_of(table.to_do("action")) == ("reveal:cylon_can_reduce_morale",)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_of_two_basestars_in_one_area_the_damaged_one_is_shot_at(level: str) -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").empty_space().place(0, "weapons_control")
    table.state.fleet.basestars = [Basestar(AFT), Basestar(AFT, ["disabled_hangar", "disabled_weapons"])]
    table.state.basestar_pile = ["critical_hit", "structural_damage"]
    table.hand(0, "repair-1", "repair-1").say(0, "weapons_control")
    assert all(answer_of(table, level, seed) == ("ship:basestar-aft~2",) for seed in range(8))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_only_a_cylon_spares_the_prisoner_when_somebody_goes_to_sickbay(level: str) -> None:
    """Who sits in the Brig stays there: a human names the prisoner, a Cylon somebody who goes."""
    for cylon in (False, True):
        table = Table("laura_roslin", "william_adama", "saul_tigh", "tom_zarek").place(2, "brig")
        if cylon:
            table.cylon(0)
        table.destiny("repair-1", "repair-1").resolve("witch_hunt").add()
        assert table.prompt() == "send-to-sickbay"
        assert all((answer_of(table, level, seed) == ("seat:2",)) != cylon for seed in range(8))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_cylon_gives_the_sympathizer_to_the_human_it_hurts_most(level: str) -> None:
    """A human the less: the President. With a resource in the red it means the Brig: nobody who sits there."""
    for red, chosen in ((False, "seat:1"), (True, "seat:2")):
        crew = ("kara_starbuck_thrace", "laura_roslin", "saul_tigh", "tom_zarek")
        table = before_distance_4(*crew, deck=(SYMPATHIZER, HUMAN, HUMAN, HUMAN)).cylon(0).place(1, "brig")
        table.hand(1, *["repair-1"] * 4).hand(2, "repair-1", "repair-1")
        table.state.resources = [4 if red else 9, 12, 10, 12]
        table.skip().say(2, "deep_space")
        assert all(answer_of(table, level, seed) == (chosen,) for seed in range(8))


def test_more_cards_are_worth_more_until_the_check_is_safe() -> None:
    check = Outlook(mean=4.0, spread=3.0, difficulty=10, partial=6, passed=0.0, partly=-1.0, failed=-3.0)
    worths = [check.worth(mine) for mine in range(12)]
    assert worths == sorted(worths)
    assert worths[11] - worths[10] < worths[4] - worths[3]


# --- reasons ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_answer_has_a_reason_in_words() -> None:
    english = words("en")
    said: set[str] = set()
    for seed, seats in enumerate((3, 4, 5, 6)):
        game = rr.new("galactica", seats, seed)
        at_table = players(seed, *["normal"] * seats)
        while not game.over:
            question = game.questions[0]
            player: Any = at_table[question.seat]
            answer = player.answer(Chair(game, question))
            key, facts = player.reason()
            sentence = english.say(key, **{name: _plain(fact) for name, fact in facts.items()})
            assert not re.search(r"[{}]", sentence)
            said.add(key)
            game.answer(question.seat, answer)
    assert len(said) > 30


def _plain(fact: object) -> Any:
    return ", ".join(str(part) for part in fact) if isinstance(fact, list) else fact
