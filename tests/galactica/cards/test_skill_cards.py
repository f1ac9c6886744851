"""The ten skill cards by name: every action, every reaction in its window, every limit."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof, check_views, proves

from readyroom.galactica.testing import Table


def table(*hand: str, place: str = "") -> Proof:
    """Tigh's turn; nobody else holds cards."""
    proof = Proof("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "karl_helo_agathon")
    proof.hand(0, *hand)
    if place:
        proof.place(0, place)
    proof.begin()
    return proof


# --- politics ----------------------------------------------------------------------------------------------


@proves("consolidate_power", "same type", "two types")
@pytest.mark.parametrize("way", ["politics+politics", "piloting+engineering"])
@pytest.mark.parametrize("card", ["consolidate_power-1", "consolidate_power-2"])
def test_consolidate_power(card: str, way: str) -> None:
    proof = table(card)
    proof.say(0, card)
    assert len(proof.labels(0)) == 15
    proof.say(0, way)
    assert proof.done()
    assert proof.changed() == {"hand 0": 1}
    assert proof.events("SkillsDrawn")[-1]["skills"] == way.split("+")
    assert proof.view(1)["decks"]["politics"]["top"] == card
    check_views(proof)


def check_table(card: str, seat: int, *hand: str) -> Proof:
    """A check of politics and leadership (8 or more, 5 or more) is about to begin; seat 1 can add a card."""
    proof = Proof("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "karl_helo_agathon")
    lay_down(proof, card)
    proof.hand(seat, *hand).destiny("repair-1", "repair-1").to_do(f"text:{card}")
    return proof


@proves("investigative_committee", "everything faceup")
@pytest.mark.parametrize("strength", [3, 4, 5])
def test_investigative_committee(strength: int) -> None:
    """Everybody sees each card as it is added, those of the Destiny deck too."""
    card = f"investigative_committee-{strength}"
    proof = check_table("elections_loom", 2, card, "consolidate_power-2")
    assert proof.window_of(2) == ("choice:pass", f"use:investigative_committee-{card}")
    proof.plays(2, card)
    proof.skip()
    for viewer in (*range(4), None):
        view = proof.view(viewer)
        assert view["check"]["cards"] == ["repair-1", "repair-1"]
        assert proof.events("DestinyAdded", viewer)[0]["cards"] == ["repair-1", "repair-1"]
    proof.say(2, "consolidate_power-2")
    for viewer in (*range(4), None):
        assert proof.events("CardsAdded", viewer)[0]["cards"] == ["consolidate_power-2"]


def test_cards_that_are_added_faceup_do_not_tell_how_they_lay_in_the_hand() -> None:
    added = []
    for hand in (("repair-2", "consolidate_power-2"), ("consolidate_power-2", "repair-2")):
        proof = check_table("elections_loom", 2, "investigative_committee-3", *hand)
        proof.plays(2, "investigative_committee-3").skip()
        proof.say(2, *hand)
        added.append(proof.events("CardsAdded", None)[0]["cards"])
    assert added == [["consolidate_power-2", "repair-2"]] * 2


@proves("investigative_committee", "not played")
def test_without_investigative_committee_all_is_hidden() -> None:
    proof = check_table("elections_loom", 2, "investigative_committee-3", "consolidate_power-2")
    proof.hand(0, "repair-1")
    proof.skip()
    proof.say(2, "consolidate_power-2")
    for viewer in (*range(4), None):
        assert proof.events("DestinyAdded", viewer)[0]["cards"] == []
        (added,) = proof.events("CardsAdded", viewer)
        assert (added["seat"], added["count"], added["cards"]) == (2, 1, [])
        check = proof.view(viewer)["check"]
        assert (check["cards"], check["added"], check["destiny"]) == (None, [0, 0, 1, 0], 2)
        assert (check["mine"] == ["consolidate_power-2"]) == (viewer == 2)


# --- leadership --------------------------------------------------------------------------------------------


@proves("executive_order", "move and act")
def test_executive_order_move_and_act() -> None:
    proof = table("executive_order-1")
    proof.say(0, "executive_order-1")
    assert proof.asked(0, "executive-order").labels == ("seat:1", "seat:2", "seat:3")
    proof.say(0, "seat:1").say(1, "move-and-act").say(1, "research_lab")
    proof.say(1, "activate:research_lab").say(1, "tactics")
    assert proof.done()
    assert proof.changed() == {"hand 0": -1, "hand 1": 1, "place 1": "research_lab"}
    check_views(proof)


@proves("executive_order", "act twice", "once a turn")
def test_executive_order_act_twice_and_only_one_a_turn() -> None:
    proof = table("executive_order-2", "executive_order-1")
    proof.hand(1, "executive_order-1").place(1, "research_lab").begin()
    proof.say(0, "executive_order-2").say(0, "seat:1").say(1, "act-twice")
    assert "card:executive_order-1" not in proof.labels(1)
    proof.say(1, "activate:research_lab").say(1, "engineering")
    proof.say(1, "activate:research_lab").say(1, "tactics")
    assert proof.done()
    assert proof.changed() == {"hand 0": -1, "hand 1": 2}


@proves("executive_order", "both may be declined")
def test_executive_order_need_not_be_obeyed() -> None:
    proof = table("executive_order-1")
    proof.say(0, "executive_order-1").say(0, "seat:2").say(2, "move-and-act").say(2, "stay").say(2, "pass")
    assert proof.done()
    assert proof.changed() == {"hand 0": -1}


@proves("executive_order", "not a Cylon")
def test_executive_order_is_not_for_cylons() -> None:
    proof = table("executive_order-1")
    proof.cylon(1)
    proof.say(0, "executive_order-1")
    assert proof.asked(0, "executive-order").labels == ("seat:2", "seat:3")


@proves("executive_order", "revealing ends it")
def test_a_cylon_revealed_by_the_first_action_has_no_second() -> None:
    proof = table("executive_order-1")
    proof.loyal(1, "cylon_can_reduce_morale")
    proof.say(0, "executive_order-1").say(0, "seat:1").say(1, "act-twice")
    proof.say(1, "reveal:cylon_can_reduce_morale").say(1, "choice:no")
    assert proof.done()
    assert proof.g.players[1].place == "resurrection_ship"


@proves("declare_emergency", "lowers the difficulty", "once a check")
@pytest.mark.parametrize("strength", [3, 4, 5])
def test_declare_emergency(strength: int) -> None:
    """6 against 8 becomes a pass; a second one can't be played."""
    card = f"declare_emergency-{strength}"
    proof = check_table("elections_loom", 2, card, "declare_emergency-3", *["consolidate_power-2"] * 4)
    proof.begin()
    proof.skip()
    assert proof.prompt() == "add-cards"
    proof.say(2, *["consolidate_power-2"] * 4)
    assert proof.events("CheckShown")[-1]["total"] == 6
    proof.plays(2, card)
    assert proof.done()
    assert proof.events("DifficultyChanged") == [{"event": "DifficultyChanged", "change": -2, "now": 6}]
    assert proof.result() == "pass"
    assert proof.changed() == {"hand 2": -5}
    check_views(proof)


@proves("declare_emergency", "not the partial pass")
def test_declare_emergency_leaves_the_partial_number() -> None:
    """4 is below 6 and below 5: it stays a failure."""
    proof = check_table("elections_loom", 2, "declare_emergency-3", *["consolidate_power-2"] * 3)
    proof.skip()
    proof.say(2, *["consolidate_power-2"] * 3)
    proof.plays(2, "declare_emergency-3")
    assert proof.result() == "fail"


# --- tactics -----------------------------------------------------------------------------------------------


@proves("launch_scout", "raptor lost")
@pytest.mark.parametrize("die", [1, 2])
def test_launch_scout_fails(die: int) -> None:
    proof = table("launch_scout-1")
    proof.dice(die).begin()
    proof.say(0, "launch_scout-1")
    assert proof.done()
    assert proof.changed() == {"hand 0": -1, "raptors": -1}
    check_views(proof)


@proves("launch_scout", "crisis top", "crisis bottom", "destination top", "destination bottom")
@pytest.mark.parametrize("deck", ["crisis", "destination"])
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_launch_scout_peeks(deck: str, where: str) -> None:
    proof = table("launch_scout-2")
    card = "riots" if deck == "crisis" else "deep_space"
    proof.top(card).dice(3).begin()
    proof.say(0, "launch_scout-2").say(0, deck)
    question = proof.asked(0, "peek")
    assert question.facts == {"deck": deck, "card": card}
    proof.say(0, where)
    assert proof.done()
    assert proof.changed() == {"hand 0": -1}
    cards = proof.g.decks[deck].cards
    assert cards[-1 if where == "top" else 0] == card
    check_views(proof, known={(0, deck): 1 if where == "top" else 0})
    assert proof.events("CardPutBack", 1)[-1]["card"] is None
    assert proof.events("CardPutBack", 0)[-1]["card"] == card


@proves("launch_scout", "no raptor")
def test_launch_scout_needs_a_raptor() -> None:
    proof = table("launch_scout-1")
    proof.state.raptors = 0
    assert "card:launch_scout-1" not in proof.labels(0)


@proves("strategic_planning", "adds two", "once a roll")
@pytest.mark.parametrize("strength", [3, 4, 5])
def test_strategic_planning(strength: int) -> None:
    """A 1 becomes a 3: the scout comes home. A second card can't be added."""
    card = f"strategic_planning-{strength}"
    proof = table("launch_scout-1")
    proof.hand(1, card, "strategic_planning-3").dice(1).begin()
    proof.say(0, "launch_scout-1")
    proof.plays(1, card)
    proof.skip()
    assert proof.prompt() == "scout-deck"
    rolled = proof.events("DieRolled")[-1]
    assert (rolled["rolled"], rolled["bonus"], rolled["result"]) == (1, 2, 3)
    assert proof.changed() == {"hand 0": -1, "hand 1": -1}


@proves("strategic_planning", "not above eight")
def test_a_die_never_shows_more_than_eight() -> None:
    proof = table("launch_scout-1")
    proof.hand(1, "strategic_planning-3").dice(8).begin()
    proof.say(0, "launch_scout-1")
    proof.plays(1, "strategic_planning-3")
    assert proof.events("DieRolled")[-1]["result"] == 8


# --- piloting ----------------------------------------------------------------------------------------------


def raid(*dice: int, piloted: bool = False) -> Proof:
    """A raider attacks a viper, unmanned or Starbuck's."""
    proof = table()
    proof.empty_space()
    proof.state.fleet.raiders[0] = 1
    if piloted:
        proof.place(1, "fore")
    else:
        proof.state.squadrons["viper"].space[0] = 1
        proof.state.squadrons["viper"].reserves -= 1
    proof.hand(2, "evasive_maneuvers-1", "evasive_maneuvers-2").dice(*dice).to_do("activate:raiders")
    proof.begin()
    return proof


@proves("evasive_maneuvers", "unmanned viper")
@pytest.mark.parametrize("strength", [1, 2])
@pytest.mark.parametrize(("die", "left"), [(4, {}), (5, {"viper fore": -1, "damaged_vipers": 1})])
def test_evasive_maneuvers(strength: int, die: int, left: dict[str, int]) -> None:
    proof = raid(8, die)
    proof.plays(2, f"evasive_maneuvers-{strength}")
    assert proof.done()
    assert proof.changed() == {"hand 2": -1, **left}
    check_views(proof)


@proves("evasive_maneuvers", "piloted viper")
@pytest.mark.parametrize(("die", "sick"), [(6, False), (7, True)])
def test_evasive_maneuvers_of_a_pilot(die: int, sick: bool) -> None:
    """-2 to the new roll."""
    proof = raid(8, die, piloted=True)
    proof.plays(2, "evasive_maneuvers-1")
    assert proof.done()
    hit = {"place 1": "sickbay", "damaged_vipers": 1} if sick else {}
    assert proof.changed() == {"hand 2": -1, **hit}


@proves("evasive_maneuvers", "again")
def test_evasive_maneuvers_once_more() -> None:
    proof = raid(8, 8, 1)
    proof.plays(2, "evasive_maneuvers-1").plays(2, "evasive_maneuvers-2")
    assert proof.done()
    assert proof.changed() == {"hand 2": -2}


@proves("evasive_maneuvers", "only attacks on vipers")
def test_evasive_maneuvers_is_not_for_other_rolls() -> None:
    proof = table("launch_scout-1")
    proof.hand(2, "evasive_maneuvers-1").dice(1).begin()
    proof.say(0, "launch_scout-1")
    assert proof.game.waiting(2).window is None
    assert proof.done()
    assert proof.changed() == {"hand 0": -1, "raptors": -1}


def pilot(*hand: str) -> Proof:
    proof = Proof("kara_starbuck_thrace", "saul_tigh", "laura_roslin")
    proof.hand(0, *hand).place(0, "fore")
    return proof


@proves("maximum_firepower", "four attacks")
@pytest.mark.parametrize("strength", [3, 4, 5])
def test_maximum_firepower(strength: int) -> None:
    """Three raiders on 3, 2 (miss), 3 and 8; the target is chosen anew each time."""
    card = f"maximum_firepower-{strength}"
    proof = pilot(card)
    proof.dice(3, 2, 3, 7).begin()
    proof.say(0, card)
    for _ in range(4):
        proof.skip()
        assert "ship:raider-fore" in proof.labels(0)
        proof.say(0, "raider-fore")
    assert proof.done()
    assert proof.changed() == {"hand 0": -1, "raider fore": -3}
    assert len(proof.events("DieRolled")) == 4


@proves("maximum_firepower", "fewer")
def test_maximum_firepower_may_stop() -> None:
    proof = pilot("maximum_firepower-3")
    proof.dice(3).begin()
    proof.say(0, "maximum_firepower-3").say(0, "raider-fore").say(0, "choice:pass")
    assert proof.done()
    assert proof.changed() == {"hand 0": -1, "raider fore": -1}


@proves("maximum_firepower", "only in a viper with a target")
def test_maximum_firepower_needs_a_viper_and_a_target() -> None:
    proof = pilot("maximum_firepower-3")
    proof.place(0, "hangar_deck")
    assert "card:maximum_firepower-3" not in proof.labels(0)
    proof = pilot("maximum_firepower-3")
    proof.empty_space()
    assert "card:maximum_firepower-3" not in proof.labels(0)


# --- engineering -------------------------------------------------------------------------------------------


def damage(proof: Proof, *places: str) -> Proof:
    for place in places:
        proof.state.damage_piles["galactica"].remove(place)
        proof.state.damaged.append(place)
    proof.begin()
    return proof


@proves("repair", "location")
@pytest.mark.parametrize("strength", [1, 2])
@pytest.mark.parametrize(
    "place", ["ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck", "armory"]
)
def test_repair_a_location(place: str, strength: int) -> None:
    proof = damage(table(f"repair-{strength}", place=place), place)
    assert f"activate:{place}" not in proof.labels(0)
    proof.say(0, f"repair-{strength}")
    assert proof.done()
    assert proof.changed() == {"hand 0": -1, f"damaged {place}": -1, "damage_pile": 1}


@proves("repair", "one viper", "two vipers", "both in the Hangar Deck")
@pytest.mark.parametrize(("damaged", "answers", "count"), [(1, (), 1), (3, ("number:1",), 1), (3, ("number:2",), 2)])
def test_repair_vipers(damaged: int, answers: tuple[str, ...], count: int) -> None:
    proof = table("repair-1", place="hangar_deck")
    proof.state.squadrons["viper"].reserves -= damaged
    proof.state.squadrons["viper"].damaged = damaged
    proof.begin()
    proof.say(0, "repair-1")
    for answer in answers:
        proof.say(0, answer)
    assert proof.done()
    assert proof.changed() == {"hand 0": -1, "reserves": count, "damaged_vipers": -count}
    both = damage(table("repair-1", place="hangar_deck"), "hangar_deck")
    both.state.squadrons["viper"].reserves -= 1
    both.state.squadrons["viper"].damaged = 1
    both.say(0, "repair-1")
    assert both.asked(0, "repair").labels == ("choice:location", "choice:vipers")
    both.say(0, "vipers")
    assert (both.g.squadrons["viper"].damaged, both.g.damaged) == (0, ["hangar_deck"])


@proves("repair", "nothing to repair")
def test_repair_needs_damage_here() -> None:
    proof = damage(table("repair-1", place="command"), "armory")
    assert "card:repair-1" not in proof.labels(0)


@proves("scientific_research", "engineering is positive", "not if it is already")
@pytest.mark.parametrize("strength", [3, 4, 5])
def test_scientific_research(strength: int) -> None:
    """Without it two repair cards of the Destiny deck make -2."""
    card = f"scientific_research-{strength}"
    proof = check_table("elections_loom", 2, card)
    proof.plays(2, card)
    proof.add()
    assert proof.done()
    assert proof.events("CheckShown")[-1]["total"] == 2
    other = check_table("network_computers", 2, card)
    other.say(0, "part:first").say(3, "choice:pass")
    assert other.question(2).prompt == "galactica-add-cards"


@pytest.mark.parametrize(
    ("card", "place"),
    [("consolidate_power-1", "caprica"), ("executive_order-1", "caprica"), ("launch_scout-1", "human_fleet")],
)
def test_cylon_players_use_no_skill_card_text(card: str, place: str) -> None:
    proof = table(card)
    proof.cylon(0, place=place)
    assert [label for label in proof.labels(0) if label.startswith("card:")] == []


def test_executive_order_on_a_prisoner_gives_two_actions() -> None:
    table = (
        Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
        .hand(0, "executive_order-1")
        .place(2, "brig")
        .say(0, "executive_order-1")
        .say(0, "seat:2")
    )
    assert table.prompt() == "action"
    assert table.question().seat == 2


def test_two_cards_in_one_window() -> None:
    """After the first one is played everybody is asked again (TIME-005)."""
    table = (
        Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
        .hand(1, "scientific_research-3")
        .hand(2, "investigative_committee-3")
        .to_do("text:prison_labor")
    )
    table.say(1, "use:scientific_research-scientific_research-3").say(2, "choice:pass")
    assert table.game.waiting(2).window == "before_cards"
    table.say(2, "use:investigative_committee-investigative_committee-3")
    assert table.g.check is None or table.g.check.faceup
    assert len(table.events("SkillPlayed")) == 2
