"""The actions of the base box's locations (ACT-020..031)."""

from readyroom.galactica.activation import activate, launch
from readyroom.galactica.board import AREAS, JUMP_LOSS, LAUNCH, OPEN_GALACTICA, neighbours
from readyroom.galactica.characters import sheet, with_drawback
from readyroom.galactica.checks import finish_check, skill_check
from readyroom.galactica.combat import (
    all_targets,
    attack_centurion,
    attack_cylon_ship,
    damage_galactica,
    show_target,
)
from readyroom.galactica.crises import draw_two_and_resolve, play_super_crisis
from readyroom.galactica.decks import discard_kept, discard_to
from readyroom.galactica.dice import roll
from readyroom.galactica.events import CivilianSeen, HandSeen, Moved, ShipsMoved, SkillTaken
from readyroom.galactica.jump import jump, total_distance
from readyroom.galactica.loyalty import draw_super_crisis, hand_over_loyalty
from readyroom.galactica.people import ask, can_be_sent, choose_one, choose_seat, move_to, send, show_place
from readyroom.galactica.quorum import draw_quorum, play_quorum
from readyroom.galactica.registry import LOCATION_ACTIONS, QUORUM_ACTIONS, Action, always
from readyroom.galactica.resources import change
from readyroom.galactica.ships import show_area, show_civilian
from readyroom.galactica.skills import (
    ENGINEERING,
    LABEL,
    LEADERSHIP,
    POLITICS,
    TACTICS,
    choose_and_draw,
    draw,
    labels,
    show_card,
    skill_bits,
)
from readyroom.galactica.state import Check, Civilian, Galactica
from readyroom.galactica.titles import give_title
from readyroom.galactica.vipers import activate_unmanned_vipers, viper_options
from readyroom.kernel import Choose, ChooseSeveral, Hidden, Option, Script

# --- Galactica ---------------------------------------------------------------------------------------------


def _can_jump(g: Galactica, _: int) -> bool:
    return JUMP_LOSS[g.jump_track] is not None  # JUMP-021


def _ftl_control(g: Galactica, _: int) -> Script[int]:
    """Roll; on 6 or less the population on the marker's space is lost; then jump (JUMP-022)."""
    loss = JUMP_LOSS[g.jump_track] or 0
    result = yield from roll(g, "ftl")
    if result <= 6:
        change(g, "population", -loss)
    yield from jump(g)
    return 0


def _weapons_control(g: Galactica, seat: int) -> Script[int]:
    target = yield from choose_one(seat, "galactica-weapons", all_targets(g), show_target)
    yield from attack_cylon_ship(g, "galactica", target)
    return 0


def _civilians(g: Galactica) -> list[tuple[int, Civilian]]:
    return [(area, ship) for area in range(6) for ship in g.civilians[area]]


def _communications(g: Galactica, seat: int) -> Script[int]:
    """Look at two civilian ships, then each may be moved to an adjacent area."""
    ships = _civilians(g)
    if len(ships) > 2:
        ships = list(
            (
                yield ChooseSeveral(
                    seat, "galactica-communications", ships, lambda s: show_civilian(s[1]), at_least=2, at_most=2
                )
            )
        )
    for _, ship in ships:
        ship.seen |= 1 << seat
        g.chance.reveal()
        g.tell(CivilianSeen, seat, ship.handle, Hidden(ship.face, (seat,), None))
    for area, ship in ships:
        to: int = yield Choose(
            seat,
            "galactica-move-civilian",
            (area, *neighbours(area)),
            show_area,
            facts={"handle": ship.handle, "face": ship.face},
        )
        if to != area:
            g.civilians[area].remove(ship)
            g.civilians[to].append(ship)
            g.tell(ShipsMoved, "civilian", AREAS[area], AREAS[to], 1)
    return 0


def _research_lab(g: Galactica, seat: int) -> Script[int]:
    yield from choose_and_draw(g, seat, ((ENGINEERING,), (TACTICS,)))
    return 0


def _command(g: Galactica, seat: int) -> Script[int]:
    yield from activate_unmanned_vipers(g, seat, 2)
    return 0


def _suspects(g: Galactica) -> list[int]:
    return [player.seat for player in g.players if can_be_sent(g, player.seat, "brig")]


def _admirals_quarters(g: Galactica, seat: int) -> Script[int]:
    """A character goes to the Brig if the check is passed (ACT-026)."""
    target = yield from choose_seat(seat, "galactica-admirals-quarters", _suspects(g))
    if target is None:
        return 0
    check = Check("admirals_quarters", 7, skill_bits(LEADERSHIP, TACTICS), target=target)
    if with_drawback(g, g.players[target], "insubordinate"):
        check.difficulty -= 3
    if target == g.president and "accept_prophecy" in g.kept:
        check.difficulty += 2
        discard_kept(g, "accept_prophecy")
    result = yield from skill_check(g, check)
    if result == "pass":
        send(g, target, "brig")
    yield from finish_check(g)
    return 0


def _can_launch(g: Galactica, seat: int) -> bool:
    return sheet(g, seat).pilot and (g.reserves > 0 or any(g.vipers))


def _hangar_deck(g: Galactica, seat: int) -> Script[int]:
    """Launch in a viper, and take one more action (ACT-020, ACT-021)."""
    if not g.reserves:
        areas = [area for area in range(6) if g.vipers[area]]
        area = yield from choose_one(seat, "galactica-take-viper", areas, show_area)
        g.vipers[area] -= 1
        g.reserves += 1
    area = yield from choose_one(seat, "galactica-launch", list(LAUNCH), show_area)
    g.reserves -= 1
    g.players[seat].place = AREAS[area]
    g.tell(Moved, seat, AREAS[area])
    return 1


def _armory(g: Galactica, seat: int) -> Script[int]:
    spaces = [space for space in range(5) if g.boarding[space]]
    space = yield from choose_one(seat, "galactica-armory", spaces, lambda n: Option("space", str(n)))
    yield from attack_centurion(g, space)
    return 0


def _brig(g: Galactica, seat: int) -> Script[int]:
    """On a pass the prisoner may move to any Galactica location (ACT-027)."""
    result = yield from skill_check(g, Check("brig", 7, skill_bits(POLITICS, TACTICS), target=seat))
    if result == "pass":
        place: str = yield Choose(seat, "galactica-leave-brig", ("brig", *OPEN_GALACTICA), show_place)
        if place != "brig":
            move_to(g, seat, place)
    yield from finish_check(g)
    return 0


# --- Colonial One ------------------------------------------------------------------------------------------


def _press_room(g: Galactica, seat: int) -> Script[int]:
    draw(g, seat, (POLITICS, POLITICS))
    yield from ()
    return 0


def _presidents_office(g: Galactica, seat: int) -> Script[int]:
    """Draw a Quorum card; then draw another or play one."""
    draw_quorum(g)
    playable = [card for card in sorted(set(g.quorum_hand)) if QUORUM_ACTIONS[card].can(g, seat)]
    choice: str = yield Choose(
        seat, "galactica-presidents-office", ["pass", "draw", *playable], lambda card: Option("quorum", card)
    )
    if choice == "draw":
        draw_quorum(g)
    elif choice != "pass":
        yield from play_quorum(g, seat, choice)
    return 0


def _candidates(g: Galactica) -> list[int]:
    """Any human player; while the Vice President is not President, only he."""
    for player in g.humans():
        if "assign_vice_president" in player.cards and g.president != player.seat:
            return [player.seat]
    return [player.seat for player in g.humans()]


def _administration(g: Galactica, seat: int) -> Script[int]:
    """A character becomes President if the check is passed (ACT-025)."""
    target = yield from choose_seat(seat, "galactica-administration", _candidates(g))
    if target is None:
        return 0
    check = Check("administration", 5, skill_bits(POLITICS, LEADERSHIP), target=target)
    if "accept_prophecy" in g.kept:
        check.difficulty += 2
        discard_kept(g, "accept_prophecy")
    result = yield from skill_check(g, check)
    if result == "pass" and not g.players[target].revealed:
        give_title(g, "president", target)
    yield from finish_check(g)
    return 0


# --- Cylon locations ---------------------------------------------------------------------------------------


def _caprica(g: Galactica, seat: int) -> Script[int]:
    """Play a Super Crisis card, or draw two Crisis cards and resolve one."""
    cards = g.players[seat].super_crisis
    choices = ["draw", *cards]
    choice: str = yield Choose(seat, "galactica-caprica", choices, lambda card: Option("card", card))
    if choice == "draw":
        yield from draw_two_and_resolve(g, seat)
    else:
        cards.remove(choice)
        yield from play_super_crisis(g, seat, choice)
    return 0


def _cylon_fleet(g: Galactica, seat: int) -> Script[int]:
    """Activate all ships of one type, or every basestar launches two raiders and a heavy raider."""
    kinds = ["raiders", "heavy_raiders", "basestars", "launch"]
    kind: str = yield Choose(seat, "galactica-cylon-fleet", kinds, lambda kind: Option("activate", kind))
    if kind == "launch":
        yield from launch(g, "raider", 2)
        yield from launch(g, "heavy_raider", 1)
    else:
        yield from activate(g, kind)
    return 0


def _human_fleet(g: Galactica, seat: int) -> Script[int]:
    """Take a card from somebody's hand, after looking at it; then Galactica may be damaged."""
    others = [player.seat for player in g.players if player.seat != seat]
    target = yield from choose_seat(seat, "galactica-human-fleet", others)
    assert target is not None
    hand = g.players[target].hand
    if hand:
        g.chance.reveal()
        g.tell(HandSeen, seat, target, Hidden(labels(sorted(hand)), (seat,), None))
        card: int = yield Choose(seat, "galactica-take-card", sorted(hand), show_card)
        hand.remove(card)
        g.players[seat].hand.append(card)
        g.tell(SkillTaken, seat, target, Hidden(LABEL[card], (seat, target), None))
    result = yield from roll(g, "human-fleet")
    if result >= 5:
        damage_galactica(g)
    return 0


def _resurrection_ship(g: Galactica, seat: int) -> Script[int]:
    """Swap the Super Crisis card; then, up to distance 7, hand over unrevealed Loyalty cards (CYL-014)."""
    player = g.players[seat]
    if player.super_crisis and (yield from ask(seat, "galactica-swap-super-crisis")):
        discard_to(g, "super_crisis", player.super_crisis.pop())
        draw_super_crisis(g, seat)
    if total_distance(g) <= 7 and any(not card.revealed for card in player.loyalty):
        others = [other.seat for other in g.players if other.seat != seat]
        to = yield from choose_seat(seat, "galactica-hand-over-loyalty", others)
        assert to is not None
        yield from hand_over_loyalty(g, seat, to)
    return 0


def _can_resurrect(g: Galactica, seat: int) -> bool:
    player = g.players[seat]
    return bool(player.super_crisis) or (total_distance(g) <= 7 and any(not card.revealed for card in player.loyalty))


LOCATION_ACTIONS.update(
    {
        "ftl_control": Action(_can_jump, _ftl_control),
        "weapons_control": Action(lambda g, _: bool(all_targets(g)), _weapons_control),
        "communications": Action(lambda g, _: any(g.civilians) and "jammed_assault" not in g.kept, _communications),
        "research_lab": Action(always, _research_lab),
        "command": Action(lambda g, _: bool(viper_options(g)), _command),
        "admirals_quarters": Action(lambda g, _: bool(_suspects(g)), _admirals_quarters),
        "hangar_deck": Action(_can_launch, _hangar_deck),
        "armory": Action(lambda g, _: any(g.boarding), _armory),
        "brig": Action(always, _brig),
        "press_room": Action(always, _press_room),
        "presidents_office": Action(lambda g, seat: g.president == seat, _presidents_office),
        "administration": Action(always, _administration),
        "caprica": Action(always, _caprica),
        "cylon_fleet": Action(lambda g, seat: not g.players[seat].sympathizer, _cylon_fleet),
        "human_fleet": Action(always, _human_fleet),
        "resurrection_ship": Action(_can_resurrect, _resurrection_ship),
    }
)
