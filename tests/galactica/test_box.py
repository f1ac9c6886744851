"""A box of the tests' own: whatever it brings is played at its tables, and a base table beside it is untouched."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.cli.test_terminal_galactica import drawn
from tests.galactica import lighthouse
from tests.galactica.lighthouse import MODE, Beacon

import readyroom as rr
from readyroom.galactica.boxes import Box, contents
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.skills import HandCard
from readyroom.galactica.decks import lay, pick_up, shuffle_in
from readyroom.galactica.events import TokensPut
from readyroom.galactica.objectives import Objective, objective, objective_of, reached
from readyroom.galactica.places import AWAY, turn_over
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.ships import supply
from readyroom.galactica.skills import CARDS_NAMED, COPIES, DESIGN, LABEL, TACTICS, skill_card
from readyroom.galactica.state import Galactica, Options
from readyroom.galactica.testing import Table
from readyroom.galactica.titles import Title, title
from readyroom.galactica.tokens import advance, left, put, take
from readyroom.galactica.windows import WINDOWS, listens
from readyroom.kernel import Chance, Game, start
from readyroom.players import make_player, play_out, random_answer
from readyroom.testing import check_games


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    with lighthouse.opened() as made:
        yield made


@pytest.fixture(scope="module")
def rules(box: Box) -> GalacticaRules:
    return GalacticaRules(("base", box.name))


def played(rules: GalacticaRules, seed: int, mode: str = "") -> Game[Galactica]:
    game = start(rules, 4, seed, {"rules": mode} if mode else {})
    rng = Random(seed)
    while not game.over:
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
    return game


def test_what_the_box_brings_is_played(rules: GalacticaRules, box: Box) -> None:
    beacons, characters, events = 0, set(), set()
    for seed in range(12):
        game = played(rules, seed, MODE)
        characters |= {player.character for player in game.state.players}
        events |= {event["card"] for event in game.events(None) if event["event"] == "CrisisDrawn"}
        beacons += sum(event["event"] == "SkillPlayed" and "beacon" in event["card"] for event in game.events(None))
    assert "keeper" in characters
    assert "fog" in events
    assert beacons > 0


def test_its_piles_are_seen_by_whom_they_should_be(rules: GalacticaRules) -> None:
    """The flares a seat holds are its secret, their number is open; buoys lie faceup; flares are not counted."""
    game = next(
        game
        for game in (played(rules, seed, MODE) for seed in range(40))
        if any(player.held("flare") for player in game.state.players)
    )
    holder = next(player for player in game.state.players if player.held("flare"))
    other = (holder.seat + 1) % 4
    mine, theirs, watching = (game.view(seat)["players"][holder.seat]["holds"] for seat in (holder.seat, other, None))
    assert mine["flare"] == holder.held("flare")
    assert theirs["flare"] == watching["flare"] == len(holder.held("flare"))
    decks = game.view(None)["decks"]
    assert decks["buoy"]["cards"] == game.state.decks["buoy"].cards
    assert "size" not in decks["flare"]


def test_its_title_is_handed_out_and_goes_on(rules: GalacticaRules) -> None:
    game = played(rules, 1, MODE)
    given = [event for event in game.events(None) if event["event"] == "TitleGiven" and event["title"] == "warden"]
    assert given
    assert game.view(None)["titles"]["warden"] == game.state.titles["warden"]


def test_its_pieces_are_counted_with_those_of_the_boxes_before_it(rules: GalacticaRules) -> None:
    mine, base = (rules.setup(3, rules.read_options(3, given), Chance("x")) for given in ({"rules": MODE}, {}))
    assert (supply(mine, "raider"), supply(base, "raider")) == (20 - 3, 16 - 3)
    assert (supply(mine, "basestar"), supply(mine, "civilian")) == (1, 14 - 2)
    assert rules.view(mine, None)["pieces"] == {
        **rules.view(base, None)["pieces"],
        "raider": 20,
        "lamp": 3,
        "bell": 9,
        "tide": 1,
    }
    mine.taken_out["raider"] = 18
    assert supply(mine, "raider") == -1
    assert rules.view(mine, None)["pieces"]["raider"] == 2, "everybody sees that pieces are out of the game"
    assert [fault for fault in rules.faults(mine) if "raider" in fault] == ["there are 3 raiders, the game has 2"]


def test_its_tokens_lie_where_they_are_put(rules: GalacticaRules) -> None:
    """As many as there are; they can be taken away again, and everybody sees them."""
    game = start(rules, 3, 1, {"rules": MODE})
    g = game.state
    before = game.digest()
    assert (put(g, "lamp", "gallery", 2), put(g, "lamp", "seat:1", 2), left(g, "lamp")) == (2, 1, 0)
    assert game.view(None)["tokens"]["lamp"] == {"gallery": 2, "seat:1": 1}
    assert list(rules.faults(g)) == []
    g.tokens["lamp"]["gallery"] = 3
    assert any("lamp tokens" in fault for fault in rules.faults(g))
    assert (take(g, "lamp", "gallery", 9), take(g, "lamp", "seat:1"), take(g, "lamp", "gallery")) == (3, 1, 0)
    assert game.digest() == before


def test_its_tokens_lie_in_front_of_seats_and_on_a_track_from_the_start(rules: GalacticaRules) -> None:
    g = start(rules, 3, 1, {"rules": MODE}).state
    assert g.tokens == {"bell": {"seat:0": 1, "seat:1": 1, "seat:2": 1}, "tide": {"low": 1}}
    assert (left(g, "bell"), left(g, "tide")) == (6, 0)
    assert [advance(g, "tide") for _ in range(3)] == ["middle", "high", "high"]
    assert rules.view(g, None)["tokens"]["tide"] == {"high": 1}
    assert list(rules.faults(g)) == []


def test_everybody_is_told_how_many_tokens_were_laid_not_how_many_lie_there(rules: GalacticaRules) -> None:
    g = start(rules, 3, 1, {"rules": MODE}).state
    for count in (1, 1, 5):
        put(g, "lamp", "gallery", count)
    put(g, "lamp", "gallery")
    told = [event for event in g.told or () if isinstance(event, TokensPut)]
    assert told == [TokensPut("lamp", "gallery", 1)] * 3


def test_its_title_goes_to_who_stands_in_its_line_before_others(rules: GalacticaRules) -> None:
    for crew, warden in (
        (("william_adama", "laura_roslin", "saul_tigh"), 2),
        (("saul_tigh", "keeper", "laura_roslin"), 1),
        (("laura_roslin", "william_adama", "tom_zarek"), 0),
    ):
        assert Table(*crew, game=rules, rules=MODE).state.titles["warden"] == warden


def test_its_facedown_tokens_are_known_to_who_has_picked_them_up(rules: GalacticaRules) -> None:
    """Nobody sees what lies in a place; that something lies there, and how many a seat has, is open."""
    g = start(rules, 3, 1, {"rules": MODE}).state
    assert lay(g, "omen", "gallery")
    assert lay(g, "omen", "gallery")
    mine = pick_up(g, "omen", "gallery", 1)
    for viewer in (0, 1, None):
        view = rules.view(g, viewer)
        assert view["decks"]["omen"]["facedown"] == {"gallery": 1}
        assert view["players"][1]["holds"]["omen"] == ([mine] if viewer == 1 else 1)
    assert list(rules.faults(g)) == []
    for viewer, known in ((1, True), (0, False), (None, False)):
        there, held = set(), set()
        for n in range(40):
            other = g.copy()
            rules.permute(other, viewer, Chance(f"{n}"))
            assert rules.view(other, viewer) == rules.view(g, viewer)
            assert list(rules.faults(other)) == []
            there |= {*other.facedown["omen"]["gallery"]}
            held |= {*other.players[1].held("omen")}
        assert there == {"calm", "gale", "wreck"} - ({mine} if known and mine == "wreck" else set())
        assert (held == {mine}) is known
    g.players[1].holds.remove(mine)
    shuffle_in(g, "omen", mine)
    assert list(rules.faults(g)) == []
    g.facedown["omen"]["armory"] = g.facedown["omen"].pop("gallery")
    assert [fault for fault in rules.faults(g) if "omen" in fault] == ["omen cards lie in ['armory']"]


def test_its_board_is_moved_to_and_acted_on(rules: GalacticaRules) -> None:
    places, tokens = set(), 0
    for seed in range(6):
        game = played(rules, seed, MODE)
        events = game.events(None)
        places |= {event["place"] for event in events if event["event"] == "Moved"}
        tokens += sum(event["event"] == "TokensPut" for event in events)
    assert {"gallery", "lamp_room"} <= places
    assert tokens > 0


def test_its_step_is_part_of_every_turn(rules: GalacticaRules) -> None:
    assert contents(Options(rules=MODE)).turn == (
        *("receive_skills", "movement", "lookout", "action", "crisis", "end_of_turn"),
    )
    assert "lookout" not in contents(Options()).turn
    events = played(rules, 2, MODE).events(None)
    turns = [event["seat"] for event in events if event["event"] == "TurnBegan"]
    looks = [event["seat"] for event in events if event["event"] == "StepTaken" and event["step"] == "lookout"]
    assert looks[: len(turns) - 1] == turns[:-1]


def test_its_board_is_a_place_to_be_until_it_is_lost(rules: GalacticaRules) -> None:
    """One moves to its locations, uses their actions and is sent where nobody may move; then it falls."""
    seen: set[str] = set()
    for seed in range(30):
        game = played(rules, seed, MODE)
        for event in game.events(None):
            kind = event["event"]
            if kind in ("Moved", "LocationActivated"):
                seen.add(f"{kind} {event.get('place') or event.get('location')}")
            elif kind in ("BoardDamaged", "BoardTurned"):
                seen.add(f"{kind} {event['board']}")
        assert ("rock" in game.view(None)["boards"]) == ("rock" not in game.state.sides)
    assert {"Moved lamp_room", "Moved cellar", "BoardDamaged rock", "BoardTurned rock"} <= seen
    assert "LocationActivated lamp_room" in seen


def test_nobody_is_sent_to_a_board_that_is_gone(rules: GalacticaRules) -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh", game=rules, rules=MODE)
    turn_over(table.state, "rock", AWAY)
    table.resolve("undertow")
    assert table.prompt() == "stop"
    assert table.g.players[0].place == "admirals_quarters"


def test_its_part_of_the_end_of_a_turn_comes_in_every_turn(rules: GalacticaRules) -> None:
    events = played(rules, 2, MODE).events(None)
    turns = [event["seat"] for event in events if event["event"] == "TurnBegan"]
    watches = [event["seat"] for event in events if event["event"] == "StepTaken" and event["step"] == "watch"]
    assert watches in (turns[:-1], turns)
    assert contents(Options()).end_of_turn == contents(Options(rules=MODE)).end_of_turn[:-1]


@pytest.mark.parametrize(("fuel", "winner"), [(2, "humans"), (1, "cylons")])
def test_its_end_check_comes_before_the_winner_is_fixed(rules: GalacticaRules, fuel: int, winner: str) -> None:
    for mode in (MODE, "base"):
        table = Table("william_adama", "laura_roslin", "saul_tigh", game=rules, rules=mode).to_do("end_checks")
        table.state.resources[1] = fuel
        assert table.game.over
        assert table.g.winner == (winner if mode == MODE else "humans")


def test_its_board_is_drawn_in_the_terminal(rules: GalacticaRules) -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh", game=rules, rules=MODE).place(1, "cellar")
    table.state.damage_piles["rock"].remove("lamp_room")
    table.state.damaged.append("lamp_room")
    text = drawn(table.game.seen(0), 0)
    assert "Lamp Room (damaged)" in text
    assert "Cellar [1]" in text
    assert "Lamp Room" not in drawn(Table("william_adama", "laura_roslin", game=rules).game.seen(0), 0)


def test_its_objective_has_its_own_phases_and_end(rules: GalacticaRules) -> None:
    state = rules.setup(3, rules.read_options(3, {"rules": MODE}), Chance("harbour"))
    state.options = Options(rules=MODE, objective="harbour")
    assert objective_of(state).last == 5
    list(reached(state, 2))
    assert state.phases == ["storm"]
    list(reached(state, 2))
    assert state.phases == ["storm"]


def test_a_lost_card_of_its_piles_is_a_fault(rules: GalacticaRules) -> None:
    state = start(rules, 3, 1, {"rules": MODE}).state
    assert list(rules.faults(state)) == []
    state.decks["flare"].cards.pop()
    state.decks["flare"].seen.pop()
    assert any("flare cards differ" in fault for fault in rules.faults(state))


def test_the_box_passes_the_suite(rules: GalacticaRules) -> None:
    tally = check_games(rules, 6, modes=[(3, {"rules": MODE}), (5, {"rules": MODE})])
    assert tally.games == 6


def test_a_base_table_beside_it_is_untouched(rules: GalacticaRules, box: Box) -> None:
    """The same game as without the box: the same windows too, though a card of the box listens there."""
    with_box, without = (played(one, 3) for one in (rules, GalacticaRules()))
    assert with_box.digest() == without.digest()
    assert with_box.events(None) == without.events(None)
    base = contents(Options())
    assert not {"keeper"} & {*base.sheets}
    assert "fog" not in base.cards["crisis"]
    assert "rock" not in base.boards
    assert [*with_box.view(None)["boards"]] == ["galactica", "colonial_one", "cylon"]
    assert not {*box.designs} & {*base.designs}
    assert all(listener.name != "beacon" for listener in base.listeners.get("turn_ends", ()))


def test_new_designs_get_new_numbers(box: Box) -> None:
    assert [LABEL[design] for design in box.designs] == ["beacon-6", "beacon-0"]
    assert [COPIES[design] for design in box.designs] == [3, 2]
    assert list(CARDS_NAMED["beacon"]) == box.designs == [DESIGN["beacon-6"], DESIGN["beacon-0"]]
    assert BASE.designs == list(range(25))


def test_a_mistake_in_a_box_is_noticed_when_it_is_declared() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        Box("copycat").card("quorum", "arrest_order")
    with pytest.raises(ValueError, match="no window 'teatime'"):
        listens(Box("typo"), "teatime", HandCard("beacon", Beacon()))
    assert "teatime" not in WINDOWS


def test_things_that_are_called_alike_must_have_ids_of_their_own() -> None:
    """Names and texts are found by id: a title called CAG is not Apollo's ability (docs/rulings.md)."""
    other = Box("copycat")
    with pytest.raises(ValueError, match="cag is declared twice, as ability and as title"):
        title(other, Title("cag", ()))
    with pytest.raises(ValueError, match="repair is declared twice, as skill card and as quorum card"):
        other.card("quorum", "repair")
    with pytest.raises(ValueError, match="ambush is declared twice, as crisis card and as skill card"):
        skill_card(other, "ambush", TACTICS, {1: 1})
    with pytest.raises(ValueError, match="reckless is declared twice"):
        objective(other, Objective("reckless", (), last=8))
    with pytest.raises(ValueError, match="declare_martial_law is taken by ability and crisis card"):
        other.card("quorum", "declare_martial_law")
    assert (other.titles, other.cards, other.designs, other.objectives) == ([], {}, [], [])


def test_what_can_be_chosen_follows_the_modes(rules: GalacticaRules) -> None:
    assert rules.read_options(3, {"rules": MODE})["rules"] == MODE
    with pytest.raises(rr.BadSetup, match="rules"):
        rules.read_options(3, {"rules": "atlantis"})
    assert "rules" not in {setting.name for setting in GalacticaRules(("base",)).settings}


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_computer_players_play_it(rules: GalacticaRules, level: str) -> None:
    """Nobody told them about the box, and no answer falls back on chance."""
    for seed in range(1 if level == "hard" else 3):
        game = start(rules, 4, seed, {"rules": MODE})
        players = [make_player("galactica", level, seed * 4 + seat) for seat in range(4)]
        assert play_out(game, players).over
