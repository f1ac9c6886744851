"""People on New Caprica: abilities that name the Brig, Quorum cards, who wakes up where, who moves where."""

import json
from typing import Any

import pytest
from tests.galactica.test_new_caprica_begins import play_on
from tests.rules.galactica_combined import combined
from tests.rules.galactica_new_caprica import ground, landed, returned
from tests.rules.test_galactica_ncap_scenarios import quorum

from readyroom.galactica.new_caprica import DECK
from readyroom.galactica.testing import Table

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
GROUND = ("resistance_hq", "occupation_authority", "breeders_canyon", "shipyard")
"""Where one may move to on the planet."""


def actions(table: Table, seat: int = 0) -> set[str]:
    table.state.current = seat
    return {*table.to_do("action").labels(seat)}


def ways(table: Table, seat: int = 0) -> set[str]:
    """Where somebody may move to."""
    table.state.current = seat
    table.to_do("movement").skip()
    return {label.removeprefix("location:") for label in table.labels(seat) if label.startswith("location:")}


# --- Quorum cards ----------------------------------------------------------------------------------------------------


def rolled_for_her(table: Table) -> bool:
    return any(event["purpose"] == "president-detained" for event in table.events("DieRolled"))


def test_a_president_rolls_for_cards_of_the_quorum_hand_only() -> None:
    """Not for what Skilled Politician or Popular Influence has her carry out (facts, President's card)."""
    table = landed("laura_roslin", "saul_tigh", "kara_starbuck_thrace").dice(8, 3)
    table.top("food_rationing", "inspirational_speech", "food_rationing", "inspirational_speech")
    table.to_do("action").say(0, "ability:skilled_politician").say(0, "card:food_rationing")
    play_on(table)
    assert (len(table.events("QuorumPlayed")), rolled_for_her(table)) == (1, False)
    other = landed("laura_roslin", "saul_tigh", "kara_starbuck_thrace").hand(0, "popular_influence-3").dice(8, 3)
    other.top("food_rationing", "inspirational_speech").to_do("action").say(0, "card:popular_influence-3")
    other.say(0, "card:inspirational_speech").say(0, "choice:play")
    play_on(other)
    assert (len(other.events("QuorumPlayed")), rolled_for_her(other)) == (1, False)


@pytest.mark.parametrize("phase", ["before", "away", "back"])
def test_an_oracle_sees_no_deck_that_is_not_in_play(phase: str) -> None:
    """The Crisis deck of the planet is set aside at first; then it is the Crisis deck, and the old one is gone."""
    crew = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    table = combined(*crew, objective="new_caprica") if phase == "before" else landed(*crew)
    if phase == "back":
        returned(table)
    quorum(table, "consult_the_oracle").to_do("action").say(0, "quorum:consult_the_oracle")
    assert "deck:crisis" in table.labels(0)
    assert f"deck:{DECK}" not in table.labels(0)
    bottom = table.g.decks["crisis" if phase == "before" else DECK].cards[0]
    table.say(0, "deck:crisis")
    (seen,) = [event for event in table.game.events(0) if event["event"] == "BottomSeen"]
    assert seen["card"] == bottom


@pytest.mark.parametrize("back", [False, True])
def test_a_pardon_out_of_detention_leads_to_the_planet(back: bool) -> None:
    table = landed("laura_roslin", "saul_tigh", "kara_starbuck_thrace", p1="detention")
    if back:
        returned(table)
    quorum(table, "presidential_pardon").dice(8).to_do("action").say(0, "quorum:presidential_pardon")
    if table.prompt() != "pardon-place":
        table.say(0, "seat:1")
    assert {*table.labels(0)} == {f"location:{place}" for place in GROUND}


def test_execute_prisoner_means_who_is_in_detention() -> None:
    table = landed("laura_roslin", "saul_tigh", "kara_starbuck_thrace", p1="detention")
    quorum(table, "execute_prisoner").dice(8).to_do("action").say(0, "quorum:execute_prisoner").skip()
    assert (table.prompt(), table.game.questions[0].seat) == ("character", 1)


# --- abilities -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "can"), [("detention", False), ("medical_center", True), ("resistance_hq", True)])
def test_hoshi_organizes_nothing_out_of_detention(where: str, can: bool) -> None:
    assert ("ability:organized" in actions(landed("louis_hoshi", "laura_roslin", "saul_tigh", p0=where))) == can


@pytest.mark.parametrize(
    ("back", "where", "can"),
    [
        (False, "detention", True),
        (False, "shipyard", False),
        (True, "detention", True),
        (True, "brig", True),
        (True, "command", False),
    ],
)
def test_a_spiritual_crisis_is_for_the_prison_of_where_he_is(back: bool, where: str, can: bool) -> None:
    table = landed("gaius_baltar_support", "laura_roslin", "saul_tigh")
    if back:
        returned(table)
    table.place(0, where).loyal(0, "cylon_can_reduce_morale")
    assert any(label.startswith("reveal") for label in actions(table)) == can


def test_a_convicted_criminal_shares_detention_and_nothing_else() -> None:
    """Attacking occupation forces is no activation (scenarios N5f)."""
    crew = ("tom_zarek", "laura_roslin", "saul_tigh")
    assert "activate:shipyard" not in actions(landed(*crew, p0="shipyard", p1="shipyard"))
    assert "activate:detention" in actions(landed(*crew, p0="detention", p1="detention"))


@pytest.mark.parametrize(("where", "freely"), [("detention", True), ("shipyard", False)])
def test_impulsive_is_nothing_in_detention(where: str, freely: bool) -> None:
    """Elsewhere Cally adds no card or two at least."""
    table = landed("saul_tigh", "callandra_cally_tyrol", "laura_roslin", p1=where)
    table.hand(1, "launch_scout-1", "launch_scout-2").to_do("action").say(0, "activate:resistance_hq").say(0, "seat:2")
    while table.skip().game.questions[0].seat != 1:
        table.say(table.game.questions[0].seat)
    assert (table.prompt() == "add-cards") == freely
    if freely:
        table.say(1, "launch_scout-1")


@pytest.mark.parametrize("where", ["resistance_hq", "detention"])
def test_nobody_takes_a_viper_from_the_planet(where: str) -> None:
    """Vipers are launched at the return; Alert Viper Pilot needs Apollo on Galactica."""
    table = landed("lee_apollo_adama", "laura_roslin", "saul_tigh", p0=where)
    table.state.jump_track = 4
    table.to_do("prepare_for_jump")
    while table.game.questions and table.game.questions[0].prompt != "galactica-stop":
        question = table.game.questions[0]
        assert not any("alert_viper" in label for label in question.labels)
        table.game.answer(question.seat, 0)
    assert table.g.in_orbit


@pytest.mark.parametrize(
    ("where", "to"),
    [("shipyard", "medical_center"), ("detention", "detention"), ("medical_center", "medical_center")],
)
def test_a_stim_junkie_who_stays_needs_the_medical_center(where: str, to: str) -> None:
    table = landed("louanne_kat_katraine", "laura_roslin", "saul_tigh", p0=where)
    table.state.agenda = ["begin_turn"]
    while not table.skip().g.crises and table.g.current == 0:
        question = table.game.questions[0]
        stay = [label for label in question.labels if label in ("choice:stay", "pass:pass")]
        table.answer(question.seat, *(stay or question.labels[: max(question.at_least, 1)]))
    assert table.g.players[0].place == to


def test_deceitful_spares_a_card_of_a_crisis_of_the_planet() -> None:
    """Held for Questioning takes three at random: Romo loses two."""
    table = landed("romo_lampkin", "laura_roslin", "saul_tigh").hand(0, *["repair-1"] * 5)
    table.resolve("held_for_questioning", part="second")
    assert table.count(0) == 3


def test_kleptomania_leads_to_detention() -> None:
    table = landed("romo_lampkin", "laura_roslin", "saul_tigh", p0="breeders_canyon", p1="shipyard").hand(0)
    table.to_do("movement", "end_of_turn").skip()
    table.say(0, "location:shipyard").skip()
    assert table.g.players[0].place == "detention"


@pytest.mark.parametrize(("back", "cards"), [(False, 4), (True, 5)])
def test_family_commitments_count_on_the_planet(back: bool, cards: int) -> None:
    table = landed("karl_helo_agathon_pilot", "laura_roslin", "saul_tigh").hand(0)
    if back:
        returned(table).place(0, "command")
    play_on(table.to_do("receive_skills"))
    assert table.count(0) == cards


def test_secret_destiny_and_religious_visions_are_of_the_planets_deck() -> None:
    table = landed("kara_starbuck_thrace", "laura_roslin", "saul_tigh").top("contact_raptor", "contact_informant")
    table.to_do("crisis").answer(0, "use:secret_destiny").skip()
    assert (table.g.crises, table.g.decks[DECK].discard) == (["contact_informant"], ["contact_raptor"])
    visions = landed("laura_roslin", "saul_tigh", "kara_starbuck_thrace").top("contact_raptor", "contact_informant")
    visions.to_do("crisis").skip().say(0, "card:contact_raptor").skip()
    assert visions.g.decks[DECK].cards[0] == "contact_informant"


def test_recon_shows_one_seat_the_planets_next_crisis() -> None:
    table = landed("sharon_boomer_valerii", "laura_roslin", "saul_tigh").top("contact_raptor")
    table.to_do("end_of_turn").answer(0, "use:recon")
    assert "contact_raptor" in str(table.question(0).facts)
    assert "contact_raptor" not in json.dumps([table.game.view(1), table.game.events(1)], default=str)
    table.answer(0, "choice:top")
    assert table.game.view(0)["known"][DECK]["top"] == ["contact_raptor"]


def test_escort_is_for_ships_in_space() -> None:
    """Hot Dog can't save what occupation forces destroy on the ground."""
    table = landed("brendan_hot_dog_costanza", "laura_roslin", "saul_tigh")
    ground(table.state, ("civ_population_2",))
    table.state.tokens["occupation_forces"] = {"shipyard": 1}
    table.state.resources = [8, 8, 8, 8]
    table.to_do("activate:occupation_forces")
    while table.game.questions[0].prompt != "galactica-stop":
        question = table.game.questions[0]
        assert not any("escort" in label for label in question.labels)
        table.game.answer(question.seat, 0)
    assert table.g.resource("population") == 6


# --- Detention, the Medical Center, waking up ------------------------------------------------------------------------


def test_an_order_to_a_prisoner_brings_no_move() -> None:
    """Executive Order and State of Emergency: they may act, not move."""
    table = landed(*CREW, p2="detention").hand(0, "executive_order-1")
    table.to_do("action").say(0, "executive_order-1").say(0, "seat:2").skip()
    assert "choice:move-and-act" not in table.labels(2)
    emergency = landed(*CREW, p1="detention").hand(0, "state_of_emergency-6")
    emergency.to_do("action").say(0, "state_of_emergency-6").skip()
    emergency.say(0, "choice:nothing").skip()
    assert emergency.labels(1) == ("choice:act", "choice:nothing")


def test_limits_of_checks() -> None:
    """Two cards out of Detention, any number out of the Medical Center, one of a Cylon player."""
    table = landed(*CREW, p1="detention", p2="medical_center").cylon(3, place="shipyard")
    for seat, hand in ((1, ["repair-1"] * 4), (2, ["repair-2"] * 4), (3, ["launch_scout-1"] * 4)):
        table.hand(seat, *hand)
    table.to_do("action").say(0, "activate:resistance_hq").say(0, "seat:2").skip()
    most: dict[int, int] = {}
    while table.prompt() == "add-cards":
        question = table.game.questions[0]
        most[question.seat] = question.at_most
        table.say(question.seat)
    assert most == {1: 2, 2: 4, 3: 1}


@pytest.mark.parametrize("back", [False, True])
def test_a_cylon_in_the_medical_center_draws_one_card(back: bool) -> None:
    table = landed(*CREW).cylon(0, place="shipyard").hand(0)
    if back:
        returned(table)
    play_on(table.place(0, "medical_center").to_do("receive_skills"))
    assert table.count(0) == 1


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("cylon_can_reduce_morale", {"morale": 9}),
        ("cylon_can_send_to_brig", {}),
        ("cylon_can_send_to_sickbay", {}),
        ("cylon_centurion", {"centurions": 1}),
        ("cylon_jump_track", {"track": 1}),
    ],
)
def test_what_a_cylon_card_does_there(card: str, change: dict[str, int], back: bool) -> None:
    """Characters on the planet are not on Galactica; until she is back no centurion boards her, and then the fleet
    marker moves no more. The Cylon wakes up in the Medical Center, or on the Resurrection Ship."""
    table = landed(*CREW).loyal(0, card).hand(0, "repair-1", "repair-1", "repair-1", "repair-2")
    table.state.jump_track = 3
    if back:
        returned(table)
    table.to_do("action").say(0, f"reveal:{card}")
    for _ in range(20):
        if table.prompt() == "stop":
            break
        question = table.game.questions[0]
        wanted = "choice:yes" if "choice:yes" in question.labels else question.labels[-1]
        table.answer(question.seat, *([wanted] if question.kind == "one" else question.labels[: question.at_least]))
    g = table.g
    she = g.players[0]
    assert (she.place, table.count(0)) == ("resurrection_ship_3" if back else "medical_center", 3)
    assert [player.place for player in g.players[1:]] == ["resistance_hq"] * 3
    assert len(she.super_crisis) == 1
    assert g.resource("morale") == change.get("morale", 10)
    assert sum(g.boarding) == (change.get("centurions", 0) if back else 0)
    assert g.away is None or sum(g.away.boarding) == 0
    assert g.jump_track == (5 if back else change.get("track", 3))


def test_a_hidden_cylon_who_is_executed_there_keeps_the_other_card() -> None:
    """Distance 7: nothing is handed over; no morale is lost, no Super Crisis card drawn."""
    table = landed(*CREW).loyal(2, "cylon_can_reduce_morale", "you_are_not_a_cylon").hand(2, "repair-1", "repair-2")
    play_on(table.to_do("execute:2"))
    she = table.g.players[2]
    assert (she.place, table.count(2), len(she.super_crisis), len(she.loyalty)) == ("medical_center", 0, 0, 2)
    assert table.g.resource("morale") == 10


def test_who_accuses_themselves_ends_their_turn() -> None:
    """Resistance HQ: the check is finished, a new character comes, and no Crisis card is drawn."""
    table = landed(*CREW).hand(1, "strategic_planning-5").destiny("launch_scout-2", "launch_scout-2")
    table.to_do("action", "crisis", "end_of_turn").say(0, "activate:resistance_hq").say(0, "seat:0")
    table.add(p1=("strategic_planning-5",))
    table.say(0, "character:william_adama").skip()
    assert (table.events("CrisisDrawn"), table.g.players[0].place) == ([], "resistance_hq")


@pytest.mark.parametrize(
    ("back", "where", "who", "place"),
    [
        (True, "shipyard", "tom_zarek", "sickbay"),
        (False, "shipyard", "tom_zarek", "resistance_hq"),
        (True, "command", "tom_zarek", "sickbay"),
        (True, "detention", "william_adama", "admirals_quarters"),
    ],
)
def test_where_somebody_new_starts(back: bool, where: str, who: str, place: str) -> None:
    """Colonial One is gone, so that Zarek starts in Sickbay, wherever somebody was executed (EXEC-018)."""
    table = landed("saul_tigh", "gaius_baltar", "kara_starbuck_thrace", "felix_gaeta")
    if back:
        returned(table)
    table.place(2, where).to_do("execute:2").skip()
    play_on(table.say(2, f"character:{who}"))
    assert table.g.players[2].place == place


def test_a_prisoner_of_detention_may_become_admiral() -> None:
    """Detention costs no title, and so bars from none (TITLE-019)."""
    table = landed("saul_tigh", "laura_roslin", "william_adama", "felix_gaeta", p2="detention")
    table.loyal(0, "cylon_can_reduce_morale")
    table.state.titles["admiral"] = 0
    play_on(table.to_do("action").say(0, "reveal:cylon_can_reduce_morale"))
    assert table.g.admiral == 2


@pytest.mark.parametrize(("where", "prison"), [("shipyard", "detention"), ("armory", "brig")])
def test_admirals_quarters_reach_the_planet(where: str, prison: str) -> None:
    """Whom it sends goes to the prison of where they are, and a detained Admiral stays Admiral."""
    table = returned(landed(*CREW, p1="shipyard")).place(1, "admirals_quarters").place(0, where)
    table.hand(2, "strategic_planning-5", "strategic_planning-4").destiny("repair-1", "repair-1")
    table.hand(1, "consolidate_power-1", "consolidate_power-1")
    table.state.current = 1
    table.to_do("action").say(1, "activate:admirals_quarters")
    table.say(1, "seat:0").add(p2=("strategic_planning-5", "strategic_planning-4"))
    play_on(table)
    assert (table.g.players[0].place, table.g.admiral == 0) == (prison, prison == "detention")


@pytest.mark.parametrize(("where", "to"), [("shipyard", "medical_center"), ("detention", "detention")])
def test_violent_outbursts_lead_to_the_medical_center(where: str, to: str) -> None:
    table = landed(*CREW, p0=where).hand(0, "repair-1", "repair-1").hand(1, "violent_outbursts-4")
    play_on(table.destiny("repair-1", "repair-1").to_do("text:contact_raptor").add(p1=("violent_outbursts-4",)))
    assert table.g.players[0].place == to


# --- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("back", "hand", "there"),
    [(False, ("repair-1",), ()), (True, (), ()), (True, ("repair-1",), ("command", "pegasus_cic"))],
)
def test_where_a_human_goes_out_of_the_medical_center(back: bool, hand: tuple[str, ...], there: Any) -> None:
    table = landed(*CREW).hand(0, *hand)
    if back:
        returned(table)
    found = ways(table.place(0, "medical_center"))
    assert {*GROUND, *there} <= found
    assert (found > {*GROUND}) == bool(there)
    assert not {"detention", "sickbay", "brig", "quorum_chamber", "administration_2", "caprica_3"} & found


def test_where_a_cylon_goes_and_what_it_costs() -> None:
    table = returned(landed(*CREW)).cylon(0, place="shipyard").hand(0, "repair-1")
    beyond = {"caprica_3", "cylon_fleet_3", "human_fleet_3", "basestar_bridge"}
    assert ways(table) == {*GROUND, *beyond} - {"shipyard"}
    assert table.say(0, "location:basestar_bridge").skip().count(0) == 0
    assert ways(returned(landed(*CREW)).cylon(0, place="caprica").hand(0)) == beyond - {"caprica_3"}
    risen = returned(landed(*CREW)).cylon(0, place="resurrection_ship").hand(0, "repair-1")
    assert {*GROUND, *beyond} == ways(risen)
    assert risen.say(0, "location:shipyard").skip().count(0) == 0


def test_the_first_look_at_a_locked_ship_is_one_seats_secret() -> None:
    """While a Cylon decides where to put it nobody else can read it anywhere."""
    table = landed(*CREW).cylon(0, place="shipyard")
    ground(table.state, ("civ_population_2", "civ_empty"))
    table.to_do("action").say(0, "activate:shipyard")
    assert "civ_population_2" in str(table.question(0).facts)
    for viewer in (None, 1, 2, 3):
        told = json.dumps([table.game.view(viewer), table.game.events(viewer)], default=str)
        assert "civ_population_2" not in told
