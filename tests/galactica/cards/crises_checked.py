"""Cases of the Crisis and Super Crisis cards with nothing to choose, from the fact tables."""

from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT, HELPER, PRESIDENT, Arrange, Case, Discards
from tests.galactica.cards.proof import Change, Proof

SICK: Change = {f"place {CURRENT}": "sickbay"}
LOST_RAPTOR: Change = {"raptors": -1}


def both(*arranges: Arrange) -> Arrange:
    def arrange(proof: Proof) -> None:
        for each in arranges:
            each(proof)

    return arrange


def places(**seats: str) -> Arrange:
    def arrange(proof: Proof) -> None:
        for seat, place in seats.items():
            proof.place(int(seat[1:]), place)

    return arrange


def dial(resource: str, number: int) -> Arrange:
    def arrange(proof: Proof) -> None:
        proof.state.resources[("food", "fuel", "morale", "population").index(resource)] = number

    return arrange


def track(space: int) -> Arrange:
    def arrange(proof: Proof) -> None:
        proof.state.jump_track = space

    return arrange


def raptors(count: int) -> Arrange:
    def arrange(proof: Proof) -> None:
        proof.state.raptors = count

    return arrange


def vipers_left(count: int) -> Arrange:
    """So many vipers in the Reserves; the others are destroyed."""

    def arrange(proof: Proof) -> None:
        proof.state.squadrons["viper"].reserves = count

    return arrange


def token(name: str) -> Arrange:
    return lambda proof: proof.next_tokens(name)


CHECKED = (
    Case("crash_landing", "pass", {}),
    Case("crash_landing", "fail/pays", {"fuel": -1}, answers=((ADMIRAL, "choice:yes"),)),
    Case("crash_landing", "fail/refuses", {"morale": -1, **SICK}, answers=((ADMIRAL, "choice:no"),)),
    Case("cylon_accusation", "pass", {}),
    Case("cylon_accusation", "fail", {f"place {CURRENT}": "brig"}),
    Case("cylon_tracking_device", "pass", {}),
    Case(
        "cylon_tracking_device",
        "fail",
        {"raptors": -1, "basestar fore": 1, "civilian aft": 2, "civilian_pile": -2},
    ),
    Case(
        "cylon_tracking_device",
        "fail#no raptor",
        {"basestar fore": 1, "civilian aft": 2, "civilian_pile": -2},
        raptors(0),
    ),
    Case("cylon_virus", "pass", {}, places(p1="ftl_control")),
    Case(
        "cylon_virus",
        "fail",
        {"place 1": "sickbay", "place 3": "sickbay", "centurion 0": 1},
        places(p1="ftl_control", p3="ftl_control"),
    ),
    Case("detector_sabotage", "pass", {}, places(p1="research_lab")),
    Case("detector_sabotage", "fail", {"place 1": "sickbay", "kept detector_sabotage": 1}, places(p1="research_lab")),
    Case("elections_loom", "pass", {}),
    Case("elections_loom", "partial", {"morale": -1}),
    Case("elections_loom", "fail", {"morale": -1, f"hand {PRESIDENT}": -4}, answers=(Discards(PRESIDENT, 4),)),
    Case("guilt_by_collusion", "pass/sends", {"place 1": "brig"}, answers=((CURRENT, "seat:1"),)),
    Case(
        "guilt_by_collusion",
        "pass/sends#the Admiral",
        {"place 3": "brig", "admiral": "seat 0"},
        answers=((CURRENT, "seat:3"),),
    ),
    Case("guilt_by_collusion", "pass/nobody", {}, answers=((CURRENT, "choice:nobody"),)),
    Case("guilt_by_collusion", "fail", {"morale": -1}),
    Case("hangar_accident", "pass", {}),
    Case("hangar_accident", "partial", {"population": -1}),
    Case("hangar_accident", "fail", {"population": -1, "reserves": -2, "damaged_vipers": 2}),
    Case(
        "hangar_accident",
        "fail#one viper",
        {"population": -1, "reserves": -1, "damaged_vipers": 1},
        vipers_left(1),
    ),
    Case("jump_computer_failure", "pass", {}, track(2)),
    Case("jump_computer_failure", "fail", {"population": -1, "jump_track": -1}, track(2)),
    Case("jump_computer_failure", "fail#at the start", {"population": -1}),
    Case("legendary_discovery", "pass", {"distance": 1}),
    Case("legendary_discovery", "fail", {"food": -1, **LOST_RAPTOR}),
    Case("loss_of_a_friend", "pass", {}),
    Case("loss_of_a_friend", "partial", {f"hand {CURRENT}": -2}, answers=(Discards(CURRENT, 2),)),
    Case("loss_of_a_friend", "fail", {"morale": -1, f"hand {CURRENT}": -2}, answers=(Discards(CURRENT, 2),)),
    Case("low_supplies", "pass", {}, dial("food", 1)),
    Case("low_supplies", "fail/is_low", {"morale": -2}, dial("food", 5)),
    Case("low_supplies", "fail/is_not_low", {"morale": -1}, dial("food", 6)),
    Case("mandatory_testing", "pass", {}, looks=((PRESIDENT, CURRENT),)),
    Case("mandatory_testing", "partial", {}),
    Case("mandatory_testing", "fail", {"morale": -1}),
    Case("missing_g4_explosives", "pass", {}, places(p1="armory")),
    Case(
        "missing_g4_explosives",
        "fail",
        {"food": -1, "place 1": "brig", "place 3": "brig", "admiral": "seat 0"},
        places(p1="armory", p3="armory"),
    ),
    Case("prison_labor", "pass", {}),
    Case("prison_labor", "fail", {"morale": -1, "food": -1}),
    Case("prisoner_revolt", "pass", {}),
    Case("prisoner_revolt", "partial", {"population": -1}),
    Case("prisoner_revolt", "fail", {"population": -1, "president": "seat 1"}, answers=((PRESIDENT, "seat:1"),)),
    Case("resistance", "pass", {}),
    Case("resistance", "partial", {"food": -1}),
    Case("resistance", "fail", {"food": -1, "fuel": -1}),
    Case("security_breach", "pass", {}),
    Case("security_breach", "fail", {"morale": -1, **SICK, "place 2": "sickbay"}, places(p2="command")),
    Case("terrorist_bomber", "pass", {}),
    Case("terrorist_bomber", "fail", {"morale": -1, **SICK}),
    Case("terrorist_bomber", "fail#in the Brig", {"morale": -1}, places(p0="brig")),
    Case("terrorist_investigations", "pass", {}, answers=((CURRENT, "seat:3"),), looks=((CURRENT, ADMIRAL),)),
    Case("terrorist_investigations", "partial", {}),
    Case("terrorist_investigations", "fail", {"morale": -1}),
    Case("the_olympic_carrier", "pass", {}),
    Case("the_olympic_carrier", "partial", {"population": -1}),
    Case("the_olympic_carrier", "fail", {"morale": -1, "population": -1}),
    Case("unexpected_reunion", "pass", {}),
    Case("unexpected_reunion", "fail", {"morale": -1, f"hand {CURRENT}": -6}),
    Case("unidentified_ship", "pass", {}),
    Case("unidentified_ship", "fail", {"population": -1}),
    Case("weapon_malfunction", "pass", {}),
    Case(
        "weapon_malfunction",
        "fail",
        {"viper port_aft": -1, "damaged_vipers": 2, "place 1": "sickbay", "place 3": "sickbay"},
        places(p1="port_fore", p3="weapons_control"),
        answers=((CURRENT, "area:port_aft"), (CURRENT, "viper:seat-1")),
    ),
    Case("weapon_malfunction", "fail#no vipers in space", {}, lambda proof: proof.empty_space()),
    Case("witch_hunt", "pass", {}),
    Case("witch_hunt", "partial", {"morale": -1}),
    Case("witch_hunt", "fail", {"morale": -1, "place 2": "sickbay"}, answers=((CURRENT, "seat:2"),)),
    Case("witch_hunt", "fail#himself", {"morale": -1, **SICK}, answers=((CURRENT, "seat:0"),)),
    Case("bomb_on_colonial_1", "pass", {}),
    Case(
        "bomb_on_colonial_1",
        "fail",
        {"morale": -2, "place 1": "sickbay", "place 2": "sickbay", "kept bomb_on_colonial_1": 1},
        places(p1="press_room"),
    ),
    Case("cylon_intruders", "pass", {}),
    Case("cylon_intruders", "partial", {"centurion 0": 1}),
    Case(
        "cylon_intruders",
        "fail",
        {"damaged armory": 1, "damage_pile": -1, "centurion 0": 2},
        token("armory"),
    ),
    Case("cylon_intruders", "fail#food", {"food": -1, "damage_pile": -1, "centurion 0": 2}, token("food")),
    Case("fleet_mobilization", "pass", {"raider fore": 3}, dice=(3,)),
    Case(
        "fleet_mobilization",
        "pass#the basestar hits",
        {"raider fore": 3, "damaged armory": 1, "damage_pile": -1},
        token("armory"),
        dice=(4,),
    ),
    Case(
        "fleet_mobilization",
        "fail",
        {"morale": -1, "raider starboard_fore": 3, "heavy_raider fore": 1},
        dice=(3,),
    ),
    Case("inbound_nukes", "pass", {}),
    Case("inbound_nukes", "fail", {"fuel": -1, "food": -1, "population": -1}),
)

assert HELPER == 1
