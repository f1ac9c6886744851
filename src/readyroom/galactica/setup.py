"""Setting up: boards and decks at once; characters, titles, Loyalty and first hands as steps (SETUP, LOYD, VAR)."""

from collections.abc import Iterable, Mapping

import msgspec

from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import (
    AFT,
    AREAS,
    FORE,
    LAUNCH,
    RESOURCES,
    START,
    START_NUKES,
)
from readyroom.galactica.boxes import contents, in_play
from readyroom.galactica.causes import SETUP
from readyroom.galactica.characters import SHEETS, ways_of_leader, ways_to_draw
from readyroom.galactica.decks import new_deck
from readyroom.galactica.events import CharacterChosen, Moved
from readyroom.galactica.hangar import ready, squadrons, take_off, which
from readyroom.galactica.loyalty import build_deck
from readyroom.galactica.places import HANGAR_DECK, closed, damage_piles, layout, sent
from readyroom.galactica.purposes import DEPLOY, INDIFFERENT
from readyroom.galactica.quorum import draw_quorum
from readyroom.galactica.ships import show_area
from readyroom.galactica.sides import is_leader
from readyroom.galactica.skills import choose_and_draw, full_deck, rebuild_destiny
from readyroom.galactica.state import PILES, Basestar, Civilian, Fleet, Galactica, Options, Player
from readyroom.galactica.titles import give_title, succeed
from readyroom.galactica.tokens import laid_out
from readyroom.kernel import Chance, Choose, Json, Option, Script

LEADER = "cylon_leader"
ANY_TIME = ("support", LEADER)
"""The types that may be chosen whatever the others' numbers are."""
WITHOUT_LEADER = 6
"""How many players a game without a Cylon leader has at most (SETUP-046, SETUP-090)."""
TYPES = ("political_leader", "military_leader", "pilot")
DIFFICULTY = {"normal": 0, "easier_for_humans": 2, "easier_for_cylons": -2}


def starting_resources(seats: int, options: Options) -> list[int]:
    """SETUP-018, VAR-027, VAR-030, VAR-031, and the variant without the Sympathizer."""
    start = dict(START)
    if options.cooperative or (not options.sympathizer and seats in (4, 6)):
        start = {"food": 7, "fuel": 8, "morale": 9, "population": 10}
    return [start[name] + DIFFICULTY[options.difficulty] for name in RESOURCES]


def new_game(seats: int, given: Mapping[str, Json], chance: Chance) -> Galactica:
    """The table before the first character is chosen."""
    options = msgspec.convert(dict(given), Options)
    box = contents(options)
    without = [card for card in box.not_cooperative * options.cooperative for _ in range(box.cards[PILES[card]][card])]
    skill_decks = [full_deck(box, skill) for skill in box.skills]
    for deck in skill_decks:
        chance.shuffle(deck)
    pile = box.tokens("civilian")
    behind = [Civilian(handle, face) for handle, face in enumerate(chance.draw(pile, 2))]
    first = chance.below(seats)
    nukes = 1 if options.cooperative or seats == 1 else START_NUKES
    g = Galactica(
        chance=chance,
        options=options,
        players=[Player(seat) for seat in range(seats)],
        agenda=["choose_character"] * seats,
        current=first,
        resources=starting_resources(seats, options),
        nukes=nukes,
        nukes_beside=box.pieces["nuke"] - nukes if box.nukes_return else 0,
        skill_decks=skill_decks,
        skill_discards=[[] for _ in skill_decks],
        decks={name: new_deck([card for card in box.deck(name) if card not in without], chance) for name in box.piles},
        office_hands={pile.name: [] for pile in box.piles.values() if pile.office},
        fleet=Fleet(basestars=[Basestar(FORE)]),
        cylon_board=Fleet() if box.cylon_board else None,
        squadrons=squadrons(box),
        raptors=box.pieces["raptor"],
        civilians=[[] for _ in AREAS],
        civilian_pile=pile,
        next_handle=len(behind),
        damage_piles=damage_piles(box),
        basestar_pile=box.tokens("basestar_damage"),
    )
    g.removed = without
    g.tokens = laid_out(box, seats)
    g.fleet.raiders[FORE] = 3
    g.civilians[AFT] = behind
    if seats == 1:
        g.agenda.append("choose_assist")
    g.agenda += ["titles", "loyalty", *(["first_skills"] * seats), "destiny", *box.setup, "begin_turn"]
    return g


# --- characters --------------------------------------------------------------------------------------------


def choosable(g: Galactica) -> list[str]:
    """Of the type with the most sheets left, and support characters and Cylon leaders at any time (SETUP-038..040). Of
    leaders there is one at most; the last of seven players is one if nobody else is (SETUP-044, SETUP-046)."""
    taken = {player.character for player in g.players}
    left = [SHEETS[sheet] for sheet in in_play(g).sheets if sheet not in taken]
    counts = {kind: sum(sheet.type == kind for sheet in left) for kind in TYPES}  # SETUP-042: other versions count
    most = max(counts.values())
    there = persons(taken)
    allowed = [sheet for sheet in left if sheet.type in ANY_TIME or counts[sheet.type] == most]
    if any(SHEETS[name].leads for name in taken if name):
        allowed = [sheet for sheet in allowed if not sheet.leads]
    elif len(g.players) > WITHOUT_LEADER and sum(not player.character for player in g.players) == 1:
        allowed = [sheet for sheet in allowed if sheet.leads]
    return [sheet.id for sheet in allowed if sheet.person not in there and sheet.id not in barred(g)]


def persons(characters: Iterable[str]) -> set[str]:
    """Whom these sheets show: of two sheets of a person only one is in a game (SETUP-041)."""
    return {SHEETS[character].person for character in characters if character}


def starts(g: Galactica, seat: int, character: str) -> list[str]:
    """Where a character may begin: printed places as they lie on the table now, or what is said instead of one."""
    sheet = SHEETS[character]
    printed = [sent(g, seat, place) for place in (sheet.setup, sheet.setup_or) if place]
    if not sheet.setup_or:
        return printed
    here, shut = layout(g).locations, closed(g)
    return [place for place in printed if place in here and here[place].board not in shut] or printed[:1]


def barred(g: Galactica) -> tuple[str, ...]:
    """Characters a variant does without (VAR-001, VAR-005)."""
    if g.solo:
        return ("laura_roslin", "sharon_boomer_valerii")
    if len(g.players) == 2 or (len(g.players) == 6 and not g.options.sympathizer):
        return ("sharon_boomer_valerii",)
    return ()


def show_character(character: str) -> Option:
    return Option("character", character)


def choose_character(g: Galactica, _: str) -> Script[None]:
    """The next player, clockwise from the first, chooses a character and puts it on its place (SETUP-036..050)."""
    seat = next(seat for seat in g.clockwise(g.current) if not g.players[seat].character)
    character: str = yield Choose(seat, "galactica-character", choosable(g), show_character, purpose=INDIFFERENT)
    g.tell(CharacterChosen, seat, character)
    g.players[seat].status = SHEETS[character].status
    place = yield from choose_one(
        seat, "galactica-start", starts(g, seat, character), lambda place: Option("location", place), INDIFFERENT
    )
    player = g.players[seat]
    if place == "piloting_viper":
        area = yield from choose_one(seat, "galactica-launch", list(LAUNCH), show_area, purpose=DEPLOY)
        ship = yield from which(seat, ready(g), "launch")
        player.character = character
        take_off(g, seat, ship, area)
        return
    if place == "off_board" and g.solo:
        place = HANGAR_DECK  # VAR-012: drawbacks are ignored
    player.character, player.place = character, place
    g.tell(Moved, seat, place)


def choose_assist(g: Galactica, _: str) -> Script[None]:
    """One-player game: any other character assists, of whom the main one is no other version (SETUP-041)."""
    main = SHEETS[g.players[0].character].person
    others = [sheet for sheet in in_play(g).sheets if SHEETS[sheet].person != main]
    g.assist = yield Choose(0, "galactica-assist", others, show_character, purpose=INDIFFERENT)
    g.tell(CharacterChosen, 0, g.assist)


# --- titles, Loyalty, cards --------------------------------------------------------------------------------


def hand_out_titles(g: Galactica, _: str) -> Script[None]:
    """By the lines of succession; the President starts with a Quorum card (SETUP-052..055)."""
    for office in in_play(g).titles:
        if g.solo:
            yield from give_title(g, office, 0, SETUP)  # VAR-007
        else:
            yield from succeed(g, office, SETUP)
    draw_quorum(g)


def deal_loyalty(g: Galactica, _: str) -> Script[None]:
    yield from build_deck(g)
    for thing in in_play(g).first_deal:
        yield from thing(g)


def first_skills(g: Galactica, _: str) -> Script[None]:
    """Every player but the first draws three cards he could receive in his turn; a Cylon leader who does not begin
    infiltrating has but two of these (SETUP-063..066)."""
    remaining = g.agenda.count("first_skills")
    seat = g.clockwise(g.current)[len(g.players) - 1 - remaining]
    if seat != g.current:
        player = g.players[seat]
        ways = ways_of_leader(g, player) if is_leader(player) else ways_to_draw(player.character, 3)
        yield from choose_and_draw(g, seat, ways)


def build_destiny(g: Galactica, _: str) -> Script[None]:
    rebuild_destiny(g)
    yield from ()
