"""The eleven Skill cards of the Pegasus box that the combined game has."""

import pytest
from tests.galactica.cards.proof import Proof, check_views, proves
from tests.galactica.cards.skill_table import NEUTRAL, check, combined, reason, thrown, total, treachery, turned

from readyroom.galactica.board import FORE, PORT_FORE
from readyroom.galactica.skills import LABEL
from readyroom.galactica.state import Basestar

STARBUCK = ("kara_starbuck_thrace", "saul_tigh", "laura_roslin", "william_adama")


def reckless(card: str, *hand: str, **hands: tuple[str, ...]) -> Proof:
    """Seat 2 plays a Reckless card on Joe's Bar; a strong Treachery card is uppermost."""
    proof = treachery(combined(), "personal_vices-3")
    proof.hand(2, card, *hand)
    for seat, cards in hands.items():
        proof.hand(int(seat[1:]), *cards)
    return check(proof).plays(2, card)


# --- before cards are added --------------------------------------------------------------------------------


@proves("investigative_committee_2", "players faceup", "Destiny facedown", "not twice")
def test_players_add_cards_faceup_and_destiny_stays_facedown() -> None:
    proof = combined().hand(1, "investigative_committee_2-3", "repair-1").hand(2, "investigative_committee_2-4")
    check(proof).plays(1, "investigative_committee_2-3")
    assert proof.prompt() == "add-cards"
    assert not any("investigative_committee_2" in label for q in proof.game.questions for label in q.labels)
    assert proof.events("DestinyAdded")[-1]["cards"] == []
    proof.say(1, "repair-1")
    assert proof.events("CardsAdded")[-1]["cards"] == ["repair-1"]
    for viewer in (None, 0, 1, 2, 3):
        seen = proof.view(viewer)["check"]
        assert (seen["cards"], seen["hands_open"], seen["faceup"]) == (["repair-1"], True, False)
    counts = proof.game.aid(0)["check"]["counts"]
    assert {*NEUTRAL} & {*counts} == set()
    check_views(proof)


@proves("support_the_people", "draws", "declines", "too many cards", "own skill set", "the card itself does not count")
def test_support_the_people() -> None:
    five = ("repair-1", "repair-2", "launch_scout-1", "launch_scout-2", "executive_order-1")
    hands = {"p0": five, "p1": five[:4], "p3": ()}
    proof = reckless("support_the_people-1", "repair-1", "repair-2", "launch_scout-2", "executive_order-2", **hands)
    # Tigh has five; Roslin draws politics and leadership only; Adama has four without the card he has played
    assert proof.asked(1, "may-draw").labels == (
        "draw:politics+politics",
        "draw:politics+leadership",
        "draw:leadership+leadership",
        "choice:nothing",
    )
    proof.say(1, "draw:politics+leadership")
    assert proof.asked(2, "may-draw").labels[-1] == "choice:nothing"
    proof.say(2, "choice:nothing")
    proof.asked(3, "may-draw")
    proof.say(3, "draw:tactics+piloting")
    assert proof.prompt() == "add-cards"
    assert [len(player.hand) for player in proof.g.players] == [5, 6, 4, 2]
    assert proof.g.check is not None
    assert proof.g.check.reckless


@proves("support_the_people", "not a Cylon")
def test_support_the_people_is_for_humans() -> None:
    proof = combined().cylon(3).hand(3, "support_the_people-2").hand(2, "support_the_people-1")
    check(proof)
    assert not proof.window_of(3)
    proof.plays(2, "support_the_people-1")
    asked = []
    while proof.prompt() == "may-draw":
        asked.append(proof.game.questions[0].seat)
        proof.say(asked[-1], "choice:nothing")
    assert asked == [0, 1, 2]


@proves("at_any_cost", "Treachery is positive", "reckless")
def test_at_any_cost() -> None:
    cards = ("violent_outbursts-4", "exploit_a_weakness-5", "repair-2")
    proof = reckless("at_any_cost-3", p1=cards)
    assert proof.game.aid(1)["check"]["counts"] == {"violent_outbursts-4": 4, "exploit_a_weakness-5": 5, "repair-2": 2}
    proof.add(p1=cards)
    proof.say(0, "card-name:violent_outbursts").say(0, "seat:1")
    assert total(proof) == 4 + 5 + 2
    assert turned(proof) == ["personal_vices-3"]
    assert thrown(proof, "at_any_cost-3") == 1


@proves("guts_and_initiative", "no Destiny cards", "reckless")
def test_guts_and_initiative() -> None:
    proof = reckless("guts_and_initiative-1", p1=("repair-2",))
    before = len(proof.g.destiny)
    assert proof.game.aid(None)["check"]["end"][0] <= 0
    proof.add(p1=("repair-2",))
    assert total(proof) == 2
    assert len(proof.g.destiny) == before
    assert not proof.events("DestinyAdded")
    assert turned(proof) == ["personal_vices-3"]


@proves("jury_rigged", "four easier", "not the partial pass", "reckless")
def test_jury_rigged() -> None:
    proof = reckless("jury_rigged-2", p1=("scientific_research-5", "declare_emergency-3"))
    assert proof.g.check is not None
    assert (proof.g.check.difficulty, proof.g.check.partial) == (8, None)
    proof.add(p1=("scientific_research-5", "declare_emergency-3"))
    assert proof.result() == "pass"  # Joe's Bar asks for 12
    partial = treachery(combined(), "personal_vices-3").hand(2, "jury_rigged-1")
    check(partial, "the_olympic_carrier").plays(2, "jury_rigged-1")
    assert partial.g.check is not None
    assert (partial.g.check.difficulty, partial.g.check.partial) == (7, 8)
    assert turned(proof) == ["personal_vices-3"]


@pytest.mark.parametrize("card", ["support_the_people-1", "at_any_cost-3", "guts_and_initiative-1", "jury_rigged-1"])
def test_one_reckless_card_a_check_and_none_after_restore_order(card: str) -> None:
    """RECK-002, RECK-003: what can't be played any more stays in the hand."""
    proof = combined().hand(2, card).hand(1, "jury_rigged-2")
    check(proof).plays(1, "jury_rigged-2")
    assert proof.prompt() == "add-cards"
    assert LABEL.index(card) in proof.g.players[2].hand
    ordered = combined().hand(2, card).hand(1, "restore_order-3")
    check(ordered).plays(1, "restore_order-3")
    assert ordered.prompt() == "add-cards"


# --- movement ----------------------------------------------------------------------------------------------


def moving(*hand: str, crew: tuple[str, ...] = (), place: str = "command") -> Proof:
    return combined(*crew).hand(0, *hand).place(0, place).to_do("movement").begin()


@proves("preventative_policy", "one less", "only the next loss", "another resource", "not after this turn")
def test_preventative_policy() -> None:
    proof = moving("preventative_policy-3")
    proof.say(0, "preventative_policy-3")
    assert set(proof.asked(0, "spare-loss").labels) == {
        f"resource:{r}" for r in ("food", "fuel", "morale", "population")
    }
    proof.say(0, "resource:food")
    assert proof.done()
    assert proof.view(1)["for_turn"] == ["sparing:food"]
    assert proof.changed() == {"hand 0": -1}
    again = combined().hand(0, "preventative_policy-3")
    again.to_do("movement", "text:food_shortage", "text:food_shortage", "begin_turn").begin()
    again.say(0, "preventative_policy-3").say(0, "resource:food")
    again.say(1, "part:first")
    assert (again.g.resource("food"), again.g.for_turn) == (7, [])
    again.say(1, "part:first")
    assert again.g.resource("food") == 5
    other = combined().hand(0, "preventative_policy-3")
    other.to_do("movement", "text:food_shortage", "begin_turn").begin()
    other.say(0, "preventative_policy-3").say(0, "resource:fuel").say(1, "part:first")
    assert other.g.resource("food") == 6
    assert other.g.for_turn == []  # a new turn has begun


def test_preventative_policy_twice_for_one_resource() -> None:
    proof = combined()
    proof.state.for_turn += ["sparing:food", "sparing:food"]
    proof.to_do("text:food_shortage", "text:food_shortage").begin()
    proof.say(1, "part:first")
    assert (proof.g.resource("food"), proof.g.for_turn) == (8, [])
    proof.say(1, "part:first")
    assert proof.g.resource("food") == 6


@proves("critical_situation", "an action", "not with an Executive Order", "not after an Executive Order")
def test_critical_situation() -> None:
    proof = combined().hand(0, "critical_situation-3", "executive_order-1", "consolidate_power-1")
    proof.to_do("movement", "action").begin()
    proof.say(0, "critical_situation-3")
    assert proof.prompt() == "action"
    assert "card:executive_order-1" not in proof.labels(0)
    proof.say(0, "consolidate_power-1").say(0, "draw:tactics+tactics")
    assert proof.prompt() == "action"  # the Action step follows as usual
    assert "card:executive_order-1" not in proof.labels(0)
    proof.say(0, "pass:pass")
    assert proof.done()
    ordered = combined().hand(0, "critical_situation-3").to_do("movement")
    ordered.state.used.append("executive_order")
    assert "card:critical_situation-3" not in ordered.labels(0)
    assert reason(ordered, 0, "card:critical_situation-3") == ("ordered", "MOVE-023")


@proves("full_throttle", "flies and fires", "fires where it is", "no shot", "as an action", "only in a viper")
def test_full_throttle() -> None:
    def ready(*steps: str) -> Proof:
        proof = combined(*STARBUCK).hand(0, "full_throttle-1").place(0, "port_fore")
        proof.state.fleet.raiders[FORE] = proof.state.fleet.raiders[PORT_FORE] = 1
        return proof.dice(3).to_do(*steps).begin()

    flies = ready("movement").say(0, "full_throttle-1").say(0, "area:fore").say(0, "ship:raider-fore")
    assert flies.prompt() == "stop"
    assert (flies.g.players[0].place, flies.g.fleet.raiders[FORE]) == ("fore", 0)
    here = ready("movement").say(0, "full_throttle-1").say(0, "area:port_fore").say(0, "ship:raider-port_fore")
    assert here.prompt() == "stop"
    assert (here.g.players[0].place, here.g.fleet.raiders[PORT_FORE]) == ("port_fore", 0)
    none = ready("action").say(0, "full_throttle-1").say(0, "area:fore").say(0, "choice:pass")
    assert none.changed() == {"hand 0": -1, "place 0": "fore"}
    grounded = combined(*STARBUCK).hand(0, "full_throttle-1").place(0, "hangar_deck").to_do("movement", "action")
    assert "card:full_throttle-1" not in grounded.labels(0)
    assert reason(grounded, 0, "card:full_throttle-1") == ("no-pilot-now", "VIP-012")


# --- reactions ---------------------------------------------------------------------------------------------


@proves("major_victory", "morale", "nothing", "a centurion", "once a turn", "not somebody else", "not a raider")
def test_major_victory() -> None:
    for die, morale in ((5, 1), (4, 0)):
        proof = combined(*STARBUCK).hand(0, "major_victory-1", "major_victory-2").hand(1, "maximum_firepower-3")
        proof.place(0, "port_fore")
        proof.state.fleet.basestars = [Basestar(PORT_FORE, ["critical_hit"])]
        proof.state.basestar_pile.remove("critical_hit")
        proof.dice(8, die).to_do("action").begin()
        proof.say(0, "attack:basestar-port_fore").plays(0, "major_victory-1")
        assert proof.prompt() == "stop"
        assert not proof.g.fleet.basestars
        assert proof.changed().get("morale", 0) == morale
    boarded = combined().place(0, "armory").hand(0, "major_victory-1").hand(1, "major_victory-2")
    boarded.state.boarding[1] = 2
    boarded.dice(7, 8).to_do("action", "action").begin()
    boarded.say(0, "activate:armory")
    assert boarded.window_of(0)
    assert not boarded.window_of(1)
    boarded.plays(0, "major_victory-1")
    assert boarded.changed()["morale"] == 1
    raider = combined(*STARBUCK).hand(0, "major_victory-1").place(0, "port_fore")
    raider.state.fleet.raiders[PORT_FORE] = 1
    raider.dice(8).to_do("action").say(0, "attack:raider-port_fore")
    assert raider.game.questions[0].prompt == "galactica-stop"


def test_one_major_victory_a_turn() -> None:
    proof = combined(*STARBUCK).hand(0, "major_victory-1", "major_victory-2").place(0, "armory")
    proof.state.boarding[1] = 2
    proof.dice(7, 1, 7).to_do("action", "action")
    proof.say(0, "activate:armory").plays(0, "major_victory-1").say(0, "activate:armory")
    assert proof.done()
    assert len(proof.g.players[0].hand) == 1


@proves("run_interference", "the first four miss", "another area", "not in space", "this activation only")
def test_run_interference() -> None:
    proof = combined(*STARBUCK).hand(0, "run_interference-3", "run_interference-4").place(0, "port_fore")
    proof.hand(1, "run_interference-5")
    g = proof.state
    g.fleet.raiders[PORT_FORE] = 5
    g.squadrons["viper"].reserves -= 1
    g.squadrons["viper"].space[PORT_FORE] = 1
    proof.dice(8).to_do("activate:raiders").begin()
    assert not proof.window_of(1)  # Tigh is not in space
    proof.plays(0, "run_interference-3")
    assert proof.prompt() == "stop"
    assert len([event for event in proof.events("Missed") if event["attacker"] == "raider"]) == 4
    assert len(proof.events("DieRolled")) == 1  # of the fifth
    assert proof.changed() == {"hand 0": -1, "viper port_fore": -1}
    assert proof.g.misses == {}
    far = combined(*STARBUCK).hand(0, "run_interference-3").place(0, "port_fore")
    far.state.fleet.raiders[FORE] = 1
    far.to_do("activate:raiders")
    assert all(q.prompt != "galactica-window-raiders_act" for q in far.game.questions)


@proves("calculations", "one more", "one less", "once a roll", "not above eight", "not on a chosen result")
def test_calculations() -> None:
    def shot(die: int) -> Proof:
        proof = combined(*STARBUCK).hand(1, "calculations-3", "calculations-4").place(0, "port_fore")
        proof.state.fleet.raiders[PORT_FORE] = 1
        return proof.dice(die).to_do("action").say(0, "attack:raider-port_fore")

    hit = shot(2)
    assert set(hit.window_of(1)) == {
        "choice:pass",
        *(f"use:calculations-calculations-{n}:{way}" for n in (3, 4) for way in ("+1", "-1")),
    }
    hit.say(1, "use:calculations-calculations-3:+1")
    assert hit.done()  # once a roll: nobody is asked again
    assert hit.g.fleet.raiders[PORT_FORE] == 0
    assert hit.events("DieChanged") == [{**hit.events("DieChanged")[0], "change": 1, "result": 3}]
    missed = shot(3).say(1, "use:calculations-calculations-4:-1")
    assert missed.done()
    assert missed.g.fleet.raiders[PORT_FORE] == 1
    assert {label.rpartition(":")[2] for label in shot(8).window_of(1)} == {"pass", "-1"}
    assert {label.rpartition(":")[2] for label in shot(1).window_of(1)} == {"pass", "+1"}
    chosen = combined("samuel_t_anders", *STARBUCK[:3]).hand(1, "calculations-3").place(0, "port_fore")
    chosen.state.fleet.raiders[PORT_FORE] = 1
    chosen.to_do("action").say(0, "attack:raider-port_fore").say(0, "use:longshot-3")
    assert chosen.done()
    assert len(chosen.g.players[1].hand) == 1


def test_a_new_roll_is_without_calculations_and_may_have_its_own() -> None:
    """Helo has the die rolled again: the +1 was for the first one."""
    crew = ("karl_helo_agathon", *STARBUCK[:3])
    proof = combined(*crew).hand(1, "calculations-3", "calculations-4").place(0, "weapons_control").dice(1, 2)
    proof.state.fleet.raiders[FORE] = 1
    proof.to_do("action").say(0, "activate:weapons_control")
    proof.say(0, "choice:pass").say(1, "use:calculations-calculations-3:+1")
    assert proof.g.die is not None
    proof.say(0, "use:eco_officer")
    die = proof.g.die
    assert die is not None
    assert (die.rolled, die.nudged) == (2, 0)
    assert proof.window_of(1)
