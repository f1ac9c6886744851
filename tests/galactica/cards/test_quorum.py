"""The Quorum cards: every action and die, and what the cards do that stay in play."""

import pytest
from tests.galactica.cards.proof import Change, Proof, check_views, proves
from tests.galactica.tables import options_of

from readyroom.galactica.state import LoyaltyCard

PRESIDENT, ADMIRAL, STARBUCK, ZAREK = range(4)
CREW = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")


def holding(*cards: str) -> Proof:
    """The President's turn, with these cards in the Quorum hand; at a table with the box of the first."""
    proof = Proof(*CREW, **options_of(cards[0]))
    deck = proof.state.decks["quorum"]
    for card in cards:
        deck.cards.remove(card)
        deck.seen.pop()
        proof.state.quorum_hand.append(card)
    return proof.begin()


def kept(card: str, holder: int | None = None, *characters: str) -> Proof:
    """A card that was played earlier."""
    proof = Proof(*(characters or CREW))
    proof.state.decks["quorum"].cards.remove(card)
    proof.state.decks["quorum"].seen.pop()
    (proof.state.kept if holder is None else proof.state.players[holder].holds).append(card)
    return proof.begin()


def play(proof: Proof, card: str, *answers: str) -> Proof:
    proof.say(PRESIDENT, f"quorum:{card}")
    for answer in answers:
        proof.skip()
        proof.say(PRESIDENT, answer)
    assert proof.done(), proof.game.questions
    return proof


def discarded(proof: Proof, card: str) -> bool:
    """For everybody to see."""
    return all(proof.view(viewer)["decks"]["quorum"]["top"] == card for viewer in (*range(4), None))


# --- played and gone ---------------------------------------------------------------------------------------


@proves("arrest_order", "brig")
def test_arrest_order() -> None:
    proof = play(holding("arrest_order"), "arrest_order", f"seat:{ADMIRAL}")
    assert proof.changed() == {"quorum_hand": -1, "place 1": "brig", "admiral": f"seat {STARBUCK}"}
    assert discarded(proof, "arrest_order")
    check_views(proof)


@proves("arrest_order", "who can't be sent")
def test_arrest_order_is_not_for_prisoners_and_cylons() -> None:
    proof = holding("arrest_order")
    proof.cylon(ADMIRAL).place(STARBUCK, "brig")
    proof.say(PRESIDENT, "quorum:arrest_order")
    assert proof.asked(PRESIDENT, "arrest-order").labels == (f"seat:{PRESIDENT}", f"seat:{ZAREK}")


@proves("authorization_of_brutal_force", "raiders", "heavy raider", "centurion", "population lost", "nothing lost")
@pytest.mark.parametrize(("die", "lost"), [(2, 1), (3, 0)])
@pytest.mark.parametrize(
    ("answers", "change"),
    [
        (
            ("raiders", "raider-fore", "raider-aft", "raider-fore"),
            {"raider fore": -2, "raider aft": -1},
        ),
        (("heavy_raider", "heavy_raider-aft"), {"heavy_raider aft": -1}),
        (("centurion", "space:3"), {"centurion 3": -1}),
    ],
)
def test_authorization_of_brutal_force(answers: tuple[str, ...], change: Change, die: int, lost: int) -> None:
    card = "authorization_of_brutal_force"
    proof = holding(card)
    proof.state.fleet.raiders[3] = 2
    proof.state.fleet.heavies[3] = proof.state.fleet.heavies[4] = 1
    proof.state.boarding = [1, 0, 0, 1, 0]
    proof.dice(die).begin()
    play(proof, card, *answers)
    loss: Change = {"population": -1} if lost else {}
    assert proof.changed() == {"quorum_hand": -1, **change, **loss}
    assert discarded(proof, card)


@proves("authorization_of_brutal_force", "fewer than three raiders")
def test_brutal_force_on_two_raiders() -> None:
    proof = holding("authorization_of_brutal_force")
    proof.empty_space()
    proof.state.fleet.raiders[2] = 2
    proof.dice(8).begin()
    play(proof, "authorization_of_brutal_force")
    assert proof.changed() == {"quorum_hand": -1, "raider starboard_aft": -2}


@proves("encourage_mutiny", "new Admiral", "morale lost")
@pytest.mark.parametrize(("die", "change"), [(3, {"admiral": f"seat {ZAREK}"}), (2, {"morale": -1})])
def test_encourage_mutiny(die: int, change: Change) -> None:
    proof = holding("encourage_mutiny")
    proof.dice(die)
    proof.say(PRESIDENT, "quorum:encourage_mutiny")
    assert proof.asked(PRESIDENT, "encourage-mutiny").labels == (f"seat:{STARBUCK}", f"seat:{ZAREK}")
    proof.say(PRESIDENT, f"seat:{ZAREK}")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": -1, **change}
    assert discarded(proof, "encourage_mutiny")


@proves("food_rationing", "success", "no effect")
@proves("inspirational_speech", "success", "no effect")
@pytest.mark.parametrize(("card", "resource"), [("food_rationing", "food"), ("inspirational_speech", "morale")])
@pytest.mark.parametrize("die", [5, 6])
def test_a_roll_for_a_resource(card: str, resource: str, die: int) -> None:
    proof = holding(card)
    proof.dice(die)
    play(proof, card)
    if die == 6:
        assert proof.changed() == {"quorum_hand": -1, resource: 1, f"removed {card}": 1}
        assert proof.g.decks["quorum"].discard == []
    else:
        assert proof.changed() == {"quorum_hand": -1}
        assert discarded(proof, card)


@proves("presidential_pardon", "any open location")
def test_presidential_pardon() -> None:
    proof = holding("presidential_pardon")
    proof.place(STARBUCK, "brig").place(ZAREK, "brig").begin()
    proof.say(PRESIDENT, "quorum:presidential_pardon")
    assert proof.asked(PRESIDENT, "presidential-pardon").labels == (f"seat:{STARBUCK}", f"seat:{ZAREK}")
    proof.say(PRESIDENT, f"seat:{STARBUCK}")
    places = {label.removeprefix("location:") for label in proof.labels(PRESIDENT)}
    assert len(places) == 8
    assert not places & {"brig", "sickbay", "press_room"}
    proof.say(PRESIDENT, "command")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": -1, "place 2": "command"}
    assert discarded(proof, "presidential_pardon")


@proves("presidential_pardon", "nobody in the Brig")
def test_presidential_pardon_needs_a_prisoner() -> None:
    proof = holding("presidential_pardon")
    proof.place(PRESIDENT, "brig")
    assert "quorum:presidential_pardon" not in proof.labels(PRESIDENT)


@proves("release_cylon_mugshots", "morale lost", "nothing lost")
@pytest.mark.parametrize(("die", "change"), [(3, {"morale": -1}), (4, {})])
def test_release_cylon_mugshots(die: int, change: Change) -> None:
    proof = holding("release_cylon_mugshots")
    proof.dice(die)
    play(proof, "release_cylon_mugshots", f"seat:{ZAREK}")
    assert proof.changed() == {"quorum_hand": -1, **change}
    check_views(proof, loyalty=((PRESIDENT, ZAREK),))


@proves("release_cylon_mugshots", "one card at random")
@pytest.mark.parametrize("pick", [0, 1])
def test_mugshots_show_one_card_of_two(pick: int) -> None:
    proof = holding("release_cylon_mugshots")
    proof.state.loyalty_box.remove("cylon_can_send_to_brig")
    proof.state.players[ZAREK].loyalty.append(LoyaltyCard("cylon_can_send_to_brig"))
    proof.picks(pick).dice(8)
    play(proof, "release_cylon_mugshots", f"seat:{ZAREK}")
    cards = ["you_are_not_a_cylon", "cylon_can_send_to_brig"]
    shown = [card["card"] for card in proof.view(PRESIDENT)["players"][ZAREK]["loyalty"]]
    assert shown == [card if n == pick else None for n, card in enumerate(cards)]
    assert [card["card"] for card in proof.view(ADMIRAL)["players"][ZAREK]["loyalty"]] == [None, None]


# --- staying in play ---------------------------------------------------------------------------------------


@proves("accept_prophecy", "draw")
@pytest.mark.parametrize("skill", ["politics", "piloting"])
def test_accept_prophecy(skill: str) -> None:
    proof = play(holding("accept_prophecy"), "accept_prophecy", skill)
    assert proof.changed() == {"quorum_hand": -1, "hand 0": 1, "kept accept_prophecy": 1}
    assert proof.events("SkillsDrawn")[-1]["skills"] == [skill]
    check_views(proof)


@proves("accept_prophecy", "Administration", "Admiral's Quarters on the President", "Admiral's Quarters on others")
@pytest.mark.parametrize(
    ("place", "target", "difficulty"),
    [
        ("administration", PRESIDENT, 7),
        ("administration", ZAREK, 7),
        ("admirals_quarters", PRESIDENT, 9),
        ("admirals_quarters", ZAREK, 7),
    ],
)
def test_accept_prophecy_in_play(place: str, target: int, difficulty: int) -> None:
    proof = kept("accept_prophecy")
    proof.state.current = ADMIRAL
    proof.place(ADMIRAL, place).to_do("action")
    proof.say(ADMIRAL, f"activate:{place}").say(ADMIRAL, f"seat:{target}")
    assert proof.events("CheckBegan")[-1]["difficulty"] == difficulty
    used = difficulty != 7 or place == "administration"
    assert ("accept_prophecy" in proof.g.kept) != used


@proves("assign_arbitrator", "given")
@proves("assign_mission_specialist", "given")
@proves("assign_vice_president", "given")
@pytest.mark.parametrize("card", ["assign_arbitrator", "assign_mission_specialist", "assign_vice_president"])
def test_assigning(card: str) -> None:
    proof = play(holding(card), card, f"seat:{ZAREK}")
    assert proof.changed() == {"quorum_hand": -1, "hand 0": 2, f"cards {ZAREK}": card}
    assert proof.events("SkillsDrawn")[-1]["skills"] == ["politics", "politics"]
    assert all(proof.view(viewer)["players"][ZAREK]["holds"]["quorum"] == [card] for viewer in (*range(4), None))
    check_views(proof)


@proves("assign_arbitrator", "lower", "raise", "not used")
@pytest.mark.parametrize(("use", "difficulty"), [("-3", 4), ("+3", 10), ("", 7)])
def test_the_arbitrator(use: str, difficulty: int) -> None:
    proof = kept("assign_arbitrator", STARBUCK, "gaius_baltar", "william_adama", "kara_starbuck_thrace", "laura_roslin")
    proof.place(0, "admirals_quarters")
    proof.say(0, "activate:admirals_quarters").say(0, "seat:3")
    if use:
        proof.say(STARBUCK, f"use:assign_arbitrator-{use}")
    else:
        proof.skip()
    changes = [event["now"] for event in proof.events("DifficultyChanged")]
    assert changes == ([difficulty] if use else [])
    assert (proof.g.players[STARBUCK].held("quorum") == []) == bool(use)
    assert proof.g.decks["quorum"].discard == (["assign_arbitrator"] if use else [])


@proves("assign_mission_specialist", "three destinations")
def test_the_mission_specialist() -> None:
    """He draws three and chooses; risks printed for the Admiral stay with the Admiral."""
    proof = kept("assign_mission_specialist", STARBUCK)
    proof.state.jump_track = 4
    proof.top("tylium_planet", "deep_space", "barren_planet").to_do("prepare_for_jump")
    proof.skip()
    labels = set(proof.asked(STARBUCK, "destination").labels)
    assert labels == {"card:tylium_planet", "card:deep_space", "card:barren_planet"}
    proof.say(STARBUCK, "tylium_planet")
    proof.asked(ADMIRAL, "risk-raptor")
    proof.say(ADMIRAL, "choice:no")
    assert proof.done()
    assert proof.g.players[STARBUCK].held("quorum") == []
    assert discarded(proof, "assign_mission_specialist")
    check_views(proof)


@proves("assign_vice_president", "only he", "as President")
def test_the_vice_president() -> None:
    proof = kept("assign_vice_president", STARBUCK)
    proof.place(PRESIDENT, "administration").hand(PRESIDENT, "repair-1", "repair-2")
    proof.say(PRESIDENT, "activate:administration")
    assert proof.window_of(ZAREK)
    check = proof.view(None)["check"]
    assert (check["source"], check["target"]) == ("administration", STARBUCK)
    proof = kept("assign_vice_president", STARBUCK, "saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")
    proof.state.titles["president"] = STARBUCK
    proof.place(0, "administration").to_do("action")
    proof.say(0, "activate:administration")
    assert len(proof.asked(0, "administration").labels) == 4


@proves("assign_vice_president", "dropped by a Cylon")
def test_a_revealed_cylon_drops_the_card() -> None:
    proof = kept("assign_vice_president", 0, "tom_zarek", "laura_roslin", "saul_tigh")
    proof.loyal(0, "cylon_can_reduce_morale")
    proof.say(0, "reveal:cylon_can_reduce_morale").say(0, "choice:no")
    assert proof.g.players[0].held("quorum") == []
    assert proof.g.decks["quorum"].discard == ["assign_vice_president"]
