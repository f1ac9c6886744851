"""All boxes together, exactly on the line: what is just enough, what nobody has left, and who it was that did it."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import CREW, check, combined, until
from tests.rules.galactica_combined import mutinous

from readyroom.galactica.board import AFT, FORE, PORT_FORE
from readyroom.galactica.boxes import in_play
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.registry import QUORUM_ACTIONS
from readyroom.galactica.skills import TREACHERY
from readyroom.galactica.state import Basestar, Civilian

PLAIN = ("launch_scout-1", "repair-1", "repair-2", "consolidate_power-1", "consolidate_power-2", "launch_scout-2")
"""Cards that nobody minds."""


def mutinies(proof: Proof, seat: int) -> int:
    return len(proof.g.players[seat].held(MUTINY))


# --- nothing is left -----------------------------------------------------------------------------------------


def test_the_guns_do_not_damage_a_basestar_that_is_gone() -> None:
    """Two damage for one that bears one more: the second token stays in the pile."""
    proof = combined("samuel_t_anders", "laura_roslin", "saul_tigh").place(0, "pegasus_cic").dice(7)
    g = proof.state
    whole = sorted(g.basestar_pile)
    for token in ("structural_damage", "disabled_hangar"):
        g.basestar_pile.remove(token)
    g.fleet.basestars = [Basestar(FORE, ["structural_damage", "disabled_hangar"])]
    proof.to_do("action").begin().say(0, "activate:pegasus_cic")
    assert proof.done()
    assert proof.changed() == {"basestar fore": -1, "basestar_damage": -2}
    assert sorted(proof.g.basestar_pile) == whole
    assert len(proof.events("BasestarDamaged")) == 1


def test_a_raptor_is_armed_for_nothing_once_all_assault_raptors_are_built() -> None:
    """It is destroyed all the same (ARAP-003)."""
    proof = mutinous(combined(), 0, "weapons_armed")
    squadron = proof.state.squadrons["assault_raptor"]
    squadron.reserves, squadron.unbuilt = squadron.reserves + squadron.unbuilt, 0
    proof.to_do("action").begin().say(0, "mutiny:weapons_armed")
    assert proof.done()
    assert proof.changed() == {"raptors": -1, "mutiny 0": -1}
    assert [event["what"] for event in proof.events("NotPossible")] == ["build-viper"]


def test_self_defense_is_against_heavy_raiders_alone_too() -> None:
    proof = combined("laura_roslin", "saul_tigh", "felix_gaeta").dice(3)
    g = proof.state
    g.decks["quorum"].cards.remove("civilian_self_defense")
    g.decks["quorum"].seen.pop()
    g.quorum_hand.append("civilian_self_defense")
    g.civilian_pile.remove("civ_empty")
    g.civilians[AFT].append(Civilian(g.next_handle, "civ_empty"))
    g.next_handle += 1
    g.fleet.heavies[AFT] = 2
    proof.to_do("action").begin().say(0, "quorum:civilian_self_defense")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": -1, "heavy_raider aft": -1}


# --- just enough ---------------------------------------------------------------------------------------------


def test_who_has_just_what_kleptomania_takes_pays_and_stays() -> None:
    for cards, place in ((1, "brig"), (2, "command"), (3, "command")):
        proof = combined("romo_lampkin", *CREW[1:]).place(0, "armory").place(1, "command")
        proof.hand(0, *PLAIN[:cards]).to_do("movement", "end_of_turn").begin().say(0, "location:command")
        if cards == 3:
            proof.discards(0, 2)
        assert proof.done()
        assert proof.g.players[0].place == place
        assert proof.count(0) == (1 if cards != 2 else 0)


@pytest.mark.parametrize(
    ("who", "place", "action", "price"),
    [
        ("saul_tigh", "engine_room", "activate:engine_room", 2),
        ("felix_gaeta", "command", "mutiny:assume_command", 5),
        ("felix_gaeta", "command", "mutiny:impeachment", 5),
        ("louis_hoshi", "command", "card:launch_scout-1", 2),
        ("laura_roslin", "press_room", "activate:press_room_2", 2),
    ],
)
def test_a_price_can_be_paid_with_just_as_many_cards_and_not_with_fewer(
    who: str, place: str, action: str, price: int
) -> None:
    others = [name for name in CREW if name != who]
    for cards in (price - 1, price, price + 1):
        proof = combined(who, *others[:3]).place(0, place).hand(0, *PLAIN[:cards])
        if action.startswith("mutiny:"):
            mutinous(proof, 0, action.removeprefix("mutiny:"))
        proof.to_do("action")
        assert (action in proof.labels(0)) == (cards >= price), (action, cards)


# --- who it was ------------------------------------------------------------------------------------------------


def test_bait_is_counted_for_everybody_by_themselves() -> None:
    """Two players discard such cards in the same turn: both draw (SKILL-009, SKILL-013)."""
    proof = combined().hand(0, *["repair-1"] * 8, "repair-2", "repair-2", "bait-0")
    proof.hand(1, *["consolidate_power-1"] * 8, "consolidate_power-2", "consolidate_power-2", "bait-0")
    proof.to_do("end_of_turn").skip()
    proof.say(0, "bait-0").say(1, "bait-0")
    assert proof.done()
    assert (mutinies(proof, 0), mutinies(proof, 1)) == (1, 1)


def test_who_is_cag_and_admiral_pays_for_both_though_the_first_price_jails_them() -> None:
    """Raiders Inbound is one sentence about two titles: Bait and a second Mutiny card take both from Starbuck."""
    proof = mutinous(combined(*CREW), 3, "panic")
    proof.state.titles |= {"title_cag": 3, "admiral": 3}
    proof.hand(3, "bait-0", *PLAIN[:5]).hand(2, *PLAIN[:3])
    lay_down(proof, "raiders_inbound")
    proof.to_do("text:raiders_inbound").begin().say(3, "part:second")
    proof.say(3, "bait-0", *PLAIN[:2]).say(3, "panic")
    assert proof.done()
    changed = proof.changed()
    assert (changed["place 3"], changed["admiral"], changed["hand 3"]) == ("brig", "seat 2", -6)
    assert "hand 2" not in changed


@pytest.mark.parametrize(("cards", "left"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_deceitful_spares_one_of_the_cards_there_are(cards: int, left: int) -> None:
    """Dangerous Plots: three cards, or all that Romo has; one of them stays (docs/rulings.md)."""
    proof = combined("romo_lampkin", *CREW[1:]).hand(0, *PLAIN[:cards])
    lay_down(proof, "dangerous_plots")
    proof.to_do("text:dangerous_plots").begin().say(1, "part:second")
    if cards > 1:
        proof.discards(0, cards - left)
    assert proof.done()
    assert proof.count(0) == left


def test_a_new_character_does_not_go_on_with_what_was_organized() -> None:
    """Hoshi, a human, has themselves executed in the Airlock: whoever comes activates nothing more."""
    added = ("strategic_planning-5", "investigative_committee_2-5", "investigative_committee_2-4")
    proof = combined("louis_hoshi", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta").hand(1, *added)
    proof.loyalty_deck("cylon_can_reduce_morale").destiny("repair-1", "repair-1").to_do("action").begin()
    proof.say(0, "ability:organized").say(0, "location:airlock").say(0, "seat:0").add(p1=added)
    proof.say(0, "character:saul_tigh")
    assert proof.prompt() != "organized"
    assert proof.g.players[0].character == "saul_tigh"


QUORUM = sorted(card for card in in_play(combined().state).cards["quorum"] if card in QUORUM_ACTIONS)


@pytest.mark.parametrize("card", QUORUM)
def test_who_plays_a_quorum_card_by_popular_influence_is_asked_and_not_the_president(card: str) -> None:
    """In a position in which every card has something to do, and every choice is one."""
    proof = combined("felix_gaeta", "laura_roslin", "helena_cain", "saul_tigh").hand(0, "popular_influence-3")
    other = next(one for one in QUORUM if one != card)
    g = proof.state
    proof.top(other, card).place(2, "brig").place(3, "brig").to_do("action")
    g.mourned = True
    g.damaged.append("armory")
    g.damage_piles["galactica"].remove("armory")
    g.fleet.raiders[AFT], g.boarding[0] = 2, 1
    g.civilian_pile.remove("civ_empty")
    g.civilians[AFT].append(Civilian(g.next_handle, "civ_empty"))
    g.next_handle += 1
    proof.say(0, "popular_influence-3").say(0, f"card:{other}")
    proof.say(0, "choice:play")
    asked = proof.skip().game.questions
    assert [question.seat for question in asked] == [0]
    assert proof.events("QuorumPlayed")[-1]["seat"] == 0


# --- titles that were taken for a turn ----------------------------------------------------------------------------

ELLEN = ("ellen_tigh", "saul_tigh", "laura_roslin", "william_adama")


@pytest.mark.parametrize(("place", "titles"), [("command", {"admiral", "president"}), ("brig", {"president"})])
def test_in_the_brig_ellen_takes_no_title_that_is_lost_there(place: str, titles: set[str]) -> None:
    """CHERR-007, TITLE-014."""
    proof = combined(*ELLEN).place(0, place).to_do("begin_turn")
    offered = {label.rpartition("-")[2] for label in proof.window_of(0) if label.startswith("use:manipulative")}
    assert offered == titles


@pytest.mark.parametrize(("place", "ends"), [("command", 1), ("brig", 3)])
def test_a_title_does_not_go_back_to_a_prisoner_who_could_not_hold_it(place: str, ends: int) -> None:
    """CHERR-008, TITLE-014: it goes down its line instead."""
    proof = combined(*ELLEN).place(1, place)
    proof.state.lent = {"admiral": [1, 0]}
    proof.state.titles["admiral"] = 0
    proof.to_do("end_of_turn").skip()
    assert proof.g.titles["admiral"] == ends


# --- while a card is being resolved -------------------------------------------------------------------------------


def test_what_a_misjump_leads_to_lies_beside_the_objective_while_it_is_resolved() -> None:
    proof = combined("laura_roslin", "william_adama", "saul_tigh")
    proof.state.jump_track = 4
    proof.top("misjump", "deep_space", "gas_cloud").to_do("prepare_for_jump").begin()
    proof.skip().say(1, "misjump")
    assert (proof.asked(1, "may").facts or {})["card"] == "gas_cloud"
    assert proof.g.destinations == ["gas_cloud"]
    assert proof.view(None)["destinations"] == ["gas_cloud"]


def test_after_unauthorized_usage_no_nuke_is_left_of_however_many() -> None:
    """NUKE-012: all of them lie beside the board then."""
    proof = mutinous(combined(), 0, "unauthorized_usage").dice(1)
    g = proof.state
    g.nukes, g.nukes_beside = g.nukes + g.nukes_beside, 0
    nukes = g.nukes
    assert nukes > 2
    proof.to_do("action").begin().say(0, "mutiny:unauthorized_usage")
    proof.say(0, next(label for label in proof.asked(0, "launch-nuke").labels))
    assert proof.done()
    assert (proof.g.nukes, proof.g.nukes_beside) == (0, nukes)


def test_the_president_knows_which_cards_of_their_hand_went_under_the_deck() -> None:
    """Set the Agenda: who plays it and the President are told, nobody else."""
    proof = mutinous(combined(), 0, "set_the_agenda").top("inspirational_speech", "food_rationing")
    proof.to_do("action").say(0, "mutiny:set_the_agenda")
    first, second = proof.asked(0, "set-agenda").labels
    proof.say(0, first, second)
    for viewer in (*range(4), None):
        told = [event["card"] for event in proof.events("CardPutBack", viewer)]
        knows = viewer in (0, proof.g.president)
        assert told == ([label.removeprefix("card:") for label in (first, second)] if knows else [None, None])


def test_the_oracle_may_be_asked_about_a_deck_that_lies_in_its_discard_pile() -> None:
    """It is made anew first (LIMIT-001)."""
    proof = combined("laura_roslin", "saul_tigh", "felix_gaeta")
    decks = proof.state.decks
    proof.top("consult_the_oracle")
    proof.state.quorum_hand.append(decks["quorum"].cards.pop())
    decks["quorum"].seen.pop()
    cards = sorted(decks["destination"].cards)
    decks["destination"].discard, decks["destination"].cards, decks["destination"].seen = cards, [], []
    proof.to_do("action").say(0, "quorum:consult_the_oracle")
    assert "deck:destination" in proof.asked(0, "see-bottom").labels
    proof.say(0, "deck:destination")
    assert sorted(proof.g.decks["destination"].cards) == cards
    assert [event["card"] for event in proof.events("BottomSeen", 0)] == [proof.g.decks["destination"].cards[0]]


def test_quarantine_looks_at_the_ships_even_if_none_is_left_to_draw() -> None:
    proof = combined("sherman_doc_cottle", *CREW[:2])
    g = proof.state
    for face in g.civilian_pile:
        g.civilians[AFT].append(Civilian(g.next_handle, face))
        g.next_handle += 1
    g.civilian_pile = []
    proof.to_do("action").say(0, "ability:quarantine")
    assert proof.done()
    assert all(ship.seen & 1 for ship in proof.g.civilians[AFT])


def test_hoshi_activates_nothing_again_in_the_turn_of_somebody_else() -> None:
    for current in (0, 1):
        proof = combined("louis_hoshi", "laura_roslin", "saul_tigh").place(0, "communications").hand(0, *PLAIN[:2])
        g = proof.state
        g.civilian_pile.remove("civ_empty")
        g.civilians[AFT].append(Civilian(g.next_handle, "civ_empty"))
        g.next_handle += 1
        g.current = current
        proof.hand(1, "executive_order-1").to_do("action")
        if current:
            proof.say(1, "executive_order-1").say(1, "seat:0")
            while proof.prompt() != "action":
                proof.say(0, proof.labels(0)[0])
        proof.say(0, "activate:communications")
        while proof.game.waiting(None).window is None and proof.prompt() == "move-civilian":
            proof.say(0, proof.labels(0)[0])
        uses = [label for question in proof.game.questions for label in question.labels if "dutiful" in label]
        assert bool(uses) == (current == 0)


def test_in_the_ruins_all_super_crisis_cards_are_discarded() -> None:
    proof = combined().cylon(0)
    g = proof.state
    deck = g.decks["super_crisis"]
    for _ in range(2):
        g.players[0].holds.append(deck.cards.pop())
        deck.seen.pop()
    g.sides["cylon"] = "destroyed"
    g.players[0].place = "hub_destroyed"
    proof.to_do("receive_skills").skip()
    assert proof.g.players[0].super_crisis == []
    assert proof.count(0) == 0


def test_after_a_negotiation_no_mutiny_card_has_basestars_launch() -> None:
    """SKERR-007: whatever would launch them, until the turn ends."""
    proof = mutinous(combined(), 0, "weapons_armed").hand(0, "negotiation-5").to_do("action", "action").begin()
    proof.say(0, "negotiation-5")
    while proof.prompt() != "action":
        proof.say(0, proof.labels(0)[0])
    proof.say(0, "mutiny:weapons_armed")
    assert proof.done()
    assert (proof.changed()["basestar fore"], proof.g.raptors) == (1, 3)
    assert not any(proof.g.fleet.raiders)


# --- seldom positions ------------------------------------------------------------------------------------------


def test_cards_that_run_out_go_to_the_current_player_first_and_on_clockwise() -> None:
    """Personal Vices in the turn of seat 2, with two Treachery cards left for three humans (TIME-006)."""
    proof = combined().cylon(3).hand(1, "personal_vices-3")
    g = proof.state
    g.current = 2
    deck = g.skill_decks[TREACHERY]
    g.players[3].hand += deck[2:]
    del deck[2:]
    check(proof).add(p1=("personal_vices-3",))
    assert proof.done()
    assert [proof.changed().get(f"treachery {seat}", 0) for seat in range(3)] == [1, -1, 1]


def test_wings_are_clipped_of_a_lone_pilot_too() -> None:
    proof = mutinous(combined(), 0, "clipped_wings").place(3, "fore").to_do("action").begin()
    proof.say(0, "mutiny:clipped_wings")
    assert proof.done()
    assert proof.g.players[3].place == "hangar_deck"
    assert proof.changed()["treachery 0"] == 2


def test_a_victory_in_somebody_elses_turn_is_theirs_who_won_it() -> None:
    """By an Executive Order seat 3 destroys the centurion: seat 0, whose turn it is, has won nothing."""
    proof = combined().place(3, "armory").hand(0, "executive_order-1", "major_victory-2").hand(3, "major_victory-1")
    proof.state.boarding[1] = 1
    proof.dice(7, 8).to_do("action").begin().say(0, "executive_order-1").say(0, "seat:3")
    proof.say(3, "choice:act-twice").say(3, "activate:armory")
    assert not proof.window_of(0)
    proof.plays(3, "major_victory-1")
    assert proof.changed()["morale"] == 1


def test_deceitful_spares_nothing_of_a_whole_hand() -> None:
    """Unwelcome Faces: the Admiral discards all their Skill cards (docs/rulings.md)."""
    proof = combined("romo_lampkin", *CREW[1:]).hand(0, *PLAIN[:3])
    proof.state.titles["admiral"] = 0
    lay_down(proof, "unwelcome_faces")
    proof.to_do("text:unwelcome_faces").begin().say(0, "part:first").say(0, "seat:1")
    assert proof.done()
    assert proof.count(0) == 0


def test_what_an_unorthodox_plan_activates_though_damaged_is_not_activated_again() -> None:
    """Hoshi's Dutiful is for locations that are not damaged; the plan is for any."""
    for damaged in (True, False):
        proof = combined("louis_hoshi", *CREW[1:]).place(0, "sickbay")
        proof.hand(0, "unorthodox_plan-3", *PLAIN[:3]).to_do("action")
        g = proof.state
        g.fleet.raiders[FORE] = 3
        if damaged:
            g.damaged.append("weapons_control")
            g.damage_piles["galactica"].remove("weapons_control")
        proof.dice(8).begin().say(0, "unorthodox_plan-3").discards(0, 1)
        proof.say(0, "location:weapons_control")
        assert ("use:dutiful" in {label for question in proof.game.questions for label in question.labels}) != damaged


def test_a_viper_that_is_flown_can_be_given_up_for_a_civilian_ship_too() -> None:
    """Hot Dog's Escort with no other viper left: the pilot goes to Sickbay, the ship back among the others."""
    proof = combined("brendan_hot_dog_costanza", *CREW[:2], "kara_starbuck_thrace").place(3, "aft")
    g = proof.state
    for squadron in g.squadrons.values():
        squadron.damaged, squadron.reserves = squadron.damaged + squadron.reserves, 0
    g.civilian_pile.remove("civ_population_2")
    g.civilians[FORE].append(Civilian(77, "civ_population_2"))
    g.fleet.raiders[FORE] = 1
    proof.to_do("activate:raiders").begin().uses(0, "escort")
    assert proof.done()
    changed = proof.changed()
    assert (changed["place 3"], changed["civilian_pile"], "population" in changed) == ("sickbay", 1, False)


def test_memento_gives_back_one_of_the_cards_that_were_drawn() -> None:
    """Hot Dog holds cards that are no Piloting cards: none of them is offered."""
    proof = combined("brendan_hot_dog_costanza", *CREW[:2], "felix_gaeta").hand(0, *PLAIN[1:4])
    lay_down(proof, "starvation_in_dogsville")
    proof.dice(1).to_do("text:starvation_in_dogsville").begin().say(proof.g.president, "part:first")
    until(proof, "resource_lost").uses(0, "memento")
    offered = {str(option.facts["skill"]) for option in proof.question(0).options}
    assert offered == {"piloting"}
    proof.game.answer(0, 0)
    assert proof.done()
    assert proof.changed()["hand 0"] == 2


def test_nobody_interferes_with_raiders_that_have_acted() -> None:
    for acted in (True, False):
        proof = combined("kara_starbuck_thrace", *CREW[:3]).place(0, "port_fore").hand(0, "run_interference-3")
        g = proof.state
        g.fleet.raiders[PORT_FORE], g.fleet.raiders[AFT] = 2, 1
        g.fleet.raiders_acted[PORT_FORE] = 2 if acted else 1
        proof.to_do("activate:raiders").begin()
        labels = {label for question in proof.game.questions for label in question.labels}
        assert ("use:run_interference-run_interference-3" in labels) != acted


def test_kat_rolls_in_a_critical_situation_like_anybody_else() -> None:
    """Hotshot is for the own Action step; an action of the Movement step is none of it (CHERR-054)."""
    for step in ("movement", "action"):
        proof = combined("louanne_kat_katraine", *CREW[:3]).place(0, "armory")
        proof.hand(0, "critical_situation-3", "repair-2", "repair-1").dice(1)
        proof.state.boarding[1] = 1
        proof.to_do(step)
        if step == "movement":
            proof.say(0, "critical_situation-3")
        proof.say(0, "activate:armory")
        labels = {label for question in proof.game.questions for label in question.labels}
        assert any(label.startswith("use:hotshot") for label in labels) == (step == "action")


def test_ellen_is_politically_adroit_in_her_own_turn_only() -> None:
    """At the end of a Movement step beside somebody; of somebody else's nothing is offered."""
    for turn in (0, 1):
        proof = combined("ellen_tigh", *CREW[1:]).place(0, "armory").place(1, "armory").hand(0, *PLAIN[:2])
        proof.state.current = turn
        proof.to_do("movement").say(turn, "choice:stay")
        labels = {label for question in proof.game.questions for label in question.labels}
        assert ("use:politically_adroit" in labels) == (turn == 0)


def test_mutiny_spreads_from_the_current_player_on() -> None:
    """Insubordinate Crew in the turn of seat 2 (TIME-006)."""
    proof = combined()
    proof.state.current = 2
    lay_down(proof, "insubordinate_crew")
    proof.destiny("repair-1", "launch_scout-2").to_do("text:insubordinate_crew").begin().add()
    assert proof.done()
    assert [event["seat"] for event in proof.events("MutinyDrawn")] == [2, 3, 0, 1]
