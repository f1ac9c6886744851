"""Computer players at the results of Ally and Crossroads cards: whatever is asked there has an answer."""

from random import Random

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.result_table import BAD, GOOD, begin, holding, seated

from readyroom.galactica.allies import ALLIES
from readyroom.galactica.board import AREA_OF
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.kernel import Option
from readyroom.players import Chair, make_player
from readyroom.players.galactica import allies
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.normal import NormalPlayer
from readyroom.players.galactica.suspicion import Suspicion
from readyroom.words import words

CARDS = [*ALLIES, *CROSSROADS]


def in_battle(card: str, **options: object) -> Proof:
    """With vipers among raiders, damage, boarders and trauma, so that most results have something to ask."""
    proof = seated(card, **options)
    g = proof.state
    g.fleet.raiders[AREA_OF["aft"]] += 2
    squadron = g.squadrons["viper"]
    squadron.reserves -= 4
    squadron.space[AREA_OF["fore"]] += 2
    squadron.damaged += 2
    for place in ("armory", "ftl_control"):
        g.damage_piles["galactica"].remove(place)
        g.damaged.append(place)
    g.boarding[1] += 1
    for seat in range(4):
        holding(proof, seat, "bba")
    return proof


def answered(proof: Proof, level: str) -> list[str]:
    """Everything that is asked, answered by computer players."""
    players = [make_player("galactica", level, seat) for seat in range(4)]
    asked = []
    game = proof.game
    while game.questions[0].prompt != "galactica-stop":
        question = game.questions[0]
        asked.append(question.prompt)
        game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    return asked


@pytest.mark.parametrize("result", [GOOD, BAD])
@pytest.mark.parametrize("card", CARDS)
def test_every_level_answers_what_a_result_asks(card: str, result: str) -> None:
    asked = [answered(begin(in_battle(card), card, result), level) for level in ("random", "easy", "normal")]
    assert len({tuple(prompts[:1]) for prompts in asked}) == 1, "whoever is asked, it begins alike"


def test_most_questions_come_up_there() -> None:
    asked = {
        prompt
        for card in CARDS
        for result in (GOOD, BAD)
        for prompt in answered(begin(in_battle(card), card, result), "easy")
    }
    wanted = {
        "lead-viper",
        "vipers-shoot-down",
        "damage-unmanned",
        "repair-locations",
        "destroy-raiders",
        "destroy-in-area",
        "remove-raider",
        "recall-civilian",
        "go-anywhere",
        "may-execute",
        "draws-loyalty",
        "discard-trauma",
        "pick",
        "may",
    }
    assert {f"galactica-{prompt}" for prompt in wanted} <= asked


def mind_at(proof: Proof) -> Mind:
    question = proof.skip().game.questions[0]
    return Mind(Chair(proof.game, question), Suspicion(), Random(0))


def test_a_resource_is_traded_where_that_helps() -> None:
    """Morale for food: not with the last morale, but with hardly any food left."""
    yes, no = Option("choice", "yes"), Option("choice", "no")
    for food, morale, wants in ((2, 10, True), (8, 2, False)):
        proof = seated("ally_kendra_shaw")
        proof.state.resources[:3] = [food, 8, morale]
        mind = mind_at(begin(proof, "ally_kendra_shaw", GOOD))
        assert (allies.may(mind, yes) > allies.may(mind, no)) == wants


def test_cards_are_given_up_for_trauma_only_by_who_has_few() -> None:
    first, second = Option("part", "first"), Option("part", "second")
    for cards, discards in (
        (("repair-1",), True),
        (("repair-1", "repair-2", "executive_order-1", "executive_order-2"), False),
    ):
        proof = seated("ally_felix_gaeta").hand(0, *cards)
        mind = mind_at(begin(proof, "ally_felix_gaeta", BAD))
        assert (allies.pick(mind, second) > allies.pick(mind, first)) == discards


def test_the_viper_with_most_to_shoot_at_is_led() -> None:
    """One among the raiders, but rather one beside those that are at the civilian ships; the Reserves last."""
    proof = seated("ally_kara_thrace")
    squadron = proof.state.squadrons["viper"]
    squadron.reserves -= 1
    squadron.space[AREA_OF["fore"]] += 1
    assert best_led(proof) == ["viper-fore", "viper-port_fore", "viper-reserves", "viper-port_aft"]
    assert best_led(in_battle("ally_kara_thrace"))[0] == "viper-port_aft"


def best_led(proof: Proof) -> list[str]:
    mind = mind_at(begin(proof, "ally_kara_thrace", GOOD))
    worths = {option.id: allies.lead_viper(mind, option) for option in mind.question.options}
    return sorted(worths, key=lambda id: worths[id], reverse=True)


@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("ally_romo_lampkin", "go-anywhere"),
        ("ally_helena_cain", "may-execute"),
        ("ally_brendan_costanza", "destroy-raiders"),
        ("ally_leoben_conoy", "destroy-in-area"),
        ("ally_kara_thrace", "lead-viper"),
        ("ally_louis_hoshi", "recall-civilian"),
    ],
)
def test_a_player_says_why(card: str, prompt: str) -> None:
    proof = begin(in_battle(card), card, GOOD)
    question = proof.asked(0, prompt)
    player = NormalPlayer(0)
    player.answer(Chair(proof.game, question))
    said = player.reason()
    assert said is not None
    assert words("en").has(said[0])
