"""Supposed games: imagined ones (`Chair.imagine`), in which what can't be known lies as this seat believes it does.

Loyalty cards lie by its beliefs, hands have the types their owners have drawn, and who is no Cylon has added cards to a
check that help. Only what the seat sees, what it has heard and its beliefs go in.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from readyroom.galactica.characters import SHEETS
from readyroom.galactica.loyalty import AT_ONCE, CYLONS, is_cylon
from readyroom.galactica.skills import DESIGN, SKILLS, TYPE
from readyroom.galactica.state import Galactica, Player
from readyroom.kernel import Game
from readyroom.players.base import Chair
from readyroom.players.galactica.beliefs import EARLY

World = tuple[tuple[int, int], ...]
"""Where the unknown Cylon cards lie: seat and number of the card."""


class Drawn:
    """Which types of Skill cards each seat has drawn, less those it was seen to part with; read on from where it
    stopped, and a new one comes to the same."""

    def __init__(self) -> None:
        self._read = 0
        self.types: dict[int, Counter[int]] = {}

    def listen(self, chair: Chair) -> None:
        for event in chair.events(self._read):
            self._read += 1
            kind: str = event["event"]
            if kind == "SkillsDrawn":
                self._of(event["seat"]).update(SKILLS.index(skill) for skill in event["skills"])
            elif kind == "SkillsDiscarded":
                self._part(event["seat"], event["cards"])
            elif kind == "SkillPlayed":
                self._part(event["seat"], [event["card"]])

    def _part(self, seat: int, cards: Sequence[str]) -> None:
        types = self._of(seat)
        for card in cards:
            types[TYPE[DESIGN[card]]] = max(0, types[TYPE[DESIGN[card]]] - 1)

    def _of(self, seat: int) -> Counter[int]:
        return self.types.setdefault(seat, Counter())


def one_of(rng: Random, worlds: Sequence[tuple[float, World]]) -> World:
    """One of the worlds, by their weights."""
    return rng.choices([world for _, world in worlds], [weight for weight, _ in worlds])[0] if worlds else ()


def suppose(
    chair: Chair, seed: int, world: World, drawn: Drawn, until: Callable[[Galactica], bool] | None = None
) -> Game[Any]:
    """A game that fits what `chair` sees, with the Cylon cards where `world` says; the same seed gives the same."""
    game = chair.imagine(seed, until)
    rng = Random(seed)  # noqa: S311 - a player's whim, not the game's chance
    place_loyalty(game.state, chair.seat, world, rng)
    place_skills(game.state, chair.seat, drawn, rng)
    place_added(game.state, chair.seat)
    return game


def place_loyalty(g: Galactica, seat: int, world: World, rng: Random) -> None:
    """Cylon cards among those `seat` does not know, first where `world` has them, then in the deck, then anywhere."""
    hidden = {
        (player.seat, n): card
        for player in g.players
        if player.seat != seat
        for n, card in enumerate(player.loyalty)
        if not (card.revealed or card.seen >> seat & 1 or card.id in AT_ONCE)
    }
    deck = [n for n, card in enumerate(g.loyalty) if card not in AT_ONCE]
    cards = [card.id for card in hidden.values()] + [g.loyalty[n] for n in deck]
    cylons, others = _split(cards)
    rng.shuffle(cylons)
    guilty = [place for who, n in world if (place := (who, n % EARLY)) in hidden]
    rest = [place for place in hidden if place not in guilty]
    rng.shuffle(rest)
    rng.shuffle(deck)
    dealt = cylons + others
    for place in guilty:
        hidden[place].id = dealt.pop(0)
    for n in deck:
        g.loyalty[n] = dealt.pop(0)
    for place in rest:
        hidden[place].id = dealt.pop(0)


def _split(cards: Sequence[str]) -> tuple[list[str], list[str]]:
    return [card for card in cards if card in CYLONS], [card for card in cards if card not in CYLONS]


def place_skills(g: Galactica, seat: int, drawn: Drawn, rng: Random) -> None:
    """The cards of other hands and the Destiny deck change places: hands get the types their owners have drawn."""
    others = [player for player in g.players if player.seat != seat]
    pools: dict[int, list[int]] = {}
    for pile in (*(player.hand for player in others), g.destiny):
        for card in pile:
            pools.setdefault(TYPE[card], []).append(card)
    for player in others:
        player.hand[:] = _hand(player, drawn.types.get(player.seat, Counter()), pools, rng)
    left = [card for skill in sorted(pools) for card in pools[skill]]
    rng.shuffle(left)
    g.destiny[:] = left


def _hand(player: Player, drawn: Counter[int], pools: dict[int, list[int]], rng: Random) -> list[int]:
    own = SHEETS[player.character].types if player.character else ()
    weights = {skill: drawn[skill] + (0.3 if skill in own else 0.02) for skill in sorted(pools)}
    found = []
    for _ in player.hand:
        there = [skill for skill in weights if pools[skill]]
        skill = rng.choices(there, [weights[skill] for skill in there])[0]
        weights[skill] = max(0.1, weights[skill] - 1)
        found.append(pools[skill].pop())
    return found


def place_added(g: Galactica, seat: int) -> None:
    """Who is no Cylon has added cards that help, as far as there are such in hands and the Destiny deck."""
    check = g.check
    if check is None or check.shown or check.faceup:
        return
    helping = [
        (pile, n)
        for pile in (g.destiny, *(player.hand for player in g.players if player.seat != seat))
        for n, card in enumerate(pile)
        if check.skills >> TYPE[card] & 1
    ]
    for n, by in enumerate(check.by):
        if by < 0 or not check.facedown(n, seat) or is_cylon(g.players[by]) or not helping:
            continue
        if check.skills >> TYPE[check.cards[n]] & 1:
            continue
        pile, there = helping.pop()
        check.cards[n], pile[there] = pile[there], check.cards[n]
