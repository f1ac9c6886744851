"""Positions of a second reader: Cylon leaders on New Caprica, in the Nebula, on the way to Earth and at tables of
Exodus, reckoned from the rulebook alone."""

from typing import Any

import pytest
from tests.galactica.cards.motive_table import wants
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.test_leader_sheets import ATHENA, HAND, SIMON, gives_super_crises
from tests.rules.galactica_combined import miracles_of
from tests.rules.galactica_ionian import Nebula
from tests.rules.galactica_leaders import CREW, begun, infiltrating, led, seat_of
from tests.rules.galactica_new_caprica import SETTLED, ground, occupied, returned, settle

from readyroom.galactica.checks import most_cards
from readyroom.galactica.motives import MOTIVES
from readyroom.galactica.objectives import PHASES
from readyroom.galactica.places import sent
from readyroom.galactica.rules import RULES
from readyroom.galactica.sides import INFILTRATOR, LEADER, OUT
from readyroom.galactica.state import ATTACKED, EXECUTED
from readyroom.galactica.testing import Table, at_once

# --- New Caprica -------------------------------------------------------------------------------------------


def planet(leader: str, *, among: bool = True, back: bool = False, at: str = "", **places: str) -> Proof:
    """A leader sits at seat 0; `at`: where they were when the phase began."""
    proof = Proof(leader, *CREW, leaders=True, **SETTLED).empty_space()
    player = proof.state.players[0]
    player.status = INFILTRATOR if among else LEADER
    player.place = at or ("command" if among else "caprica_3")
    settle(proof, **places)
    return returned(proof) if back else proof


def stands(table: Table, seat: int = 0) -> tuple[str, str]:
    return table.g.players[seat].place, table.g.players[seat].status


@pytest.mark.parametrize(
    ("among", "at", "place"),
    [
        (True, "brig", "resistance_hq"),
        (True, "sickbay", "resistance_hq"),
        (True, "pegasus_cic", "resistance_hq"),
        (False, "resurrection_ship_3", "occupation_authority"),
        (False, "basestar_bridge", "occupation_authority"),
    ],
)
def test_where_a_leader_is_when_the_phase_begins(among: bool, at: str, place: str) -> None:
    """NCAP-003, NCAP-004, NCAP-006: at no cost, not even D'Anna's; infiltrating goes on."""
    proof = planet("danna_biers", among=among, at=at).hand(0, *HAND)
    assert stands(proof) == (place, INFILTRATOR if among else LEADER)
    assert proof.count(0) == len(HAND)


@pytest.mark.parametrize("leader", ["cavil", "danna_biers"])
def test_out_of_the_medical_center_a_leader_walks_for_nothing(leader: str) -> None:
    """Going back leads there; the next turn brings a card, and a move that costs nothing, D'Anna neither."""
    proof = planet(leader, p0="shipyard").hand(0, *HAND[:2])
    proof.to_do("action", "receive_skills", "movement").say(0, "return:medical_center")
    assert stands(proof) == ("medical_center", LEADER)
    proof.skip().answer(0, proof.question(0).labels[0])
    assert proof.count(0) == 3
    moves = {*proof.asked(0, "move").labels}
    assert moves >= {"location:shipyard", "location:occupation_authority", "location:resistance_hq"}
    assert not moves & {"location:human_fleet_3", "location:command", "location:detention"}
    proof.say(0, "location:occupation_authority")
    assert (stands(proof), proof.count(0)) == (("occupation_authority", LEADER), 3)


def test_out_of_detention_all_but_three_are_discarded() -> None:
    proof = planet("cavil", p0="detention").hand(0, *HAND).to_do("action").say(0, "return:medical_center")
    proof.discards(0, len(HAND) - 3)
    assert (stands(proof), proof.count(0)) == (("medical_center", LEADER), 3)


@pytest.mark.parametrize(("place", "cards"), [("detention", 0), ("medical_center", 0), ("shipyard", 3)])
def test_athena_grieves_on_the_planet(place: str, cards: int) -> None:
    proof = planet(ATHENA, p0=place).hand(0).to_do("receive_skills").skip()
    if cards:
        proof.answer(0, proof.question(0).labels[0])
    assert proof.count(0) == cards


@pytest.mark.parametrize(("place", "cards"), [("detention", 4), ("medical_center", 1), ("shipyard", 4)])
def test_doral_is_industrious_on_the_planet(place: str, cards: int) -> None:
    proof = planet("aaron_doral", p0=place).hand(0).to_do("receive_skills").skip()
    proof.answer(0, proof.question(0).labels[0])
    assert proof.count(0) == cards


@pytest.mark.parametrize(
    ("leader", "place", "most"), [(SIMON, "detention", 2), (SIMON, "shipyard", 3), ("cavil", "detention", 2)]
)
def test_limits_in_checks_on_the_planet(leader: str, place: str, most: int) -> None:
    from readyroom.galactica.state import Check

    proof = planet(leader, p0=place).hand(0, *HAND)
    proof.state.check = Check("test", 8, 0)
    assert most_cards(proof.state, 0) == most


@pytest.mark.parametrize("among", [True, False])
def test_each_side_has_its_own_actions(among: bool) -> None:
    """Humans attack occupation forces, Cylon players detain; the actions of places are by side too (ACT-015)."""
    proof = occupied(planet("cavil", among=among, p0="shipyard", p1="shipyard"), shipyard=1)
    ground(proof.state, locked=("civ_empty",))
    labels = {*proof.to_do("action").question(0).labels}
    assert ("board:detain_a_human" in labels) != among
    assert ("board:attack_occupation_forces" in labels) == among


def test_a_leader_who_is_no_president_has_no_office_there() -> None:
    labels = planet("cavil", p0="occupation_authority").to_do("action").question(0).labels
    assert "activate:occupation_authority" not in labels


def test_nobody_infiltrates_before_the_return() -> None:
    moves = planet("cavil", among=False, p0="shipyard").hand(0, *HAND).to_do("movement").question(0).labels
    assert not any("human_fleet" in label for label in moves)


@pytest.mark.parametrize("back", [True, False])
def test_primacy_touches_nothing_before_the_return(back: bool) -> None:
    proof = planet("cavil", among=False, back=back, p0="shipyard").to_do("action").begin()
    if "ability:primacy" in proof.question(0).labels:
        proof.say(0, "ability:primacy")
        while not proof.done():
            proof.answer(0, "choice:no")
    assert ("basestar fore" in proof.changed()) == back


def test_leoben_goes_aboard_only_where_nobody_is() -> None:
    """The Shipyard lets him, it does not send him: Clouded holds."""
    proof = planet("leoben_conoy", back=True, p0="shipyard").place(1, "command").place(2, "armory")
    ground(proof.state, prepared=("civ_empty",))
    proof.to_do("action").say(0, "activate:shipyard")
    while proof.prompt() != "board-galactica":
        proof.answer(0, proof.question(0).labels[0])
    ways = {*proof.question(0).labels}
    assert {"location:shipyard", "location:ftl_control"} <= ways
    assert not ways & {"location:command", "location:armory"}


def test_athena_among_the_cylons_evacuates_and_stays_where_she_is() -> None:
    """Resolute by the humans' action; Galactica is no place for a Cylon player (MOVE-006)."""
    proof = planet(ATHENA, among=False, back=True, p0="occupation_authority")
    ground(proof.state, prepared=("civ_empty",))
    proof.to_do("action").say(0, "ability:resolute").say(0, "location:shipyard")
    while not proof.done():
        label = next((one for one in proof.question(0).labels if one == "choice:human"), proof.question(0).labels[0])
        assert proof.prompt() != "board-galactica"
        proof.answer(0, label)
    assert stands(proof) == ("occupation_authority", LEADER)
    assert sum(map(len, proof.g.civilians)) == 1


def test_athena_in_detention_evacuates_and_stays_a_prisoner() -> None:
    """Resolute reaches the Shipyard from there, but nobody walks out of Detention (MOVE-036)."""
    proof = planet(ATHENA, back=True, p0="detention")
    ground(proof.state, prepared=("civ_empty",))
    proof.to_do("action").say(0, "ability:resolute").say(0, "location:shipyard")
    while not proof.done():
        label = next((one for one in proof.question(0).labels if one == "choice:human"), proof.question(0).labels[0])
        assert proof.prompt() != "board-galactica"
        proof.answer(0, label)
    assert stands(proof) == ("detention", INFILTRATOR)
    assert sum(map(len, proof.g.civilians)) == 1


def test_after_the_return_going_back_leads_up_from_the_planet() -> None:
    proof = planet("aaron_doral", back=True, p0="shipyard").hand(0, *HAND).to_do("action")
    proof.say(0, "return:resurrection_ship")
    ways = {*proof.asked(0, "meticulous").labels}
    assert "location:human_fleet_3" in ways
    assert not ways & {"location:shipyard", "location:resurrection_ship_3"}
    proof.say(0, "choice:stay")
    assert (stands(proof), proof.count(0)) == (("resurrection_ship_3", LEADER), len(HAND))


@pytest.mark.parametrize("back", [True, False])
def test_a_leader_among_the_cylons_is_executed_by_the_resistance(back: bool) -> None:
    """Resistance HQ executes Cylon players too: the hand goes, Super Crisis cards stay (EXEC-031)."""
    proof = planet("cavil", among=False, back=back, p0="shipyard", p1="resistance_hq").hand(0, *HAND)
    gives_super_crises(proof, 0, "inbound_nukes")
    proof.destiny("executive_order-2", "launch_scout-2").hand(1, "executive_order-2", "launch_scout-2")
    proof.state.current = 1
    proof.to_do("action").say(1, "activate:resistance_hq").skip().say(1, "seat:0").add(
        p1=("executive_order-2", "launch_scout-2")
    )
    place = "resurrection_ship_3" if back else "medical_center"
    assert (stands(proof), proof.count(0)) == ((place, LEADER), 0)
    assert proof.g.players[0].super_crisis == ["inbound_nukes"]
    assert miracles_of(proof.g, 0) == 0


@pytest.mark.parametrize(
    ("among", "where", "shown"), [(True, "shipyard", False), (True, "command", True), (False, "shipyard", True)]
)
def test_who_is_left_behind_has_no_cards_to_show(among: bool, where: str, shown: bool) -> None:
    """The departure executes human players on the planet before Motives are looked at: an infiltrator's hand is gone,
    and no morale with it."""
    proof = wants(planet("cavil", among=among, back=True, p0=where), "improve_efficiency", "fight_with_honor", seat=0)
    ground(proof.state)
    proof.hand(0, *HAND, "bait-0", "a_better_machine-3", "personal_vices-3")
    for seat in (1, 2, 3):
        proof.place(seat, "command" if where != "command" else "armory")
    proof.state.current = 1
    morale = proof.state.resource("morale")
    proof.to_do("action").say(1, "title:order_departure").skip()
    assert proof.game.over
    assert proof.g.players[0].shown == (["improve_efficiency", "fight_with_honor"] if shown else [])
    assert proof.g.resource("morale") == morale


# --- the Nebula --------------------------------------------------------------------------------------------


def nebula(leader: str = "cavil", among: str = "", rules: str = "combined") -> Nebula:
    table = Nebula(leader, "laura_roslin", "saul_tigh", "kara_starbuck_thrace", leaders=True, rules=rules)
    if among:
        infiltrating(table, 0, among)
    return table


@pytest.mark.parametrize("rules", ["exodus", "combined"])
def test_a_leader_has_trauma_from_the_start(rules: str) -> None:
    g = begun("laura_roslin", "cavil", "saul_tigh", "kara_starbuck_thrace", rules=rules, objective="ionian").state
    assert [len(player.trauma) for player in g.players] == [3, 3, 3, 3]


def test_six_meets_herself_never() -> None:
    """The ally of a character somebody plays leaves the game when it is drawn."""
    for seed in range(1, 9):
        g = begun(
            "laura_roslin",
            "caprica_six",
            "saul_tigh",
            "kara_starbuck_thrace",
            seed=seed,
            rules="combined",
            objective="ionian",
        ).state
        assert "ally_caprica_six" not in [one.id for one in g.allies]


@pytest.mark.parametrize("own", ["", "AB"])
def test_a_disaster_executes_an_infiltrator_who_keeps_the_other_tokens(own: str) -> None:
    table = nebula(among="brig")
    table.trauma(0, own).lies(brig="D", sickbay="A").next_tokens("A")
    table.hand(0, *HAND).to_do("trauma").skip()
    assert stands(table) == (sent(table.g, 0, "resurrection_ship"), LEADER)
    assert (table.faces(0), table.count(0)) == (own, 0)
    assert table.g.resource("morale") == 10


def test_a_disaster_of_a_leader_among_the_cylons_brings_two_tokens() -> None:
    from readyroom.galactica.testing import TEST
    from readyroom.galactica.trauma import draw_trauma

    table = nebula()
    table.place(0, "caprica").trauma(0, "").next_tokens("DAB")
    at_once(draw_trauma(table.state, 0, 1, TEST))
    assert table.faces(0) == "AB"


@pytest.mark.parametrize(("among", "asks"), [("", True), ("command", False)])
def test_who_replaces_a_lost_ally(among: str, asks: bool) -> None:
    """The Cylon player with most tokens: a leader only while they do not infiltrate."""
    from readyroom.galactica.allies import lose_allies
    from readyroom.galactica.script import STEPS

    table = nebula(among=among)
    if not among:
        table.place(0, "caprica")
    table.ally("romo_lampkin", "B").trauma(0, "AB").next_allies("ellen_tigh")

    def lose(g: Any, _: str) -> Any:
        yield from lose_allies(g, list(g.allies))

    STEPS["lose_all_allies"] = lose
    table.to_do("lose_all_allies").skip()
    question = table.game.questions[0]
    assert (question.seat == 0 and question.prompt != "galactica-stop") == asks


@pytest.mark.parametrize(("among", "left"), [("command", "AAA"), ("", "BBB")])
def test_the_president_picks_an_infiltrator_of_several(among: str, left: str) -> None:
    """A tie of humans is the President's to break; a leader who counts as a Cylon is out in any tie."""
    table = nebula(among=among)
    if not among:
        table.place(0, "caprica")
    table.trauma(0, left).trauma(2, "AAA")
    table.to_do("phase:trial").skip()
    if among:
        question = table.game.questions[0]
        assert (question.seat, question.labels) == (1, ("seat:0", "seat:2"))
        table.say(1, "seat:0").skip()
        assert [player.status for player in table.g.players] == [OUT, "human", "human", "human"]
    else:
        assert table.g.players[0].status == OUT
        assert table.g.players[2].status == OUT


def test_an_eliminated_leader_leaves_their_cards_and_the_turn() -> None:
    table = nebula()
    table.place(0, "caprica").trauma(0, "BBB")
    g = table.state
    for pile in ("super_crisis", "motive"):
        g.players[0].holds.append(g.decks[pile].cards.pop())
        g.decks[pile].seen.pop()
    table.hand(0, *HAND).to_do("phase:trial", "begin_turn").skip()
    player = table.g.players[0]
    assert (player.status, player.holds, player.hand) == (OUT, [], [])
    assert table.g.current != 0


# --- Earth -------------------------------------------------------------------------------------------------


def earth(leader: str, *, seat: int = 3, among: str = "") -> Proof:
    crew = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    proof = Proof(*crew[:seat], leader, *crew[seat:], rules="combined", leaders=True, objective="earth").empty_space()
    if among:
        infiltrating(proof, seat, among)
    return proof


def mission(proof: Proof) -> Proof:
    proof.place(0, "bridge").top("the_red_stripes").to_do("action").say(0, "activate:bridge")
    while proof.prompt() == "add-cards" and proof.game.questions[0].seat != 3:
        proof.answer(proof.game.questions[0].seat)
    return proof


@pytest.mark.parametrize(
    ("leader", "among", "most"),
    [
        ("cavil", "command", 2),
        ("cavil", "brig", 1),
        ("cavil", "", 1),
        (SIMON, "command", 2),
        (SIMON, "", 1),
        (SIMON, "brig", 1),
        ("aaron_doral", "command", 0),
        ("aaron_doral", "", 0),
    ],
)
def test_how_many_cards_a_leader_adds_to_a_mission(leader: str, among: str, most: int) -> None:
    """Limits hold, Vanity among them; what an ability brings does not (MISS-008, MISS-011)."""
    proof = mission(earth(leader, among=among).hand(3, *HAND))
    assert (proof.prompt() == "add-cards") == bool(most)
    if most:
        assert proof.question(3).at_most == most


def test_simons_cards_lie_facedown_in_a_mission() -> None:
    proof = mission(earth(SIMON, among="command").hand(3, *HAND))
    proof.answer(3, "card:repair-1", "card:launch_scout-1")
    assert proof.prompt() != "logic-bound"
    assert [event["cards"] for event in proof.events("CardsAdded") if event["seat"] == 3] == [[]]


@pytest.mark.parametrize(
    ("side", "among", "goes"),
    [("human", True, True), ("human", False, False), ("cylon", True, False), ("cylon", False, True)],
)
def test_the_rebel_basestar_is_open_by_what_a_leader_counts_as(side: str, among: bool, goes: bool) -> None:
    """It costs a Skill card to come there, and a token or a Super Crisis card to use it: a leader may have either."""
    proof = earth("cavil", seat=0, among="command" if among else "").hand(0, *HAND[:2])
    if not among:
        proof.place(0, "caprica")
    proof.state.sides["rebel_basestar"] = side
    gives_super_crises(proof, 0, "inbound_nukes")
    proof.to_do("movement", "action").skip()
    moves = proof.asked(0, "move").labels
    assert ("location:datastream" in moves) == goes
    if goes:
        proof.say(0, "location:datastream")
        if proof.prompt() != "action":
            proof.answer(0, proof.question(0).labels[0])
        assert proof.count(0) == 1
        assert "activate:datastream" in proof.asked(0, "action").labels


@pytest.mark.parametrize("side", ["human", "cylon"])
def test_the_rebels_have_no_cylon_location(side: str) -> None:
    """Meticulous leads to the overlay and the Basestar Bridge; the Rebel Basestar is another ship."""
    proof = earth("aaron_doral", seat=0, among="command")
    proof.state.sides["rebel_basestar"] = side
    ways = proof.to_do("action").say(0, "return:resurrection_ship").asked(0, "meticulous").labels
    assert {*ways} == {
        "choice:stay",
        *(f"location:{place}" for place in ("caprica_3", "cylon_fleet_3", "human_fleet_3", "basestar_bridge")),
    }


# --- Exodus ------------------------------------------------------------------------------------------------


def test_once_a_game_is_once_for_a_leader_of_exodus_who_was_executed() -> None:
    table = infiltrating(led("leoben_conoy", *CREW, rules="exodus"), 0, "command").hand(0, *HAND[:1])
    table.to_do("action", "execute:0", "action").say(0, "ability:cryptic_message").say(0, "seat:1").skip()
    g = table.g
    assert g.players[0].deeds == [EXECUTED]
    assert "cryptic_message" in g.players[0].spent


def test_a_super_crisis_card_that_is_played_is_remembered() -> None:
    """Mutual Annihilation wants it; drawing one is not enough."""
    from readyroom.galactica.motives import AGENDAS

    table = led("cavil", *CREW, rules="exodus").place(0, "caprica").hand(0)
    deck = table.state.decks["super_crisis"]
    at = deck.cards.index("inbound_nukes")
    del deck.cards[at], deck.seen[at]
    table.state.players[0].holds.append("inbound_nukes")
    aim = AGENDAS["mutual_annihilation"].aim
    assert not aim.holds(table.state, 0)
    table.to_do("action").skip()
    table.say(0, next(label for label in table.question(0).labels if "caprica" in label)).say(0, "card:inbound_nukes")
    while table.game.questions and table.prompt() not in ("stop", ""):
        question = table.game.questions[0]
        table.answer(question.seat, *question.labels[: question.at_least])
    assert table.g.players[0].deeds == [ATTACKED]
    assert aim.holds(table.g, 0)


@pytest.mark.parametrize("options", [{}, {"cylon_ships": "fleet_board"}, {"personal_goals": True, "final_five": True}])
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_setups_of_exodus_with_a_leader(seats: int, options: dict[str, Any]) -> None:
    """Only the others have Loyalty cards, no Sympathizer is anywhere, the leader has no title and one agenda."""
    crew = (
        "laura_roslin",
        "cavil",
        "william_adama",
        "kara_starbuck_thrace",
        "chief_galen_tyrol",
        "tom_zarek",
        "saul_tigh",
    )
    g = begun(*crew[:seats], rules="exodus", **options).state
    me = seat_of(g, "cavil")
    assert [len(player.loyalty) for player in g.players] == [int(player.seat != me) for player in g.players]
    dealt = [card.id for player in g.players for card in player.loyalty]
    assert "you_are_a_sympathizer" not in [*dealt, *g.loyalty]
    cylons = {4: 1, 5: 1, 6: 2, 7: 2}[seats]
    from readyroom.galactica.loyalty import CYLONS

    assert sum(card in CYLONS for card in [*dealt, *g.loyalty]) == cylons
    assert len(dealt) + len(g.loyalty) == {4: 7, 5: 9, 6: 11, 7: 13}[seats]
    assert me not in g.titles.values()
    assert len(g.players[me].holds) == 1
    assert not list(RULES.faults(g))


def test_the_sleepers_of_seven_players() -> None:
    """Fourteen cards: six dealt, six more at distance 4, none for the leader, who gets two Motive cards."""
    crew = (
        "laura_roslin",
        "cavil",
        "william_adama",
        "kara_starbuck_thrace",
        "chief_galen_tyrol",
        "tom_zarek",
        "saul_tigh",
    )
    proof = Proof(*crew, rules="combined", leaders=True).empty_space()
    proof.loyalty_deck(*["you_are_not_a_cylon"] * 8)
    proof.state.phases = []
    proof.to_do("sleepers_now")
    from readyroom.galactica.script import STEPS

    def sleep(g: Any, _: str) -> Any:
        g.phases.append("sleeper")
        yield from PHASES["sleeper"](g)

    STEPS["sleepers_now"] = sleep
    proof.skip()
    assert [len(player.loyalty) for player in proof.g.players] == [2, 0, 2, 2, 2, 2, 2]
    assert len(proof.g.loyalty) == 2
    assert len(proof.g.players[1].held("motive")) == 2


@pytest.mark.parametrize(
    ("crew", "count"),
    [
        (("gaius_baltar", "cavil", "william_adama", "sharon_boomer_valerii"), 1 + 6 + 2),
        (("gaius_baltar", "cavil", "william_adama", "kara_starbuck_thrace", "tom_zarek"), 1 + 8 + 1 + 1),
        (("sharon_boomer_valerii", "cavil", "william_adama", "laura_roslin", "tom_zarek"), 1 + 8 + 1 + 1),
    ],
)
def test_baltar_and_boomer_beside_a_leader(crew: tuple[str, ...], count: int) -> None:
    """A Not a Cylon card more for each of them (LOYD-026, LOYD-027); Baltar is dealt two."""
    g = begun(*crew, rules="combined").state
    dealt = [card.id for player in g.players for card in player.loyalty]
    assert len(dealt) + len(g.loyalty) == count
    if "gaius_baltar" in crew and "you_are_the_mutineer" not in dealt:
        assert len(g.players[seat_of(g, "gaius_baltar")].loyalty) == 2


def test_motive_cards_are_fourteen_of_two_sides() -> None:
    assert [sum(card.side == side for card in MOTIVES.values()) for side in ("humans", "cylons")] == [7, 7]
