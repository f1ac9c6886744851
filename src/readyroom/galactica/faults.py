"""Invariants: every card and token is somewhere, once, and within the limits of the box (COMP, LIMIT)."""

from collections import Counter
from collections.abc import Iterable

from readyroom.galactica import board
from readyroom.galactica.board import AREA_OF, OFF_BOARD
from readyroom.galactica.boxes import in_play, pieces
from readyroom.galactica.hangar import destroyed
from readyroom.galactica.places import BOARDS, LOCATIONS, admits, damaged_on, layout
from readyroom.galactica.ships import CYLON_SHIPS, fleets, supply
from readyroom.galactica.sides import is_cylon_player, may_hold_title, takes_part
from readyroom.galactica.skills import COPIES
from readyroom.galactica.state import PILES, Galactica


def faults(g: Galactica) -> Iterable[str]:
    yield from _skills(g)
    yield from _named_cards(g)
    yield from _loyalty(g)
    yield from _ships(g)
    yield from _people(g)


def _skills(g: Galactica) -> Iterable[str]:
    found: Counter[int] = Counter()
    piles = [*g.skill_decks, *g.skill_discards, g.destiny, *(player.hand for player in g.players)]
    piles += [check.cards for check in (*g.outer_checks, g.check) if check is not None]
    for pile in piles:
        found.update(pile)
    if found != {design: COPIES[design] for design in in_play(g).designs}:
        yield f"the skill cards are {found}"


def _named_cards(g: Galactica) -> Iterable[str]:
    for pile, kind in in_play(g).piles.items():
        if not {*g.facedown.get(pile, {})} <= {*kind.spots}:
            yield f"{pile} cards lie in {sorted(g.facedown[pile])}"
        if not kind.hands and any(player.held(pile) for player in g.players):
            yield f"{pile} cards lie in front of players"
        deck = g.decks[pile]
        if len(deck.seen) != len(deck.cards):
            yield f"the {pile} deck has {len(deck.cards)} cards and {len(deck.seen)} marks"
        places = [deck.cards, deck.discard, g.kept, g.removed, g.crises, g.destinations]
        places += [held.cards for held in g.held if held.pile == pile]
        places += [player.held(pile) for player in g.players]
        places.append(g.office_hands.get(pile, []))
        places += g.facedown.get(pile, {}).values()
        found = Counter(card for place in places for card in place if PILES[card] == pile)
        wanted = Counter(in_play(g).cards[pile])
        if found != wanted:
            yield f"the {pile} cards differ: too many {found - wanted}, missing {wanted - found}"


def _loyalty(g: Galactica) -> Iterable[str]:
    found = Counter(g.loyalty) + Counter(g.loyalty_box) + Counter(g.not_cylons)
    found += Counter(card.id for player in g.players for card in player.loyalty)
    found += Counter(card.id for card in g.assist_loyalty)
    wanted = Counter(in_play(g).loyalty)
    dealt = g.loyalty_box or g.loyalty or any(player.loyalty for player in g.players)
    if dealt and found != wanted:
        yield f"the Loyalty cards are {found}"


def _ships(g: Galactica) -> Iterable[str]:
    counts = [
        *(count for fleet in fleets(g) for count in (*fleet.raiders, *fleet.heavies)),
        *(count for squadron in g.squadrons.values() for count in (*squadron.space, squadron.reserves)),
        *(count for squadron in g.squadrons.values() for count in (squadron.damaged, squadron.unbuilt)),
        *g.boarding,
        g.raptors,
        g.nukes,
        g.nukes_beside,
    ]
    if min(counts) < 0:
        yield "a number of ships is negative"
    limits = (
        *((pieces(g, ship) - supply(g, ship), ship) for ship in CYLON_SHIPS),
        (sum(g.boarding), "centurion"),
        *((pieces(g, ship) - destroyed(g, ship), ship) for ship in g.squadrons),
        (g.raptors, "raptor"),
        (g.nukes + g.nukes_beside, "nuke"),
    )
    for count, piece in limits:
        if count > pieces(g, piece):
            yield f"there are {count} {piece}s, the game has {pieces(g, piece)}"
    for fleet in fleets(g):
        for ship in ("raider", "heavy_raider"):
            acted, there = fleet.acted(ship), fleet.small(ship)
            if any(a > b for a, b in zip(acted, there, strict=True)):
                yield f"more Cylon ships have acted than there are: {acted} of {there}"
    civilians = Counter(g.civilian_pile) + Counter(ship.face for area in g.civilians for ship in area)
    for face, count in civilians.items():
        if count > in_play(g).faces["civilian"][face]:
            yield f"there are {count} civilian ships {face}"
    basestars = [basestar for fleet in fleets(g) for basestar in fleet.basestars]
    tokens = [*g.basestar_pile, *(token for basestar in basestars for token in basestar.damage)]
    if sorted(tokens) != sorted(in_play(g).tokens("basestar_damage")):
        yield f"the basestar damage tokens are {tokens}"
    for marker, track in in_play(g).tracks.items():
        if [*g.tokens.get(marker, ())] not in [[space] for space in track]:
            yield f"the {marker} marker is on {g.tokens.get(marker)}"
    for kind, places in g.tokens.items():
        if sum(places.values()) > pieces(g, kind) or min(places.values()) < 1:
            yield f"the {kind} tokens are {places}, the game has {pieces(g, kind)}"
    yield from _damage(g)
    if not 0 <= g.jump_track <= board.AUTO_JUMP:
        yield f"the fleet marker is on {g.jump_track}"
    if max(g.resources) > board.MOST:
        yield f"the resources are {g.resources}"


def _damage(g: Galactica) -> Iterable[str]:
    """Every ship has each of its tokens once; resources that were lost are gone, and all tokens with a lost ship."""
    held = [token for held in g.held if held.pile == "damage" for token in held.cards]
    for ship, pile in g.damage_piles.items():
        tokens = BOARDS[ship].tokens
        damage = pile + damaged_on(g, ship) + [token for token in held if token in tokens]
        lasting = {token for token in tokens if token in LOCATIONS and ship in layout(g).boards}
        if len(set(damage)) != len(damage) or not lasting <= {*damage} <= {*tokens}:
            yield f"the damage tokens of {ship} are {damage}"


def _people(g: Galactica) -> Iterable[str]:
    characters = [player.character for player in g.players if player.character]
    if len(set(characters)) != len(characters) or not {*characters} <= {*in_play(g).sheets}:
        yield f"the characters are {characters}"
    for player in g.players:
        if not player.character:
            continue
        place = layout(g).locations.get(player.place)
        if place is None and player.place not in AREA_OF and player.place != OFF_BOARD:
            yield f"seat {player.seat} is in {player.place}"
        if takes_part(player) and (is_cylon_player(player) if place is None else not admits(g, place.board, player)):
            yield f"seat {player.seat} is in {player.place} and counts as {player.status}"
        if not may_hold_title(player) and player.seat in g.titles.values():
            yield f"seat {player.seat} counts as {player.status} and has a title"
