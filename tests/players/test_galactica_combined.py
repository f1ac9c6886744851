"""Players with all boxes together: Pegasus, Mutiny cards, miracle tokens, new places, Loyalty cards that are handed
over, assault raptors."""

from random import Random

import pytest
from tests.rules.galactica_combined import combined, mutinous, with_mutineer
from tests.rules.galactica_tables import civilians as ships

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.cards.pegasus.boards import PLACES as HERS
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects import CURRENT, ChooseToDrawMutiny
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.mutiny import draw_mutiny
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import TEST, Table
from readyroom.kernel import Answer
from readyroom.players import Chair, Player, make_player
from readyroom.players.galactica import deceit
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.normal import NormalPlayer
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.style import HARD, NORMAL

LEVELS = ("easy", "normal", "hard")
"""`hard` without looking ahead: by the rules of thumb alone."""
every_level = pytest.mark.parametrize("level", LEVELS)
TIGH, ROSLIN, STARBUCK, GAETA = range(4)
CYLON_CARD, OTHER_CYLON_CARD = "cylon_can_reduce_morale", "cylon_can_send_to_brig"


def player_of(level: str) -> Player:
    return NormalPlayer(1, HARD) if level == "hard" else make_player("galactica", level, 1)


def choice(table: Table, level: str) -> str:
    """What a player answers to the next question that is no window."""
    return answered(table.skip(), level)


def answered(table: Table, level: str, seat: int | None = None) -> str:
    """What a player answers to the open question."""
    question = table.question(seat)
    answer = player_of(level).answer(Chair(table.game, question))
    return question.labels[answer if isinstance(answer, int) else answer[0]]


def damage(table: Table, *places: str) -> None:
    """These locations are damaged."""
    g = table.state
    for place in places:
        g.damage_piles["pegasus" if place in HERS else "galactica"].remove(place)
        g.damaged.append(place)


# --- Pegasus ---------------------------------------------------------------------------------------------------


@every_level
@pytest.mark.parametrize(
    ("hers", "ours", "ship"),
    [(0, 0, "pegasus"), (2, 0, "pegasus"), (3, 0, "galactica"), (3, 3, "galactica"), (3, 4, "pegasus")],
)
def test_pegasus_takes_damage_but_not_her_last(level: str, hers: int, ours: int, ship: str) -> None:
    """Unless Galactica has but one location left to lose."""
    table = combined()
    galactica = ("ftl_control", "weapons_control", "command", "hangar_deck")
    damage(table, *HERS[:hers], *galactica[:ours])
    table.state.fleet.basestars.append(Basestar(AFT))
    table.dice(8).to_do("activate:basestars")
    assert choice(table, level) == f"board:{ship}"


@every_level
def test_a_revealed_cylon_spares_pegasus(level: str) -> None:
    table = combined().cylon(TIGH)
    table.state.fleet.basestars.append(Basestar(AFT))
    table.dice(8).to_do("activate:basestars")
    assert choice(table, level) == "board:galactica"


@every_level
@pytest.mark.parametrize(("hers", "fires"), [(0, True), (3, False)])
def test_her_guns_fire_unless_it_might_be_her_end(level: str, hers: int, fires: bool) -> None:
    table = combined().place(TIGH, "pegasus_cic")
    damage(table, *[place for place in HERS if place != "pegasus_cic"][:hers])
    table.state.fleet.basestars.append(Basestar(AFT))
    table.to_do("action")
    assert (choice(table, level) == "activate:pegasus_cic") is fires


@every_level
@pytest.mark.parametrize(("raiders", "civilians", "fires"), [(5, 0, True), (0, 2, False)])
def test_her_batteries_fire_at_many_raiders_and_not_among_civilians(
    level: str, raiders: int, civilians: int, fires: bool
) -> None:
    table = combined().place(TIGH, "main_batteries")
    table.state.fleet.raiders[AFT] = raiders
    ships(table.state, AFT, *["civ_population_1"] * civilians)
    table.to_do("action")
    assert (choice(table, level) == "activate:main_batteries") is fires


@every_level
def test_her_batteries_fire_where_only_raiders_are(level: str) -> None:
    table = combined().place(TIGH, "main_batteries")
    g = table.state
    g.fleet.raiders[AFT], g.fleet.raiders[FORE] = 2, 5
    ships(g, AFT, "civ_population_2")
    g.squadrons["viper"].reserves -= 2
    g.squadrons["viper"].space[AFT] = 2
    table.to_do("action").say(TIGH, "activate:main_batteries")
    assert choice(table, level) == "area:fore"


@every_level
@pytest.mark.parametrize(("cards", "used"), [(7, True), (2, False)])
def test_the_engines_are_worth_two_cards_of_many(level: str, cards: int, used: bool) -> None:
    table = combined().place(TIGH, "engine_room").hand(TIGH, *["consolidate_power-1"] * cards)
    table.state.jump_track = 2
    table.to_do("action")
    assert (choice(table, level) == "activate:engine_room") is used


@every_level
@pytest.mark.parametrize("known", [True, False])
def test_the_airlock_is_helped_against_a_cylon_and_not_against_a_human(level: str, known: bool) -> None:
    table = combined().place(TIGH, "airlock").hand(ROSLIN, "negotiation-5", "preventative_policy-5", *["repair-1"] * 6)
    table.loyal(STARBUCK, CYLON_CARD if known else HUMAN).place(STARBUCK, "brig")
    table.state.players[STARBUCK].loyalty[0].seen |= 1 << ROSLIN
    table.to_do("action").say(TIGH, "activate:airlock").say(TIGH, f"seat:{STARBUCK}").skip()
    table.state.destiny.clear()
    question = table.question(ROSLIN)
    answer = player_of(level).answer(Chair(table.game, question))
    assert isinstance(answer, tuple)
    assert any(not question.options[card].id.startswith("repair") for card in answer) is known


# --- Mutiny cards ----------------------------------------------------------------------------------------------

STEPS["test-mutiny"] = lambda g, seat: draw_mutiny(g, int(seat), TEST)
STEPS["test-who-mutinies"] = lambda g, _: ChooseToDrawMutiny(CURRENT).run(g, Cause("test", g.current))


@every_level
@pytest.mark.parametrize(("food", "played"), [(1, True), (8, False)])
def test_a_mutiny_card_is_played_where_it_helps(level: str, food: int, played: bool) -> None:
    table = mutinous(combined(), TIGH, "necessary_risk").place(TIGH, "sickbay")
    table.state.resources[0], table.state.jump_track = food, 4  # the ships it brings are left behind soon
    table.to_do("action")
    assert (choice(table, level) == "mutiny:necessary_risk") is played


@every_level
@pytest.mark.parametrize(("full", "played"), [(True, True), (False, False)])
def test_a_card_of_little_use_is_played_before_the_next_one_leads_to_the_brig(
    level: str, full: bool, played: bool
) -> None:
    """The Mutineer may have two."""
    table = mutinous(combined(), TIGH, "armed_resistance").place(TIGH, "sickbay")
    table.state.titles["admiral"] = GAETA
    if not full:
        with_mutineer(table, TIGH)
    table.to_do("action")
    assert (choice(table, level) == "mutiny:armed_resistance") is played


@every_level
def test_who_has_too_many_keeps_the_better_one(level: str) -> None:
    table = mutinous(combined(), TIGH, "betrayal_of_trust")
    table.state.resources[0], table.state.jump_track = 1, 4
    deck = table.state.decks["mutiny"]
    at = deck.cards.index("necessary_risk")
    deck.cards[at], deck.cards[-1] = deck.cards[-1], "necessary_risk"
    table.to_do(f"test-mutiny:{TIGH}")
    assert choice(table, level) == "card:betrayal_of_trust"


@every_level
def test_the_next_one_goes_to_who_may_keep_it(level: str) -> None:
    """Not to whom it would send to the Brig; the Mutineer has room for two."""
    table = mutinous(with_mutineer(combined(), STARBUCK), STARBUCK, "blackmail")
    mutinous(mutinous(mutinous(table, TIGH, "selfish_act"), GAETA, "violent_protest"), ROSLIN, "panic")
    assert choice(table.to_do("test-who-mutinies"), level) == f"seat:{STARBUCK}"


@every_level
def test_a_known_cylon_gets_the_one_that_leads_to_the_brig(level: str) -> None:
    table = mutinous(combined(), GAETA, "violent_protest").loyal(GAETA, CYLON_CARD)
    table.state.players[GAETA].loyalty[0].seen |= 1 << TIGH
    assert choice(table.to_do("test-who-mutinies"), level) == f"seat:{GAETA}"


@every_level
def test_a_revealed_cylon_has_a_human_go_to_the_brig(level: str) -> None:
    table = mutinous(combined(), GAETA, "violent_protest").cylon(TIGH)
    assert choice(table.to_do("test-who-mutinies"), level) == f"seat:{GAETA}"


@every_level
@pytest.mark.parametrize(("full", "part"), [(False, "first"), (True, "second")])
def test_what_a_mutiny_card_costs_depends_on_who_draws_it(level: str, full: bool, part: str) -> None:
    """Admiral and President draw one each, or morale and cards are lost: a second one would be the Brig for both."""
    table = combined().hand(TIGH, *["consolidate_power-1"] * 3).top("dangerous_plots").to_do("crisis")
    if full:
        mutinous(mutinous(table, TIGH, "violent_protest"), ROSLIN, "panic")
    assert choice(table, level) == f"part:{part}"


# --- places ----------------------------------------------------------------------------------------------------


@every_level
@pytest.mark.parametrize("held", [True, False])
def test_the_press_room_is_for_who_would_be_rid_of_a_mutiny_card(level: str, held: bool) -> None:
    table = combined().place(TIGH, "press_room_2")
    if held:
        mutinous(table, TIGH, "betrayal_of_trust")
    table.to_do("action")
    assert (choice(table, level) == "activate:press_room_2") is held


@every_level
def test_the_president_plays_quorum_cards_in_the_chamber(level: str) -> None:
    table = combined().place(ROSLIN, "press_room_2").hand(ROSLIN, *["repair-1"] * 3)
    g = table.state
    g.current = ROSLIN
    for card in ("food_rationing", "inspirational_speech"):
        deck = g.decks["quorum"]
        at = deck.cards.index(card)
        del deck.cards[at], deck.seen[at]
        g.quorum_hand.append(card)
    g.resources[0] = g.resources[2] = 2
    table.to_do("movement")
    assert choice(table, level) == "location:quorum_chamber"


@every_level
@pytest.mark.parametrize(("place", "used"), [("caprica_3", True), ("human_fleet_3", True)])
def test_a_revealed_cylon_uses_the_new_places(level: str, place: str, used: bool) -> None:
    table = combined().cylon(TIGH, place=place).to_do("action")
    assert (choice(table, level) == f"activate:{place}") is used


# --- miracle tokens --------------------------------------------------------------------------------------------


@every_level
@pytest.mark.parametrize(("gone", "spent"), [((), False), (("desolate_moon", "remote_planet", "remote_planet"), True)])
def test_a_token_is_spent_the_sooner_the_nearer_the_end(level: str, gone: tuple[str, ...], spent: bool) -> None:
    """Hot Dog's viper for a civilian ship: not at the start, where better may come."""
    table = combined("brendan_hot_dog_costanza", "laura_roslin", "saul_tigh", "felix_gaeta").gone(*gone)
    g = table.state
    g.resources[3] = 9
    ships(g, AFT, "civ_population_1")
    g.fleet.raiders[AFT] = 1
    table.to_do("activate:raiders")
    assert (answered(table, level, 0) == "use:escort") is spent


# --- Loyalty cards that are handed over ------------------------------------------------------------------------


@every_level
def test_a_cylon_card_is_handed_to_a_human_who_is_free(level: str) -> None:
    table = combined().loyal(TIGH, CYLON_CARD, OTHER_CYLON_CARD).place(ROSLIN, "brig").to_do("action")
    table.hand(ROSLIN, *["consolidate_power-1"] * 6).hand(GAETA, "repair-1", "repair-2")
    table.say(TIGH, f"reveal:{CYLON_CARD}")
    while table.question().prompt != "galactica-hand-over-loyalty":
        table.game.answer(table.question().seat, choice_index(table, level))
    assert choice(table, level) != f"seat:{ROSLIN}"


def choice_index(table: Table, level: str) -> Answer:
    return player_of(level).answer(Chair(table.game, table.question()))


def test_a_second_cylon_card_is_a_reason_to_reveal_the_first() -> None:
    def worth(*cards: str) -> float:
        table = combined().loyal(TIGH, CYLON_CARD, *cards).to_do("action")
        chair = Chair(table.game, table.question())
        return deceit.reveal_worth(NormalMind(chair, Beliefs(), Random(1), NORMAL), CYLON_CARD)

    assert worth(OTHER_CYLON_CARD) > worth(HUMAN) + 0.9


# --- vipers and assault raptors --------------------------------------------------------------------------------


@every_level
def test_an_assault_raptor_flies_before_a_viper(level: str) -> None:
    table = combined().place(TIGH, "command")
    table.state.fleet.raiders[AFT] = 3
    table.to_do("action").say(TIGH, "activate:command")
    assert choice(table, level).startswith("launch:assault_raptor")


@every_level
def test_the_plainest_viper_is_damaged(level: str) -> None:
    table = combined()
    for ship in ("viper", "viper_mark_vii", "assault_raptor"):
        table.state.squadrons[ship].space[AFT] = 1
        table.state.squadrons[ship].reserves = max(0, table.state.squadrons[ship].reserves - 1)
    table.state.squadrons["viper_mark_vii"].damaged -= 1
    table.state.fleet.raiders[AFT] = 1
    table.dice(6).to_do("activate:raiders")
    assert choice(table, level) == "kind:viper"


@every_level
@pytest.mark.parametrize(("raptors", "way"), [(4, "build"), (1, "return")])
def test_a_raptor_is_rebuilt_where_there_are_enough(level: str, raptors: int, way: str) -> None:
    table = combined().hand(TIGH, "raptor_specialist-3")
    table.state.raptors = raptors
    if raptors == 4:
        table.state.raptors = 3
        table.state.fleet.raiders[AFT] = 5
    table.to_do("action").say(TIGH, "card:raptor_specialist-3")
    assert choice(table, level) == f"choice:{way}"
