"""Battlestar Galactica as the kernel sees it: options, script, result, view, invariants."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from readyroom.galactica.boxes import Box
from readyroom.galactica.cards import MODES, UNFINISHED, offered
from readyroom.galactica.faults import faults
from readyroom.galactica.formerly import formerly
from readyroom.galactica.loyalty import CYLONS, is_cylon
from readyroom.galactica.motives import has_won, leads
from readyroom.galactica.orders import ORDERS, ordered
from readyroom.galactica.permute import permute
from readyroom.galactica.reasons import things, why_not
from readyroom.galactica.reckoning import aid
from readyroom.galactica.script import play
from readyroom.galactica.setup import DIFFICULTY, WITHOUT_LEADER, new_game
from readyroom.galactica.sides import is_cylon_player, takes_part
from readyroom.galactica.state import Galactica, Options, Player
from readyroom.galactica.talk import phrases
from readyroom.galactica.view import GalacticaView, own, view
from readyroom.galactica.windows import idle, might_act
from readyroom.kernel import Answer, Chance, Json, Option, Question, Result, Rules, Script, Setting, WhyNot

CONFLICTED = ("personal_goals", "final_five")
"""Options that need players with Loyalty cards of their own."""


SEATS: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
FEWEST_WITH_LEADER = 4


class GalacticaRules(Rules[Galactica]):
    """1 player: the official one-player variant; 2: the two-player variant; 3 to 6: the game; 7 with a Cylon leader
    (VAR, SETUP-034, SETUP-046)."""

    name = "galactica"
    title = "Battlestar Galactica"
    seats = SEATS
    version = 4
    reads = (1, 2, 3)
    orders = ORDERS
    state = Galactica
    open_prompts = frozenset(
        f"galactica-{what}"
        for what in (
            *("character", "draw", "move", "action", "add-cards", "choose-part", "check-ability"),
            *("destination", "place-civilian"),
        )
    )

    def __init__(self, modes: Sequence[str] = offered(), *, unfinished: bool = False) -> None:
        """`modes`: the rulebooks that can be chosen, with boxes that are not complete if it is said; what can't be
        chosen is no setting."""
        self._modes = tuple(modes)
        rules = (Setting("rules", self._modes, modes[0], surprise=True),) if len(modes) > 1 else ()
        boxes = dict.fromkeys(box for mode in modes for box in MODES[mode] if unfinished or box.name not in UNFINISHED)
        self.seats = SEATS
        self._of_boxes = _together([setting for box in boxes for setting in box.settings])
        if "leaders" in self._of_boxes:
            self.seats = (*SEATS, WITHOUT_LEADER + 1)
        self.settings = (
            *rules,
            Setting("sympathizer", (True, False), True),
            Setting("cooperative", (False, True), False),
            Setting("difficulty", tuple(DIFFICULTY), "normal"),
            *self._of_boxes.values(),
        )

    def usual(self, seats: int, given: Mapping[str, Json]) -> Mapping[str, Json]:
        leaders = {"leaders": True} if seats > WITHOUT_LEADER else {}
        rules = given.get("rules", Options().rules)
        usual = {name: value for box in MODES.get(str(rules), ()) for name, value in box.usual.items()}
        return leaders | fixed(rules, own_loyalty=_own_loyalty(seats, given)) | usual

    def refuse(self, seats: int, options: Mapping[str, Json]) -> str | None:
        for name, facts in self._not_together(seats, options):
            from readyroom.words import refusal  # noqa: PLC0415 - a simulation needs no words, and they take long to load

            return refusal(name, **facts)
        return None

    def _not_together(self, seats: int, options: Mapping[str, Json]) -> Iterator[tuple[str, dict[str, int | str]]]:
        """Names and facts of all that can't be played so."""
        rules = options.get("rules", Options().rules)
        if any(box.seats and seats not in box.seats for box in MODES[rules]):
            yield "rulebook-seats", {"seats": seats, "rules": rules}
        for name, setting in self._of_boxes.items():
            needs = [mode for mode in self._modes if _brings(mode, name, options[name])]
            if rules not in needs and options[name] != setting.default:
                yield "other-box", {"option": name, "value": str(options[name]), "needs": needs[0], "rules": rules}
        own = _own_loyalty(seats, options)
        for name, value in fixed(rules).items():
            if options[name] != value and (own or name not in CONFLICTED):
                yield "fixed-option", {"option": name, "rules": rules}
        if seats > WITHOUT_LEADER and not options.get("leaders"):
            yield "leader-needed", {"seats": seats}
        if options.get("leaders") and seats < FEWEST_WITH_LEADER:
            yield "leader-seats", {"seats": seats}
        if options.get("leaders") and (options["cooperative"] or not options["sympathizer"]):
            yield "leader-variant", {}
        table = msgspec.convert(dict(options), Options)
        for name, setting in self._of_boxes.items():
            parts = [box for box in MODES[rules] if _has(box, name, options[name])]
            if parts and options[name] != setting.default and not any(box.when(table) for box in parts):
                yield "other-part", {"option": name}
        if not options["sympathizer"] and seats not in (4, 6):
            yield "no-sympathizer-seats", {"seats": seats}
        if options["cooperative"] and seats < 3:
            yield "cooperative-seats", {"seats": seats}
        if options["cooperative"] and not options["sympathizer"]:
            yield "cooperative-no-loyalty", {}
        if any(options.get(name) for name in CONFLICTED) and (options["cooperative"] or seats == 1):
            yield "no-own-loyalty", {}

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        return new_game(seats, options, chance)

    def play(self, g: Galactica) -> Script[None]:
        return play(g)

    def result(self, g: Galactica) -> Result:
        """A hidden Cylon wins and loses with the Cylons (TERM-006), a Cylon leader by his own cards (TERM-007); who is
        out has lost (TRIAL-013)."""
        winners = tuple(player.seat for player in g.players if takes_part(player) and has_won(g, player))
        return Result(winners, (None,) * len(g.players), f"{g.winner}:{g.why}", {"winner": g.winner, "why": g.why})

    def view(self, g: Galactica, viewer: int | None) -> dict[str, Json]:
        plain: dict[str, Json] = msgspec.to_builtins(view(g, viewer))
        return plain

    def seen(self, g: Galactica, viewer: int | None) -> GalacticaView:
        return view(g, viewer)

    def own(self, g: Galactica, seat: int, common: GalacticaView) -> dict[str, Any]:
        return own(g, seat, common)

    def sides(self, g: Galactica) -> list[str]:
        """`human`, `cylon` (a hidden one), `revealed` or `leader`; who is out as they were seen last."""
        return [_side(player) for player in g.players]

    def faults(self, g: Galactica) -> Iterable[str]:
        return faults(g)

    def permute(self, g: Galactica, viewer: int | None, chance: Chance) -> None:
        permute(g, viewer, chance)

    def phrases(self, g: Galactica, seat: int) -> tuple[Option, ...]:
        return phrases(g, seat)

    def aid(self, g: Galactica, viewer: int | None) -> dict[str, Json]:
        return aid(g, viewer)

    def things(self, g: Galactica, seat: int) -> Iterable[str]:
        return things(g, seat)

    def why_not(self, g: Galactica, seat: int, question: Question | None, kind: str, id: str) -> WhyNot | None:
        return why_not(g, seat, question, kind, id)

    def ordered(self, order: str, question: Question) -> Answer | None:
        return ordered(order, question)

    def might_act(self, g: Galactica, window: str) -> list[int]:
        return might_act(g, window)

    def idle(self, g: Galactica, question: Question) -> bool:
        return idle(g, question)

    def formerly(self, version: int, g: Galactica, question: Question) -> Iterable[Sequence[str]]:
        return formerly(version, g, question)


def _together(settings: Iterable[Setting]) -> dict[str, Setting]:
    """By name: what several boxes bring to choose from, each thing once."""
    found: dict[str, Setting] = {}
    for setting in settings:
        known = found.get(setting.name, setting)
        found[setting.name] = msgspec.structs.replace(known, values=tuple(dict.fromkeys(known.values + setting.values)))
    return found


def _brings(mode: str, name: str, value: Json) -> bool:
    """Whether a box of a rulebook has something to choose."""
    return any(_has(box, name, value) for box in MODES[mode])


def _has(box: Box, name: str, value: Json) -> bool:
    return any(setting.name == name and value in setting.values for setting in box.settings)


def fixed(rules: Json, *, own_loyalty: bool = True) -> dict[str, Json]:
    """Options that have but one value in a rulebook; `own_loyalty`: whether players have Loyalty cards."""
    found = {name: value for box in MODES.get(str(rules), ()) for name, value in box.fixed.items()}
    return found if own_loyalty else found | {name: False for name in CONFLICTED if name in found}


def _own_loyalty(seats: int, options: Mapping[str, Json]) -> bool:
    """Whether players have Loyalty cards of their own: not alone, nor in a cooperative game (VAR-006, VAR-024)."""
    return seats > 1 and not options.get("cooperative")


def _side(player: Player) -> str:
    if leads(player):
        return "leader"
    if not is_cylon(player):
        return "human"
    return "revealed" if is_cylon_player(player) or _unmasked(player) else "cylon"


def _unmasked(player: Player) -> bool:
    """Whether somebody who is out has shown a Cylon card."""
    shown = any(card.revealed and card.id in CYLONS for card in player.loyalty)
    return not takes_part(player) and (shown or player.sympathizer)


RULES = GalacticaRules()
