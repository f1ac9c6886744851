"""`easy` at Galactica: knows every question, is repeatable, sees nothing hidden, and both sides win."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.galactica.modes import MODES
from tests.galactica.prompts import with_purpose

import readyroom as rr
from readyroom.galactica import rules
from readyroom.galactica.effects import Effect, PlaceShips
from readyroom.galactica.effects.ships import ORDER, PlaceGroup
from readyroom.galactica.testing import Table
from readyroom.galactica.windows import PROMPT, REACTIONS, WINDOWS
from readyroom.kernel import Chance, key_of
from readyroom.players import Chair, Player, make_player, play_out
from readyroom.players.galactica.easy import RULES_OF_THUMB, USES
from readyroom.players.galactica.effects import WORTH
from readyroom.players.series import Plan, play

pytestmark = pytest.mark.slow


def easy(seats: int, seed: int = 0) -> list[Player]:
    return [make_player("galactica", "easy", seed * 64 + seat) for seat in range(seats)]


def asks() -> set[str]:
    """Every prompt that stands in the rules, with those that are put together from a place, a ship or a window."""
    found = {f"galactica-window-{name}" for name in WINDOWS} | {f"galactica-place-{ship}" for ship in ORDER}
    for file in Path(rules.__file__).parent.rglob("*.py"):
        if file.name not in ("testing.py", "texts.py"):
            found |= set(re.findall(r'"(galactica-[a-z-]+)"', file.read_text(encoding="utf-8")))
    return {prompt for prompt in found if not prompt.endswith("-")}


def test_there_is_a_rule_of_thumb_for_every_question_in_the_rules() -> None:
    assert len(asks()) > 60
    asked = {prompt for prompt in asks() if not prompt.startswith(PROMPT)}
    assert "galactica-execute" in with_purpose()
    missing = sorted(asked - {"galactica-choose-player", *with_purpose()})
    hint = "they have no `purpose=` (galactica/purposes.py), or PURPOSE_AT (tests/galactica/prompts.py) not who asks"
    assert not missing, f"{hint}: {missing}"


def test_a_rule_of_thumb_is_for_a_question_that_is_asked() -> None:
    assigned = {"galactica-assign-arbitrator", "galactica-assign-mission-specialist", "galactica-assign-vice-president"}
    assert set(RULES_OF_THUMB) <= with_purpose() | assigned


def test_there_is_a_worth_for_every_card_and_ability_of_a_window() -> None:
    missing = sorted(set(REACTIONS) - set(USES))
    assert not missing, f"what it is worth to use these in their windows goes into USES (easy.py): {missing}"
    assert set(USES) <= set(REACTIONS)


def test_there_is_a_worth_for_every_kind_of_effect() -> None:
    def kinds(kind: type[Effect]) -> set[type[Effect]]:
        return {kind, *(sub for child in kind.__subclasses__() for sub in kinds(child))}

    in_words_only = {Effect, PlaceGroup}
    assert PlaceShips in kinds(Effect)
    cards = ("readyroom.galactica.effects.", "readyroom.galactica.cards.base.destinations")
    ours = {kind for kind in kinds(Effect) if kind.__module__.startswith(cards)}
    missing = sorted(kind.__name__ for kind in ours - in_words_only - set(WORTH))
    assert not missing, f"what these are worth to the humans goes into WORTH (players/galactica/effects.py): {missing}"


def test_easy_knows_every_question_it_is_asked() -> None:
    """With random players among them, so that odd positions come up."""
    for seed in range(60):
        seats, options = MODES[seed % len(MODES)]
        game = rr.new("galactica", seats, seed, options)
        players = easy(seats, seed)
        for seat in range(1, seats):
            if (seed + seat) % 3 == 0:
                players[seat] = make_player("galactica", "random", seed + seat)
        play_out(game, players)
        assert game.over


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_easy_plays_to_the_end_and_the_same_again(seats: int, options: dict[str, Any]) -> None:
    def digest() -> tuple[str, list[Any]]:
        game = play_out(rr.new("galactica", seats, 5, options), easy(seats))
        return game.digest(), game.said

    assert digest() == digest()


def test_easy_does_not_see_what_is_hidden() -> None:
    """Hidden things dealt anew under a running game: the same seed gives the same answer and the same words."""
    asked = 0
    for seed in range(16):
        seats = 3 + seed % 4
        game = rr.new("galactica", seats, seed)
        players = easy(seats, seed)
        for n in range(500):
            if game.over:
                break
            question = game.questions[0]
            if n % 5 == seed % 5:
                other = game.clone()
                other.rules.permute(other.state, question.seat, Chance(key_of(f"{seed} {n}")))
                again = other.questions_for(question.seat)[0]
                if again.labels == question.labels:
                    asked += 1
                    assert _answered(game, question, n) == _answered(other, again, n), (seed, n, question)
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    assert asked > 500


def _answered(game: rr.Game[Any], question: Any, seed: int) -> tuple[Any, Any]:
    player: Any = make_player("galactica", "easy", seed)
    chair = Chair(game, question)
    return player.talk(chair), player.answer(chair)


# --- it plays its side -----------------------------------------------------------------------------------------


def answer_of(table: Table, seed: int = 1) -> tuple[str, ...]:
    """What easy answers to the question on the table."""
    question = table.game.questions[0]
    picked = make_player("galactica", "easy", seed).answer(Chair(table.game, question))
    return tuple(question.labels[n] for n in ((picked,) if isinstance(picked, int) else picked))


def at_ftl_control_before_the_last_jump() -> Table:
    """Roslin can jump the fleet to Kobol."""
    table = Table("laura_roslin", "william_adama", "saul_tigh").place(0, "ftl_control").hand(0, "repair-1", "repair-1")
    g = table.top("desolate_moon", "asteroid_field", "barren_planet").state
    g.destinations += [g.decks["destination"].cards.pop() for _ in range(3)]
    del g.decks["destination"].seen[-3:]
    g.jump_track, g.phases = 4, ["sleeper"]
    return table.to_do("action")


def test_human_jumps_for_the_win() -> None:
    table = at_ftl_control_before_the_last_jump()
    assert answer_of(table) == ("activate:ftl_control",)


def test_hidden_cylon_does_not_jump_for_the_win() -> None:
    table = at_ftl_control_before_the_last_jump().loyal(0, "cylon_can_reduce_morale")
    assert all(answer_of(table, seed) != ("activate:ftl_control",) for seed in range(20))


def check_with(*cards: str, seat: int = 1) -> Table:
    table = Table("laura_roslin", "william_adama", "saul_tigh")
    table.hand(seat, *cards).resolve("elections_loom")
    assert table.prompt() == "add-cards"
    return table


def test_human_helps_a_check_with_what_it_needs() -> None:
    table = check_with("executive_order-2", "executive_order-1", "declare_emergency-4", "repair-2", "launch_scout-1")
    added = answer_of(table)
    assert added
    assert set(added) <= {"card:executive_order-2", "card:executive_order-1", "card:declare_emergency-4"}


def test_human_keeps_his_cards_where_he_can_not_help() -> None:
    assert answer_of(check_with("repair-2", "launch_scout-1", "repair-1")) == ()


def test_revealed_cylon_spoils_a_check() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").cylon(1)
    table.hand(1, "repair-2", "maximum_firepower-5", "executive_order-2").resolve("elections_loom")
    assert table.prompt() == "add-cards"
    assert answer_of(table) == ("card:maximum_firepower-5",)


def test_hidden_cylon_spoils_a_check_now_and_then() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").loyal(1, "cylon_can_reduce_morale")
    table.hand(1, "executive_order-2", "repair-2", "declare_emergency-4").resolve("elections_loom")
    assert table.prompt() == "add-cards"
    answers = [answer_of(table, seed) for seed in range(60)]
    spoiled = sum("card:repair-2" in answer for answer in answers)
    assert 5 < spoiled < 40


def test_cylon_seen_goes_to_the_brig() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").loyal(2, "cylon_can_reduce_morale")
    table.place(0, "admirals_quarters").hand(0, "repair-1", "repair-1").to_do("action")
    table.state.players[2].loyalty[0].seen = 0b001
    assert answer_of(table) == ("activate:admirals_quarters",)
    table.say(0, "activate:admirals_quarters")
    assert answer_of(table) == ("seat:2",)


def test_scarce_resource_is_saved() -> None:
    """Riots: food and morale, or population and fuel."""
    for scarce, part in (("food", "part:second"), ("fuel", "part:first")):
        table = Table("laura_roslin", "william_adama", "saul_tigh")
        table.state.resources[("food", "fuel").index(scarce)] = 1
        table.resolve("riots")
        assert answer_of(table) == (part,)


def test_words_are_true_of_a_human_and_false_of_a_cylon() -> None:
    said: dict[bool, list[str]] = {True: [], False: []}
    for human in said:
        table = Table("laura_roslin", "william_adama", "saul_tigh").loyal(0, "you_are_not_a_cylon")
        if not human:
            table.loyal(0, "cylon_can_reduce_morale")
        table.to_do("action")
        for seed in range(200):
            player: Any = make_player("galactica", "easy", seed)
            said[human] += player.talk(Chair(table.game, table.game.questions[0]))
    assert "i-am:human" in said[True]
    assert "i-am:human" in said[False]
    assert "i-am:cylon" not in said[True] + said[False]


# --- both sides win --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_both_sides_win(seats: int) -> None:
    """Each a fifth of 120 games at least; once both have so many, the rest can't change it."""
    games, least = 120, 24
    won = {"humans": 0, "cylons": 0}
    for seed in range(games):
        result = play(Plan("galactica", seats, {}, ("easy",) * seats, seed)).result
        won["humans" if result.why["winner"] == "humans" else "cylons"] += 1
        if min(won.values()) >= least:
            break
    assert min(won.values()) >= least, f"of {games} games: {won}"
