"""The Treachery deck of the Daybreak box: every card has a check ability (SKILL-008), and two kinds should not be
discarded by choice (SKILL-009..016)."""

from readyroom.galactica.asking import choose_seat
from readyroom.galactica.cards.daybreak import skills as _earlier  # noqa: F401 - designs are numbered as they lie here
from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.causes import REVEALING, Cause
from readyroom.galactica.effects import CURRENT, Send, all_of, place_ships
from readyroom.galactica.effects.checks import Brings
from readyroom.galactica.effects.mutiny import DrawMutiny
from readyroom.galactica.effects.treachery import MixTreachery
from readyroom.galactica.mutiny import draw_mutiny
from readyroom.galactica.purposes import WEAKEN
from readyroom.galactica.registry import CHECK_ABILITIES, Effect, Text
from readyroom.galactica.rules_in_force import STANDING
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.skills import NAME, TREACHERY, draw, skill_card
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import must
from readyroom.kernel import Script


class EachHumanDraws(Effect, frozen=True):
    """Every human player draws cards of one type, the current player first."""

    tone = "bad"

    skill: int
    count: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        for seat in g.clockwise(g.current):
            if is_human_player(g.players[seat]):
                draw(g, seat, (self.skill,) * self.count)


class ExploitWeakness(Effect, frozen=True):
    """The current player, even a Cylon, chooses a human player, themselves too, who draws Mutiny cards."""

    tone = "bad"

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        humans = [player.seat for player in g.humans()]
        chosen = yield from choose_seat(g.current, "galactica-exploit-weakness", humans, WEAKEN, card=because.source)
        if chosen is not None:
            for _ in range(self.count):
                yield from draw_mutiny(g, chosen, because)


class BadToDiscard(Text, frozen=True):
    """Whoever chooses to discard it draws Mutiny cards, once a turn (SKILL-009, SKILL-013)."""

    count: int


def discarded(g: Galactica) -> Script[None]:
    """Such cards were discarded: by choice, whatever for, but not at random, nor because all had to go. No Cylon draws,
    nor does who discards because they reveal (MUTY-013)."""
    it = g.happening[-1]
    texts = [text for card in it.cards if isinstance(text := STANDING.get(NAME[card]), BadToDiscard)]
    mark = f"discarded-treachery-{it.seat}"
    if it.what != "chosen" or not texts or mark in g.used or not is_human_player(g.players[it.seat]):
        return
    if it.because.source == REVEALING.source:
        return
    g.used.append(mark)
    for _ in range(texts[0].count):
        yield from draw_mutiny(g, it.seat, it.because)


for _name, _copies in (
    ("bait", {0: 6}),
    ("dradis_contact", {0: 6}),
    ("a_better_machine", {3: 4}),
    ("personal_vices", {3: 4}),
    ("violent_outbursts", {4: 3}),
    ("exploit_a_weakness", {5: 3}),
):
    skill_card(DAYBREAK, _name, TREACHERY, _copies)

CHECK_ABILITIES.update(
    {
        "bait": Brings(place_ships(aft={"civilian": 1})),
        "dradis_contact": Brings(place_ships(fore={"raider": 2})),
        "a_better_machine": Brings(MixTreachery(2)),
        "personal_vices": Brings(all_of(EachHumanDraws(TREACHERY, 1), DrawMutiny(CURRENT, 1))),
        "violent_outbursts": Brings(Send(CURRENT, "sickbay")),
        "exploit_a_weakness": Brings(ExploitWeakness(1)),
    }
)
STANDING.update({"bait": BadToDiscard(1), "dradis_contact": BadToDiscard(1)})
must(DAYBREAK, "cards_discarded", discarded)
