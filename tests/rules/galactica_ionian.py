"""Tables with the Ionian Nebula: trauma tokens and allies where a test wants them. A is antagonistic, B benevolent, D a
disaster."""

from typing import Any

from readyroom.galactica.crossroads import trial
from readyroom.galactica.objectives import PHASES
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Ally, Galactica
from readyroom.galactica.testing import LoadedDice, Table
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT, DISASTER, POOL
from readyroom.kernel import Script

IONIAN: dict[str, Any] = {"rules": "exodus", "objective": "ionian"}
FACE = {"A": ANTAGONISTIC, "B": BENEVOLENT, "D": DISASTER}
CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")


class Nebula(Table):
    """A table where nobody has trauma and no ally is there, until the test says so."""

    def __init__(self, *characters: str, **options: Any) -> None:
        super().__init__(*(characters or CREW), **(IONIAN | options))

    def take(self, token: str) -> str:
        """A token out of the pool."""
        deck = self.state.decks[POOL]
        deck.cards.remove(FACE[token])
        deck.seen.pop()
        return FACE[token]

    def trauma(self, seat: int, tokens: str) -> "Nebula":
        """What a seat has: `trauma(0, "AAB")`."""
        self.state.players[seat].trauma = [self.take(token) for token in tokens]
        return self

    def lies(self, **spots: str) -> "Nebula":
        """Tokens that lie facedown in places: `lies(sickbay="D")`."""
        self.state.facedown[POOL] = {spot: [self.take(token)] for spot, token in spots.items()}
        return self

    def ally(self, card: str, token: str, by: int = -1) -> "Nebula":
        """An ally on the table."""
        deck = self.state.decks["ally"]
        at = deck.cards.index(f"ally_{card}")
        del deck.cards[at], deck.seen[at]
        self.state.allies.append(Ally(f"ally_{card}", self.take(token), by))
        return self

    def next_tokens(self, tokens: str) -> "Nebula":
        """What is drawn from the pool next, the first token first."""
        faces = [self.take(token) for token in tokens]
        deck = self.state.decks[POOL]
        deck.cards += faces[::-1]
        deck.seen += [0] * len(faces)
        return self

    def next_allies(self, *cards: str) -> "Nebula":
        """The Ally deck, from the top."""
        deck = self.state.decks["ally"]
        wanted = [f"ally_{card}" for card in cards]
        self.state.removed = [card for card in (*self.state.removed, *deck.cards) if card not in wanted]
        deck.cards, deck.seen = wanted[::-1], [0] * len(wanted)
        return self

    def faces(self, seat: int) -> str:
        """What a seat has now, as letters."""
        return letters(self.g.players[seat].trauma)


def letters(tokens: list[str]) -> str:
    return "".join(sorted(letter for token in tokens for letter, face in FACE.items() if face == token))


def pool(g: Galactica) -> int:
    """How many tokens can be drawn."""
    return len(g.decks[POOL].cards)


def disasters(g: Galactica) -> int:
    """How many of them are disasters."""
    return g.decks[POOL].cards.count(DISASTER)


def in_places(g: Galactica) -> dict[str, str]:
    """By place: what lies there."""
    return {spot: letters(tokens) for spot, tokens in g.facedown.get(POOL, {}).items()}


def allies(g: Galactica) -> dict[str, str]:
    """By ally on the table: the token on the card."""
    return {one.id.removeprefix("ally_"): letters([one.token]) for one in g.allies}


class Stacked(LoadedDice):
    """Chance that leaves the Crossroads cards as the test has laid them."""

    def shuffle(self, items: list[Any]) -> None:
        if not (items and isinstance(items[0], str) and items[0].startswith("crossroads_")):
            super().shuffle(items)


def dealt(table: Nebula, *cards: str) -> Nebula:
    """The Crossroads cards that the seats get, beginning with the current player."""
    g = table.state
    g.chance = Stacked(g.chance.key, g.chance.uses)
    deck = g.decks["crossroads"]
    wanted = [f"crossroads_{card}" for card in cards]
    deck.cards = [card for card in deck.cards if card not in wanted] + wanted[::-1]
    return table


def _phase(g: Galactica, name: str) -> Script[None]:
    """A phase of the Objective card, outside of a jump; or its last part alone."""
    if name == "trial":
        yield from trial(g)
    else:
        g.phases.append(name)
        yield from PHASES[name](g)


STEPS["phase"] = _phase
