"""The Action step's actions: what a player may do, and doing it (ACT). Boxes register what their cards allow."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from readyroom.galactica.board import AREA_OF, AREAS, OFF_BOARD, within
from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import (
    can_use,
    drawback,
    once_a_game,
    own_actions,
    own_drawback,
    spend,
    why_not_use,
)
from readyroom.galactica.combat import attack_cylon_ship, attack_odds, show_target, targets
from readyroom.galactica.discards import discard, play_card
from readyroom.galactica.events import AbilityUsed, AgendaShown, LocationActivated, NotPossible, ShipsMoved
from readyroom.galactica.hangar import kind_of
from readyroom.galactica.infiltration import stop_infiltrating
from readyroom.galactica.loyalty import CYLONS, open_goals, reveal, reveal_goal, show_cylon_card
from readyroom.galactica.mutiny import MUTINY, play_mutiny
from readyroom.galactica.nukes import launch_nuke, nuke_odds, nuke_targets, show_nuke
from readyroom.galactica.places import RESURRECTION_SHIP, board_of, is_confined, layout, sent
from readyroom.galactica.purposes import ACT
from readyroom.galactica.quorum import draw_quorum, play_quorum
from readyroom.galactica.registry import (
    ABILITY_ACTIONS,
    AGENDA_ACTIONS,
    BOARD_ACTIONS,
    LOCATION_ACTIONS,
    LOYALTY_ACTIONS,
    LOYALTY_THEN,
    MOVEMENT_ABILITIES,
    MUTINY_ACTIONS,
    QUORUM_ACTIONS,
    SKILL_ACTIONS,
    TITLE_ACTIONS,
    Effect,
    Text,
)
from readyroom.galactica.rules_in_force import (
    BentOnRevenge,
    ConflictedLoyalties,
    ConvictedCriminal,
    EmotionallyAttached,
    GravityWell,
    NoActions,
    PlaceClosed,
    Reluctant,
    Specialized,
    SpiritualCrisis,
    TerminalIllness,
    in_force,
)
from readyroom.galactica.ships import escort, show_escort, to_escort
from readyroom.galactica.sides import CYLON, INFILTRATOR, is_cylon_player, is_leader
from readyroom.galactica.skills import DESIGN, LABEL, NAME, TYPE, show_card
from readyroom.galactica.state import Acting, Galactica
from readyroom.galactica.vipers import can_fly, flight_price, pay_to_fly, why_not_fly
from readyroom.galactica.windows import any_moment, moment
from readyroom.kernel import Choose, Json, Option, Script, WhyNot

PASS = ("pass", "")
DRAW_QUORUM = ("quorum", "draw")


# --- what can be done --------------------------------------------------------------------------------------


def can_act(g: Galactica, seat: int) -> bool:
    """Stranded Helo takes no actions."""
    return g.players[seat].place != OFF_BOARD


NO_ACTION_HERE = WhyNot("no-room-action", "ACT-002")
DAMAGED = WhyNot("damaged", "ACT-014")


def why_not_activate(g: Galactica, seat: int) -> WhyNot | None:
    """Why a player may not use the action of his location (ACT-002, ACT-014); None if he may."""
    place = g.players[seat].place
    return DAMAGED if place in g.damaged and place in LOCATION_ACTIONS else why_not_use_place(g, seat, place)


def why_not_use_place(g: Galactica, seat: int, place: str, *, as_any: bool = False) -> WhyNot | None:
    """The same of any place, wherever the player is, and whether it is damaged or not; `as_any`: by whichever of its
    actions, for humans or for Cylons."""
    player = g.players[seat]
    action = LOCATION_ACTIONS.get(place)
    if action is None:
        return NO_ACTION_HERE
    if place not in layout(g).locations:
        return WhyNot("not-on-table", "NCAP-033")
    for card, closed in in_force(g, PlaceClosed):
        if closed.place == place:
            return WhyNot("closed", "TERM-011", {"place": place, "card": card})
    text = drawback(g, player, Text)
    if isinstance(text, TerminalIllness) and len(player.hand) < text.count:
        return own_drawback(player, "CHERR-024")
    if isinstance(text, ConflictedLoyalties) and place == sent(g, seat, text.place) and len(player.hand) < text.count:
        return own_drawback(player, "CHERR-024")
    if isinstance(text, ConvictedCriminal) and place != sent(g, seat, text.place):
        occupied = any(other.place == place and other is not player for other in g.players)
        if occupied:
            return own_drawback(player, "CHAR-002")
    if isinstance(text, EmotionallyAttached) and place == text.place:
        return own_drawback(player, "CHAR-002")
    if isinstance(text, BentOnRevenge) and place in text.places:
        return own_drawback(player, "CHAR-002")
    if as_any and action.sides(g, seat):
        return None
    return None if action.possible(g, seat) else action.why_not(g, seat)


def can_activate(g: Galactica, seat: int) -> bool:
    """Whether a player may use the action of his location."""
    return why_not_activate(g, seat) is None


def possible_actions(g: Galactica, seat: int) -> list[tuple[str, Any]]:
    """Everything a player may do as one action."""
    player = g.players[seat]
    found: list[tuple[str, Any]] = [PASS]
    if can_activate(g, seat):
        found.append(("activate", player.place))
    if player.holds:
        found += [("agenda", card) for card in player.holds if card in AGENDA_ACTIONS]
    if g.sides:
        found += [("board", name) for name in _on_board(g, seat)]
    if is_cylon_player(player):
        return found + _of_sheet(g, seat) if is_leader(player) else found
    found += [("card", card) for card in usable_cards(g, seat, SKILL_ACTIONS)]
    found += _of_sheet(g, seat)
    if player.piloting and can_fly(g, seat):
        area = AREA_OF[player.place]
        found += [("move", to) for to in within(area, kind_of(g, player.ship).moves)]
        found += [("attack", target) for target in targets(g, area)]
        found += [("escort", (area, ship)) for ship in to_escort(g, area)]
    if seat in g.titles.values():
        found += _of_titles(g, seat)
    if player.holds:
        found += [("mutiny", card) for card in player.held(MUTINY) if MUTINY_ACTIONS[card].possible(g, seat)]
    if loyal := [card.id for card in player.loyalty if card.id in LOYALTY_ACTIONS]:
        if may_reveal(g, seat):
            found += [("reveal", card) for card in dict.fromkeys(loyal) if card in CYLONS]
        found += [("goal", card) for card in open_goals(g, seat)]
    if player.status == INFILTRATOR:
        found.append(("return", sent(g, seat, RESURRECTION_SHIP)))
    return found


def _on_board(g: Galactica, seat: int) -> list[str]:
    """What can be done in any location of the board somebody is on."""
    there = BOARD_ACTIONS.get(board_of(g.players[seat].place), {})
    return [name for name, action in there.items() if action.possible(g, seat)]


def _of_sheet(g: Galactica, seat: int) -> list[tuple[str, Any]]:
    """Actions on character sheets; a Cylon leader has them whether they are infiltrating or not (LEAD-004)."""
    own = in_play(g).abilities if g.assist else own_actions(g, g.players[seat])
    usable = [ability for ability in own if can_use(g, seat, ability)]
    return [("ability", ability) for ability in usable if ABILITY_ACTIONS[ability].possible(g, seat)]


def usable_cards(g: Galactica, seat: int, texts: Mapping[str, Effect]) -> list[int]:
    """The cards in a hand whose text of a kind can be used now: actions, or Movement abilities, which whatever forbids
    actions forbids too (MOVE-021)."""
    found = []
    for card in sorted(set(g.players[seat].hand)):
        text = texts.get(NAME[card])
        if text is not None and text.possible(g, seat):
            found.append(card)
    return [card for card in found if not why_not_text(g, seat, card)] if found else found


def why_not_text(g: Galactica, seat: int, card: int) -> WhyNot | None:
    """What on a sheet, or on a card in play, keeps somebody from using the action of a Skill card."""
    player = g.players[seat]
    text = drawback(g, player, Text)
    if isinstance(text, Specialized) and TYPE[card] == text.skill:
        return own_drawback(player, "CHERR-048")
    price = text.count if isinstance(text, Reluctant) else 0
    if price and len(player.hand) <= price:
        return own_drawback(player, "CHERR-033")
    return _why_not_in_force(g, seat, card, price) if g.kept else None


def _why_not_in_force(g: Galactica, seat: int, card: int, price: int) -> WhyNot | None:
    for kept, text in in_force(g, NoActions):
        if TYPE[card] == text.skill:
            return WhyNot("no-actions-of-type", "ATKV-009", {"card": kept})
    action = SKILL_ACTIONS.get(NAME[card], MOVEMENT_ABILITIES.get(NAME[card]))
    if action is None or not action.flies or len(g.players[seat].hand) > price + flight_price(g):
        return None
    kept = next(kept for kept, _ in in_force(g, GravityWell))
    return WhyNot("flight-price", "FAQ-013", {"card": kept, "count": flight_price(g)})


def may_reveal(g: Galactica, seat: int) -> bool:
    """Whether somebody may reveal a Cylon card as an action, where they are."""
    player = g.players[seat]
    crisis = drawback(g, player, SpiritualCrisis)
    return crisis is None or player.place == sent(g, seat, crisis.place)


def use_card(g: Galactica, seat: int, card: int, texts: Mapping[str, Effect]) -> Script[None]:
    """An action or a Movement ability of a Skill card: whatever it costs may already keep it from being carried out."""
    name = NAME[card]
    play_card(g, seat, card)
    yield from moment(g, "card_used", Cause(name, seat), seat=seat, what=name)
    if texts[name].possible(g, seat):
        yield from texts[name].run(g, Cause(name, seat))
    else:
        g.tell(NotPossible, "use-card")


def _of_titles(g: Galactica, seat: int) -> Iterator[tuple[str, Any]]:
    """What the titles of a player allow."""
    if g.president == seat:
        yield DRAW_QUORUM
        for card in playable_quorum(g, seat, g.quorum_hand):
            yield "quorum", card
    if g.admiral == seat and g.nukes:
        for target in nuke_targets(g):
            yield "nuke", target
    for office, actions in TITLE_ACTIONS.items():
        if g.titles.get(office) == seat:
            yield from (("title", name) for name, action in actions.items() if action.possible(g, seat))


def playable_quorum(g: Galactica, seat: int, cards: list[str]) -> list[str]:
    return [card for card in sorted(set(cards)) if QUORUM_ACTIONS[card].possible(g, seat)]


def why_no_action(g: Galactica, seat: int, kind: str, id: str) -> WhyNot | None:
    """Why a thing is not among the possible actions."""
    player = g.players[seat]
    if kind == "location":
        return WhyNot("elsewhere", "ACT-002") if id != player.place else why_not_activate(g, seat)
    if kind == "ability":
        why = why_not_use(g, seat, id)
        if why is not None or id not in ABILITY_ACTIONS:
            return why or WhyNot("later", "CHAR-004")
        return ABILITY_ACTIONS[id].why_not(g, seat)
    if kind == "board":
        there = BOARD_ACTIONS.get(board_of(player.place), {})
        return there[id].why_not(g, seat) if id in there else NO_ACTION_HERE
    if is_cylon_player(player):
        return WhyNot("only-location", "CYL-040")
    if kind == "goal" and id in open_goals(g, seat, reached=False):
        return LOYALTY_ACTIONS[id].why_not(g, seat)
    if kind == "card" and id in DESIGN:
        action = SKILL_ACTIONS.get(NAME[DESIGN[id]])
        if action is not None and action.possible(g, seat) and (why := why_not_text(g, seat, DESIGN[id])) is not None:
            return why
        return WhyNot("no-action", "SKILL-003") if action is None else action.why_not(g, seat)
    if kind == "quorum" and id in QUORUM_ACTIONS:
        return (
            WhyNot("title", "TITLE-002", {"title": "president"})
            if g.president != seat
            else QUORUM_ACTIONS[id].why_not(g, seat)
        )
    if kind == "mutiny" and id in player.held(MUTINY):
        return MUTINY_ACTIONS[id].why_not(g, seat)
    if kind == "title":
        return next((held[id].why_not(g, seat) for held in TITLE_ACTIONS.values() if id in held), None)
    if kind == "area" and id in AREA_OF:
        if not player.piloting:
            return WhyNot("no-pilot-now", "ACT-005")
        if not can_fly(g, seat):
            return why_not_fly(g, seat)
        reached = AREA_OF[id] in within(AREA_OF[player.place], kind_of(g, player.ship).moves)
        return None if reached else WhyNot("too-far", "ACT-005")
    return None


def _odds_of(g: Galactica, seat: int, actions: list[tuple[str, Any]]) -> dict[str, Json]:
    """The odds of every action that is an attack."""
    by_kind: dict[str, Callable[[Any], Json]] = {
        "attack": lambda target: attack_odds(g, g.players[seat].ship, target),
        "nuke": lambda target: nuke_odds(g, target),
    }
    return {"odds": [by_kind[kind](what) if kind in by_kind else None for kind, what in actions]}


def show_action(action: tuple[str, Any]) -> Option:
    kind, what = action
    if kind == "card":
        return Option("card", LABEL[what], show_card(what).facts)
    if kind == "move":
        return Option("move", AREAS[what], {"viper": "own", "to": AREAS[what]})
    if kind == "attack":
        target = show_target(what)
        return Option(kind, target.id, {**target.facts, "by": "own"})
    if kind == "nuke":
        return Option(kind, show_nuke(what).id, show_nuke(what).facts)
    if kind == "escort":
        return show_escort(*what)
    if kind == "title":
        office = next(office for office, actions in TITLE_ACTIONS.items() if what in actions)
        return Option(kind, what, {"title": office})
    return Option(kind, what or kind)


# --- doing it ----------------------------------------------------------------------------------------------


def take_actions(g: Galactica, seat: int, count: int, *, ordered: bool = False) -> Script[None]:
    """A player may take `count` actions, and those he gains by them (ACT-001, ACT-012). `ordered`: by a card that can't
    be played on a Cylon player; a leader who has come back to the Cylons has only those left that they gained."""
    player = g.players[seat]
    was = player.character
    cylon = player.status == CYLON
    acting = Acting(seat, count)
    g.acting.append(acting)
    while acting.actions and can_act(g, seat):
        why, actions = partial(why_no_action, g, seat), possible_actions(g, seat)
        action: tuple[str, Any] = yield Choose(
            seat,
            "galactica-action",
            actions,
            show_action,
            why=why,
            aid=partial(_odds_of, g, seat, actions),
            purpose=ACT,
        )
        if action == PASS:
            break
        acting.actions -= 1
        left = acting.actions
        yield from perform(g, seat, action)
        if ordered and is_cylon_player(player):
            acting.actions = max(0, acting.actions - left)  # SKERR-003, LEAD-001
        yield from any_moment(g)
        g.newcomers.clear()
        if player.character != was or (player.status == CYLON) != cylon:
            break  # SKERR-003, EXEC-032
    g.acting.pop()


def gain_actions(g: Galactica, seat: int, count: int) -> Script[None]:
    """More actions: after the one a player is taking, or at once if it is not he who acts."""
    if g.acting and g.acting[-1].seat == seat:
        g.acting[-1].actions += count
    else:
        yield from take_actions(g, seat, count)


def perform(g: Galactica, seat: int, action: tuple[str, Any]) -> Script[None]:
    kind, what = action
    if kind in ("move", "attack", "escort"):
        here = g.players[seat].place
        yield from pay_to_fly(g, seat)
        if g.players[seat].place != here:
            g.tell(NotPossible, "use-viper")
            return
    if kind == "activate":
        yield from activate_location(g, seat)
    elif kind == "card":
        yield from use_card(g, seat, what, SKILL_ACTIONS)
    elif kind == "ability":
        yield from use_ability(g, seat, what)
    elif kind == "quorum":
        if action == DRAW_QUORUM:
            draw_quorum(g)
        else:
            yield from play_quorum(g, seat, what)
    elif kind == "move":
        move_own_viper(g, seat, what)
    elif kind == "attack":
        yield from attack_cylon_ship(g, g.players[seat].ship, what, Cause("viper", seat), pilot=seat)
    elif kind == "nuke":
        yield from launch_nuke(g, what, Cause("nuke", seat))
    elif kind == "escort":
        escort(g, *what)
    elif kind == "title":
        yield from use_title(g, seat, what)
    elif kind == "board":
        yield from use_board(g, seat, what)
    elif kind == "goal":
        yield from reveal_goal(g, seat, what)
    elif kind == "agenda":
        yield from reveal_agenda(g, seat, what)
    elif kind == "mutiny":
        yield from play_mutiny(g, seat, what)
    elif kind == "return":
        acting = g.acting[-1]
        acting.actions += yield from stop_infiltrating(g, seat)
    else:
        yield from reveal_card(g, seat, what)


def activate_location(g: Galactica, seat: int) -> Script[None]:
    yield from use_place(g, seat, g.players[seat].place)


def use_place(g: Galactica, seat: int, place: str, side: str = "") -> Script[None]:
    """A location is activated, wherever the player is; `side`: by which of its actions, if not by the own one."""
    g.tell(LocationActivated, seat, place)
    illness = drawback(g, g.players[seat], TerminalIllness)
    if illness is not None:
        yield from discard(g, seat, illness.count, Cause("terminal_illness", seat))
    torn = drawback(g, g.players[seat], ConflictedLoyalties)
    if torn is not None and place == sent(g, seat, torn.place):
        yield from discard(g, seat, torn.count, Cause("conflicted_loyalties", seat))
    yield from LOCATION_ACTIONS[place].run(g, Cause(place, seat, how=side))
    yield from moment(g, "location_activated", Cause(place, seat), seat=seat, what=place)


def use_ability(g: Galactica, seat: int, ability: str, texts: Mapping[str, Effect] = ABILITY_ACTIONS) -> Script[None]:
    """An action or a Movement ability on a character sheet; most are once a game."""
    if once_a_game(ability):
        spend(g, seat, ability)
    else:
        g.tell(AbilityUsed, seat, ability)
    yield from texts[ability].run(g, Cause(ability, seat))


def use_title(g: Galactica, seat: int, name: str) -> Script[None]:
    """An action on the card of a title."""
    g.tell(AbilityUsed, seat, name)
    action = next(actions[name] for actions in TITLE_ACTIONS.values() if name in actions)
    yield from action.run(g, Cause(name, seat))


def use_board(g: Galactica, seat: int, name: str) -> Script[None]:
    """An action that can be taken in every location of a board."""
    g.tell(AbilityUsed, seat, name)
    action = BOARD_ACTIONS[board_of(g.players[seat].place)][name]
    yield from action.run(g, Cause(name, seat))


def move_own_viper(g: Galactica, seat: int, to: int) -> None:
    player = g.players[seat]
    g.tell(ShipsMoved, player.ship, player.place, AREAS[to], 1)
    player.place = AREAS[to]


def reveal_agenda(g: Galactica, seat: int, card: str) -> Script[None]:
    """An agenda is turned up, and what it says happens."""
    player = g.players[seat]
    player.holds.remove(card)
    player.shown.append(card)
    g.chance.reveal()
    g.tell(AgendaShown, seat, card)
    yield from AGENDA_ACTIONS[card].run(g, Cause(card, seat))


def reveal_card(g: Galactica, seat: int, card_id: str) -> Script[None]:
    """Reveal a Cylon card (ACT-008): its effect unless he is in the Brig, then the reveal steps (CYL-001)."""
    player = g.players[seat]
    card = next(card for card in player.loyalty if card.id == card_id)
    yield from show_cylon_card(g, seat, card)
    if is_confined(player):
        yield from reveal(g, seat)
        return
    yield from LOYALTY_ACTIONS[card_id].run(g, Cause(card_id, seat))
    yield from reveal(g, seat, LOYALTY_THEN.get(card_id))
