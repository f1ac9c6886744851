"""The human characters of the Daybreak box: what each can do, and what keeps them from it."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof, check_views, proves
from tests.rules.galactica_combined import mutinous

from readyroom.galactica.setup import choosable, persons
from readyroom.galactica.skills import DESIGN
from readyroom.galactica.state import Civilian


def crew(first: str, *others: str) -> Proof:
    """Seat 0 is the character that is looked at."""
    rest = others or ("saul_tigh", "laura_roslin", "chief_galen_tyrol")
    return Proof(first, *rest, rules="combined")


def text(proof: Proof, card: str) -> Proof:
    """A Crisis card was drawn, and its text is resolved."""
    lay_down(proof, card)
    proof.to_do(f"text:{card}").begin()
    return proof


# --- Romo Lampkin ------------------------------------------------------------------------------------------

ROMO = "romo_lampkin"


@proves("deceitful", "once a card")
def test_deceitful() -> None:
    """C33: as President and current player two and three cards, less one: four."""
    proof = crew(ROMO)
    proof.state.titles["president"] = 0
    proof.hand(0, *["consolidate_power-1"] * 4, *["launch_scout-1"] * 5)
    text(proof, "food_shortage")
    proof.say(0, "part:second")
    proof.discards(0, 1).discards(0, 3)
    assert proof.done()
    assert proof.changed() == {"food": -1, "hand 0": -4}


@proves("deceitful", "only Crisis cards", "not a Super Crisis")
def test_deceitful_only_for_crisis_cards() -> None:
    proof = crew(ROMO)
    proof.hand(0, *["consolidate_power-1"] * 6, *["launch_scout-1"] * 6)
    proof.to_do("end_of_turn").begin()
    proof.discards(0, 2)
    assert proof.changed() == {"hand 0": -2}
    proof = crew(ROMO)
    proof.hand(0, *["consolidate_power-1"] * 4)
    proof.state.titles["admiral"] = 1
    text(proof, "psychological_warfare")
    proof.say(2, "part:first")
    proof.discards(0, 2)
    assert proof.g.players[0].hand.count(DESIGN["consolidate_power-1"]) == 2


@proves("attorney", "another's hand")
def test_attorney() -> None:
    """C33: they leave the Brig, and their whole hand goes to Romo."""
    proof = crew(ROMO)
    proof.place(1, "brig").hand(1, "repair-1", "repair-2", "launch_scout-1").to_do("action").begin()
    proof.say(0, "ability:attorney")
    labels = proof.asked(0, "pardon-place").labels
    assert "location:sickbay" not in labels
    assert "location:brig" not in labels
    proof.say(0, "location:armory")
    assert proof.done()
    assert proof.changed() == {"place 1": "armory", "hand 0": 3, "hand 1": -3, "miracle seat:0": -1}
    check_views(proof)


@proves("attorney", "oneself", "nobody there")
def test_attorney_for_oneself() -> None:
    """C33 (c)."""
    proof = crew(ROMO)
    proof.to_do("action")
    assert "ability:attorney" not in proof.labels(0)
    proof = crew(ROMO)
    proof.place(0, "brig").hand(0, "repair-1").to_do("action").begin()
    proof.say(0, "ability:attorney").say(0, "location:command")
    assert proof.done()
    assert proof.changed() == {"place 0": "command", "miracle seat:0": -1}


def steals(cards: int, *, beside: bool = True) -> Proof:
    proof = crew(ROMO)
    for seat in (1, 2, 3):
        proof.place(seat, "sickbay")
    proof.place(0, "armory").hand(0, *["consolidate_power-1"] * cards)
    proof.place(1, "command" if beside else "sickbay")
    proof.to_do("movement", "end_of_turn").begin()
    proof.say(0, "location:command")
    return proof


@proves("kleptomania", "two cards")
def test_kleptomania() -> None:
    """C33: two cards of his choice."""
    proof = steals(5)
    proof.discards(0, 2)
    assert proof.done()
    assert proof.changed() == {"place 0": "command", "hand 0": -2}


@proves("kleptomania", "the Brig", "alone")
def test_kleptomania_without_cards() -> None:
    """C33 (b): to the Brig at the end of the turn."""
    proof = steals(1)
    assert proof.done()
    assert proof.changed() == {"place 0": "brig"}
    proof = steals(1, beside=False)
    assert proof.changed() == {"place 0": "command"}


# --- Louis Hoshi -------------------------------------------------------------------------------------------

HOSHI = "louis_hoshi"


def command() -> Proof:
    proof = crew(HOSHI)
    proof.empty_space()
    proof.place(0, "command").hand(0, "launch_scout-1", "launch_scout-2").to_do("action").begin()
    proof.say(0, "activate:command")
    for _ in range(2):
        proof.skip()
        proof.say(0, next(label for label in proof.labels(0) if label.startswith("launch:")))
    return proof


@proves("dutiful", "again", "once a turn")
def test_dutiful() -> None:
    """C11: for a card Command is activated again at once."""
    proof = command()
    assert proof.window_of(0) == ("choice:pass", "use:dutiful")
    proof.uses(0, "dutiful")
    proof.say(0, "card:launch_scout-1")
    for _ in range(2):
        proof.skip()
        proof.say(0, next(label for label in proof.labels(0) if label.startswith("launch:")))
    assert proof.done()
    changed = proof.changed()
    assert changed["hand 0"] == -1
    launched = [count for key, count in changed.items() if key.endswith("reserves")]
    assert sum(count for count in launched if isinstance(count, int)) == -4


@proves("dutiful", "declined", "other places")
def test_dutiful_is_optional_and_for_three_places() -> None:
    proof = command()
    proof.skip()
    assert proof.done()
    assert "hand 0" not in proof.changed()
    proof = crew(HOSHI)
    proof.place(0, "research_lab").hand(0, "launch_scout-1").to_do("action").begin()
    proof.say(0, "activate:research_lab").say(0, "tactics")
    assert proof.done()


@proves("organized", "three places", "not from the Brig")
def test_organized() -> None:
    """C11 (g): three different undamaged ones, from anywhere."""
    proof = crew(HOSHI)
    g = proof.state
    g.damage_piles["galactica"].remove("armory")
    g.damaged.append("armory")
    proof.place(0, "sickbay").to_do("action").begin()
    proof.say(0, "ability:organized")
    labels = proof.asked(0, "organized").labels
    assert "location:armory" not in labels
    assert not [label for label in labels if label.startswith(("location:caprica", "location:cylon", "location:brig"))]
    proof.say(0, "location:research_lab").say(0, "draw:tactics")
    assert "location:research_lab" not in proof.asked(0, "organized").labels
    proof.say(0, "location:communications").say(0, "area:aft").say(0, "area:aft")
    proof.skip()
    proof.asked(0, "organized")
    proof = crew(HOSHI)
    proof.place(0, "brig").to_do("action")
    assert "ability:organized" not in proof.labels(0)


@proves("reluctant", "one more card", "no other card")
def test_reluctant() -> None:
    proof = crew(HOSHI)
    proof.hand(0, "launch_scout-1", "repair-1", "repair-2").dice(1).to_do("action").begin()
    proof.say(0, "card:launch_scout-1").say(0, "card:repair-2")
    proof.skip()
    assert proof.changed()["hand 0"] == -2
    proof = crew(HOSHI)
    proof.hand(0, "launch_scout-1").to_do("action")
    assert "card:launch_scout-1" not in proof.labels(0)


@pytest.mark.parametrize("card", ["repair-1", "full_throttle-1"])
def test_reluctant_may_keep_a_card_from_being_carried_out(card: str) -> None:
    """He pays with Treachery, for which he goes to the Brig: there is nothing to repair, and no viper to fly."""
    proof = crew(HOSHI)
    g = proof.hand(0, card, "dradis_contact-0", "repair-2").place(0, "hangar_deck").state
    if card != "repair-1":
        g.squadrons["viper"].reserves -= 1
        g.players[0].ship = "viper"
        proof.place(0, "fore")
    mutinous(proof, 0, "panic")
    proof.to_do("action").begin()
    proof.say(0, f"card:{card}").say(0, "card:dradis_contact-0")
    assert proof.state.players[0].place == "brig"
    assert proof.question(0).prompt == "galactica-mutiny-limit"
    proof.game.answer(0, (0,))
    assert proof.done()
    assert any(event["event"] == "NotPossible" and event["what"] == "use-card" for event in proof.game.events(0))


# --- Brendan "Hot Dog" Costanza ----------------------------------------------------------------------------

HOT_DOG = "brendan_hot_dog_costanza"


@proves("memento", "drawn", "declined", "once a turn", "only population")
def test_memento() -> None:
    """C27 (e)."""
    proof = crew(HOT_DOG)
    proof.resolve("starvation_in_dogsville", part="first", dice=(1,))
    proof = crew(HOT_DOG)
    text(proof.dice(1), "starvation_in_dogsville")
    proof.say(2, "part:first")
    for _ in range(6):
        if "use:memento" in proof.game.questions[0].labels:
            break
        proof.say(proof.game.questions[0].seat, "choice:pass")
    proof.uses(0, "memento")
    assert len(proof.question(0).options) <= 3
    proof.game.answer(0, 0)
    proof.skip()
    assert proof.done()
    assert proof.changed() == {"population": -1, "food": -1, "hand 0": 2}
    assert proof.g.used.count("memento") == 1
    proof = crew(HOT_DOG)
    text(proof, "question_procedure")
    proof.say(2, "part:first")
    assert proof.done()


def civilian_attacked() -> Proof:
    """A raider in an area with a civilian ship and nothing else."""
    proof = crew(HOT_DOG)
    proof.empty_space()
    g = proof.state
    g.civilian_pile.remove("civ_population_2")
    g.civilians[2].append(Civilian(77, "civ_population_2"))
    g.fleet.raiders[2] = 1
    proof.to_do("activate:raiders").begin()
    return proof


@proves("escort", "spared", "declined")
def test_escort() -> None:
    """C27 (d): a viper leaves the game, the ship goes back unseen."""
    proof = civilian_attacked()
    proof.uses(0, "escort")
    if not proof.done():
        proof.say(0, "unmanned:viper-reserves")
    assert proof.done()
    changed = proof.changed()
    assert changed["civilian starboard_aft"] == -1
    assert (changed["reserves"], changed["civilian_pile"], changed["miracle seat:0"]) == (-1, 1, -1)
    assert "population" not in changed
    proof = civilian_attacked()
    proof.skip()
    assert proof.changed()["population"] == -2


@proves("forced_to_eject", "destroyed", "not somebody else's")
@pytest.mark.parametrize("pilot", [HOT_DOG, "kara_starbuck_thrace"])
def test_forced_to_eject(pilot: str) -> None:
    """C27 (f): a 5 destroys his viper, and he goes to Sickbay."""
    proof = crew(pilot)
    proof.empty_space()
    proof.state.fleet.raiders[2] = 1
    proof.place(0, "starboard_aft").dice(5).to_do("activate:raiders").begin()
    proof.skip()
    changed = proof.changed()
    assert changed["place 0"] == "sickbay"
    assert changed.get("damaged_vipers", 0) == (0 if pilot == HOT_DOG else 1)


# --- Sherman "Doc" Cottle ----------------------------------------------------------------------------------

COTTLE = "sherman_doc_cottle"


@proves("treatment", "treated", "whom")
def test_treatment() -> None:
    """C33: two cards of her types, then two of his hand for her; not himself, no revealed Cylon (CHERR-047)."""
    proof = crew(COTTLE, "kara_starbuck_thrace", "laura_roslin", "saul_tigh")
    proof.cylon(3)
    proof.hand(0, "repair-1", "repair-2", "launch_scout-1", "consolidate_power-1").to_do("action").begin()
    proof.say(0, "ability:treatment")
    assert proof.asked(0, "treatment").labels == ("seat:1", "seat:2")
    proof.say(0, "seat:1")
    types = {skill for option in proof.question(0).options for skill in option.facts["skills"]}
    assert types == {"leadership", "tactics", "piloting", "engineering"}
    proof.say(0, "piloting+piloting")
    proof.say(0, "card:repair-1", "card:repair-2")
    assert proof.done()
    assert proof.changed() == {"hand 1": 2}
    check_views(proof)
    assert "miracle seat:0" not in proof.changed()


@proves("quarantine", "exchanged", "no civilian ship")
def test_quarantine() -> None:
    proof = crew(COTTLE)
    proof.empty_space()
    g = proof.state
    for handle, area in ((80, 1), (81, 4)):
        g.civilians[area].append(Civilian(handle, g.civilian_pile.pop()))
    g.next_handle = 82
    proof.to_do("action").begin()
    proof.say(0, "ability:quarantine")
    assert len(proof.events("CivilianSeen", 0)) == 2
    proof.say(0, "civilian:81")
    assert proof.done()
    assert proof.changed() == {"miracle seat:0": -1}
    assert [ship.handle for ship in proof.g.civilians[4]] == [82]
    check_views(proof, civilians={0: 1})
    proof = crew(COTTLE)
    proof.empty_space().to_do("action")
    assert "ability:quarantine" not in proof.labels(0)


@pytest.mark.parametrize("mine", ["civ_empty", "civ_population_2"])
def test_quarantine_never_draws_the_ship_that_goes_back(mine: str) -> None:
    proof = crew(COTTLE)
    g = proof.empty_space().state
    other = "civ_population_1"
    g.civilians[4].append(Civilian(80, mine))
    g.civilian_pile[:], g.next_handle = [other], 81
    proof.to_do("action").begin().say(0, "ability:quarantine")
    assert proof.done()
    assert ([ship.face for ship in proof.g.civilians[4]], proof.g.civilian_pile) == ([other], [mine])


@proves("specialized", "no Engineering action", "other text")
def test_specialized() -> None:
    """CHERR-048: Repair is not offered; what is no action is."""
    proof = crew(COTTLE)
    proof.state.squadrons["viper"].reserves -= 1
    proof.state.squadrons["viper"].damaged += 1
    proof.place(0, "hangar_deck").hand(0, "repair-1", "launch_scout-1").to_do("action")
    labels = proof.labels(0)
    assert "card:repair-1" not in labels
    assert "card:launch_scout-1" in labels
    proof = crew(COTTLE)
    proof.hand(0, "scientific_research-3")
    text(proof, "domestic_dispute")
    assert any("scientific_research" in label for label in proof.labels(0))


# --- Gaius Baltar ------------------------------------------------------------------------------------------

BALTAR = "gaius_baltar_support"


@proves("cult_leader", "given", "taken", "nobody there")
def test_cult_leader() -> None:
    proof = crew(BALTAR)
    proof.place(1, "admirals_quarters").place(2, "sickbay").place(3, "sickbay").to_do("action").begin()
    proof.say(0, "ability:cult_leader")
    assert proof.done()
    assert proof.changed() == {"miracle seat:0": 1, "miracle seat:1": -1}
    proof = crew(BALTAR)
    proof.place(1, "admirals_quarters").place(2, "sickbay").place(3, "sickbay")
    del proof.state.tokens["miracle"]["seat:1"]
    proof.to_do("action").begin()
    proof.say(0, "ability:cult_leader")
    assert proof.changed() == {"miracle seat:0": -1, "miracle seat:1": 1}
    proof = crew(BALTAR)
    proof.place(1, "armory").place(2, "sickbay").place(3, "sickbay").to_do("action")
    assert "ability:cult_leader" not in proof.labels(0)


@proves("broadcast", "three tokens", "fewer tokens")
@pytest.mark.parametrize("resource", ["food", "fuel", "morale", "population"])
def test_broadcast(resource: str) -> None:
    """CHAR-021, CHAR-022."""
    proof = crew(BALTAR)
    proof.state.tokens["miracle"]["seat:0"] = 2
    proof.to_do("action")
    assert "ability:broadcast" not in proof.labels(0)
    proof = crew(BALTAR)
    proof.state.tokens["miracle"]["seat:0"] = 3
    proof.to_do("action").begin()
    proof.say(0, "ability:broadcast").say(0, f"resource:{resource}")
    assert proof.done()
    assert proof.changed() == {resource: 2, "miracle seat:0": -3}


@proves("spiritual_crisis", "in the Brig", "elsewhere")
def test_spiritual_crisis() -> None:
    """CHERR-013."""
    for place, offered in (("command", False), ("brig", True)):
        proof = crew(BALTAR)
        proof.loyal(0, "cylon_can_reduce_morale").place(0, place).to_do("action")
        assert ("reveal:cylon_can_reduce_morale" in proof.labels(0)) == offered


# --- Karl "Helo" Agathon -----------------------------------------------------------------------------------

HELO = "karl_helo_agathon_pilot"


def scouts() -> tuple[Proof, str, str]:
    proof = crew(HELO)
    proof.hand(0, "launch_scout-1").top("water_sabotaged", "riots").dice(8).to_do("action").begin()
    proof.say(0, "card:launch_scout-1")
    proof.skip()
    proof.say(0, "deck:crisis")
    return proof, "water_sabotaged", "riots"


@proves("raptor_pilot", "two cards", "top and bottom")
def test_raptor_pilot() -> None:
    proof, first, second = scouts()
    proof.say(0, f"card:{first}")
    assert proof.done()
    cards = proof.g.decks["crisis"].cards
    assert (cards[-1], cards[0]) == (second, first)
    check_views(proof, known={(0, "crisis"): 1})
    proof, first, second = scouts()
    proof.say(0)
    proof.say(0, f"card:{second}", f"card:{first}")
    assert proof.done()
    assert proof.g.decks["crisis"].cards[:-3:-1] == [second, first]


@proves("no_one_gets_left_behind", "used", "declined")
@pytest.mark.parametrize("use", [True, False])
def test_no_one_gets_left_behind(use: bool) -> None:
    """C27: when the ships leave, a fuel for two population."""
    proof = crew(HELO)
    proof.empty_space()
    proof.state.jump_track = 4
    proof.state.resources[3] = 9
    proof.top("desolate_moon", "deep_space").to_do("prepare_for_jump").begin()
    if use:
        proof.uses(0, "no_one_gets_left_behind")
    proof.skip()
    proof.say(1, "desolate_moon")
    changed = proof.changed()
    assert changed["fuel"] == (-4 if use else -3)
    assert changed.get("population", 0) == (2 if use else 0)


@proves("family_commitments", "elsewhere", "on Galactica")
def test_family_commitments() -> None:
    """C27: in space he draws four cards."""
    for place, cards in (("fore", 4), ("pegasus_cic", 4), ("command", 5)):
        proof = crew(HELO)
        proof.place(0, place).to_do("receive_skills").begin()
        if not proof.done():
            proof.game.answer(0, 0)
        assert proof.changed()["hand 0"] == cards


# --- Lee Adama ---------------------------------------------------------------------------------------------

LEE = "lee_adama_political"


@proves("forward_thinker", "activates", "declined")
@pytest.mark.parametrize("use", [True, False])
def test_forward_thinker(use: bool) -> None:
    proof = crew(LEE)
    proof.place(0, "research_lab").hand(0, "executive_order-1").to_do("action").begin()
    proof.say(0, "card:executive_order-1").say(0, "seat:1").say(1, "choice:act-twice").say(1, "pass:pass")
    proof.asked(0, "forward-thinker")
    proof.say(0, "choice:yes" if use else "choice:no")
    if use:
        proof.say(0, "draw:tactics")
    assert proof.done()
    assert proof.changed() == ({} if use else {"hand 0": -1})


def chooses() -> Proof:
    proof = crew(LEE, "karl_helo_agathon", "laura_roslin", "saul_tigh")
    proof.hand(0, *["launch_scout-1"] * 6)
    return text(proof, "unsettling_stories")


@proves("choose_a_different_path", "neither part")
def test_choose_a_different_path() -> None:
    proof = chooses()
    assert proof.asked(0, "choose-part").labels == ("part:first", "part:second", "part:other")
    proof.say(0, "part:other")
    proof.skip()
    proof.discards(0, 5)
    assert proof.done()
    assert proof.changed() == {"hand 0": -5, "miracle seat:0": -1}


@proves("choose_a_different_path", "Moral Compass")
def test_moral_compass_after_a_different_path() -> None:
    """CHERR-020: the original Helo may still have one of the printed parts resolved."""
    proof = Proof(LEE, "karl_helo_agathon", "laura_roslin", "saul_tigh", rules="combined")
    proof.hand(0, *["launch_scout-1"] * 6)
    text(proof, "unsettling_stories")
    proof.say(0, "part:other")
    assert set(proof.window_of(1)) == {"choice:pass", "use:moral_compass-first", "use:moral_compass-second"}
    proof.say(1, "use:moral_compass-second")
    assert proof.done()
    assert proof.changed() == {"morale": -1, "miracle seat:0": -1, "miracle seat:1": -1}


@proves("choose_a_different_path", "no token", "not on a Super Crisis", "not another's choice")
def test_a_different_path_is_not_always_there() -> None:
    proof = Proof(LEE, "saul_tigh", "laura_roslin", rules="combined")
    del proof.state.tokens["miracle"]["seat:0"]
    assert text(proof, "unsettling_stories").asked(0, "choose-part").labels == ("part:first", "part:second")
    proof = crew(LEE)
    assert text(proof, "question_procedure").asked(2, "choose-part").labels == ("part:first", "part:second")
    proof = crew(LEE)
    proof.state.titles["admiral"] = 0
    assert text(proof, "demand_peace_manifesto").asked(0, "choose-part").labels == ("part:first", "part:second")


@proves("moral_dilemma", "two cards")
def test_moral_dilemma() -> None:
    proof = crew(LEE)
    proof.hand(0, *["launch_scout-1"] * 4)
    text(proof, "earth_in_ruins")
    proof.say(0, "part:second")
    proof.discards(0, 2)
    assert proof.done()
    assert proof.changed() == {"food": -1, "mutiny 0": 1, "hand 0": -2}


# --- Tom Zarek ---------------------------------------------------------------------------------------------

ZAREK = "tom_zarek_military"


@proves("necessary_steps", "another's draw", "the own draw")
@pytest.mark.parametrize("zarek", [0, 1])
def test_necessary_steps(zarek: int) -> None:
    """Whoever draws, he sees two and hands one over."""
    proof = crew(*((ZAREK, "saul_tigh", "laura_roslin") if zarek == 0 else ("saul_tigh", ZAREK, "laura_roslin")))
    first, second = proof.state.decks["mutiny"].cards[:-3:-1]
    text(proof, "earth_in_ruins")
    proof.say(0, "part:second")
    question = proof.asked(zarek, "necessary-steps")
    assert question.labels == (f"card:{first}", f"card:{second}")
    proof.say(zarek, f"card:{second}")
    assert proof.done()
    assert proof.g.players[0].held("mutiny") == [second]
    assert proof.g.decks["mutiny"].cards[0] == first
    told = {viewer: proof.events("MutinyDrawn", viewer)[-1]["card"] for viewer in (0, 1, 2, None)}
    assert told == {0: second, 1: second if zarek == 1 else None, 2: None, None: None}


@proves("abuse_power", "one of four")
def test_abuse_power() -> None:
    """MUTY-006: nobody goes to the Brig, and the other three go under the deck."""
    proof = crew(ZAREK)
    top = proof.state.decks["mutiny"].cards[:-5:-1]
    proof.to_do("action").begin()
    proof.say(0, "ability:abuse_power")
    question = proof.asked(0, "play-mutiny")
    assert {label.removeprefix("card:") for label in question.labels} <= {*top}
    played = question.labels[0].removeprefix("card:")
    proof.game.answer(0, 0)
    assert {*proof.g.decks["mutiny"].cards[:3]} == {*top} - {played}


@proves("disreputable", "at the start", "after an execution")
def test_disreputable() -> None:
    """EXEC-042."""
    proof = crew("saul_tigh", "karl_helo_agathon", "laura_roslin")
    proof.to_do("execute:0").begin()
    proof.say(0, f"character:{ZAREK}")
    proof.say(0, next(label for label in proof.labels(0)))
    assert len(proof.g.players[0].held("mutiny")) == 1
    proof = crew(ZAREK)
    proof.to_do("first_mutiny").begin()
    proof.game.answer(0, 0)
    assert len(proof.g.players[0].held("mutiny")) == 1


def test_of_two_versions_of_a_person_only_one_is_in_a_game() -> None:
    """C1 (b), SETUP-041."""
    assert persons([BALTAR]) == {"gaius_baltar"}
    proof = Proof("saul_tigh", "laura_roslin", "kara_starbuck_thrace", rules="combined")
    proof.state.players[0].character = HELO
    proof.state.players[1].character = proof.state.players[2].character = ""
    assert "karl_helo_agathon" not in choosable(proof.state)
