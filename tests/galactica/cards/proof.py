"""Proving cards: a position, exactly what changed in it, and exactly what each seat can see afterwards."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Self, TypeVar

import msgspec

from readyroom.galactica.board import AREAS, RESOURCES
from readyroom.galactica.boxes import in_play
from readyroom.galactica.jump import total_distance
from readyroom.galactica.rules import RULES
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import LABEL, TREACHERY, TYPE
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import LoadedDice, Table
from readyroom.kernel import Chance, Question

Change = dict[str, int | str]
F = TypeVar("F", bound=Callable[..., None])

PROVED: dict[str, set[str]] = {}
"""Every card, ability or location with the branches that have a case; `test_complete` compares it with the box."""


def proves(card: str, *branches: str) -> Callable[[F], F]:
    """Say that a test executes these branches of a card."""
    PROVED.setdefault(card, set()).update(branches)

    def same(test: F) -> F:
        return test

    return same


class Loaded(LoadedDice):
    """Chance whose next random picks are known as well as its next dice."""

    picks: list[int] = msgspec.field(default_factory=list)

    def copy(self) -> "Loaded":
        return Loaded(self.key, self.uses, self.reveals, self.dice[:], self.picks[:])

    def below(self, n: int) -> int:
        if self.picks:
            self.uses += 1
            return self.picks.pop(0)
        return Chance.below(self, n)


class Proof(Table):
    """A table that knows what has changed since it was arranged."""

    def __init__(self, *characters: str, seed: int = 1, **options: Any) -> None:
        super().__init__(*characters, seed=seed, **options)
        g = self.state
        g.chance = Loaded(g.chance.key, g.chance.uses)
        self.before: dict[str, int | str] = {}

    def picks(self, *numbers: int) -> Self:
        """What the next random picks will be: positions in what is picked from."""
        chance = self.state.chance
        assert isinstance(chance, Loaded)
        chance.picks = list(numbers)
        return self

    def next_tokens(self, *tokens: str) -> Self:
        """The next Galactica damage tokens to be drawn."""
        pile = self.state.damage_piles["galactica"][:]
        numbers = []
        for token in tokens:
            numbers.append(pile.index(token))
            pile.remove(token)
        return self.picks(*numbers)

    def next_civilian(self, face: str) -> Self:
        return self.picks(self.state.civilian_pile.index(face))

    def begin(self) -> Self:
        """Remember the position as it is now."""
        self.before = facts(self.state)
        return self

    def changed(self) -> Change:
        """What is different from the remembered position: numbers as differences, anything else as it is now."""
        assert not list(RULES.faults(self.g)), list(RULES.faults(self.g))
        return change(self.before, facts(self.g))

    def asked(self, seat: int, prompt: str) -> Question:
        """The open question of a seat, after windows were declined; it must be this one."""
        self.skip()
        question = self.question(seat)
        assert question.prompt == f"galactica-{prompt}"
        return question

    def plays(self, seat: int, card: str) -> Self:
        """A seat plays a skill card in the open window."""
        self.say(seat, f"use:{card.rpartition('-')[0]}-{card}")
        return self

    def uses(self, seat: int, ability: str) -> Self:
        """A seat uses an ability in the open window."""
        self.say(seat, f"use:{ability}")
        return self

    def view(self, viewer: int | None) -> Any:
        return self.game.view(viewer)

    def window_of(self, seat: int) -> tuple[str, ...]:
        """What a seat may do in the window that is open; nothing if it is not asked."""
        assert self.game.waiting(None).window is not None
        return tuple(label for q in self.game.questions if q.seat == seat for label in q.labels)

    def discards(self, seat: int, count: int) -> Self:
        """A seat is forced to discard exactly so many cards of its choice; it takes the first ones."""
        question = self.asked(seat, "discard")
        assert (question.at_least, question.at_most) == (count, count)
        self.game.answer(seat, tuple(range(count)))
        return self

    def done(self) -> bool:
        """Nothing more is asked."""
        return self.prompt() == "stop"

    def result(self) -> str:
        """The result of the last skill check."""
        return str(self.events("CheckResult")[-1]["result"])


# --- what changed ------------------------------------------------------------------------------------------


def facts(g: Galactica) -> dict[str, int | str]:
    """The whole table as a flat list of facts."""
    found: dict[str, int | str] = dict(zip(RESOURCES, g.resources, strict=True))
    found |= {
        "nukes": g.nukes,
        "nukes_beside": g.nukes_beside,
        "jump_track": g.jump_track,
        "raptors": g.raptors,
        "reserves": g.squadrons["viper"].reserves,
        "damaged_vipers": g.squadrons["viper"].damaged,
        "civilian_pile": len(g.civilian_pile),
        "locked": len(g.locked),
        "prepared": len(g.prepared),
        "damage_pile": len(g.damage_piles["galactica"]),
        "basestar_damage": sum(len(basestar.damage) for basestar in g.fleet.basestars),
        "distance": total_distance(g),
        "quorum_hand": len(g.quorum_hand),
        "president": f"seat {g.president}",
        "admiral": f"seat {g.admiral}",
        "winner": g.winner,
    }
    for player in g.players:
        found[f"character {player.seat}"] = player.character
        found[f"place {player.seat}"] = player.place
        found[f"hand {player.seat}"] = len(player.hand)
        found[f"loyalty {player.seat}"] = len(player.loyalty)
        found[f"super_crisis {player.seat}"] = len(player.super_crisis)
        found[f"cards {player.seat}"] = ",".join(player.held("quorum"))
        found[f"cylon {player.seat}"] = "yes" if is_cylon_player(player) else ""
        found[f"spent {player.seat}"] = ",".join(player.spent)
    for area, name in enumerate(AREAS):
        found[f"raider {name}"] = g.fleet.raiders[area]
        found[f"heavy_raider {name}"] = g.fleet.heavies[area]
        found[f"viper {name}"] = g.squadrons["viper"].space[area]
        found[f"basestar {name}"] = sum(basestar.area == area for basestar in g.fleet.basestars)
        found[f"civilian {name}"] = len(g.civilians[area])
    found |= _of_boxes(g)
    found |= {f"centurion {space}": count for space, count in enumerate(g.boarding)}
    found |= {f"executed {character}": 1 for character in g.executed}
    found |= {f"damaged {place}": 1 for place in g.damaged}
    found |= {f"kept {card}": count for card, count in Counter(g.kept).items()}
    found |= {f"removed {card}": count for card, count in Counter(g.removed).items()}
    return found


def _of_boxes(g: Galactica) -> dict[str, int | str]:
    """What other boxes bring: kinds of vipers, ships beyond the horizon, trauma, tokens, titles."""
    found: dict[str, int | str] = {}
    for ship, squadron in g.squadrons.items():
        if ship != "viper":
            found |= {f"{ship} reserves": squadron.reserves, f"{ship} damaged": squadron.damaged}
            found |= {f"{ship} {name}": squadron.space[area] for area, name in enumerate(AREAS)}
    if g.cylon_board is not None:
        for area, name in enumerate(AREAS):
            found[f"beyond raider {name}"] = g.cylon_board.raiders[area]
            found[f"beyond heavy_raider {name}"] = g.cylon_board.heavies[area]
            found[f"beyond basestar {name}"] = sum(basestar.area == area for basestar in g.cylon_board.basestars)
    if "trauma" in g.decks:
        for player in g.players:
            tokens = Counter(player.trauma)
            found |= {f"{side} {player.seat}": tokens[f"trauma_{side}"] for side in ("benevolent", "antagonistic")}
    if "mutiny" in g.decks:
        found |= {f"mutiny {player.seat}": len(player.held("mutiny")) for player in g.players}
    if TREACHERY in in_play(g).skills:
        hands = {f"treachery {player.seat}": player.hand for player in g.players} | {"destiny treachery": g.destiny}
        found |= {key: sum(TYPE[card] == TREACHERY for card in cards) for key, cards in hands.items()}
    found |= {f"{kind} {where}": count for kind, lies in g.tokens.items() for where, count in lies.items()}
    found |= {f"title {office}": f"seat {seat}" for office, seat in g.titles.items() if office.startswith("title_")}
    return found


def change(before: dict[str, int | str], after: dict[str, int | str]) -> Change:
    found: Change = {}
    for key in before | after:
        was, now = before.get(key, 0), after.get(key, 0)
        if was != now:
            found[key] = now - was if isinstance(was, int) and isinstance(now, int) else now
    return found


# --- what each seat can see --------------------------------------------------------------------------------

PRIVATE = {
    "SkillsDrawn": "cards",
    "QuorumDrawn": "card",
    "LoyaltyDealt": "card",
    "SuperCrisisDrawn": "card",
    "CivilianSeen": "face",
    "CardPutBack": "card",
    "HandSeen": "cards",
    "DestinyTaken": "cards",
    "TraumaDrawn": "tokens",
    "TraumaDiscarded": "tokens",
    "BottomSeen": "card",
    "MutinyDrawn": "card",
}
"""Events with a part that is only for their own seat."""


def check_views(
    table: Proof,
    *,
    loyalty: tuple[tuple[int, int], ...] = (),
    civilians: dict[int, int] | None = None,
    known: dict[tuple[int, str], int] | None = None,
) -> None:
    """Every seat and a spectator see what they may, and nothing else is known than the arguments say.

    `loyalty`: (viewer, owner) where all of the owner's cards were seen; `civilians`: how many faces a seat knows;
    `known`: (viewer, deck) with the number of cards it has seen on top; what went to the bottom is not shown again.
    """
    g = table.g
    for viewer in (*range(len(g.players)), None):
        view: Any = table.game.view(viewer)
        mine = g.players[viewer] if viewer is not None else None
        assert view["hand"] == ([LABEL[card] for card in mine.hand] if mine else None)
        assert view["office_hands"] == {"quorum": g.quorum_hand if viewer == g.president else len(g.quorum_hand)}
        assert view["resources"] == dict(zip(RESOURCES, g.resources, strict=True))
        for player, shown in zip(g.players, view["players"], strict=True):
            assert shown["hand"] == len(player.hand)
            supers = player.super_crisis if player is mine else len(player.super_crisis)
            assert shown["holds"]["super_crisis"] == supers
            if "trauma" in shown["holds"]:
                tokens = player.held("trauma")
                assert shown["holds"]["trauma"] == (tokens if player is mine else len(tokens))
            assert shown["place"] == player.place
            knows = viewer == player.seat or (viewer, player.seat) in loyalty or g.winner
            wanted = [card.id if card.revealed or knows else None for card in player.loyalty]
            assert [card["card"] for card in shown["loyalty"]] == wanted, (viewer, player.seat)
        faces = [ship["face"] for area in view["areas"].values() for ship in area["civilians"] if ship["face"]]
        assert len(faces) == (civilians or {}).get(viewer if viewer is not None else -1, 0)
        for deck in ("crisis", "destination", "quorum"):
            seen = view["known"].get(deck, {"top": []})
            count = (known or {}).get((viewer if viewer is not None else -1, deck), 0)
            cards: list[str] = g.decks[deck].cards
            assert seen == {"top": cards[len(cards) - count :][::-1]}, (viewer, deck)
        _check_events(table, viewer)


def _check_events(table: Proof, viewer: int | None) -> None:
    for event in table.game.events(viewer):
        kind = event["event"]
        if kind in PRIVATE:
            assert (event[PRIVATE[kind]] is None) == (viewer != event["seat"]), event
        elif kind in ("LoyaltySeen", "AdditionSeen"):
            assert (event["cards"] is None) == (viewer not in (event["seat"], event["source"]))
        elif kind == "SkillTaken":
            assert (event["card"] is None) == (viewer not in (event["seat"], event["source"]))
