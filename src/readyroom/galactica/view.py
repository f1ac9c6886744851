"""What a seat may see, built up from nothing (SECR): open things for everybody, and his own secrets."""

from collections.abc import Mapping

from msgspec.structs import asdict

from readyroom.galactica.board import AREAS, RESOURCES
from readyroom.galactica.boxes import Pile, in_play, pieces
from readyroom.galactica.checks import inspired
from readyroom.galactica.dice import outcome
from readyroom.galactica.hangar import damaged, destroyed, in_reserves
from readyroom.galactica.jump import total_distance
from readyroom.galactica.places import BOARDS, access, layout, side_of
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import LABEL, SKILLS, labels, skill_names
from readyroom.galactica.state import Deck, Fleet, Galactica, Happening, LoyaltyCard, Player, Squadron
from readyroom.kernel import Json


def view(g: Galactica, viewer: int | None) -> dict[str, Json]:
    common = spectators_view(g)
    return common if viewer is None else {**common, **own(g, viewer, common)}


def spectators_view(g: Galactica) -> dict[str, Json]:
    """What lies open: every seat sees it too."""
    return {
        "seat": None,
        "options": asdict(g.options),
        "turn": g.turn,
        "current": g.current,
        "step": g.step,
        "resources": dict(zip(RESOURCES, g.resources, strict=True)),
        "titles": dict(g.titles),
        "president": g.president,
        "admiral": g.admiral,
        "nukes": g.nukes,
        "nukes_beside": g.nukes_beside,
        "jump_track": g.jump_track,
        "boarding": g.boarding[:],
        "distance": total_distance(g),
        "destinations": g.destinations[:],
        "players": [_player(g, player) for player in g.players],
        "hand": None,
        "quorum_hand": None,
        "quorum_hand_size": len(g.quorum_hand),
        "super_crisis": None,
        "areas": {name: _area(g, area) for area, name in enumerate(AREAS)},
        "reserves": {"vipers": in_reserves(g), "raptors": g.raptors, "damaged_vipers": damaged(g)},
        "cylon_board": _fleet_by_area(g.cylon_board) if g.cylon_board is not None else None,
        "squadrons": {ship: _squadron(g, ship, squadron) for ship, squadron in g.squadrons.items()},
        "pieces": {piece: pieces(g, piece) for piece in in_play(g).pieces},
        "tokens": {kind: dict(places) for kind, places in g.tokens.items()},
        "civilians_left": len(g.civilian_pile),
        "boards": _boards(g),
        "damaged": g.damaged[:],
        "decks": _decks(g),
        "known": {},
        "crises": g.crises[:],
        "kept": g.kept[:],
        "removed": g.removed[:],
        "check": _check(g),
        "die": _die(g),
        "held": None,
        "happening": [_happening(it) for it in g.happening],
        "assist": g.assist,
        "assist_loyalty": [card.id if card.revealed else None for card in g.assist_loyalty],
        "winner": g.winner,
        "why": g.why,
    }


def own(g: Galactica, seat: int, common: Mapping[str, Json]) -> dict[str, Json]:
    """What a seat knows beyond that: its hands, and what it has looked at."""
    me = g.players[seat]
    mine: dict[str, Json] = {
        "seat": seat,
        "players": [
            _known_player(g, player, seat, shown) for player, shown in zip(g.players, common["players"], strict=True)
        ],
        "hand": [LABEL[card] for card in me.hand],
        "super_crisis": me.super_crisis[:],
        "known": _known(g, seat),
    }
    if seat == g.president:
        mine["quorum_hand"] = g.quorum_hand[:]
    if any(ship.seen >> seat & 1 for ships in g.civilians for ship in ships):
        shown = common["areas"]
        mine["areas"] = {
            name: {**shown[name], "civilians": _civilians(g, area, seat)} for area, name in enumerate(AREAS)
        }
    if g.check is not None:
        cards = zip(g.check.cards, g.check.by, strict=False)
        mine["check"] = {**common["check"], "mine": [LABEL[card] for card, by in cards if by == seat]}
    if held := g.held_by(seat):
        mine["held"] = [card for drawn in held for card in drawn.cards]
    return mine


def _player(g: Galactica, player: Player) -> dict[str, Json]:
    return {
        "seat": player.seat,
        "character": player.character,
        "place": player.place,
        "ship": player.ship if player.piloting else None,
        "status": player.status,
        "revealed": is_cylon_player(player),
        "hand": len(player.hand),
        "holds": {pile.name: _held(player, pile, None) for pile in in_play(g).piles.values() if pile.hands},
        "super_crisis": len(player.super_crisis),
        "loyalty": [_loyalty(g, player, card, None) for card in player.loyalty],
        "cards": player.holds["quorum"][:],
        "spent": player.spent[:],
    }


def _known_player(g: Galactica, player: Player, viewer: int, shown: dict[str, Json]) -> dict[str, Json]:
    """A player whose secrets the viewer may know some of: his own, or a Loyalty card he has seen."""
    if player.seat != viewer and not any(card.seen >> viewer & 1 for card in player.loyalty):
        return shown
    return {
        **shown,
        "holds": {pile.name: _held(player, pile, viewer) for pile in in_play(g).piles.values() if pile.hands},
        "loyalty": [_loyalty(g, player, card, viewer) for card in player.loyalty],
    }


def _held(player: Player, pile: Pile, viewer: int | None) -> Json:
    """The cards of a pile in front of a player: all of them, or how many."""
    cards = player.holds[pile.name]
    return cards[:] if pile.hands == "open" or player.seat == viewer else len(cards)


def _loyalty(g: Galactica, player: Player, card: LoyaltyCard, viewer: int | None) -> Json:
    """A Loyalty card is known to its owner, to who has seen it, to all when it is revealed, and when all is over."""
    knows = viewer is not None and (player.seat == viewer or card.seen >> viewer & 1)
    return {"card": card.id if card.revealed or knows or g.winner else None, "revealed": card.revealed}


def _cylon_ships(fleet: Fleet, area: int) -> dict[str, Json]:
    return {
        "raiders": fleet.raiders[area],
        "heavy_raiders": fleet.heavies[area],
        "basestars": [basestar.damage[:] for basestar in fleet.basestars if basestar.area == area],
    }


def _fleet_by_area(fleet: Fleet) -> Json:
    return {name: _cylon_ships(fleet, area) for area, name in enumerate(AREAS)}


def _area(g: Galactica, area: int) -> dict[str, Json]:
    name = AREAS[area]
    return {
        **_cylon_ships(g.fleet, area),
        "vipers": sum(squadron.space[area] for squadron in g.squadrons.values()),
        "pilots": [player.seat for player in g.players if player.place == name],
        "civilians": _civilians(g, area, None),
    }


def _civilians(g: Galactica, area: int, viewer: int | None) -> list[Json]:
    return [
        {"handle": ship.handle, "face": ship.face if viewer is not None and ship.seen >> viewer & 1 else None}
        for ship in g.civilians[area]
    ]


def _boards(g: Galactica) -> Json:
    """The boards on the table as they lie, and their locations with all that is printed there."""
    return {
        name: {
            "side": side_of(g, name),
            "access": access(g, name),
            "bears": BOARDS[name].bears,
            "places": {place: list(flags) for place, flags in places.items()},
        }
        for name, places in layout(g).flags.items()
    }


def _squadron(g: Galactica, ship: str, squadron: Squadron) -> Json:
    """All vipers of a kind: unmanned ones in each area, in the Reserves, damaged, destroyed."""
    counts = {"reserves": squadron.reserves, "damaged": squadron.damaged, "destroyed": destroyed(g, ship)}
    return {"space": squadron.space[:], **counts, "unbuilt": squadron.unbuilt}


def _decks(g: Galactica) -> Json:
    """Sizes of Skill, Quorum and Destiny decks are open (SECR-025), other sizes are not (OQ-26); of discard piles only
    the top card (SECR-026, SECR-027)."""
    piles: dict[str, Json] = {
        name: {"size": len(deck), "top": LABEL[pile[-1]] if pile else None}
        for name, deck, pile in zip(SKILLS, g.skill_decks, g.skill_discards, strict=False)
    }
    piles["destiny"] = {"size": len(g.destiny)}
    for pile in in_play(g).piles.values():
        deck = g.decks[pile.name]
        shown: dict[str, Json] = {"size": len(deck.cards)} if pile.size_open or pile.open else {}
        shown["top"] = deck.discard[-1] if deck.discard else None
        if pile.open:
            shown["cards"] = deck.cards[:]
        if pile.spots:
            lies = g.facedown.get(pile.name, {})
            shown["facedown"] = {spot: len(lies.get(spot, ())) for spot in pile.spots}
        piles[pile.name] = shown
    return piles


def _known(g: Galactica, viewer: int) -> Json:
    """Cards on top of decks that the viewer has seen. What went to the bottom is not looked at again (SECR-040)."""
    known = (pile.name for pile in in_play(g).piles.values() if pile.known)
    return {name: {"top": _seen_on_top(g.decks[name], viewer)} for name in known}


def _seen_on_top(deck: Deck, viewer: int) -> list[str]:
    cards: list[str] = []
    for card, seen in zip(reversed(deck.cards), reversed(deck.seen), strict=True):
        if not seen >> viewer & 1:
            break
        cards.append(card)
    return cards


def _check(g: Galactica) -> Json:
    """How many cards everybody added is open, which ones is not (SECR-017, SECR-018). `zero` is a skill whose cards
    count nothing (Blind Devotion); with `ones` all cards of strength 1 are positive (Inspirational Leader)."""
    check = g.check
    if check is None:
        return None
    shown = check.shown or check.faceup
    return {
        "source": check.source,
        "difficulty": check.difficulty,
        "skills": list(skill_names(check.skills)),
        "partial": check.partial,
        "target": check.target,
        "added": check.added[:],
        "destiny": check.destiny,
        "crisis": check.crisis,
        "zero": SKILLS[check.counts_as_zero] if check.counts_as_zero >= 0 else None,
        "ones": inspired(g, check) == 1,
        "faceup": check.faceup,
        "cards": list(labels(check.cards)) if shown else None,
        "mine": None,
        "total": check.total if check.shown else None,
    }


def _die(g: Galactica) -> Json:
    die = g.die
    if die is None:
        return None
    return {"purpose": die.purpose, "bonus": die.bonus, "result": outcome(die) if die.rolled else None}


def _happening(it: Happening) -> Json:
    """What somebody may interrupt now, and why it happens: all of it is open."""
    return {
        "moment": it.moment,
        "seat": it.seat,
        "what": it.what,
        "amount": it.amount,
        "source": it.because.source,
        "by": it.because.seat,
    }
