"""The Movement step (MOVE): to any open location, to another ship for a Skill card, or with the viper."""

from functools import partial
from typing import Any

from readyroom.galactica.actions import move_own_viper, usable_cards, use_ability, use_card, why_not_text
from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREA_OF, AREAS, OFF_BOARD, within
from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import MOVEMENT, Cause
from readyroom.galactica.characters import SHEETS, can_use, drawback, own_drawback, why_not_use
from readyroom.galactica.decks import discard_to, show_named
from readyroom.galactica.discards import PRICE, discard_cards
from readyroom.galactica.hangar import kind_of
from readyroom.galactica.moving import move_to
from readyroom.galactica.places import is_confined, open_rooms, price, uppermost, why_not_enter
from readyroom.galactica.purposes import GIVE_UP, GO, INDIFFERENT
from readyroom.galactica.registry import ABILITY_MOVEMENTS, MOVEMENT_ABILITIES
from readyroom.galactica.rules_in_force import Heretic
from readyroom.galactica.sides import may_use_text
from readyroom.galactica.skills import DESIGN, NAME, show_card
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.windows import moment, window
from readyroom.kernel import Choose, Option, Script, WhyNot

STAY = "stay"


def _show(place: str) -> Option:
    if place == STAY:
        return Option("choice", STAY)
    return Option("area" if place in AREA_OF else "location", place)


def destinations(g: Galactica, seat: int) -> list[str]:
    """Where a character may move now."""
    player = g.players[seat]
    here = player.place
    if is_confined(player) or here == OFF_BOARD or (_heresy(g, player) and not player.super_crisis):
        return []
    rooms = open_rooms(g, seat)
    if here not in AREA_OF:
        return rooms
    return [*(AREAS[area] for area in within(AREA_OF[here], kind_of(g, player.ship).moves)), *rooms]


def _heresy(g: Galactica, player: Player) -> int:
    """How many Super Crisis cards it costs somebody to leave where they are."""
    text = drawback(g, player, Heretic)
    return text.count if text is not None and player.place == uppermost(g, text.place) else 0


def why_not_there(g: Galactica, seat: int, kind: str, id: str) -> WhyNot | None:
    """Why a place is not among the destinations."""
    player = g.players[seat]
    if kind == "location" and _heresy(g, player) and not player.super_crisis:
        return own_drawback(player, "CHAR-002")
    if kind == "location":
        return why_not_enter(g, seat, id)
    if kind == "area":
        if id in destinations(g, seat):
            return None
        return WhyNot("too-far" if g.players[seat].piloting else "no-pilot-now", "MOVE-007")
    return None


def why_no_movement(g: Galactica, seat: int, kind: str, id: str) -> WhyNot | None:
    """Why something can't be done in one's own Movement step."""
    if kind == "ability" and id in ABILITY_MOVEMENTS:
        return why_not_use(g, seat, id) or ABILITY_MOVEMENTS[id].why_not(g, seat)
    if kind != "card" or id not in DESIGN:
        return why_not_there(g, seat, kind, id)
    if not may_use_text(g.players[seat]):
        return WhyNot("no-text", "CYL-021")
    ability = MOVEMENT_ABILITIES.get(NAME[DESIGN[id]])
    if ability is None:
        return WhyNot("no-movement", "MOVE-018")
    return why_not_text(g, seat, DESIGN[id]) or ability.why_not(g, seat)


def on_sheet(g: Galactica, seat: int) -> list[str]:
    """Movement abilities on the own sheet that can be used now: no revealed Cylon has one whose sheet counts no more
    (CYL-035)."""
    character = g.players[seat].character
    own = SHEETS[character].abilities if character and g.players[seat].place != OFF_BOARD else ()
    texts = {name: ABILITY_MOVEMENTS[name] for name in own if name in ABILITY_MOVEMENTS}
    return [name for name, text in texts.items() if can_use(g, seat, name) and text.possible(g, seat)]


def movement_step(g: Galactica, _: str) -> Script[None]:
    """Who has the turn may move, or use one Movement ability instead (MOVE-018, MOVE-019), which a prisoner may too
    (MOVE-022). Where there are such abilities a prisoner with cards is asked even if they hold none: whether they do is
    nobody's business. What comes at the end of the step does not once the turn has ended in it: who revealed, or came
    for somebody who was executed, has ended no Movement step (CYL-016, EXEC-032)."""
    yield from _move_or_use(g)
    if not g.turn_ends:
        yield from window(g, "movement_ends")


def _move_or_use(g: Galactica) -> Script[None]:
    seat = g.current
    player = g.players[seat]
    abilities = on_sheet(g, seat)
    may_play = in_play(g).movement_abilities and may_use_text(player) and player.place != OFF_BOARD
    if not abilities and not (may_play and player.hand):
        yield from may_move(g, seat)
        return
    cards = usable_cards(g, seat, MOVEMENT_ABILITIES) if may_play else []
    picks: list[Any] = [STAY, *destinations(g, seat), *cards, *abilities]
    chosen: str | int = yield Choose(
        seat, "galactica-move", picks, _show_way, why=partial(why_no_movement, g, seat), purpose=GO
    )
    if isinstance(chosen, int):
        yield from use_card(g, seat, chosen, MOVEMENT_ABILITIES)
    elif chosen in ABILITY_MOVEMENTS:
        yield from use_ability(g, seat, chosen, ABILITY_MOVEMENTS)
    elif chosen != STAY:
        yield from _move(g, seat, chosen)


def _show_way(way: str | int) -> Option:
    if isinstance(way, int):
        return show_card(way)
    return Option("ability", way) if way in ABILITY_MOVEMENTS else _show(way)


def may_move(g: Galactica, seat: int) -> Script[None]:
    """A player may move once; to another ship it costs a Skill card (MOVE-003, MOVE-008)."""
    places = destinations(g, seat)
    if not places:
        return
    why = partial(why_not_there, g, seat)
    place: str = yield Choose(seat, "galactica-move", [STAY, *places], _show, why=why, purpose=GO)
    if place != STAY:
        yield from _move(g, seat, place)


def _move(g: Galactica, seat: int, place: str) -> Script[None]:
    player = g.players[seat]
    if place in AREA_OF:
        move_own_viper(g, seat, AREA_OF[place])
        return
    for _ in range(_heresy(g, player)):
        cards = sorted(player.super_crisis)
        card = yield from choose_one(seat, "galactica-heretic", cards, show_named, purpose=INDIFFERENT)
        player.holds.remove(card)
        g.chance.reveal()
        discard_to(g, "super_crisis", card)
    if price(player.place, place):
        yield from pay_a_card(g, seat)
        if is_confined(player):
            return  # what was paid has led to the Brig (SKILL-010, MUTY-006)
    yield from move_to(g, seat, place, MOVEMENT)


def pay_a_card(g: Galactica, seat: int, because: Cause = MOVEMENT) -> Script[None]:
    """A chosen card, also for Apollo (CHERR-029)."""
    if not (yield from moment(g, "discarding", because, seat=seat, what=PRICE)).amount:
        return
    hand = g.players[seat].hand
    card = hand[0]
    if len(hand) > 1:
        card = yield Choose(seat, "galactica-pay-card", hand[:], show_card, purpose=GIVE_UP)
    else:
        g.chance.reveal()
    yield from discard_cards(g, seat, (card,), because)
