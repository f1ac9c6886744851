"""Dealing anew what a viewer can't know: where the Sympathizer may be, and where not (SYMP-002, SYMP-003)."""

from collections.abc import Iterator

from readyroom.galactica.boxes import in_play
from readyroom.galactica.loyalty import CYLONS, HUMAN, SYMPATHIZER
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
    g.decks["destination"].cards.remove("asteroid_field")
    g.decks["destination"].seen.pop()
    g.destinations.append("asteroid_field")
    g.jump_track = 4
    return table.top("tylium_planet", "barren_planet").to_do("prepare_for_jump")


def passing_on() -> Table:
    """In it: seat 1 has been dealt the Sympathizer and is asked who gets it."""
    table = before_the_sleeper_phase(SYMPATHIZER)
    table.skip()
    return table.say(table.g.admiral, "barren_planet")


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


def test_while_it_is_being_passed_on_everybody_knows_where_it_is() -> None:
    """Nothing but this makes a revealed Cylon be asked, so it stays where it is in every new deal."""
    g = passing_on().g
    for viewer in (0, 1, 2, None):
        assert places(g, viewer) == {"seat 1"}


def test_everybody_knows_what_was_passed_on() -> None:
    g = passing_on().say(1, "seat:3").g
    for viewer in (0, 1, 3, None):
        assert places(g, viewer) == {"seat 3"}


def test_a_new_deal_while_the_question_is_open_does_not_break_the_phase() -> None:
    for n in range(20):
        table = passing_on()
        permute(table.g, 3, Chance(f"{n}"))
        table.say(1, "seat:3")
        assert table.prompt() == "stop"
        assert not list(RULES.faults(table.g))


def test_a_card_that_another_player_has_looked_at_is_as_unknown_as_before() -> None:
    g = Table(*FOUR).loyal(3, "cylon_can_send_to_brig").state
    card = g.players[1].loyalty[0]
    card.seen = 1 << 2
    for viewer, known in ((0, False), (2, True), (None, False)):
        found = set()
        for n in range(60):
            other = g.copy()
            permute(other, viewer, Chance(f"{n}"))
            found |= {one.id for one in other.players[1].loyalty if one.seen}
        assert (found == {card.id}) is known


def test_who_only_watches_does_not_know_the_hand_of_an_office() -> None:
    g = Table(*FOUR).state
    g.quorum_hand.append(g.decks["quorum"].cards.pop())
    g.decks["quorum"].seen.pop()
    for viewer, known in ((None, False), (1, False), (g.president, True)):
        hands = set()
        for n in range(20):
            other = g.copy()
            permute(other, viewer, Chance(f"{n}"))
            hands |= {*other.quorum_hand}
        assert (hands == {*g.quorum_hand}) is known


def test_a_civilian_ship_that_another_player_has_looked_at_is_as_unknown_as_before() -> None:
    g = Table(*FOUR).state
    ship = next(ship for area in g.civilians for ship in area)
    ship.seen = 1 << 2
    for viewer, known in ((0, False), (2, True), (None, False)):
        faces = set()
        for n in range(60):
            other = g.copy()
            permute(other, viewer, Chance(f"{n}"))
            faces |= {one.face for area in other.civilians for one in area if one.handle == ship.handle}
        assert (faces == {ship.face}) is known


def deals(g: Galactica, viewer: int | None) -> Iterator[Galactica]:
    """What could be, for all that the viewer knows."""
    for n in range(60):
        other = g.copy()
        permute(other, viewer, Chance(f"{n}"))
        assert not list(RULES.faults(other))
        yield other


def test_at_which_of_several_cards_another_player_has_looked_only_the_two_of_them_know() -> None:
    """SECR-006, SECR-007: that it was one of them is open."""
    g = Table(*FOUR).loyal(1, HUMAN, "cylon_can_send_to_brig", HUMAN).state
    g.players[1].loyalty[1].seen = 1 << 2
    for viewer, known in ((0, False), (3, False), (None, False), (1, True), (2, True)):
        found = {n for other in deals(g, viewer) for n, card in enumerate(other.players[1].loyalty) if card.seen}
        assert found == ({1} if known else {0, 1, 2}), viewer


def test_which_cylon_cards_nobody_plays_with_is_not_known() -> None:
    """LOYD: what is not needed goes to the box unseen. How many Cylon cards are dealt stays as it is."""
    g = Table(*FOUR).loyal(3, "cylon_can_send_to_brig").state
    every = {card for card in CYLONS if card in in_play(g).loyalty}
    for viewer, known in ((0, every), (None, every), (3, {"cylon_can_send_to_brig"})):
        found: set[str] = set()
        for other in deals(g, viewer):
            dealt = [card.id for player in other.players for card in player.loyalty if card.id in CYLONS]
            assert len(dealt) == 1
            found |= {*dealt}
        assert found == known, viewer


def test_with_what_others_want_to_act_is_not_known_while_it_is_decided_who_is_first() -> None:
    """TIME-003: that both of them want to is open; each knows what they themselves have chosen."""
    table = Table("saul_tigh", "laura_roslin", "william_adama").place(0, "weapons_control")
    table.hand(1, "strategic_planning-3").hand(2, "strategic_planning-4", "strategic_planning-5")
    table.say(0, "activate:weapons_control").say(0, "ship:basestar-fore")
    table.say(1, "use:strategic_planning-strategic_planning-3").say(2, "use:strategic_planning-strategic_planning-5")
    g = table.g
    assert table.question(0).prompt == "galactica-who-first"
    for viewer, known in ((0, ()), (1, (1,)), (2, (2,))):
        for seat, own in ((1, "strategic_planning-3"), (2, "strategic_planning-5")):
            found = {want.how for other in deals(g, viewer) for want in other.wants if want.seat == seat}
            assert (found == {own}) is (seat in known), (viewer, seat)


def test_cards_that_lie_faceup_in_a_check_stay_as_everybody_sees_them() -> None:
    """Investigative Committee: the Destiny cards, and what was added so far."""
    table = Table(*FOUR).hand(1, "investigative_committee-3", "repair-1").hand(2, "repair-2", "launch_scout-1")
    table.to_do("text:prison_labor")
    table.say(1, "use:investigative_committee-investigative_committee-3")
    table.skip()
    table.say(1, "repair-1")
    g = table.g
    assert g.check is not None
    assert (len(g.check.cards), table.question(2).prompt) == (3, "galactica-add-cards")
    for viewer in (0, 2, None):
        for other in deals(g, viewer):
            assert other.check is not None
            assert other.check.cards == g.check.cards
            assert RULES.view(other, viewer) == RULES.view(g, viewer)
