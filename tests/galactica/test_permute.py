"""Dealing anew what a viewer can't know: where the Sympathizer may be, and where not (SYMP-002, SYMP-003)."""

from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.permute import permute
from readyroom.galactica.rules import RULES
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import Table
from readyroom.kernel import Chance

FOUR = ("laura_roslin", "william_adama", "saul_tigh", "kara_starbuck_thrace")


def before_the_sleeper_phase(first: str) -> Table:
    """Seats 1 and 2 are revealed Cylons; the deck deals `first` to seat 1, and one card is left over."""
    table = Table(*FOUR).cylon(1).cylon(2, "cylon_can_send_to_brig")
    g = table.state
    dealt = [HUMAN, first, SYMPATHIZER if first == HUMAN else HUMAN, "cylon_can_damage_galactica", HUMAN]
    for card in dealt:
        g.loyalty_box.remove(card)
    g.loyalty = dealt[::-1]
    g.destination.cards.remove("asteroid_field")
    g.destination.seen.pop()
    g.destinations.append("asteroid_field")
    g.jump_track = 4
    return table.top("tylium_planet", "barren_planet").to_do("prepare_for_jump")


def asleep(first: str = SYMPATHIZER, answer: str = "choice:keep") -> Table:
    """After it; whoever got the Sympathizer gave this answer."""
    table = before_the_sleeper_phase(first)
    table.skip()
    table.say(table.g.admiral, "barren_planet")
    table.say(table.game.questions[0].seat, answer)
    assert table.prompt() == "stop"
    return table


def places(g: Galactica, viewer: int | None) -> set[str]:
    """Where the Sympathizer is when what the viewer can't know is dealt anew, often."""
    found: set[str] = set()
    for n in range(100):
        other = g.copy()
        permute(other, viewer, Chance(f"{n}"))
        assert not list(RULES.faults(other))
        assert RULES.view(other, viewer) == RULES.view(g, viewer)
        found |= {f"deck {place}" for place, card in enumerate(other.loyalty) if card == SYMPATHIZER}
        for player in other.players:
            found |= {f"seat {player.seat}" for card in player.loyalty if card.id == SYMPATHIZER}
    return found


def test_nobody_knows_where_in_the_deck_the_sympathizer_is() -> None:
    table = before_the_sleeper_phase(SYMPATHIZER)
    assert places(table.state, 0) == {f"deck {n}" for n in range(5)}


def test_a_kept_sympathizer_may_be_with_any_cylon_or_in_the_deck_but_with_no_human() -> None:
    g = asleep().g
    for viewer in (0, 3, None):
        assert places(g, viewer) == {"deck 0", "seat 1", "seat 2"}
    assert places(g, 2) == {"deck 0", "seat 1"}  # he knows that he has not got it


def test_who_keeps_it_knows_it() -> None:
    assert places(asleep().g, 1) == {"seat 1"}


def test_it_is_not_among_cards_that_a_cylon_got_as_a_human() -> None:
    g = asleep().g
    for card in g.players[2].loyalty:
        card.to_cylon = False  # as if he had revealed himself after the phase
    assert places(g, 0) == {"deck 0", "seat 1"}


def test_everybody_knows_what_was_passed_on() -> None:
    g = asleep(answer="seat:2").g
    for viewer in (0, 1, 2, None):
        assert places(g, viewer) == {"seat 2"}


def test_a_new_deal_while_the_question_is_open_does_not_break_the_phase() -> None:
    table = before_the_sleeper_phase(SYMPATHIZER)
    table.skip()
    table.say(table.g.admiral, "barren_planet")
    g = table.g
    g.players[1].loyalty[-1].id, g.loyalty[0] = g.loyalty[0], SYMPATHIZER
    table.say(1, "seat:3")
    assert table.prompt() == "stop"
    assert g.loyalty == [SYMPATHIZER]
