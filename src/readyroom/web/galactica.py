"""Galactica for the client: sheets, places, cards and tracks as facts, and what each of them says as messages.

The client loads this with the Galactica table only.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from readyroom.galactica import board
from readyroom.galactica.allies import ALLIES
from readyroom.galactica.boxes import Box
from readyroom.galactica.cards import MODES, UNFINISHED, offered
from readyroom.galactica.cards.exodus.basestar_bridge import ORDERS, BasestarBridge
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Attack, Crisis
from readyroom.galactica.effects import ADMIRAL, AllOf, Choice, Effect, Only, Pick, SkillCheck, inner_choice
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.loyalty import CYLONS, GOALS, HUMAN, SYMPATHIZER
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.motives import AGENDAS, MOTIVES, Side
from readyroom.galactica.new_caprica import PLANET
from readyroom.galactica.new_caprica import TRACK as OCCUPIED
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.pursuit import AUTO_ATTACK, TRACK
from readyroom.galactica.registry import (
    CHECK_ABILITIES,
    LOCATION_ACTIONS,
    LOYALTY_ACTIONS,
    TITLE_ACTIONS,
    Text,
)
from readyroom.galactica.rules_in_force import STANDING, FinalFive, Mutineer
from readyroom.galactica.ships import CYLON_SHIPS
from readyroom.galactica.sides import STATUSES, is_cylon_player, sheet_counts
from readyroom.galactica.skills import COPIES, LABEL, NAME, SKILLS, TYPE
from readyroom.galactica.state import PILES, Player
from readyroom.galactica.texts import ability_text, card_text, effect_text, has_text
from readyroom.galactica.titles import TITLES
from readyroom.kernel import Json
from readyroom.words import Words, words

WITH_EVERY_TABLE: Final = ("base", "exodus")
"""The rulebooks whose facts come with every table; those of others are loaded at their tables only."""


_LEADERS = ("motive", "sympathetic_agenda", "hostile_agenda")
"""Decks of cards that Cylon leaders win by."""


def facts(boxes: Sequence[Box] | None = None) -> dict[str, Any]:
    """What a table knows about the boxes (all that are offered) without asking the server."""
    boxes = boxes_offered() if boxes is None else boxes
    return {
        "characters": {name: _sheet(name) for box in boxes for name in box.sheets},
        "locations": {
            place.id: {"ship": place.board, "hazardous": place.hazardous, "damageable": place.damageable}
            for place in (LOCATIONS[name] for box in boxes for name in box.locations)
        },
        "planets": {name: list(OCCUPIED) for box in boxes for name in box.boards if name == PLANET},
        "areas": list(board.AREAS),
        "launch": [board.AREAS[area] for area in board.LAUNCH],
        "red": dict(board.RED),
        "most": board.MOST,
        "jump_loss": list(board.JUMP_LOSS),
        "skills": _skills(boxes),
        "crises": {card: _crisis(CRISES[card]) for card in _crises(boxes)},
        "destinations": {card: DESTINATIONS[card][0] for card in _named("destination", boxes)},
        "missions": {card: MISSIONS[card].distance for card in _named("mission", boxes)},
        "quorum": sorted(_named("quorum", boxes)),
        "allies": {card: ALLIES[card].place for card in _named("ally", boxes)},
        "crossroads": [*_named("crossroads", boxes)],
        "mutiny": [*_named("mutiny", boxes)],
        "motives": {card: _wants(card) for deck in _LEADERS for card in _named(deck, boxes)},
        "loyalty": {card: card in CYLONS for card in _loyalty(boxes)},
        "goals": [card for card in _loyalty(boxes) if card in GOALS],
        "in_checks": [name for name in _skills(boxes) if name in CHECK_ABILITIES],
        "shown_loyalty": [SYMPATHIZER],
        "mutineer": [card for card in _loyalty(boxes) if isinstance(STANDING.get(card), Mutineer)],
        "sheets_off": [status for status in STATUSES if not sheet_counts(Player(0, status=status))],
        "cylon_players": [status for status in STATUSES if is_cylon_player(Player(0, status=status))],
        "cylon_ships": list(CYLON_SHIPS),
    }


def first_facts() -> dict[str, Any]:
    """What every table loads, and for which rulebooks there is more."""
    brought = boxes_by_rulebook()
    boxes = [box for mode in WITH_EVERY_TABLE for box in brought[mode]]
    return facts(boxes) | {"more": [mode for mode in brought if mode not in WITH_EVERY_TABLE]}


def more_facts() -> dict[str, Any]:
    """What all boxes have besides: by kind, things to put to those of `first_facts`."""
    first = first_facts()
    more: dict[str, Any] = {}
    for kind, found in facts().items():
        if isinstance(found, dict):
            more[kind] = {thing: fact for thing, fact in found.items() if first[kind].get(thing) != fact}
        elif isinstance(found, list):
            more[kind] = [thing for thing in found if thing not in first[kind]]
    return {kind: found for kind, found in more.items() if found}


def all_cards() -> dict[str, Json]:
    """What the page of all cards knows besides: how many there are of each, and where they lie."""
    boxes = boxes_offered()
    return {
        "copies": _copies(boxes),
        "titles": _titles(boxes),
        "boxes": _boxes(boxes),
        "modes": {mode: [box.name for box in MODES[mode] if box.name not in UNFINISHED] for mode in offered()},
    }


def _boxes(boxes: Sequence[Box]) -> dict[str, str]:
    """What lies in another box than the first, or in a part of one: where it lies first."""
    found: dict[str, str] = {}
    for box in boxes:
        for thing in (*_copies([box]), *box.sheets, *box.locations, *_titles([box])):
            found.setdefault(thing, box.name)
    return {thing: box for thing, box in found.items() if box != boxes[0].name}


def _titles(boxes: Sequence[Box]) -> list[str]:
    """All title cards: a box may have another one for the Admiral."""
    return list(dict.fromkeys(title for box in boxes for title in (*box.titles, box.nukes_by) if title))


def horizon() -> dict[str, Json]:
    """What is printed on the Cylon Fleet board, and the lines of succession: loaded where a table has the board."""
    return {
        "placed": [board.AREAS[area] for area in board.PLACED],
        "civilians": {space: count for space, count in TRACK.items() if count},
        "attack": AUTO_ATTACK,
        "lines": {office: list(TITLES[office].line) for box in boxes_offered() for office in box.titles},
    }


def _copies(boxes: Sequence[Box]) -> dict[str, int]:
    """Every card and how many there are of it."""
    return {
        **{LABEL[design]: COPIES[design] for box in boxes for design in box.designs},
        **_named("quorum", boxes),
        **_loyalty(boxes),
        **_crises(boxes),
        **_named("destination", boxes),
        **_named("ally", boxes),
        **_named("crossroads", boxes),
        **_named("mutiny", boxes),
        **_named("mission", boxes),
        **{card: copies for deck in _LEADERS for card, copies in _named(deck, boxes).items()},
    }


def boxes_by_rulebook() -> dict[str, list[Box]]:
    """By rulebook that is offered: the boxes no earlier one plays with. The browser has a file of words for each."""
    found: dict[str, list[Box]] = {}
    for mode in offered():
        boxes = [box for box in MODES[mode] if box.name not in UNFINISHED]
        found[mode] = [box for box in boxes if not any(box in earlier for earlier in found.values())]
    return found


def boxes_offered() -> list[Box]:
    """The boxes of the rulebooks that are offered."""
    return [box for boxes in boxes_by_rulebook().values() for box in boxes]


def _skills(boxes: Sequence[Box]) -> dict[str, str]:
    """The names of Skill cards, each with its type."""
    return {NAME[design]: SKILLS[TYPE[design]] for box in boxes for design in box.designs}


def _crises(boxes: Sequence[Box]) -> dict[str, int]:
    """Crisis and Super Crisis cards, those of New Caprica too, in the order in which they are declared."""
    copies = {card: count for box in boxes for deck in box.cards.values() for card, count in deck.items()}
    return {card: copies[card] for card in CRISES if card in copies}


def _loyalty(boxes: Sequence[Box]) -> dict[str, int]:
    """The Loyalty cards: those of humans, Cylon cards, the Sympathizer."""
    cards = Counter[str]()
    for box in boxes:
        cards.update(box.loyalty)
    return dict(sorted(cards.items(), key=lambda entry: (entry[0] != HUMAN, entry[0] == SYMPATHIZER)))


def _named(deck: str, boxes: Sequence[Box]) -> dict[str, int]:
    """The cards of a deck."""
    return {card: copies for box in boxes for card, copies in box.cards.get(deck, {}).items()}


def _wants(card: str) -> Side:
    """Beside whom a Motive card or an agenda helps to win."""
    return MOTIVES[card].side if card in MOTIVES else AGENDAS[card].side


def _sheet(character: str) -> dict[str, Any]:
    sheet = SHEETS[character]
    return {
        "type": sheet.type,
        "skills": [{"types": [SKILLS[skill] for skill in types], "count": count} for types, count in sheet.skills],
        "setup": sheet.setup,
        "abilities": list(sheet.abilities),
    }


def _crisis(card: Crisis | Attack) -> dict[str, Any]:
    attack = isinstance(card, Attack)
    return {
        "attack": attack,
        "super": PILES[card.id] == "super_crisis",
        "activate": list(card.activate),
        "jump": isinstance(card, Crisis) and card.jump,
    }


# --- what things say -------------------------------------------------------------------------------------------

IN_SCENES = tuple(f"galactica-{part}-" for part in ("part", "pick", "consequence", "wants", "examined", "says"))
"""Parts of cards, said when a card is resolved."""


def on_cards(boxes: Sequence[Box]) -> set[str]:
    """The texts that nobody reads before they look at something: those of cards that lie in decks or facedown, of
    locations, and of titles with what these can do."""
    named = ("quorum", "destination", "ally", "crossroads", "mutiny", "mission", *_LEADERS)
    decks = (_crises(boxes), _loyalty(boxes), *(_named(deck, boxes) for deck in named))
    titles = _titles(boxes)
    places = (name for box in boxes for name in box.locations)
    actions = (action for title in titles for action in TITLE_ACTIONS.get(title, ()))
    return {f"galactica-text-{thing}" for things in (*decks, places, titles, actions) for thing in things}


def texts(language: str, boxes: Sequence[Box]) -> Iterable[tuple[str, str]]:
    """The messages that are put together from what the engine runs: texts of cards, and of each part of a choice."""
    say = words(language)
    for thing in _things(boxes):
        if has_text(thing) and not say.has(f"galactica-text-{thing}"):
            yield f"galactica-text-{thing}", card_text(say, thing)
    for sheet in (SHEETS[name] for box in boxes for name in box.sheets):
        for ability in sheet.abilities:
            yield f"galactica-ability-{ability}", ability_text(say, ability)
    for box in boxes:
        if box.cylon_board and box.nukes_by:  # the Admiral's other card
            yield f"galactica-text-{ADMIRAL}-pursued", card_text(say, box.nukes_by)
    for place in (name for box in boxes for name in box.locations):
        action = LOCATION_ACTIONS.get(place)
        if isinstance(action, BasestarBridge):
            for order in ORDERS:
                yield f"galactica-order-{order}", _capital(effect_text(say, getattr(action, order)))
    for card in _crises(boxes):
        crisis = CRISES[card]
        if isinstance(crisis, Crisis) and isinstance(crisis.text, Choice):
            yield from _parts(say, f"galactica-part-{card}", crisis.text)
            if (inner := inner_choice(crisis.text)) is not None:
                yield from _parts(say, f"galactica-pick-{card}", inner)
    for card in _named("ally", boxes):
        for result in (ALLIES[card].benevolent, ALLIES[card].antagonistic):
            if isinstance(result, Pick):
                yield from _parts(say, f"galactica-pick-{card}", result)
    for message, text in _moments(boxes):
        yield message, effect_text(say, text)


def _moments(boxes: Sequence[Box]) -> Iterator[tuple[str, Text]]:
    """Parts of cards that have a moment of their own: consequences, what a Personal Goal wants, what follows when
    somebody looks at a card of the Final Five."""
    for card in _crises(boxes):
        crisis = CRISES[card]
        consequence = _consequence(crisis.text) if isinstance(crisis, Crisis) else None
        if consequence is not None:
            yield f"galactica-consequence-{card}", consequence
    for card in _loyalty(boxes):
        if card in GOALS:
            action = LOYALTY_ACTIONS[card]
            yield f"galactica-wants-{card}", action.effects[0] if isinstance(action, AllOf) else _wanted(action)
        elif isinstance(text := STANDING.get(card), FinalFive):
            yield f"galactica-examined-{card}", text.examined


def _consequence(text: Effect) -> Effect | None:
    parts = (text.first, text.second) if isinstance(text, Choice) else (text,)
    return next((part.consequence for part in parts if isinstance(part, SkillCheck) and part.consequence), None)


def _wanted(action: Effect) -> Text:
    assert isinstance(action, Only)
    return action.condition


def _parts(say: Words, message: str, choice: Choice | Pick) -> Iterator[tuple[str, str]]:
    for which, effect in (("first", choice.first), ("second", choice.second)):
        yield f"{message}-{which}", _capital(effect_text(say, effect))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _things(boxes: Sequence[Box]) -> tuple[str, ...]:
    named = (_named(deck, boxes) for deck in ("destination", "ally", "crossroads", "mutiny", "mission", *_LEADERS))
    decks = (_loyalty(boxes), _crises(boxes), *named)
    cards = (*_skills(boxes), *sorted(_named("quorum", boxes)), *(card for deck in decks for card in deck))
    places = (name for box in boxes for name in box.locations)
    titles = _titles(boxes)
    actions = (action for title in titles for action in TITLE_ACTIONS.get(title, ()))
    return (*places, *titles, *actions, *cards)
