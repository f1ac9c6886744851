"""Military and political leaders: each ability, once-a-game ability and drawback."""

import pytest
from tests.galactica.cards.character_table import ONES, accused, text_of
from tests.galactica.cards.proof import Change, Proof, check_views, proves

from readyroom.galactica.loyalty import build_deck
from readyroom.galactica.testing import Table, at_once

# --- William Adama -----------------------------------------------------------------------------------------


@proves("inspirational_leader", "on his card", "on another's card", "not on a Super Crisis", "only strength 1")
@pytest.mark.parametrize(
    ("card", "current", "destiny", "total"),
    [
        ("elections_loom", 0, ONES, 2),
        ("elections_loom", 1, ONES, -2),
        ("inbound_nukes", 0, ONES, -2),
        ("elections_loom", 0, ("repair-2", "repair-1"), -1),
    ],
)
def test_inspirational_leader(card: str, current: int, destiny: tuple[str, ...], total: int) -> None:
    proof = text_of(card, "william_adama", "tom_zarek", "kara_starbuck_thrace")
    proof.state.current = current
    proof.destiny(*destiny)
    assert proof.done()
    assert proof.events("CheckShown")[-1]["total"] == total


@proves("command_authority", "used", "declined", "once a game")
@pytest.mark.parametrize("used", [True, False])
def test_command_authority(used: bool) -> None:
    """All cards of the check, those of Destiny too, go to his hand; which ones everybody has seen."""
    proof = text_of("elections_loom", "tom_zarek", "william_adama", "kara_starbuck_thrace")
    proof.hand(2, "repair-2").destiny("consolidate_power-1", "repair-1").begin()
    proof.say(2, "repair-2")
    assert proof.window_of(1) == ("choice:pass", "use:command_authority")
    if used:
        proof.uses(1, "command_authority")
    assert proof.done()
    change: Change = {"hand 2": -1, "morale": -1}
    assert proof.changed() == ({**change, "hand 1": 3, "spent 1": "command_authority"} if used else change)
    if used:
        assert sorted(proof.view(1)["hand"]) == ["consolidate_power-1", "repair-1", "repair-2"]
        again = text_of("elections_loom", "tom_zarek", "william_adama", "kara_starbuck_thrace")
        again.state.players[1].spent.append("command_authority")
        assert again.game.questions[0].prompt == "galactica-stop"
    check_views(proof)


@proves("emotionally_attached", "not the Admiral's Quarters")
def test_emotionally_attached() -> None:
    proof = Proof("william_adama", "tom_zarek", "kara_starbuck_thrace")
    assert proof.state.players[0].place == "admirals_quarters"
    assert "activate:admirals_quarters" not in proof.labels(0)


# --- Gaius Baltar ------------------------------------------------------------------------------------------


@proves("delusional_intuition", "any card")
def test_delusional_intuition() -> None:
    proof = Proof("gaius_baltar", "saul_tigh", "kara_starbuck_thrace")
    proof.top("riots").to_do("crisis")
    proof.begin()
    assert proof.window_of(2) == ("choice:pass", "use:secret_destiny")
    proof.skip()
    assert len(proof.labels(0)) == 5
    proof.say(0, "draw:piloting")
    assert proof.prompt() == "choose-part"
    assert proof.changed() == {"hand 0": 1}
    check_views(proof)


@proves("cylon_detector", "all cards", "once a game")
def test_cylon_detector() -> None:
    proof = Proof("gaius_baltar", "saul_tigh", "kara_starbuck_thrace")
    proof.loyal(1, "cylon_can_send_to_brig", "you_are_not_a_cylon").to_do("action", "action").begin()
    proof.say(0, "ability:cylon_detector").say(0, "seat:1")
    seen = ["cylon_can_send_to_brig", "you_are_not_a_cylon"]
    assert proof.events("LoyaltySeen", 0)[-1]["cards"] == seen
    assert "ability:cylon_detector" not in proof.labels(0)
    assert proof.changed() == {"spent 0": "cylon_detector"}
    check_views(proof, loyalty=((0, 1),))


@proves("coward", "two cards")
@pytest.mark.parametrize(("baltar", "size"), [(True, 7), (False, 6)])
def test_coward(baltar: bool, size: int) -> None:
    """Three players: six cards, and one more human card for him."""
    proof = Proof("gaius_baltar" if baltar else "tom_zarek", "saul_tigh", "kara_starbuck_thrace")
    g = proof.state
    for player in g.players:
        player.loyalty.clear()
    g.loyalty_box.clear()
    at_once(build_deck(g))
    assert [len(player.loyalty) for player in g.players] == [2 if baltar else 1, 1, 1]
    assert len(g.loyalty) + sum(len(player.loyalty) for player in g.players) == size


# --- Karl "Helo" Agathon -----------------------------------------------------------------------------------


@proves("eco_officer", "used", "declined", "once a turn")
@pytest.mark.parametrize("used", [True, False])
def test_eco_officer(used: bool) -> None:
    proof = Proof("karl_helo_agathon", "saul_tigh", "laura_roslin")
    proof.hand(0, "launch_scout-1", "launch_scout-2").dice(1, 3, 1).to_do("action", "action")
    proof.say(0, "launch_scout-1")
    assert proof.window_of(0) == ("choice:pass", "use:eco_officer")
    if not used:
        proof.say(0, "choice:pass")
        assert proof.g.raptors == 3
        return
    proof.uses(0, "eco_officer")
    proof.say(0, "crisis").say(0, "top")
    assert proof.g.raptors == 4
    proof.say(0, "launch_scout-2")
    assert proof.done()
    assert proof.g.raptors == 3


@proves("eco_officer", "the +2 stays", "not on another's turn")
def test_eco_officer_keeps_strategic_planning() -> None:
    proof = Proof("karl_helo_agathon", "saul_tigh", "laura_roslin")
    proof.hand(0, "launch_scout-1").hand(1, "strategic_planning-3").dice(8, 2)
    proof.say(0, "launch_scout-1")
    proof.plays(1, "strategic_planning-3")
    proof.uses(0, "eco_officer")
    assert [event["result"] for event in proof.events("DieRolled")] == [8, 4]
    other = Proof("saul_tigh", "karl_helo_agathon", "laura_roslin")
    other.hand(0, "launch_scout-1").dice(1)
    other.say(0, "launch_scout-1")
    assert other.done()


@proves("moral_compass", "used", "declined", "once a game", "not without a choice")
@pytest.mark.parametrize(
    ("used", "change"), [(True, {"food": -1, "morale": -1}), (False, {"population": -1, "fuel": -1})]
)
def test_moral_compass(used: bool, change: Change) -> None:
    proof = text_of("riots", "tom_zarek", "karl_helo_agathon", "william_adama")
    proof.say(2, "part:second")
    assert proof.window_of(1) == ("choice:pass", "use:moral_compass")
    if used:
        proof.uses(1, "moral_compass")
    assert proof.done()
    assert proof.changed() == {**change, **({"spent 1": "moral_compass"} if used else {})}
    spent = text_of("riots", "tom_zarek", "karl_helo_agathon", "william_adama")
    spent.state.players[1].spent.append("moral_compass")
    spent.say(2, "part:second")
    assert spent.question().prompt == "galactica-stop"
    detector = text_of("build_cylon_detector", "tom_zarek", "karl_helo_agathon", "william_adama")
    detector.state.nukes = 0
    detector.say(2, "part:second")
    assert detector.question().prompt == "galactica-stop"


@proves("stranded", "off the board", "second turn")
def test_stranded() -> None:
    """No move, no action, not to be sent anywhere; back on the Hangar Deck when his second turn begins."""
    proof = Proof("karl_helo_agathon", "saul_tigh", "laura_roslin")
    proof.state.players[0].place = "off_board"
    proof.to_do("movement", "action")
    assert proof.done()
    sent = text_of("terrorist_bomber", "karl_helo_agathon", "saul_tigh", "laura_roslin")
    sent.state.players[0].place = "off_board"
    sent.destiny(*ONES).begin()
    assert sent.done()
    assert sent.changed() == {"morale": -1}
    back = Proof("karl_helo_agathon", "saul_tigh", "laura_roslin")
    back.state.players[0].place = "off_board"
    back.to_do("begin_turn")
    assert back.asked(0, "move").labels[0] == "choice:stay"
    assert back.g.players[0].place == "hangar_deck"


# --- Laura Roslin ------------------------------------------------------------------------------------------


@proves("religious_visions", "one of two")
def test_religious_visions() -> None:
    """Only she sees the other card, which goes to the bottom."""
    proof = Proof("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    proof.top("riots", "colonial_day").to_do("crisis")
    assert set(proof.labels(0)) == {"card:riots", "card:colonial_day"}
    assert all(proof.view(viewer)["held"] is None for viewer in (1, 2, None))
    proof.say(0, "colonial_day")
    assert proof.g.decks["crisis"].cards[0] == "riots"
    assert [event["card"] for event in proof.events("CrisisDrawn")] == ["colonial_day"]
    check_views(proof)


@proves("skilled_politician", "one of four", "once a game", "without the title")
def test_skilled_politician() -> None:
    proof = Proof("laura_roslin", "tom_zarek", "saul_tigh")
    proof.state.titles["president"] = 1
    proof.top("food_rationing", "arrest_order", "accept_prophecy", "inspirational_speech")
    proof.dice(6).to_do("action", "action")
    proof.begin()
    proof.say(0, "ability:skilled_politician")
    assert set(proof.labels(0)) == {
        "card:food_rationing",
        "card:arrest_order",
        "card:accept_prophecy",
        "card:inspirational_speech",
    }
    proof.say(0, "food_rationing")
    assert "ability:skilled_politician" not in proof.labels(0)
    assert proof.changed() == {"food": 1, "removed food_rationing": 1, "spent 0": "skilled_politician"}
    assert set(proof.g.decks["quorum"].cards[:3]) == {"arrest_order", "accept_prophecy", "inspirational_speech"}
    check_views(proof)


@proves("skilled_politician", "none can be resolved")
def test_skilled_politician_with_cards_that_do_nothing_now() -> None:
    """Four cards of which none can be resolved: only one of them exists in so many copies, so the deck is small."""
    proof = Proof("laura_roslin", "tom_zarek", "saul_tigh")
    proof.cylon(1).cylon(2, "cylon_can_send_to_brig").place(0, "brig").empty_space()
    proof.state.titles |= {"president": 0, "admiral": 0}
    proof.top("arrest_order", "encourage_mutiny", "presidential_pardon", "assign_vice_president")
    proof.begin()
    proof.say(0, "ability:skilled_politician")
    assert proof.done()
    assert proof.changed() == {"spent 0": "skilled_politician"}
    check_views(proof)


@proves("terminal_illness", "two cards first", "too few cards")
def test_terminal_illness() -> None:
    proof = Proof("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    proof.place(0, "press_room").hand(0, "repair-1", "repair-2", "launch_scout-1").begin()
    proof.say(0, "activate:press_room")
    proof.discards(0, 2)
    assert proof.done()
    assert proof.changed() == {}
    poor = Proof("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    poor.place(0, "press_room").hand(0, "repair-1")
    assert "activate:press_room" not in poor.labels(0)


# --- Saul Tigh ---------------------------------------------------------------------------------------------


@proves("cylon_hatred", "used", "declined", "another location")
@pytest.mark.parametrize("used", [True, False])
def test_cylon_hatred(used: bool) -> None:
    proof = accused(2, "gaius_baltar", "saul_tigh", "laura_roslin")
    assert proof.window_of(1) == ("choice:pass", "use:cylon_hatred")
    proof.say(1, "use:cylon_hatred" if used else "choice:pass")
    assert [event["now"] for event in proof.events("DifficultyChanged")] == ([4] if used else [])
    other = Proof("gaius_baltar", "saul_tigh", "laura_roslin")
    other.place(0, "administration")
    other.say(0, "activate:administration").say(0, "seat:1")
    assert other.question().prompt == "galactica-stop"


@proves("declare_martial_law", "used", "once a game")
def test_declare_martial_law() -> None:
    """The Admiral is President now, Tigh or not."""
    proof = Proof("saul_tigh", "william_adama", "laura_roslin")
    proof.to_do("action", "action").begin()
    proof.say(0, "ability:declare_martial_law")
    assert "ability:declare_martial_law" not in proof.labels(0)
    assert proof.changed() == {"president": "seat 1", "spent 0": "declare_martial_law"}


@proves("alcoholic", "exactly one card", "more cards")
@pytest.mark.parametrize(("cards", "left"), [(1, 0), (2, 2)])
def test_alcoholic(cards: int, left: int) -> None:
    proof = Proof("tom_zarek", "saul_tigh", "laura_roslin")
    proof.hand(1, *["repair-1"] * cards).to_do("begin_turn")
    proof.asked(0, "move")
    assert proof.count(1) == left


# --- Tom Zarek ---------------------------------------------------------------------------------------------


@proves("friends_in_low_places", "Administration", "Brig", "lower", "raise", "declined", "another location")
@pytest.mark.parametrize("place", ["administration", "brig"])
@pytest.mark.parametrize("use", ["-2", "+2", ""])
def test_friends_in_low_places(place: str, use: str) -> None:
    proof = Proof("saul_tigh", "tom_zarek", "laura_roslin")
    proof.place(0, place)
    proof.say(0, f"activate:{place}")
    if place == "administration":
        proof.say(0, "seat:2")
    labels = ("choice:pass", "use:friends_in_low_places--2", "use:friends_in_low_places-+2")
    assert proof.window_of(1) == labels
    proof.say(1, f"use:friends_in_low_places-{use}" if use else "choice:pass")
    printed = 5 if place == "administration" else 7
    changes = [event["now"] for event in proof.events("DifficultyChanged")]
    assert changes == ([printed + int(use)] if use else [])
    other = accused(2, "gaius_baltar", "tom_zarek", "laura_roslin")
    assert other.question().prompt == "galactica-stop"


@proves("unconventional_tactics", "food", "fuel", "morale", "once a game")
@pytest.mark.parametrize("resource", ["food", "fuel", "morale"])
def test_unconventional_tactics(resource: str) -> None:
    proof = Proof("tom_zarek", "saul_tigh", "laura_roslin")
    proof.to_do("action", "action").begin()
    proof.say(0, "ability:unconventional_tactics")
    assert len(proof.labels(0)) == 3
    proof.say(0, resource)
    assert "ability:unconventional_tactics" not in proof.labels(0)
    assert proof.changed() == {"population": -1, resource: 1, "spent 0": "unconventional_tactics"}


@proves("convicted_criminal", "occupied", "alone", "the Brig")
@pytest.mark.parametrize(
    ("place", "company", "can"), [("research_lab", True, False), ("research_lab", False, True), ("brig", True, True)]
)
def test_convicted_criminal(place: str, company: bool, can: bool) -> None:
    proof = Proof("tom_zarek", "saul_tigh", "laura_roslin")
    proof.place(0, place)
    if company:
        proof.place(2, place)
    assert (f"activate:{place}" in proof.labels(0)) == can


@pytest.mark.parametrize(
    "character", ["lee_apollo_adama", "gaius_baltar", "laura_roslin", "saul_tigh", "tom_zarek", "william_adama"]
)
def test_a_revealed_cylon_ignores_his_sheet(character: str) -> None:
    others = [name for name in ("kara_starbuck_thrace", "chief_galen_tyrol") if name != character]
    proof = Proof(character, *others)
    proof.cylon(0, place="caprica").hand(0, "repair-1")
    assert proof.labels(0) == ("pass:pass", "activate:caprica")


def test_inspirational_leader_is_for_crisis_cards_only() -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh").place(0, "administration")
    table.destiny("repair-1", "repair-1").say(0, "administration").say(0, "seat:1").add()
    assert table.events("CheckShown")[0]["total"] == -2


def test_moral_compass_needs_another_part() -> None:
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin").to_do("text:build_cylon_detector")
    table.state.nukes = 0
    table.say(0, "part:second")
    assert table.prompt() == "stop"
    assert table.g.players[1].spent == []


def test_stranded_helo_can_not_be_ordered() -> None:
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin").place(1, "off_board").hand(0, "executive_order-1")
    table.say(0, "executive_order-1")
    assert table.question().seat == 2
