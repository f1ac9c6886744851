"""All boxes together: mechanisms that meet. Mutiny cards and who draws them, the Mutineer, Treachery, execution."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Loaded, Proof
from tests.galactica.cards.skill_table import check, combined, total, treachery
from tests.rules.galactica_combined import miracles_of, mutinous, with_mutineer
from tests.rules.galactica_tables import travelled

from readyroom.galactica.board import FORE
from readyroom.galactica.loyalty import HUMAN, MUTINEER
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.state import Basestar

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
"""Tigh is Admiral, Roslin President, Starbuck CAG."""
LEE, ZAREK, CAIN, DEE = "lee_adama_political", "tom_zarek_military", "helena_cain", "anastasia_dee_dualla"


def mutinies(proof: Proof) -> list[int]:
    return [len(player.held(MUTINY)) for player in proof.g.players]


def rest(proof: Proof) -> Proof:
    """Whatever else is asked is answered with the first option; as few cards as possible."""
    while not proof.done():
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    return proof


# --- drawing Mutiny cards ----------------------------------------------------------------------------------


def test_lee_discards_bait_for_a_mutiny_card_and_draws_another() -> None:
    """Moral Dilemma is a choice: the second card jails him, where he keeps one; its two discards find nothing."""
    proof = combined(LEE, *CREW[:3]).hand(0, "bait-0", "repair-1", "repair-2").top("panic", "blackmail")
    lay_down(proof, "earth_in_ruins")
    proof.to_do("text:earth_in_ruins").begin().say(0, "part:second")
    proof.say(0, "card:bait-0", "card:repair-1")
    assert proof.prompt() == "mutiny-limit"
    assert (proof.g.players[0].place, proof.count(0)) == ("brig", 0)
    proof.say(0, "card:panic")
    assert proof.done()
    assert proof.g.players[0].held(MUTINY) == ["blackmail"]


def test_zarek_sees_what_the_mutineer_draws_for_the_icon() -> None:
    proof = with_mutineer(combined("saul_tigh", ZAREK, *CREW[1:3]), 0).top("panic", "blackmail")
    proof.to_do("prepare_for_jump").begin()
    assert proof.asked(1, "necessary-steps").labels == ("card:panic", "card:blackmail")
    proof.say(1, "card:blackmail")
    assert proof.done()
    assert proof.g.players[0].held(MUTINY) == ["blackmail"]
    assert proof.g.jump_track == 1


def test_personal_vices_jail_a_mutineer_in_the_middle_of_the_check() -> None:
    """The third Mutiny card; the check goes on, and what it brings still happens."""
    proof = with_mutineer(mutinous(combined(*CREW), 0, "panic", "blackmail"), 0).hand(1, "personal_vices-3")
    check(proof, "domestic_dispute").add(p1=("personal_vices-3",))
    assert proof.prompt() == "mutiny-limit"
    assert proof.g.players[0].place == "brig"
    assert proof.g.admiral != 0
    proof.say(0, "panic")
    assert proof.done()
    assert proof.result() == "fail"
    assert proof.g.players[0].place == "brig"  # not Sickbay: a prisoner stays
    assert proof.changed()["morale"] == -1


def test_a_mutiny_card_takes_the_cag_title_before_the_card_asks_the_cag() -> None:
    """Exploit a Weakness jails the CAG, and the next one places the ship of a raider icon."""
    proof = mutinous(combined(*CREW), 2, "panic").hand(1, "exploit_a_weakness-5").dice(1)
    lay_down(proof, "unidentified_ship")
    proof.destiny("repair-1", "repair-1").to_do("text:unidentified_ship", "activate:raiders").begin()
    proof.add(p1=("exploit_a_weakness-5",)).say(0, "seat:2")
    if proof.prompt() == "mutiny-limit":
        proof.say(2, "panic")
    proof.skip()
    assert proof.g.players[2].place == "brig"
    assert proof.prompt() == "place-civilian"
    assert proof.game.questions[0].seat == proof.g.titles["title_cag"] != 2


@pytest.mark.parametrize("other", [True, False])
def test_the_mutineer_does_not_draw_for_a_card_of_caprica(other: bool) -> None:
    """The icon of a card that a Cylon plays in their turn, by a State of Emergency, is none of their Crisis card."""
    proof = with_mutineer(combined(*CREW), 0 if other else 1).cylon(2, place="caprica")
    proof.hand(0, "state_of_emergency-6").top("water_sabotaged", "riots").to_do("action").begin()
    proof.say(0, "card:state_of_emergency-6").say(0, "nothing").say(1, "nothing")
    proof.say(2, next(label for label in proof.labels(2) if "act" in label)).say(2, "activate:caprica_3")
    proof.say(2, "card:draw").say(2, "water_sabotaged").skip()
    proof.say(0, "part:second")
    rest(proof)
    assert proof.g.jump_track == 1
    assert mutinies(proof) == [0, 0, 0, 0]


def test_the_engine_room_twice_is_one_icon_on_the_next_card_only() -> None:
    """Twice by Critical Situation; Fulfiller of Prophecy has it, and Low Supplies that follows has none."""
    hand = ("critical_situation-3", "repair-1", "repair-2", "repair-1", "repair-2")
    proof = combined("felix_gaeta", *CREW[:3]).place(0, "engine_room").hand(0, *hand)
    proof.top("fulfiller_of_prophecy", "low_supplies").to_do("movement", "action", "crisis").begin()
    proof.say(0, "card:critical_situation-3").say(0, "activate:engine_room").say(0, "card:repair-1", "card:repair-2")
    proof.say(0, "activate:engine_room")
    proof.skip()
    assert proof.count(0) == 0
    proof.say(0, "part:second")
    rest(proof)
    assert [event["card"] for event in proof.events("CrisisDrawn")] == ["fulfiller_of_prophecy", "low_supplies"]
    assert proof.g.jump_track == 1


# --- the Mutineer ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 1])
def test_whoever_receives_the_mutineer_with_a_mutiny_card_is_not_jailed(held: int) -> None:
    """They count as the Mutineer before that draw (docs/rulings.md)."""
    proof = combined(*CREW).loyal(0, "cylon_can_reduce_morale").place(0, "brig").place(1, "command")
    if held:
        mutinous(proof, 1, "panic")
    with_mutineer(proof, 0).to_do("execute:0").begin()
    assert proof.asked(0, "pass-mutineer").labels == ("seat:1", "seat:2", "seat:3")
    proof.say(0, "seat:1")
    assert proof.done()
    assert mutinies(proof)[1] == held + 1
    assert proof.g.players[1].place == "command"
    assert proof.g.president != 1


def test_a_mutineer_who_is_executed_by_a_jump_draws_once_for_the_new_character() -> None:
    """Dee can't bear the morale a destination costs: her turn ends, and so does the step in which she would draw."""
    proof = with_mutineer(combined(DEE, *CREW[:3]), 0)
    proof.state.jump_track, proof.state.resources[2] = 4, 3
    travelled(proof.top("deep_space", "remote_planet"), "asteroid_field").state.phases = ["sleeper"]
    proof.to_do("prepare_for_jump", "end_of_turn").begin()
    proof.say(proof.g.admiral, "deep_space")
    assert proof.prompt() == "character"
    proof.say(0, "character:samuel_t_anders")
    assert proof.done()
    assert proof.g.jump_track == 0
    assert mutinies(proof)[0] == 1
    assert [card.id for card in proof.g.players[0].loyalty if card.revealed] == [MUTINEER]


def test_the_new_zarek_who_is_the_mutineer_has_two_mutiny_cards() -> None:
    """One as the Mutineer and one as Disreputable: no Brig, for two are within the limit."""
    proof = with_mutineer(combined(*CREW), 0).to_do("execute:0").begin()
    proof.say(0, f"character:{ZAREK}")
    rest(proof)
    assert mutinies(proof)[0] == 2
    assert proof.g.players[0].place == "weapons_control"


class OnTop(Loaded):
    """Chance in whose shuffles the Mutineer comes to lie on top."""

    def copy(self) -> "OnTop":
        return OnTop(self.key, self.uses, self.reveals, self.dice[:], self.picks[:])

    def shuffle(self, cards: list[Any]) -> None:
        self.uses += 1
        if MUTINEER in cards:
            cards.sort(key=MUTINEER.__eq__)


def test_a_goal_that_is_revealed_may_bring_the_mutineer() -> None:
    """Shown at once, another Loyalty card, a Mutiny card, and the titles go."""
    proof = combined(*CREW).loyal(0, "goal_self_destruction").place(0, "sickbay").loyalty_deck(HUMAN, MUTINEER)
    chance = proof.state.chance
    proof.state.chance = OnTop(chance.key, chance.uses)
    proof.to_do("action").begin().say(0, "goal:goal_self_destruction")
    assert proof.done()
    cards = proof.g.players[0].loyalty
    assert [(card.id, card.revealed) for card in cards[:2]] == [("goal_self_destruction", True), (MUTINEER, True)]
    assert (len(cards), cards[2].revealed, mutinies(proof)[0]) == (3, False, 1)
    assert proof.g.admiral != 0


# --- executions --------------------------------------------------------------------------------------------


def airlocked(*steps: str, plans: bool = False, target: int = 2) -> Proof:
    """Tigh has somebody executed in the Airlock; who holds Change of Plans may play it."""
    proof = combined(*CREW).place(0, "airlock").hand(1, "strategic_planning-5", "investigative_committee_2-5")
    proof.hand(3, "strategic_planning-4", *(("change_of_plans-5",) if plans else ()))
    proof.destiny("repair-1", "repair-1").to_do("action", *steps).begin()
    proof.say(0, "activate:airlock").say(0, f"seat:{target}")
    added = {"p1": ("strategic_planning-5", "investigative_committee_2-5"), "p3": ("strategic_planning-4",)}
    while (question := proof.game.questions[0]).prompt not in ("galactica-character", "galactica-stop"):
        if question.prompt == "galactica-add-cards":
            proof.say(question.seat, *added.get(f"p{question.seat}", ()))
        elif plans and any("change_of_plans" in label for one in proof.game.questions for label in one.labels):
            proof.plays(3, "change_of_plans-5")
        elif question.prompt == "galactica-draw":
            proof.game.answer(question.seat, 0)
        else:
            proof.say(question.seat, "choice:pass")
    return proof


def test_the_airlock_executes_and_titles_go_after_the_new_character() -> None:
    """Starbuck, CAG, in command of nothing: Apollo takes her place, launches, and is CAG again."""
    proof = airlocked()
    assert proof.prompt() == "character"
    assert proof.g.titles["title_cag"] == 2
    assert "character:kara_starbuck_thrace" not in proof.labels(2)
    proof.say(2, "character:lee_apollo_adama").say(2, "area:port_fore")
    assert proof.asked(0, "which-viper").labels == ("kind:viper", "kind:assault_raptor")
    proof.say(0, "kind:assault_raptor")
    assert proof.done()
    assert (proof.g.players[2].place, proof.g.players[2].ship) == ("port_fore", "assault_raptor")
    assert proof.g.titles["title_cag"] == 2
    assert miracles_of(proof.g, 2) == 0
    assert proof.changed()["morale"] == -1


def test_change_of_plans_saves_who_is_in_the_airlock() -> None:
    proof = airlocked(plans=True)
    assert proof.done()
    assert proof.g.executed == []
    assert proof.result() == "pass"


def test_who_executes_themselves_has_no_crisis() -> None:
    proof = airlocked("crisis", "end_of_turn", target=0)
    proof.say(0, "character:william_adama")
    assert proof.done()
    assert not proof.events("CrisisDrawn")
    assert proof.g.current == 1


def test_intolerant_executes_after_the_admirals_quarters_and_the_new_character_is_free() -> None:
    """Strength 10 and more: Cain may have them executed instead; nobody goes to the Brig."""
    proof = (
        combined(CAIN, *CREW[:3]).place(0, "admirals_quarters").hand(1, "strategic_planning-5", "declare_emergency-5")
    )
    proof.destiny("repair-1", "repair-1").hand(2, "strategic_planning-4").to_do("action").begin()
    proof.say(0, "activate:admirals_quarters").say(0, "seat:3")
    added = {1: ("strategic_planning-5", "declare_emergency-5"), 2: ("strategic_planning-4",)}
    while "use:intolerant" not in (question := proof.game.questions[0]).labels:
        cards = added.get(question.seat, ()) if question.prompt == "galactica-add-cards" else ("choice:pass",)
        proof.say(question.seat, *cards)
    assert total(proof) == 12
    proof.uses(0, "intolerant").say(3, "character:samuel_t_anders")
    assert proof.done()
    assert proof.g.players[3].place == "armory"


def test_dee_dies_once_although_her_own_execution_costs_morale() -> None:
    proof = combined(DEE, *CREW[:3])
    proof.state.resources[2] = 3
    proof.to_do("execute:0").begin().say(0, "character:samuel_t_anders")
    assert proof.done()
    assert proof.g.executed == [DEE]
    assert proof.g.resource("morale") == 2


def test_a_spared_loss_of_morale_does_not_kill_dee() -> None:
    """Preventative Policy naming morale: the loss of one does not happen."""
    proof = combined(DEE, *CREW[:3]).hand(0, "preventative_policy-3")
    proof.state.resources[2] = 3
    lay_down(proof, "domestic_dispute")
    proof.destiny("repair-1", "repair-1").to_do("movement", "text:domestic_dispute").begin()
    proof.say(0, "preventative_policy-3").say(0, "resource:morale").add()
    assert proof.done()
    assert (proof.g.resource("morale"), proof.g.executed) == (3, [])


def test_memento_does_not_follow_a_loss_that_was_spared() -> None:
    proof = combined("brendan_hot_dog_costanza", *CREW[:3]).hand(0, "preventative_policy-3")
    lay_down(proof, "unidentified_ship")
    proof.destiny("repair-1", "repair-1").to_do("movement", "text:unidentified_ship").begin()
    proof.say(0, "preventative_policy-3").say(0, "resource:population")
    while proof.prompt() == "add-cards":
        proof.say(proof.game.questions[0].seat)
    assert proof.done()
    assert proof.g.resource("population") == 12
    assert "memento" not in proof.g.used


# --- checks ------------------------------------------------------------------------------------------------


def test_guts_and_initiative_with_trust_instincts_and_fast_learner() -> None:
    """No Destiny cards at first; Dee's three cards lie there, and Trust Instincts brings two of Destiny."""
    proof = treachery(combined(*CREW[:3], DEE), "personal_vices-3")
    proof.hand(1, "trust_instincts-0").hand(2, "guts_and_initiative-1")
    check(proof, "unidentified_ship").plays(2, "guts_and_initiative-1").say(3, "use:fast_learner-politics")
    before = len(proof.g.destiny)
    proof.say(0, "seat:2").say(3, "use:fast_learner-politics").say(3, "choice:check").add(p1=("trust_instincts-0",))
    assert proof.done()
    assert len(proof.g.destiny) == before - 2
    assert len(proof.events("CheckShown")[-1]["positive"]) + len(proof.events("CheckShown")[-1]["negative"]) == 4


def test_fast_learner_after_the_investigative_committee_adds_faceup() -> None:
    proof = combined(*CREW[:3], DEE).hand(1, "investigative_committee_2-3", "repair-1")
    check(proof, "unidentified_ship").plays(1, "investigative_committee_2-3").say(3, "use:fast_learner-politics")
    proof.say(0, "seat:1").say(3, "use:fast_learner-politics").say(3, "choice:check")
    added = proof.events("CardsAdded")[-1]
    assert (added["seat"], len(added["cards"])) == (3, 3)
    assert sorted(proof.view(0)["check"]["cards"]) == sorted(added["cards"])  # the Destiny cards lie facedown


def test_restore_order_in_the_brig_check_of_a_location() -> None:
    """A location's check may be Reckless or in order like any other."""
    for card, reckless in (("jury_rigged-1", True), ("restore_order-3", False)):
        proof = treachery(combined(*CREW).place(0, "brig").hand(1, card), "personal_vices-3").hand(2, "repair-1")
        proof.to_do("action").begin().say(0, "activate:brig").plays(1, card)
        assert proof.g.check is not None
        assert (proof.g.check.reckless, proof.g.check.orderly) == (reckless, not reckless)


# --- Pegasus -----------------------------------------------------------------------------------------------


def test_a_damaged_pegasus_has_no_more_tokens_to_choose() -> None:
    """Three of four are damaged: of five tokens one at most is Pegasus', and choosing it destroys the ship."""
    proof = combined(*CREW).loyal(0, "cylon_can_damage_galactica").place(2, "airlock")
    for place in ("pegasus_cic", "main_batteries", "engine_room"):
        proof.state.damage_piles["pegasus"].remove(place)
        proof.state.damaged.append(place)
    proof.to_do("action").say(0, "reveal:cylon_can_damage_galactica").say(0, "number:5").say(0, "board:pegasus")
    question = proof.asked(0, "cylon-damage-tokens")
    assert "token:airlock" in question.labels
    assert len(question.labels) == 5
    other = next(label for label in question.labels if label != "token:airlock")
    proof.say(0, "token:airlock", other)
    assert proof.g.sides["pegasus"]
    assert proof.g.players[2].place == "sickbay"


def test_unorthodox_plan_is_for_four_places_of_galactica() -> None:
    """None of Pegasus is among them."""
    proof = combined(*CREW).hand(0, "unorthodox_plan-3", "repair-1", "repair-2").place(0, "engine_room")
    proof.state.fleet.basestars = [Basestar(FORE)]
    proof.to_do("action").begin().say(0, "card:unorthodox_plan-3")
    assert proof.asked(0, "unorthodox-plan").labels == ("location:command", "location:weapons_control")
