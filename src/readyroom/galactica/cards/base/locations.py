"""The actions of the base box's locations (ACT-020..031)."""

from functools import partial

from readyroom.galactica.actions import gain_actions
from readyroom.galactica.asking import choose_one, choose_seat
from readyroom.galactica.board import JUMP_LOSS, LAUNCH
from readyroom.galactica.cards.base.abilities import UnmannedVipers
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import ability, drawback, sheet
from readyroom.galactica.checks import finish_check, skill_check
from readyroom.galactica.combat import (
    all_targets,
    attack_centurion,
    attack_cylon_ship,
    attack_odds,
    centurion_row,
    show_target,
)
from readyroom.galactica.decks import discard_kept
from readyroom.galactica.dice import roll
from readyroom.galactica.effects import PRESIDENT, YOU, Draw, DrawEither, Holding, Only
from readyroom.galactica.effects.combat import look_and_move
from readyroom.galactica.hangar import chooser, in_reserves, in_space, ready, return_vipers, take_off, unmanned, which
from readyroom.galactica.jump import jump
from readyroom.galactica.moving import choosable, move_to, send, show_place, why_not_sent
from readyroom.galactica.objectives import may_jump
from readyroom.galactica.odds import odds
from readyroom.galactica.places import FLAGSHIP, rooms, shuns
from readyroom.galactica.purposes import ACT, DEPLOY, GO, JAIL, SHIELD, STRIKE, TRUST
from readyroom.galactica.quorum import draw_quorum, play_quorum
from readyroom.galactica.registry import LOCATION_ACTIONS, QUORUM_ACTIONS, Effect
from readyroom.galactica.resources import change
from readyroom.galactica.rules_in_force import (
    STANDING,
    Admiralty,
    Confined,
    Efficient,
    FewSkills,
    HarderChecks,
    Insubordinate,
    Presidency,
    VicePresident,
    in_force,
)
from readyroom.galactica.ships import show_area, show_civilian
from readyroom.galactica.sides import is_cylon_player, may_hold_title
from readyroom.galactica.skills import (
    ENGINEERING,
    LEADERSHIP,
    POLITICS,
    TACTICS,
    skill_bits,
)
from readyroom.galactica.state import Check, Civilian, Galactica
from readyroom.galactica.titles import give_title, why_no_title
from readyroom.kernel import Choose, ChooseSeveral, Option, Script, WhyNot

# --- Galactica ---------------------------------------------------------------------------------------------


class FtlControl(Effect, frozen=True):
    """Roll; on a low number the population on the marker's space is lost; then jump (JUMP-021, JUMP-022)."""

    at_most: int

    unless = WhyNot("red-space", "JUMP-021")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return not g.jumping and may_jump(g) and JUMP_LOSS[g.jump_track] is not None

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        if not may_jump(g):
            return WhyNot("no-more-jumps", "NCAP-034")
        return WhyNot("jumping", "OBJ-005") if g.jumping else super().why_not(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        loss = JUMP_LOSS[g.jump_track] or 0
        result = yield from roll(g, "ftl", place=because.source)
        if result <= self.at_most:
            yield from change(g, "population", -loss, because)
        yield from jump(g)


class WeaponsControl(Effect, frozen=True):
    """Galactica attacks a Cylon ship."""

    unless = WhyNot("no-cylon-ship", "ATT-001")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(all_targets(g))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        target = yield from choose_one(
            seat,
            "galactica-weapons",
            all_targets(g),
            show_target,
            odds=partial(attack_odds, g, "galactica"),
            purpose=STRIKE,
        )
        yield from attack_cylon_ship(g, "galactica", target, because)


class Communications(Effect, frozen=True):
    """Look at civilian ships, then each may be moved to an adjacent area."""

    count: int

    unless = WhyNot("no-civilian", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return any(g.civilians)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        ships = [(area, ship) for area in range(6) for ship in g.civilians[area]]
        efficient = ability(g.players[seat], Efficient)
        if len(ships) > self.count and (efficient is None or efficient.place != because.source):
            chosen: tuple[tuple[int, Civilian], ...] = yield ChooseSeveral(
                seat,
                "galactica-communications",
                ships,
                lambda s: show_civilian(s[1]),
                at_least=self.count,
                at_most=self.count,
                purpose=SHIELD,
            )
            ships = list(chosen)
        yield from look_and_move(g, seat, ships)


class AdmiralsQuarters(Effect, frozen=True):
    """A character goes to the Brig if the check is passed (ACT-026)."""

    difficulty: int
    skills: int
    place: str

    unless = WhyNot("nobody-to-send", "MOVE-017")

    def _suspects(self, g: Galactica) -> list[int]:
        return choosable(g, self.place)

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(self._suspects(g))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        target = yield from choose_seat(
            seat,
            "galactica-admirals-quarters",
            self._suspects(g),
            why=partial(why_not_sent, g, self.place),
            purpose=JAIL,
        )
        if target is None:
            return
        check = Check("admirals_quarters", self.difficulty, self.skills, target=target)
        insubordinate = drawback(g, g.players[target], Insubordinate)
        if insubordinate is not None and insubordinate.place == check.source:
            check.difficulty -= insubordinate.easier
        _prophecy(g, check)
        result = yield from skill_check(g, check)
        if result == "pass":
            yield from send(g, target, self.place, because)
        yield from finish_check(g)


def _prophecy(g: Galactica, check: Check) -> None:
    """A card in play makes the check harder, once."""
    for card, prophecy in in_force(g, HarderChecks):
        on_president = check.source == prophecy.on_president and check.target == g.president
        if check.source == prophecy.place or on_president:
            check.difficulty += prophecy.harder
            discard_kept(g, card)


class HangarDeck(Effect, frozen=True):
    """Launch in a viper, and go on acting (ACT-020, ACT-021)."""

    actions: int

    unless = WhyNot("no-viper", "ACT-021")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return sheet(g, seat).pilot and bool(in_reserves(g) or in_space(g))

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return super().why_not(g, seat) if sheet(g, seat).pilot else WhyNot("no-pilot", "ACT-020")

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        if not in_reserves(g):
            areas = [area for area in range(6) if unmanned(g, area)]
            area = yield from choose_one(seat, "galactica-take-viper", areas, show_area, purpose=DEPLOY)
            ship = yield from which(chooser(g, because), unmanned(g, area), "take")
            return_vipers(g, ship, area, 1)
        area = yield from choose_one(seat, "galactica-launch", list(LAUNCH), show_area, purpose=DEPLOY)
        ship = yield from which(chooser(g, because), ready(g), "launch")
        take_off(g, seat, ship, area)
        yield from gain_actions(g, seat, self.actions)


class Armory(Effect, frozen=True):
    """Attack a centurion (ATT-004)."""

    at_least: int

    unless = WhyNot("no-centurion", "ACT-024")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return any(g.boarding)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        spaces = [space for space in range(5) if g.boarding[space]]
        known = odds("armory", "centurion", centurion_row(self.at_least))
        space = yield from choose_one(
            seat, "galactica-armory", spaces, lambda n: Option("space", str(n)), odds=lambda _: known, purpose=STRIKE
        )
        yield from attack_centurion(g, space, self.at_least, because)


class LeaveBrig(Effect, frozen=True):
    """On a pass the prisoner may move to any location of the same ship (ACT-027, MOVE-038)."""

    difficulty: int
    skills: int
    ship: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        here = g.players[seat].place
        result = yield from skill_check(g, Check(here, self.difficulty, self.skills, target=seat))
        if result == "pass":
            ways = [place for place in rooms(g, self.ship) if not shuns(g, g.players[seat], place)]
            place: str = yield Choose(seat, "galactica-leave-brig", (here, *ways), show_place, purpose=GO)
            if place != here:
                yield from move_to(g, seat, place, because)
        yield from finish_check(g)


# --- Colonial One ------------------------------------------------------------------------------------------


class PresidentsOffice(Effect, frozen=True):
    """Draw a Quorum card; then draw another or play one."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        draw_quorum(g)
        playable = [card for card in sorted(set(g.quorum_hand)) if QUORUM_ACTIONS[card].possible(g, seat)]
        choice: str = yield Choose(
            seat,
            "galactica-presidents-office",
            ["pass", "draw", *playable],
            lambda card: Option("quorum", card),
            purpose=ACT,
        )
        if choice == "draw":
            draw_quorum(g)
        elif choice != "pass":
            yield from play_quorum(g, seat, choice)


class Administration(Effect, frozen=True):
    """A character becomes President if the check is passed (ACT-025)."""

    difficulty: int
    skills: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        target = yield from choose_seat(
            seat, "galactica-administration", candidates(g), why=partial(why_no_title, g), purpose=TRUST
        )
        if target is None:
            return
        check = Check("administration", self.difficulty, self.skills, target=target)
        _prophecy(g, check)
        result = yield from skill_check(g, check)
        if result == "pass" and not is_cylon_player(g.players[target]):
            yield from give_title(g, "president", target, because)
        yield from finish_check(g)


def candidates(g: Galactica) -> list[int]:
    """Who may become President: any human player but a Cylon leader; while the Vice President is not President, only
    they."""
    humans = [player.seat for player in g.humans() if may_hold_title(player)]
    return [seat for seat in humans if seat != g.president and _is_vice_president(g, seat)] or humans


def _is_vice_president(g: Galactica, seat: int) -> bool:
    return any(isinstance(STANDING.get(card), VicePresident) for card in g.players[seat].holds)


LOCATION_ACTIONS.update(
    {
        "ftl_control": FtlControl(6),
        "weapons_control": WeaponsControl(),
        "communications": Communications(2),
        "research_lab": DrawEither(YOU, (ENGINEERING, TACTICS)),
        "command": UnmannedVipers(2),
        "admirals_quarters": AdmiralsQuarters(7, skill_bits(LEADERSHIP, TACTICS), "brig"),
        "hangar_deck": HangarDeck(1),
        "armory": Armory(7),
        "brig": LeaveBrig(7, skill_bits(POLITICS, TACTICS), FLAGSHIP),
        "press_room": Draw(YOU, POLITICS, 2),
        "presidents_office": Only(Holding(PRESIDENT), PresidentsOffice()),
        "administration": Administration(5, skill_bits(POLITICS, LEADERSHIP)),
    }
)
STANDING.update(
    {
        "sickbay": FewSkills(1),
        "brig": Confined(1),
        "president": Presidency(),
        "admiral": Admiralty(damaged=2, hits=2, blast=7, raiders=3),
    }
)
