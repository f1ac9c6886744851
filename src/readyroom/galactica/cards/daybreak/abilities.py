"""What the characters of the Daybreak box can do, and what keeps them from it."""

from collections.abc import Sequence
from typing import ClassVar

from readyroom.galactica.actions import use_place, why_not_use_place
from readyroom.galactica.asking import choose_one, choose_seat, not_oneself
from readyroom.galactica.cards.base.abilities import Ability
from readyroom.galactica.cards.daybreak import characters as _sheets  # noqa: F401 - whose abilities these are
from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.cards.daybreak.mutiny import PlayOneOf
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import ability, ability_actions, drawback, miracles, own_types
from readyroom.galactica.combat import lose_any_viper
from readyroom.galactica.crises import CRISES
from readyroom.galactica.discards import discard, discard_cards
from readyroom.galactica.effects import CURRENT, Discard, Effect, all_of, gain, lose
from readyroom.galactica.effects.combat import look_at_ships
from readyroom.galactica.effects.freeing import aboard, prisoners, release
from readyroom.galactica.events import SkillTaken
from readyroom.galactica.hangar import in_reserves, in_space
from readyroom.galactica.miracles import can_gain, give_miracle
from readyroom.galactica.moving import send, show_place
from readyroom.galactica.places import BRIG, FLAGSHIP, LOCATIONS, admits, board_of, is_confined, layout, sent
from readyroom.galactica.purposes import ACT, GAIN, GIVE_UP, INDIFFERENT, SHIELD, TRUST
from readyroom.galactica.registry import LOCATION_ACTIONS
from readyroom.galactica.resources import change
from readyroom.galactica.rules_in_force import (
    STANDING,
    Deceitful,
    DifferentPath,
    FamilyCommitments,
    ForcedToEject,
    ForwardThinker,
    Kleptomania,
    MoralDilemma,
    RaptorPilot,
    Reluctant,
    Specialized,
    SpiritualCrisis,
)
from readyroom.galactica.ships import ESCORTED, escort, put_civilian, show_civilian
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.skills import ENGINEERING, LABEL, PILOTING, draw, draw_among, show_card, take_hand
from readyroom.galactica.state import PILES, Galactica
from readyroom.galactica.turn.movement import pay_a_card
from readyroom.galactica.windows import listens, must
from readyroom.kernel import Choose, ChooseSeveral, Hidden, Option, Script, WhyNot

# --- Romo Lampkin ------------------------------------------------------------------------------------------


def deceitful(g: Galactica) -> Script[None]:
    """For a Crisis card some cards fewer are discarded, once a card; not for a Super Crisis card (CYL-026)."""
    it = g.happening[-1]
    text = ability(g.players[it.seat], Deceitful)
    card = it.because.source
    if (
        text is not None
        and not it.what
        and card in CRISES
        and PILES[card] != "super_crisis"
        and f"deceitful:{card}" not in g.used
    ):
        g.used.append(f"deceitful:{card}")
        it.amount = max(0, it.amount - text.fewer)
    yield from ()


class Defend(Effect, frozen=True):
    """A character leaves this place for a location of Galactica; if it is another player, all their cards are taken."""

    unless: ClassVar[WhyNot] = WhyNot("nobody-there", "TERM-012")
    place: str

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(prisoners(g, sent(g, seat, self.place)))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        prison = sent(g, seat, self.place)  # MOVE-032
        client = yield from choose_seat(seat, "galactica-attorney", prisoners(g, prison), TRUST)
        assert client is not None
        yield from release(g, seat, client, aboard(g, client, board_of(prison)), because)
        if client != seat:
            take_hand(g, seat, client)


def kleptomania(g: Galactica) -> Script[None]:
    """At the end of the own Movement step, beside somebody else: cards, or the Brig when the turn ends."""
    player = g.players[g.current]
    text = drawback(g, player, Kleptomania)
    if text is None or player.place not in LOCATIONS:
        return
    if not any(other.place == player.place and other is not player for other in g.players):
        return
    if len(player.hand) < text.count:
        g.used.append(CAUGHT)
    else:
        yield from discard(g, player.seat, text.count, Cause("kleptomania", player.seat))


CAUGHT = "kleptomania"
"""Somebody could not pay, and goes to the Brig when the turn ends."""


def caught(g: Galactica) -> Script[None]:
    player = g.players[g.current]
    text = drawback(g, player, Kleptomania) if CAUGHT in g.used and not g.orphaned else None
    if text is not None:
        yield from send(g, player.seat, text.place, Cause("kleptomania", player.seat))


# --- Louis Hoshi -------------------------------------------------------------------------------------------


class ActivateAgain(Effect, frozen=True):
    """In one's own turn one of these locations, which was just activated, is activated again for a Skill card."""

    unless: ClassVar[WhyNot] = WhyNot("own-turn", "TERM-011")
    places: tuple[str, ...]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        if not g.happening or g.happening[-1].moment != "location_activated":
            return False
        it = g.happening[-1]
        if it.seat != seat or seat != g.current or it.what not in self.places or not g.players[seat].hand:
            return False
        return it.what not in g.damaged and why_not_use_place(g, seat, it.what) is None

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        place = g.happening[-1].what
        yield from pay_a_card(g, because.seat, because)
        yield from use_place(g, because.seat, place)


class Organize(Effect, frozen=True):
    """Different locations that are not damaged are activated, wherever they are; not out of the Brig."""

    unless: ClassVar[WhyNot] = WhyNot("in-brig", "TERM-011")
    count: int

    def _places(self, g: Galactica, seat: int, done: Sequence[str]) -> list[str]:
        player = g.players[seat]
        return [
            place
            for place, location in layout(g).locations.items()
            if place in LOCATION_ACTIONS
            and place not in done
            and place not in g.damaged
            and admits(g, location.board, player)
            and "confined" not in layout(g).flags[location.board][place]
            and why_not_use_place(g, seat, place) is None
        ]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return not is_confined(g.players[seat]) and bool(self._places(g, seat, ()))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        done: list[str] = []
        was = g.players[seat].character
        while len(done) < self.count and (places := self._places(g, seat, done)):
            place: str = yield Choose(seat, "galactica-organized", places, show_place, purpose=ACT)
            done.append(place)
            yield from use_place(g, seat, place)
            if g.players[seat].character != was or not is_human_player(g.players[seat]):
                return


def reluctant(g: Galactica) -> Script[None]:
    """The action or Movement ability of a Skill card costs another one (CHERR-033)."""
    seat = g.happening[-1].seat
    text = drawback(g, g.players[seat], Reluctant)
    if text is not None:
        yield from discard(g, seat, text.count, Cause("reluctant", seat))


# --- Brendan "Hot Dog" Costanza ----------------------------------------------------------------------------


class Remember(Effect, frozen=True):
    """When a resource was lost: cards of a type are drawn, of which one is discarded."""

    unless: ClassVar[WhyNot] = WhyNot("other-loss", "CHAR-004")
    resource: str
    skill: int
    count: int

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(g.happening) and g.happening[-1].what == self.resource

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        hand = g.players[seat].hand
        before = len(hand)
        draw(g, seat, (self.skill,) * self.count)
        cards = sorted(hand[before:])
        if cards:
            card: int = yield Choose(seat, "galactica-memento", list(dict.fromkeys(cards)), show_card, purpose=GIVE_UP)
            yield from discard_cards(g, seat, (card,), because)


class SpareCivilian(Effect, frozen=True):
    """A viper that is not damaged is destroyed instead of a civilian ship in space, which goes back unseen."""

    unless: ClassVar[WhyNot] = WhyNot("no-viper", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        flying = any(player.piloting for player in g.players)
        return bool(g.happening) and bool(g.happening[-1].amount and (in_reserves(g) or in_space(g) or flying))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        it = g.happening[-1]
        it.amount, it.what = 0, ESCORTED
        yield from lose_any_viper(g, because.seat, because)


# --- Sherman "Doc" Cottle ----------------------------------------------------------------------------------


class Treat(Effect, frozen=True):
    """Cards of the skill set of another human player are drawn; then they are handed as many cards (CHERR-047)."""

    unless: ClassVar[WhyNot] = WhyNot("nobody-else", "CHERR-047")
    count: int

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(not_oneself(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        patient = yield from choose_seat(seat, "galactica-treatment", not_oneself(g, seat), TRUST)
        assert patient is not None
        yield from draw_among(g, seat, own_types(g, g.players[patient].character), self.count)
        hand = g.players[seat].hand
        count = min(self.count, len(hand))
        cards: tuple[int, ...] = yield ChooseSeveral(
            seat, "galactica-hand-over", hand[:], show_card, at_least=count, at_most=count, purpose=GIVE_UP
        )
        g.chance.reveal()
        for card in sorted(cards):
            hand.remove(card)
            g.players[patient].hand.append(card)
            g.tell(SkillTaken, patient, seat, Hidden(LABEL[card], (seat, patient), None))


class SwapCivilian(Effect, frozen=True):
    """All civilian ships in space are looked at; one of them is exchanged for another that is drawn."""

    unless: ClassVar[WhyNot] = WhyNot("no-civilian", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return any(g.civilians)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        ships = [(area, ship) for area in range(6) for ship in g.civilians[area]]
        look_at_ships(g, seat, [ship for _, ship in ships])
        if not g.civilian_pile:
            return
        area, ship = yield from choose_one(
            seat, "galactica-quarantine", ships, lambda pick: show_civilian(pick[1]), purpose=SHIELD
        )
        drawn = g.chance.draw(g.civilian_pile)[0]
        escort(g, area, ship)
        put_civilian(g, area, drawn)


# --- Gaius Baltar ------------------------------------------------------------------------------------------


class LeadCult(Effect, frozen=True):
    """A player in the same location is given a miracle token, or gives one."""

    unless: ClassVar[WhyNot] = WhyNot("nobody-there", "TERM-012")

    def _trades(self, g: Galactica, seat: int) -> list[tuple[str, int]]:
        place = g.players[seat].place
        there = [p.seat for p in g.humans() if p.place == place and p.seat != seat] if place in LOCATIONS else []
        give = [("give", other) for other in there if miracles(g, seat) and can_gain(g, other)]
        return give + [("take", other) for other in there if miracles(g, other) and can_gain(g, seat)]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._trades(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        way, other = yield from choose_one(
            seat, "galactica-cult-leader", self._trades(g, seat), _show_trade, purpose=INDIFFERENT
        )
        if way == "give":
            give_miracle(g, seat, other)
        else:
            give_miracle(g, other, seat)


def _show_trade(trade: tuple[str, int]) -> Option:
    way, seat = trade
    return Option("miracle", f"{way}-{seat}", {"way": way, "seat": seat})


class GainChosen(Effect, frozen=True):
    """More of a resource of one's choice."""

    resources: tuple[str, ...]
    amount: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        resource: str = yield from choose_one(
            because.seat,
            "galactica-gain-resource",
            list(self.resources),
            lambda name: Option("resource", name),
            purpose=GAIN,
        )
        yield from change(g, resource, self.amount, because)


# --- the sheets --------------------------------------------------------------------------------------------

ability_actions(
    DAYBREAK,
    {
        "attorney": Defend(BRIG),
        "organized": Organize(3),
        "treatment": Treat(2),
        "quarantine": SwapCivilian(),
        "cult_leader": LeadCult(),
        "broadcast": GainChosen(("food", "fuel", "morale", "population"), 2),
        "abuse_power": PlayOneOf(4),
    },
)
listens(
    DAYBREAK,
    "location_activated",
    Ability("dutiful", ActivateAgain(("communications", "command", "weapons_control")), "turn"),
)
listens(DAYBREAK, "resource_lost", Ability("memento", Remember("population", PILOTING, 3), "turn"))
listens(DAYBREAK, "destroying_civilian", Ability("escort", SpareCivilian(), "game"))
listens(DAYBREAK, "ships_leave", Ability("no_one_gets_left_behind", all_of(lose(fuel=1), gain(population=2)), "game"))
must(DAYBREAK, "discarding", deceitful)
must(DAYBREAK, "movement_ends", kleptomania)
must(DAYBREAK, "card_used", reluctant)
DAYBREAK.end_of_turn.append(caught)
STANDING.update(
    {
        "deceitful": Deceitful(1),
        "kleptomania": Kleptomania(2, BRIG),
        "reluctant": Reluctant(1),
        "forced_to_eject": ForcedToEject(),
        "specialized": Specialized(ENGINEERING),
        "spiritual_crisis": SpiritualCrisis(BRIG),
        "raptor_pilot": RaptorPilot("launch_scout", 2),
        "family_commitments": FamilyCommitments(FLAGSHIP, 1),
        "forward_thinker": ForwardThinker("executive_order"),
        "choose_a_different_path": DifferentPath(Discard(CURRENT, 5)),
        "moral_dilemma": MoralDilemma(2),
    }
)
