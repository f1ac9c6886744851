"""Invariants: every card and token is somewhere, once, and within the limits of the box (COMP, LIMIT)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain

from readyroom.galactica import board
from readyroom.galactica.board import AREA_OF, OFF_BOARD
from readyroom.galactica.boxes import in_play, pieces
from readyroom.galactica.hangar import destroyed
from readyroom.galactica.places import BOARDS, BY_SIDE, LOCATIONS, admits, damaged_on, layout
from readyroom.galactica.ships import CYLON_SHIPS, ace_of, count_in, fleets, supply
from readyroom.galactica.sides import is_cylon_player, may_hold_title, takes_part
from readyroom.galactica.skills import COPIES
from readyroom.galactica.state import PILES, Galactica
from readyroom.galactica.trauma import no_more


def faults(g: Galactica) -> Iterable[str]:
    yield from _skills(g)
    yield from _named_cards(g)
    yield from _loyalty(g)
    yield from _ships(g)
    yield from _on_the_ground(g)
    yield from _allies(g)
    yield from _people(g)


def _skills(g: Galactica) -> Iterable[str]:
    piles = [*g.skill_decks, *g.skill_discards, g.destiny, *(player.hand for player in g.players)]
    piles += [pile for check in (*g.outer_checks, g.check) if check is not None for pile in (check.cards, check.turned)]
    found = Counter(chain.from_iterable(piles))
    if found != {design: COPIES[design] for design in in_play(g).designs}:
        yield f"the skill cards are {found}"


def _named_cards(g: Galactica) -> Iterable[str]:
    played = in_play(g)
    lying: dict[str, list[str]] = {pile: [] for pile in played.piles}
    """By pile: its cards in places where those of several piles lie."""
    crossroads = (thing for road in g.crossroads for thing in (road.card, road.token) if thing)
    allies = (thing for ally in g.allies for thing in (ally.id, ally.token) if thing)
    under_way = [g.mission.card] if g.mission is not None else []
    missions = (*g.missions, *under_way)
    for card in chain(g.kept, g.removed, g.crises, g.destinations, g.set_aside, missions, allies, crossroads):
        lying.setdefault(PILES[card], []).append(card)
    for player in g.players:
        for card in (*player.holds, *player.shown, *player.trauma):
            lying.setdefault(PILES[card], []).append(card)
            if PILES[card] not in {pile.name for pile in played.in_hands}:
                yield f"{PILES[card]} cards lie in front of players"
            elif card in played.piles[PILES[card]].not_kept:
                yield f"seat {player.seat} keeps {card}"
    for pile, kind in played.piles.items():
        facedown = g.facedown.get(pile, {})
        if not {*facedown} <= {*kind.spots}:
            yield f"{pile} cards lie in {sorted(facedown)}"
        deck = g.decks[pile]
        if len(deck.seen) != len(deck.cards):
            yield f"the {pile} deck has {len(deck.cards)} cards and {len(deck.seen)} marks"
        places = [deck.cards, deck.discard, lying[pile], g.office_hands.get(pile, ()), *facedown.values()]
        places += [held.cards for held in g.held if held.pile == pile]
        yield from _differ(f"the {pile} cards differ", chain.from_iterable(places), played.cards[pile])


def _loyalty(g: Galactica) -> Iterable[str]:
    if g.loyalty_box or g.loyalty or any(player.loyalty for player in g.players):
        held = [card.id for player in g.players for card in player.loyalty]
        cards = chain(g.loyalty, g.loyalty_box, g.not_cylons, held, (card.id for card in g.assist_loyalty))
        yield from _differ("the Loyalty cards are others", cards, in_play(g).loyalty)


def _differ(what: str, cards: Iterable[str], copies: Mapping[str, int]) -> Iterable[str]:
    """What is wrong where there should be so many copies of each card."""
    found = Counter(cards)
    if dict(found) != copies:
        wanted = Counter(copies)
        if found != wanted:  # none of something is the same as no word about it
            yield f"{what}: too many {found - wanted}, missing {wanted - found}"


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
        (sum(g.boarding) + (sum(g.away.boarding) if g.away is not None else 0), "centurion"),
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
    ace = ace_of(g)
    if ace is not None and not any(g.there[0].raiders[AREA_OF[area]] for area in g.tokens[ace.token]):
        yield f"the {ace.token} is where no raider is: {g.tokens[ace.token]}"
    ships = [ship for ships in (*g.civilians, g.locked, g.prepared) for ship in ships]
    civilians = Counter([*g.civilian_pile, *(ship.face for ship in ships)])
    if len({ship.handle for ship in ships}) != len(ships):
        yield f"the civilian ships are {ships}"
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


def _on_the_ground(g: Galactica) -> Iterable[str]:
    """While Galactica is away nothing is around her, and nobody else can be anywhere but on the planet; ships lie on
    the ground in that phase only."""
    if not g.in_orbit:
        if any(sum(squadron.space) for squadron in g.squadrons.values()) or any(g.civilians) or g.civilian_pile:
            yield "ships of humans are in space, and Galactica is away"
        if any(count_in(g.fleet, ship) for ship in CYLON_SHIPS) or any(g.boarding):
            yield "Cylon ships are in space, and Galactica is away"
        if any(player.piloting for player in g.players):
            yield "somebody pilots a viper, and Galactica is away"
    if (g.locked or g.prepared) and not g.stand_ins:
        yield "ships are on the ground, and nobody has landed"


def _allies(g: Galactica) -> Iterable[str]:
    """Everybody who was an ally is in a location of the game, and nobody plays them."""
    shown = {ally.id for ally in g.allies}
    if len(shown) != len(g.allies):
        yield f"the allies are {g.allies}"
    for ally in g.allies:
        if ally.by >= 0 and ally.token in in_play(g).piles[PILES[ally.token]].not_kept:
            yield f"seat {ally.by} has put {ally.token} on {ally.id}"


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
        turns = place is not None and BOARDS[place.board].access == BY_SIDE  # it may do so under somebody (MISS-016)
        admitted = not is_cylon_player(player) if place is None else turns or admits(g, place.board, player)
        if takes_part(player) and not admitted:
            yield f"seat {player.seat} is in {player.place} and counts as {player.status}"
        if not takes_part(player) and (player.hand or player.holds or player.place != OFF_BOARD):
            yield f"seat {player.seat} is out, and has cards or a place"
        if player.trauma and no_more(g):  # until its end the Trial may go on with somebody else, and ask
            yield f"seat {player.seat} has tokens, and there are none"
        if not may_hold_title(player) and player.seat in g.titles.values():
            yield f"seat {player.seat} counts as {player.status} and has a title"
