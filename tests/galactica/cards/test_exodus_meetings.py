"""Meeting an ally: the token on the card, the result, and who comes next; the rules are in tests/rules."""

import pytest
from tests.galactica.cards.crises_checked import SICK
from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT
from tests.galactica.cards.exodus_crises import ARMORY
from tests.galactica.cards.proof import Change, Proof, check_views, proves
from tests.galactica.cards.result_table import SIDES, holding, seated

from readyroom.galactica.causes import NOBODY
from readyroom.galactica.state import Ally


def meeting(*allies: str, token: str, next_card: str = "ally_karl_agathon", tokens: str = "b") -> Proof:
    """Seat 0 meets the first of these allies, on whose card this token lies; all others have benevolent ones."""
    proof = seated(allies[0]).top(next_card)
    g = proof.state
    for n, card in enumerate(allies):
        lies = SIDES[token if n == 0 else "b"]
        g.decks["ally"].cards.remove(card)
        g.decks["ally"].seen.pop()
        g.decks["trauma"].cards.remove(lies)
        g.decks["trauma"].seen.pop()
        g.allies.append(Ally(card, lies))
    holding(proof, CURRENT, tokens)
    proof.to_do("meet_ally")
    return proof.begin()


REPLACED: Change = {"benevolent 0": -1}
"""The only token of who has met an ally lies on the next card."""


@proves("trauma_benevolent", "picks the result")
@proves("trauma_antagonistic", "picks the result")
@pytest.mark.parametrize(("token", "change"), [("b", {"fuel": 1}), ("a", {"antagonistic 0": 1, "hand 0": -1})])
def test_the_token_on_the_card_says_which_result_happens(token: str, change: Change) -> None:
    card = "ally_margaret_edmondson"
    proof = meeting(card, token=token)
    proof.state.decks["trauma"].cards.remove("trauma_antagonistic")
    proof.state.decks["trauma"].cards.append("trauma_antagonistic")
    if token == "a":
        proof.say(CURRENT, "token:trauma_benevolent")
    assert proof.done(), proof.game.questions
    assert proof.changed() == {**REPLACED, **change, f"removed {card}": 1}
    assert [one.id for one in proof.g.allies] == ["ally_karl_agathon"]
    check_views(proof)


@proves("trauma_disaster", "on an Ally card")
def test_a_disaster_on_the_card_is_no_result() -> None:
    """Nobody is executed (ALLY-008)."""
    card = "ally_saul_tigh"
    proof = meeting(card, token="d")
    assert proof.done()
    assert proof.changed() == {**REPLACED, f"removed {card}": 1}


def test_who_is_sent_on_by_an_ally_meets_no_second_one() -> None:
    """ALLY-003, ALLY-004."""
    proof = meeting("ally_sherman_cottle", "ally_sharon_valerii", token="b", tokens="")
    proof.say(CURRENT, "location:armory")
    assert proof.done()
    assert proof.changed() == {"place 0": "armory", "removed ally_sherman_cottle": 1}
    assert [one.id for one in proof.g.allies] == ["ally_sharon_valerii", "ally_karl_agathon"]


def test_who_is_executed_by_meeting_an_ally_puts_no_token_there() -> None:
    """It is replaced as if it were lost, and the turn is over (ALLY-024, EXEC-032)."""
    proof = meeting("ally_laura_roslin", token="a", tokens="")
    proof.top("trauma_disaster")
    proof.say(CURRENT, "character:tom_zarek")
    assert proof.done()
    assert proof.g.turn_ends
    assert [(one.id, one.by) for one in proof.g.allies] == [("ally_karl_agathon", NOBODY)]
    assert len(proof.g.players[CURRENT].trauma) == 3


def test_damage_where_the_ally_is_replaces_them_once() -> None:
    """The location of the meeting is damaged by its result: the ally is lost there and then (ALLY-018)."""
    proof = meeting("ally_sharon_valerii", token="a", tokens="").next_tokens("armory")
    assert proof.done()
    assert proof.changed() == {**ARMORY, **SICK, "removed ally_sharon_valerii": 1}
    assert [one.id for one in proof.g.allies] == ["ally_karl_agathon"]


def test_a_jump_by_meeting_an_ally() -> None:
    """The fleet marker goes to Auto Jump: the fleet jumps in the middle of the meeting."""
    proof = meeting("ally_felix_gaeta", token="b", tokens="")
    proof.state.jump_track = 4
    while proof.prompt() == "destination":
        proof.say(ADMIRAL, proof.question(ADMIRAL).labels[0])
    assert proof.events("FleetJumped")
    assert proof.g.jump_track == 0
    assert [one.id for one in proof.g.allies] == ["ally_karl_agathon"]


def test_the_last_ally_leaves_nobody() -> None:
    """ALLY-016."""
    proof = meeting("ally_sharon_valerii", token="b")
    g = proof.state
    g.removed += g.decks["ally"].cards
    g.decks["ally"].cards, g.decks["ally"].seen = [], []
    proof.begin()
    assert proof.done()
    assert proof.changed() == {"food": 1, "removed ally_sharon_valerii": 1}
    assert proof.g.allies == []
