"""What a card would do is foretold by what does it: the numbers come true, and every line has its words."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import readyroom as rr
from readyroom.galactica.board import RESOURCES
from readyroom.galactica.boxes import MODES
from readyroom.galactica.cards.pegasus.crises_chosen import ExecutedAtAPrice
from readyroom.galactica.causes import Cause
from readyroom.galactica.crises import CRISES, Attack, Crisis, check_on
from readyroom.galactica.effects import (
    ADMIRAL,
    CURRENT,
    PRESIDENT,
    AdvancePursuit,
    Centurions,
    Change,
    Choice,
    DamageGalactica,
    DamageReserveVipers,
    DamageSpaceVipers,
    Discard,
    DiscardHand,
    EachDiscards,
    Effect,
    Execute,
    GiveTitle,
    If,
    LoseNuke,
    LowRoll,
    MoveTrack,
    OthersDiscard,
    PayOr,
    ReturnRaptor,
    Send,
    SendAllIn,
    SendAllOn,
    SkillCheck,
    all_of,
    check,
    lose,
)
from readyroom.galactica.effects.conditions import Below
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.hangar import in_reserves, in_space
from readyroom.galactica.jump import DESTINATION_TEXTS
from readyroom.galactica.places import FLAGSHIP, damaged_on
from readyroom.galactica.registry import Text, parts_of
from readyroom.galactica.resources import Finished, StepLeft
from readyroom.galactica.sides import CYLON
from readyroom.galactica.skills import TACTICS
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.kernel import Game, start
from readyroom.players.randomly import random_answer
from readyroom.web.scenes import sayable
from readyroom.words import words

WORDS = words("en")
BECAUSE = Cause("test")
CARDS = {name: card.text for name, card in CRISES.items() if isinstance(card, Crisis)} | DESTINATION_TEXTS


def all_parts(text: Text) -> Iterator[Effect]:
    if isinstance(text, Effect):
        yield text
    for part in parts_of(text):
        yield from all_parts(part)


def all_lines(lines: list[Line]) -> Iterator[Line]:
    for line in lines:
        yield line
        yield from all_lines(line.parts)


def positions(mode: str, seeds: range) -> Iterator[Galactica]:
    """Tables in the middle of games that were played at random."""
    options = {"rules": mode} | ({"cylon_ships": "fleet_board"} if mode == "exodus" else {})
    for seed in seeds:
        rng, game = Random(seed), start(EVERY_MODE, 4 + seed % 2, seed, options)
        for _ in range(rng.randrange(60, 400)):
            if not game.questions:
                break
            question = rng.choice(game.questions)
            game.answer(question.seat, random_answer(question, rng))
        if not game.over:
            yield game.state


def cards_of(g: Galactica) -> dict[str, Effect]:
    """The cards with a forecast that this table plays with."""
    here = {card for deck in g.decks.values() for card in (*deck.cards, *deck.discard)}
    return {card: text for card, text in CARDS.items() if card in here}


@pytest.mark.parametrize("mode", MODES)
def test_every_card_says_something_in_every_position_and_all_of_it_has_words(mode: str) -> None:
    told = 0
    for g in positions(mode, range(6)):
        cards = cards_of(g)
        said = {text.key for text in sayable(cards)}
        for card, text in cards.items():
            lines = text.forecast(Ahead(g), Cause(card))
            assert lines, card
            for line in all_lines(lines):
                told += 1
                assert line.says or line.text, card
                assert not line.says or WORDS.has(f"galactica-ahead-{line.says}"), (card, line.says)
                assert not line.text or line.text in said, (card, line)
                assert line.facts.get("seat", 0) in range(len(g.players)), (card, line)
    assert told > 1000


def test_two_texts_never_share_a_key() -> None:
    keys = {text.key: text for text in sayable(name for name, card in CRISES.items())}
    assert len(keys) > 50
    assert all(keys[text.key] == text for text in sayable(CRISES))


def test_no_card_has_two_checks_so_the_check_under_way_is_the_one_of_its_card() -> None:
    found = {card: [part for part in all_parts(text) if isinstance(part, SkillCheck)] for card, text in CARDS.items()}
    assert Counter(map(len, found.values()))[1] > 60
    assert [card for card, checks in found.items() if (*checks, None)[0] != check_on(card)] == []
    assert max(map(len, found.values())) == 1


# --- what is foretold comes true ---------------------------------------------------------------------------


def _numbers(g: Galactica) -> dict[str, int]:
    """The numbers that lines are about, by their names."""
    return {
        "raptors": g.raptors,
        "nukes": g.nukes,
        "track": g.jump_track,
        "boarders": g.boarding[0],
        "reserves": in_reserves(g),
        "quorum": len(g.quorum_hand),
        "hull": len(damaged_on(g, FLAGSHIP)),
        **dict(zip(RESOURCES, g.resources, strict=True)),
        **{f"hand {player.seat}": len(player.hand) for player in g.players},
    }


def _foretold(line: Line) -> tuple[str, int | None]:
    if line.says == "resource":
        return str(line.facts["resource"]), line.after
    return (f"hand {line.facts['seat']}" if line.says.startswith("hand") else line.says), line.after


def _carried_out(g: Galactica, effect: Effect) -> Galactica | None:
    """The table after an effect that asks nobody; None if it asks somebody or ends the step."""
    after = g.copy()
    try:
        for _ in effect.run(after, BECAUSE):
            return None
    except (Finished, StepLeft):
        return None
    return after


def test_foretold_numbers_are_those_that_come() -> None:
    compared: Counter[str] = Counter()
    for mode in MODES:
        for g in positions(mode, range(8)):
            if g.check is not None or g.happening:
                continue
            parts = {part for text in cards_of(g).values() for part in all_parts(text) if not parts_of(part)}
            for part in sorted(parts, key=repr):
                lines = part.forecast(Ahead(g), BECAUSE)
                sure = part.possible(g, g.current) and all(line.says for line in lines)
                after = _carried_out(g, part) if sure else None
                if after is None:
                    continue
                for line in lines:
                    if line.says == "goes":
                        assert after.players[line.facts["seat"]].place == line.facts["place"], part
                    elif line.says == "not-now":
                        assert _numbers(after) == _numbers(g), part
                        assert [p.place for p in after.players] == [p.place for p in g.players], part
                    elif line.after is not None and line.says not in ("hull", "vipers-in-space", "pursuit"):
                        name, number = _foretold(line)
                        assert _numbers(after)[name] == number, (part, line)
                    else:
                        continue
                    compared[type(part).__name__] += 1
    assert compared.keys() >= {"Change", "Discard", "Send", "SendAllIn", "DestroyRaptor", "Centurions", "MoveTrack"}
    assert sum(compared.values()) > 100


# --- single lines ------------------------------------------------------------------------------------------


def foretold(table: Table, effect: Effect) -> list[Line]:
    return effect.forecast(Ahead(table.state), BECAUSE)


def numbers(lines: list[Line]) -> list[tuple[str, int | None, int | None]]:
    return [(str(line.facts.get("resource", line.says)), line.before, line.after) for line in lines]


def test_parts_of_a_card_change_numbers_one_after_the_other() -> None:
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar")
    table.state.resources[:] = [2, 8, 10, 12]
    lines = foretold(table, all_of(lose(food=1, morale=1), lose(food=2)))
    assert numbers(lines) == [("food", 2, 1), ("morale", 10, 9), ("food", 1, -1)]
    assert [(line.red, line.deadly) for line in lines] == [(True, False), (False, False), (True, True)]


@pytest.mark.parametrize(("left", "deadly"), [(3, False), (2, True), (1, True)])
def test_what_leaves_nothing_of_a_resource_is_deadly(left: int, deadly: bool) -> None:
    """END-001: the humans lose with a resource at 0, not only below."""
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar")
    table.state.resources[:] = [left, 8, 10, 12]
    assert [line.deadly for line in foretold(table, lose(food=2))] == [deadly]


def test_vipers_in_space_are_counted_with_and_without_pilots() -> None:
    """What is in space can be damaged, whoever sits in it."""
    table = Table("kara_starbuck_thrace", "saul_tigh", "laura_roslin").place(0, "port_aft")
    unmanned = in_space(table.state)
    (line,) = foretold(table, DamageSpaceVipers(2))
    assert unmanned == 2
    assert (line.says, line.before, line.after) == ("vipers-in-space", 3, 1)


def test_of_two_ways_each_begins_as_things_are() -> None:
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar")
    first, second = foretold(table, Choice(CURRENT, lose(food=1), lose(food=2)))
    assert numbers([*first.parts, *second.parts]) == [("food", 8, 7), ("food", 8, 6)]
    roll, then = foretold(table, all_of(LowRoll(2, lose(food=1)), lose(food=1)))
    assert roll.facts == {"most": 2, "percent": 25}
    assert numbers([*roll.parts, then]) == [("food", 8, 7), ("food", 8, 7)]


def test_a_condition_looks_at_what_was_foretold_before() -> None:
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar")
    hungry = If(Below("food", 8), lose(morale=1))
    assert [line.says for line in foretold(table, hungry)] == ["not-now"]
    assert numbers(foretold(table, all_of(lose(food=1), hungry))) == [("food", 8, 7), ("morale", 10, 9)]


def test_what_somebody_pays_for_an_execution_is_foretold() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace", rules="combined")
    lines = foretold(table, ExecutedAtAPrice(CURRENT, ADMIRAL, 3))
    assert lines == foretold(table, all_of(Execute(CURRENT), Discard(ADMIRAL, 3)))
    assert len(lines) > len(foretold(table, Execute(CURRENT)))


def test_limits_are_kept() -> None:
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar")
    table.state.resources[:] = [14, 8, 10, 12]
    assert numbers(foretold(table, Change("food", 3))) == [("food", 14, 15)]
    (line,) = foretold(table, DamageReserveVipers(99))
    assert (line.before, line.after, line.tone) == (in_reserves(table.state), 0, "bad")


def test_no_more_pieces_are_foretold_than_there_are() -> None:
    """LIMIT-004: one centurion is left, and no raptor was lost."""
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar")
    table.state.boarding[:] = [1, 2, 0, 0, 0]
    (line,) = foretold(table, Centurions(2))
    assert (line.before, line.after, line.tone) == (1, 2, "bad")
    (line,) = foretold(table, ReturnRaptor())
    assert (line.before, line.after, line.tone) == (4, 4, "plain")
    table.state.raptors = 3
    assert [line.after for line in foretold(table, all_of(ReturnRaptor(), ReturnRaptor()))] == [4, 4]


def test_each_result_of_a_check_is_told_with_its_own_number() -> None:
    """CHK-019, CHK-022: a changed difficulty leaves that of the partial pass as it is."""
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar")
    water = check(13, TACTICS, fail=lose(food=2), partial=(9, lose(food=1)), consequence=lose(fuel=1))
    (line,) = foretold(table, water)
    assert line.facts == {"difficulty": 13, "skills": ["tactics"]}
    for difficulty, lines in ((13, line.parts), (16, water.outcomes(Ahead(table.state), BECAUSE, 16))):
        assert [(one.says, one.facts) for one in lines] == [
            ("on-pass", {"least": difficulty}),
            ("on-partial", {"least": 9}),
            ("on-fail", {}),
            ("on-consequence", {}),
        ]
        assert [numbers(one.parts) for one in lines[1:]] == [
            [("food", 8, 7)],
            [("food", 8, 6)],
            [("fuel", 8, 7)],
        ]


def test_a_revealed_cylon_is_left_alone_and_a_prisoner_stays() -> None:
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar").place(0, "brig").place(1, "armory")
    assert [line.says for line in foretold(table, Send(CURRENT, "sickbay"))] == ["not-now"]
    assert [line.facts for line in foretold(table, SendAllIn("armory", "sickbay"))] == [{"seat": 1, "place": "sickbay"}]
    table.state.players[1].status = CYLON
    assert [line.says for line in foretold(table, SendAllIn("armory", "sickbay"))] == ["not-now"]
    admiral = table.state.titles[ADMIRAL]
    table.state.players[admiral].status = CYLON
    assert [line.says for line in foretold(table, Discard(ADMIRAL, 2))] == ["not-now"]


def test_nobody_is_told_that_a_revealed_cylon_would_be_executed() -> None:
    """CYL-018."""
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar")
    (line,) = foretold(table, Execute(CURRENT))
    assert (line.says, line.facts) == ("executed", {"seat": 0})
    table.cylon(0)
    assert [line.says for line in foretold(table, Execute(CURRENT))] == ["not-now"]


def test_hands_that_would_be_lost_are_those_of_whom_it_touches() -> None:
    """Apollo loses random cards (CHERR-028); a revealed Cylon and who is spared lose none (CYL-018)."""
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh", "gaius_baltar").place(0, "command")
    for seat, cards in enumerate((3, 1, 2, 2)):
        table.hand(seat, *("repair-1",) * cards)
    table.cylon(3)

    def hands(lines: list[Line]) -> list[tuple[str, Any, int | None, int | None]]:
        return [(line.says, line.facts["seat"], line.before, line.after) for line in lines]

    (each,) = foretold(table, EachDiscards(2))
    assert (each.says, each.facts, each.tone) == ("each-hand", {"how": "chosen", "count": 2}, "bad")
    assert hands(each.parts) == [("hand-random", 0, 3, 1), ("hand", 1, 1, 0), ("hand", 2, 2, 0)]
    (others,) = foretold(table, OthersDiscard(CURRENT, 1))
    assert others.facts == {"how": "random", "count": 1}
    assert hands(others.parts) == [("hand", 1, 1, 0), ("hand", 2, 2, 1)]
    assert hands(foretold(table, Discard(CURRENT, 2))) == [("hand-random", 0, 3, 1)]
    assert hands(foretold(table, Discard(PRESIDENT, 1, random=True))) == [("hand-random", 1, 1, 0)]
    assert hands(foretold(table, all_of(Discard(ADMIRAL, 1), DiscardHand(ADMIRAL)))) == [
        ("hand", 2, 2, 1),
        ("hand", 2, 1, 0),
    ]


def test_hull_pursuit_track_and_titles_are_foretold_as_they_are() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace", rules="exodus", cylon_ships="fleet_board")
    g = table.state
    g.damaged.append("armory")
    g.damage_piles["galactica"].remove("armory")
    g.jump_track, g.nukes = 4, 1
    g.tokens["pursuit"] = {"auto_attack": 1}
    lines = foretold(table, all_of(DamageGalactica(), DamageGalactica(), AdvancePursuit(), MoveTrack(2), MoveTrack(-9)))
    assert [(line.says, line.before, line.after, line.tone) for line in lines] == [
        ("hull", 1, 2, "bad"),
        ("hull", 2, 3, "bad"),
        ("pursuit", 4, 4, "plain"),
        ("track", 4, 5, "good"),
        ("track", 5, 0, "bad"),
    ]
    g.tokens["pursuit"] = {"pursuit_start": 1}
    (line,) = foretold(table, AdvancePursuit())
    assert (line.before, line.after, line.tone) == (0, 1, "bad")
    (line,) = foretold(table, LoseNuke())
    assert (line.says, line.before, line.after, line.tone) == ("nukes", 1, 0, "bad")
    (line,) = foretold(table, GiveTitle("admiral", PRESIDENT))
    assert (line.says, line.facts) == ("title", {"seat": 1, "title": "admiral"})
    pays, otherwise = foretold(table, PayOr(PRESIDENT, lose(food=1), lose(fuel=1)))
    assert (pays.says, pays.facts, numbers(pays.parts)) == ("pay", {"seat": 1}, [("food", 8, 7)])
    assert (otherwise.says, numbers(otherwise.parts)) == ("else", [("fuel", 8, 7)])


def test_everybody_aboard_a_ship_goes_who_can_be_sent() -> None:
    """MOVE-013, MOVE-014: not a prisoner, nor who is there already."""
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")
    table.place(0, "command").place(1, "press_room").place(2, "sickbay").place(3, "brig")
    lines = foretold(table, SendAllOn("galactica", "sickbay"))
    assert [(line.says, line.facts) for line in lines] == [("goes", {"seat": 0, "place": "sickbay"})]


# --- who is told what --------------------------------------------------------------------------------------


def _asked(prompt: str, seeds: range) -> Iterator[tuple[Game[Any], Any]]:
    for seed in seeds:
        rng, game = Random(seed), rr.new("galactica", seats=4, seed=seed)
        for _ in range(300):
            if not game.questions:
                break
            question = rng.choice(game.questions)
            if question.prompt == prompt:
                yield game, question
            game.answer(question.seat, random_answer(question, rng))


def _lines(parts: list[Mapping[str, Any]]) -> list[tuple[str, int]]:
    return [(line["facts"]["resource"], line["to"]) for line in parts if line.get("says") == "resource"]


def test_who_chooses_is_told_what_each_part_would_do() -> None:
    met = 0
    for game, question in _asked("galactica-choose-part", range(10)):
        met += 1
        card = CRISES[question.facts["card"]]
        assert not isinstance(card, Attack)
        told = question.reckoned["parts"]
        assert len(told) == len(question.options)
        crisis = game.aid(None)["crisis"]
        assert crisis["card"] == card.id
        assert len(crisis["lines"]) == 2
        if len(told) == 2:
            assert [way["parts"] for way in crisis["lines"]] == told
    assert met > 20


def test_who_chooses_a_destination_is_told_what_each_would_do() -> None:
    met = 0
    for game, question in _asked("galactica-destination", range(40)):
        met += 1
        for card, lines in zip(question.picks, question.reckoned["parts"], strict=True):
            fuel = [amount for resource, amount in _lines(lines) if resource == "fuel"]
            lost = [p.amount for p in all_parts(DESTINATION_TEXTS[card]) if isinstance(p, Change) and p.amount < 0]
            assert not fuel or fuel[0] - game.state.resource("fuel") in lost
    assert met > 3


def test_the_results_of_a_check_are_told_with_the_difficulty_there_is_by_now() -> None:
    met = 0
    for game, _ in _asked("galactica-add-cards", range(6)):
        g = game.state
        told = game.aid(None)["outcomes"]
        assert g.check is not None
        if not g.check.crisis:
            assert told == []
            continue
        met += 1
        assert told[0]["says"] == "on-pass"
        assert told[0]["facts"] == {"least": g.check.difficulty}
        assert ("on-partial" in [line["says"] for line in told]) == (g.check.partial is not None)
        for seat in range(4):
            assert game.aid(seat)["outcomes"] == told
    assert met > 20
