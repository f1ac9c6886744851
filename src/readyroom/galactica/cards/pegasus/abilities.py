"""What the characters of the Pegasus box can do, and what keeps them from it."""

from collections.abc import Sequence
from typing import ClassVar

from readyroom.galactica.asking import choose_one, choose_seat
from readyroom.galactica.board import AREA_OF
from readyroom.galactica.boxes import in_play
from readyroom.galactica.cards.base.abilities import Ability
from readyroom.galactica.cards.pegasus import characters as _sheets  # noqa: F401 - whose abilities these are
from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.characters import ability_actions, drawback, own_types
from readyroom.galactica.combat import Target, show_target
from readyroom.galactica.discards import discard_cards
from readyroom.galactica.effects import Effect, Only, Piloting
from readyroom.galactica.events import CardsAdded, SkillTaken
from readyroom.galactica.execution import execute, fragile
from readyroom.galactica.jump import jump, total_distance
from readyroom.galactica.moving import send
from readyroom.galactica.objectives import may_jump
from readyroom.galactica.places import LOCATIONS, SICKBAY, bars_titles, is_confined
from readyroom.galactica.purposes import ACT, GIVE_UP, STRIKE, TRUST
from readyroom.galactica.rules_in_force import (
    STANDING,
    BentOnRevenge,
    Efficient,
    EmotionallyFragile,
    NothingButTrouble,
    StimJunkie,
)
from readyroom.galactica.ships import (
    ace_of,
    common_raiders,
    destroy_basestar,
    destroy_civilian,
    destroy_drawn_civilian,
    destroy_heavy_raider,
    destroy_raider,
    show_civilian,
)
from readyroom.galactica.sides import is_human_player, may_hold_title
from readyroom.galactica.skills import (
    DESIGN,
    LABEL,
    SKILLS,
    STRENGTH,
    TREACHERY,
    draw,
    draw_among,
    labels,
    show_card,
)
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import TITLES, give_title, succeed
from readyroom.galactica.windows import listens, must
from readyroom.kernel import Choose, Hidden, Script, WhyNot

# --- Helena Cain -------------------------------------------------------------------------------------------


class ExecuteInstead(Effect, frozen=True):
    """Whom the check of this place is about is executed, if its strength is so great (Cain's player decides)."""

    unless: ClassVar[WhyNot] = WhyNot("other-check", "CHAR-004")
    place: str
    strength: int

    def possible(self, g: Galactica, _: int, /) -> bool:
        check = g.check
        if check is None or check.source != self.place or check.replaced or check.settled:
            return False
        return check.total >= self.strength and is_human_player(g.players[check.target])

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        assert g.check is not None
        g.check.replaced = True
        yield from execute(g, g.check.target, because)


class BlindJump(Effect, frozen=True):
    """Up to a distance: drawn civilian ships are destroyed, and the fleet jumps to a destination nobody chooses."""

    unless: ClassVar[WhyNot] = WhyNot("too-far-travelled", "CHERR-016")
    distance: int
    civilians: int

    def possible(self, g: Galactica, _: int, /) -> bool:
        return total_distance(g) <= self.distance and not g.jumping and g.in_orbit and may_jump(g)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for _ in range(self.civilians):
            yield from destroy_drawn_civilian(g, because)
        yield from jump(g, blind=True)


# --- Anastasia "Dee" Dualla --------------------------------------------------------------------------------


class LearnFast(Effect, frozen=True):
    """The top cards of a Skill deck of one's choice are looked at; all of them go into the check, or into the hand."""

    unless: ClassVar[WhyNot] = WhyNot("other-check", "CHAR-004")
    count: int

    def ways(self, g: Galactica, _: int, /) -> Sequence[str]:
        if g.check is None or g.check.immune:
            return ()
        return [SKILLS[skill] for skill in in_play(g).skills]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        hand, check = g.players[seat].hand, g.check
        assert check is not None
        before = len(hand)
        draw(g, seat, (SKILLS.index(because.how),) * self.count)
        cards = sorted(hand[before:])
        if not cards:
            return
        where: str = yield Choose(
            seat, "galactica-fast-learner", ("check", "hand"), facts={"cards": list(labels(cards))}, purpose=ACT
        )
        if where == "check":
            for card in cards:
                hand.remove(card)
            check.cards += cards
            check.by += [seat] * len(cards)
            faceup = check.faceup or check.hands_open
            if faceup:
                g.chance.reveal()
            g.tell(CardsAdded, seat, len(cards), labels(cards) if faceup else ())


# --- Ellen Tigh --------------------------------------------------------------------------------------------


class GiveForMore(Effect, frozen=True):
    """In one's own turn: a Skill card for another human player in the same location, and some of the own skill set."""

    unless: ClassVar[WhyNot] = WhyNot("nobody-there", "TERM-012")
    count: int

    def _there(self, g: Galactica, seat: int) -> list[int]:
        place = g.players[seat].place
        return [p.seat for p in g.humans() if p.place == place and p.seat != seat] if place in LOCATIONS else []

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return seat == g.current and bool(g.players[seat].hand) and bool(self._there(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        target = yield from choose_seat(seat, "galactica-give-skill-to", self._there(g, seat), TRUST)
        assert target is not None
        hand = g.players[seat].hand
        card: int = hand[0]
        if len(hand) > 1:
            card = yield Choose(seat, "galactica-give-skill", hand[:], show_card, purpose=GIVE_UP)
        hand.remove(card)
        g.players[target].hand.append(card)
        g.chance.reveal()
        g.tell(SkillTaken, target, seat, Hidden(LABEL[card], (seat, target), None))
        yield from draw_among(g, seat, own_types(g, g.players[seat].character), self.count)


class BorrowTitle(Effect, frozen=True):
    """At the start of one's own turn: one of these titles is taken, and goes back at its end (CHERR-007, CHERR-008)."""

    unless: ClassVar[WhyNot] = WhyNot("own-turn", "TERM-011")
    titles: tuple[str, ...]

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        if seat != g.current:
            return ()
        jailed = bars_titles(g.players[seat].place)
        return [
            office
            for office in self.titles
            if g.titles.get(office, seat) != seat and not (jailed and TITLES[office].lost_in_brig)
        ]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        office = because.how
        g.lent[office] = [g.titles[office], because.seat]
        yield from give_title(g, office, because.seat, because)


def return_titles(g: Galactica) -> Script[None]:
    """What was taken for a turn goes back, if whoever has taken it still has it; else it stays where it is. To whom it
    can't go back it goes down its line."""
    because = Cause("manipulative")
    for office, (owner, borrower) in sorted(g.lent.items()):
        if g.titles.get(office) != borrower:
            continue
        if owner != NOBODY and _may_have_back(g, office, owner):
            yield from give_title(g, office, owner, because)
        else:
            yield from succeed(g, office, because)
    g.lent.clear()


def _may_have_back(g: Galactica, office: str, owner: int) -> bool:
    player = g.players[owner]
    return may_hold_title(player) and not (TITLES[office].lost_in_brig and bars_titles(player.place))


def loan_ends(g: Galactica) -> Script[None]:
    """A human was executed: who had a title for a turn has it no more, a new character only by succession; and whose it
    was can't have it back, nor can the new character in their stead."""
    seat = g.happening[-1].seat
    g.lent = {office: loan for office, loan in g.lent.items() if loan[1] != seat}
    for loan in g.lent.values():
        loan[0] = NOBODY if loan[0] == seat else loan[0]
    yield from ()


# --- Louanne "Kat" Katraine --------------------------------------------------------------------------------


class HotShot(Effect, frozen=True):
    """In one's own action a card is discarded instead of a die being rolled: its strength, and some more, is the
    result, which nothing changes (CHERR-030, CHERR-053, CHERR-054)."""

    unless: ClassVar[WhyNot] = WhyNot("own-action", "CHERR-054")
    more: int

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        die = g.die
        if die is None or seat != g.current or g.step != "action" or not g.acting or g.acting[-1].seat != seat:
            return ()
        if die.at or die.attacker in ("raider", "basestar"):
            return ()
        return [LABEL[card] for card in sorted(set(g.players[seat].hand))]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        die, card = g.die, DESIGN[because.how]
        assert die is not None
        g.chance.reveal()
        die.rolled, die.bonus = min(8, STRENGTH[card] + self.more), 0
        die.planned = die.settled = die.named = True
        if (ace := ace_of(g)) is not None and die.target == ace.token:
            die.row = []
        yield from discard_cards(g, because.seat, (card,), because)


class SacrificeShip(Effect, frozen=True):
    """The own viper is given up for Cylon ships of its area: a basestar, or so many heavy raiders or raiders; a
    civilian ship can be destroyed so too."""

    unless: ClassVar[WhyNot] = WhyNot("no-cylon-ship", "TERM-012")
    heavies: int
    raiders: int

    def _targets(self, g: Galactica, seat: int) -> list[Target]:
        place = g.players[seat].place
        if place not in AREA_OF:
            return []
        area, fleet = AREA_OF[place], g.fleet
        found: list[Target] = [("basestar", area, star) for star in fleet.basestars if star.area == area]
        found += [("heavy_raider", area, None)] * bool(fleet.heavies[area])
        found += [("raider", area, None)] * bool(common_raiders(g, area))
        return found + [("civilian", area, None)] * bool(g.civilians[area])

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._targets(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        kind, area, basestar = yield from choose_one(
            seat, "galactica-sacrifice", self._targets(g, seat), show_target, purpose=STRIKE
        )
        yield from send(g, seat, SICKBAY, because)
        if basestar is not None:
            yield from destroy_basestar(g, basestar, because)
        elif kind == "heavy_raider":
            for _ in range(min(self.heavies, g.fleet.heavies[area])):
                yield from destroy_heavy_raider(g, area, because)
        elif kind == "raider":
            for _ in range(min(self.raiders, common_raiders(g, area))):
                yield from destroy_raider(g, area, because)
        else:
            ships = g.civilians[area]
            ship = yield from choose_one(seat, "galactica-destroy-civilian", ships[:], show_civilian, purpose=STRIKE)
            yield from destroy_civilian(g, area, ship, because)


def stim_junkie(g: Galactica) -> Script[None]:
    """At the end of the own Action step, but never out of the Brig (CHERR-031, CHERR-032)."""
    player = g.players[g.current]
    text = drawback(g, player, StimJunkie)
    if text is not None and not g.turn_ends and player.place == g.began_at and not is_confined(player):
        yield from send(g, g.current, text.place, Cause("stim_junkie", g.current))


# --- the sheets --------------------------------------------------------------------------------------------

ability_actions(
    PEGASUS,
    {
        "blind_jump": BlindJump(distance=6, civilians=2),
        "sacrifice": Only(Piloting(), SacrificeShip(heavies=2, raiders=5)),
    },
)
listens(PEGASUS, "check_passed", Ability("intolerant", ExecuteInstead("admirals_quarters", 10)))
listens(PEGASUS, "before_cards", Ability("fast_learner", LearnFast(3), "game"))
listens(PEGASUS, "movement_ends", Ability("politically_adroit", GiveForMore(2), "once"))
listens(PEGASUS, "turn_begins", Ability("manipulative", BorrowTitle(("admiral", "president")), "game"))
listens(PEGASUS, "rolling", Ability("hotshot", HotShot(2)))
must(PEGASUS, "resource_lost", fragile)
must(PEGASUS, "action_ends", stim_junkie)
must(PEGASUS, "character_lost", loan_ends)
PEGASUS.end_of_turn.append(return_titles)
STANDING.update(
    {
        "bent_on_revenge": BentOnRevenge(("ftl_control", "engine_room")),
        "efficient": Efficient("communications"),
        "emotionally_fragile": EmotionallyFragile("morale", 2),
        "nothing_but_trouble": NothingButTrouble(TREACHERY),
        "stim_junkie": StimJunkie("sickbay"),
    }
)
