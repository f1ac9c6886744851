"""Secrecy (SECR): what every seat and a spectator can see of Loyalty, hands and checks."""

import json

import pytest

from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.skills import LABEL
from readyroom.galactica.testing import Table, spare_loyalty
from readyroom.kernel import Chance, key_of

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK_ZAREK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")
ROSLIN_TIGH_STARBUCK_ZAREK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")
ROSLIN_TIGH_ZAREK = ("laura_roslin", "saul_tigh", "tom_zarek")
ROSLIN_TIGH_ZAREK_BALTAR = ("laura_roslin", "saul_tigh", "tom_zarek", "gaius_baltar")


def viewers(table: Table) -> list[int | None]:
    return [*range(len(table.state.players)), None]


def all_seen(table: Table, viewer: int | None) -> str:
    """Everything that reaches a viewer: view, events, his questions, whom he waits for."""
    game = table.game
    questions = [question.plain() for question in game.questions_for(viewer)]
    return json.dumps([game.view(viewer), game.events(viewer), questions, game.waiting(viewer)])


def in_a_check() -> Table:
    """Seat 1 has added two cards, seat 2 is asked; everything else is empty."""
    table = (
        Table(*ROSLIN_TIGH_ZAREK)
        .hand(1, "executive_order-2", "repair-1", "consolidate_power-1")
        .hand(2, "launch_scout-1")
    )
    table.destiny("evasive_maneuvers-2", "maximum_firepower-3")
    table.resolve("prison_labor").say(1, "executive_order-2", "repair-1")
    assert table.prompt() == "add-cards"
    return table


@rule("SECR-001", "SECR-005", "SECR-013", "SECR-030", "SECR-032")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_dealing_anew_what_a_viewer_can_not_know_changes_nothing_for_him(viewer: int | None) -> None:
    table = Table(*ROSLIN_TIGH_ZAREK_BALTAR).cylon(2).loyal(1, "cylon_can_send_to_brig")
    g = table.hand(0, "repair-1", "executive_order-2").hand(1, "launch_scout-1").hand(2, "repair-2").state
    g.players[2].holds = [g.decks["super_crisis"].cards.pop()]
    g.decks["super_crisis"].seen.pop()
    g.office_hands["quorum"] = [g.decks["quorum"].cards.pop()]
    g.decks["quorum"].seen.pop()
    before = json.dumps(table.rules.view(g, viewer))
    changed = 0
    for n in range(8):
        other = g.copy()
        table.rules.permute(other, viewer, Chance(key_of("secrecy", str(n))))
        assert list(table.rules.faults(other)) == []
        assert json.dumps(table.rules.view(other, viewer)) == before
        changed += [p.hand for p in other.players] != [p.hand for p in g.players]
    assert changed > 4


@rule("SECR-001", "SECR-013")
def test_hands_are_hidden_also_from_revealed_cylons() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).hand(0, "repair-1", "strategic_planning-5").cylon(2)
    for viewer in (1, 2, 3, None):
        assert "strategic_planning-5" not in json.dumps(table.game.view(viewer))
        assert table.game.view(viewer)["players"][0]["hand"] == 2
    assert table.game.view(0)["hand"] == ["repair-1", "strategic_planning-5"]
    assert table.game.view(None)["hand"] is None


@rule("SECR-004", "SECR-005")
def test_own_loyalty_cards_are_seen_by_their_owner_only() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(1, "cylon_can_send_to_brig")
    for viewer in (0, 1, 2, None):
        card = table.game.view(viewer)["players"][1]["loyalty"][0]["card"]
        assert card == ("cylon_can_send_to_brig" if viewer == 1 else None)


@rule("SECR-004", "SECR-005")
def test_only_the_owner_sees_his_facedown_loyalty_cards_and_at_any_time() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).loyal(1, "cylon_can_send_to_brig", HUMAN).hand(1, "repair-1")
    table.to_do("movement", "action", "text:prison_labor", "end_of_turn")  # in no step is it another way
    prompts = set()
    for _ in range(12):
        for viewer in viewers(table):
            cards = [card["card"] for card in table.game.view(viewer)["players"][1]["loyalty"]]
            assert cards == (["cylon_can_send_to_brig", HUMAN] if viewer == 1 else [None, None])
            assert ("cylon_can_send_to_brig" in all_seen(table, viewer)) == (viewer == 1)
        if table.prompt() in ("", "stop"):
            break
        prompts.add(table.prompt())
        question = table.game.questions[0]
        table.game.answer(question.seat, 0 if question.kind == "one" else ())
    assert len(prompts) > 2


@rule("SECR-006", "SECR-007", "SECR-005")
def test_one_random_card_is_seen_and_its_owner_is_told_which() -> None:
    seen = set()
    for seed in range(12):
        table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK, seed=seed).loyal(1, "cylon_can_send_to_brig", HUMAN)
        table.resolve("terrorist_investigations", total=12).say(0, "seat:1")
        events = {viewer: table.events("LoyaltySeen", viewer)[0]["cards"] for viewer in (0, 1, 2, None)}
        assert events[0] == events[1]
        assert events[2] is None
        assert events[None] is None
        assert len(events[0]) == 1
        seen.add(events[0][0])
        known = [card["card"] for card in table.game.view(0)["players"][1]["loyalty"]]
        assert sorted(map(str, known)) == sorted(["None", events[0][0]])
    assert seen == {"cylon_can_send_to_brig", HUMAN}


@rule("SECR-005", "SECR-007")
def test_the_detector_shows_all_cards_to_its_user_alone_and_the_owner_is_told_which() -> None:
    table = Table("gaius_baltar", *ROSLIN_TIGH_ZAREK).loyal(2, "cylon_can_damage_galactica", HUMAN)
    table.say(0, "ability:cylon_detector").say(0, "seat:2")
    for viewer in viewers(table):
        cards = [card["card"] for card in table.game.view(viewer)["players"][2]["loyalty"]]
        told = table.events("LoyaltySeen", viewer)
        assert len(told) == 1  # that it happened is open
        assert (told[0]["seat"], told[0]["source"]) == (0, 2)
        if viewer in (0, 2):
            assert cards == told[0]["cards"] == ["cylon_can_damage_galactica", HUMAN]
        else:
            assert cards == [None, None]
            assert told[0]["cards"] is None


@rule("SECR-005", "SECR-032")
def test_a_revealed_cylons_other_loyalty_card_stays_hidden() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).cylon(1)
    spare_loyalty(table.state, "cylon_can_send_to_brig").remove("cylon_can_send_to_brig")
    table.state.players[1].loyalty.append(table.state.players[1].loyalty[0].__class__("cylon_can_send_to_brig"))
    for viewer in viewers(table):
        cards = [card["card"] for card in table.game.view(viewer)["players"][1]["loyalty"]]
        assert cards == ["cylon_can_reduce_morale", "cylon_can_send_to_brig" if viewer == 1 else None]


@rule("SECR-005", "SLEEP-007")
def test_what_a_revealed_cylon_was_dealt_is_not_told_unless_it_is_the_sympathizer() -> None:
    shown = {}
    for card in (HUMAN, "cylon_can_damage_galactica", SYMPATHIZER):
        table = (
            Table(*ROSLIN_TIGH_ZAREK_BALTAR).cylon(3, "cylon_can_send_to_brig").empty_space().to_do("prepare_for_jump")
        )
        g = table.state
        g.loyalty = [card, HUMAN, HUMAN, HUMAN]
        for used in g.loyalty:
            spare_loyalty(g, used).remove(used)
        at = g.decks["destination"].cards.index("barren_planet")
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations, g.jump_track = ["barren_planet"], 4
        table.top("deep_space", "remote_planet").skip().say(1, "deep_space")
        told = [(table.game.events(viewer), table.game.view(viewer)) for viewer in (0, 1, 2, None)]
        asked = [table.game.waiting(viewer) for viewer in (0, 1, 2, None)]
        shown[card] = json.dumps(told)
        assert asked == [((3,) if card == SYMPATHIZER else (0,), None)] * 4
    assert shown[HUMAN] == shown["cylon_can_damage_galactica"]
    assert SYMPATHIZER not in shown[SYMPATHIZER]  # until it is given away; that it is the one is no secret


@rule("SECR-006", "CRIS-009")
@pytest.mark.parametrize(
    ("president", "admiral", "looked_at"), [(1, 2, (1, 2)), (2, 2, (2,)), (0, 2, (2,)), (1, 0, (1,)), (0, 0, ())]
)
def test_cylon_screenings_looks_at_president_or_admiral_only(
    president: int, admiral: int, looked_at: tuple[int, ...]
) -> None:
    """Neither at anybody else nor at the current player's own cards; one candidate is no question."""
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK)
    table.state.titles |= {"president": president, "admiral": admiral}
    table.resolve("cylon_screenings", part="first", total=8)
    if len(looked_at) > 1:
        assert table.labels(0) == tuple(f"seat:{seat}" for seat in looked_at)
        table.say(0, f"seat:{looked_at[-1]}")
    assert table.prompt() == "stop"
    assert [event["source"] for event in table.events("LoyaltySeen")] == list(looked_at[-1:])
    assert len(table.events("NotPossible")) == (not looked_at)


@rule("SECR-006")
def test_one_card_of_several_is_picked_at_random_and_not_by_the_looker() -> None:
    seen: dict[str, int] = {}
    for seed in range(16):
        table = Table(*ROSLIN_TIGH_ZAREK, seed=seed).loyal(1, HUMAN, "cylon_can_reduce_morale").hand(0)
        table.state.office_hands["quorum"] = ["release_cylon_mugshots"]
        table.state.decks["quorum"].cards.remove("release_cylon_mugshots")
        table.state.decks["quorum"].seen.pop()
        table.dice(8).say(0, "quorum:release_cylon_mugshots").say(0, "seat:1")
        assert table.prompt() == "stop"  # he was asked whom, but not which card
        (card,) = table.events("LoyaltySeen", 0)[0]["cards"]
        seen[card] = seen.get(card, 0) + 1
        known = [c["card"] for c in table.game.view(0)["players"][1]["loyalty"]]
        assert known.count(None) == 1
        assert card in known
    assert set(seen) == {HUMAN, "cylon_can_reduce_morale"}


@rule("SECR-013", "SECR-017", "SECR-018")
def test_who_added_which_card_stays_secret_also_afterwards() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).hand(1, "repair-1").hand(3, "repair-2").to_do("text:prison_labor")
    table.skip()
    table.say(1, "repair-1")
    assert table.game.view(1)["check"]["mine"] == ["repair-1"]
    for viewer in (0, 2, 3, None):
        assert not table.game.view(viewer)["check"]["mine"]
        assert "repair-1" not in str(table.game.view(viewer)["check"])
        assert table.events("CardsAdded", viewer) == [
            {"event": "CardsAdded", "seat": 1, "count": 1, "cards": []},
        ]
    table.say(3, "repair-2").skip()
    for viewer in (0, 1, 2, 3, None):
        text = str(table.events("CardsAdded", viewer))
        assert "repair" not in text


@rule("SECR-013", "SECR-025")
def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_all() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).hand(1, "strategic_planning-5", "repair-2", "repair-2")
    for viewer in viewers(table):
        view = table.game.view(viewer)
        assert [player["hand"] for player in view["players"]] == [0, 3, 0]
        assert ("strategic_planning-5" in all_seen(table, viewer)) == (viewer == 1)
    assert sorted(table.game.view(1)["hand"]) == ["repair-2", "repair-2", "strategic_planning-5"]
    assert table.game.view(None)["hand"] is None


@rule("SECR-013")
def test_the_cards_a_seat_draws_are_told_to_it_alone() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).to_do("receive_skills")
    assert table.prompt() == "stop"
    for viewer in viewers(table):
        (event,) = table.events("SkillsDrawn", viewer)
        assert event["skills"] == ["politics"] * 3 + ["leadership"] * 2  # the decks are open
        assert (event["cards"] is None) == (viewer != 0)


@rule("SECR-013")
@pytest.mark.only("base", "exodus", why="the Cylon locations of Daybreak have another action there")
def test_a_card_taken_by_the_human_fleet_is_known_to_taker_and_victim() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).cylon(0, place="human_fleet").hand(1, "repair-1", "executive_order-2").dice(1)
    table.say(0, "human_fleet").say(0, "seat:1")
    for viewer in viewers(table):
        assert (table.events("HandSeen", viewer)[0]["cards"] is None) == (viewer != 0)
    table.say(0, "card:repair-1").skip()
    for viewer in viewers(table):
        assert table.events("SkillTaken", viewer)[0]["card"] == ("repair-1" if viewer in (0, 1) else None)
        assert [player["hand"] for player in table.game.view(viewer)["players"]] == [1, 1, 0]


@rule("SECR-018", "SECR-017", "SECR-013")
def test_how_many_cards_a_player_adds_is_open_and_which_is_not() -> None:
    table = in_a_check()
    for viewer in viewers(table):
        check = table.game.view(viewer)["check"]
        assert check["added"] == [0, 2, 0]
        assert check["destiny"] == 2
        assert check["cards"] is None
        assert check["total"] is None
        assert {"event": "CardsAdded", "seat": 1, "count": 2, "cards": []} in table.events("CardsAdded", viewer)
        assert ("executive_order-2" in all_seen(table, viewer)) == (viewer == 1)
        assert "evasive_maneuvers-2" not in all_seen(table, viewer)


@rule("SECR-013", "SECR-023")
def test_who_could_act_in_a_window_is_not_told() -> None:
    table = (
        Table(*ROSLIN_TIGH_ZAREK)
        .hand(2, "strategic_planning-3")
        .place(0, "ftl_control")
        .hand(0, "repair-1", "repair-1")
    )
    table.state.jump_track = 4
    table.say(0, "ftl_control")
    assert table.game.questions[0].seat == 2
    for viewer in viewers(table):
        waiting = table.game.waiting(viewer)
        assert waiting.window == "before_roll"
        assert waiting.seats == ((2,) if viewer == 2 else ())
        assert ("strategic_planning" in all_seen(table, viewer)) == (viewer == 2)


@rule("SECR-016", "SECR-017")
def test_after_the_check_the_cards_in_the_discard_piles_have_no_owner() -> None:
    one = in_a_check().say(2, "launch_scout-1").skip()
    # The same five cards from other hands: seats 1 and 2 have swapped what they added.
    two = (
        Table(*ROSLIN_TIGH_ZAREK)
        .hand(2, "executive_order-2")
        .hand(1, "launch_scout-1", "repair-1", "consolidate_power-1")
    )
    two.destiny("evasive_maneuvers-2", "maximum_firepower-3")
    two.resolve("prison_labor").say(1, "launch_scout-1", "repair-1").say(2, "executive_order-2").skip()
    for viewer in (0, None):
        assert one.game.events(viewer) == two.game.events(viewer)
        assert one.game.view(viewer) == two.game.view(viewer)


@rule("SECR-017")
def test_nobody_can_find_out_who_added_which_card_when_they_are_shown() -> None:
    table = in_a_check().say(2, "launch_scout-1")
    check = table.g.check
    assert check is None or check.by == []
    (shown,) = table.events("CheckShown")
    cards = [*shown["positive"], *shown["negative"]]
    assert len(cards) == 5
    for part in ("positive", "negative"):
        order = [LABEL.index(card) for card in shown[part]]
        assert order == sorted(order)  # sorted: the order tells nothing of who played when
    for viewer in viewers(table):
        assert table.events("CheckShown", viewer) == [shown]
        for event in table.events("CardsAdded", viewer):
            assert event["cards"] == []


@rule("SECR-017", "TERM-011")
def test_the_investigative_committee_shows_who_adds_what() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).hand(0, "investigative_committee-3").hand(1, "repair-1", "executive_order-1")
    table.to_do("text:prison_labor")
    use = next(label for label in table.labels(0) if label.startswith("use:investigative_committee"))
    table.say(0, use).add(p1=("repair-1",))
    for viewer in viewers(table):
        added = {event["seat"]: event["cards"] for event in table.events("CardsAdded", viewer)}
        assert added[1] == ["repair-1"]
        shown = len(table.events("DestinyAdded", viewer)[0]["cards"])
        assert shown == (0 if "_2" in use else 2)  # the card of Pegasus leaves the Destiny cards facedown


@rule("SECR-017", "SECR-001")
def test_how_cards_lay_in_the_hand_is_not_seen_when_they_are_added_openly() -> None:
    told = []
    for hand in (("repair-1", "executive_order-1"), ("executive_order-1", "repair-1")):
        table = Table(*ROSLIN_TIGH_ZAREK).hand(0, "investigative_committee-3").hand(1, *hand).to_do("text:prison_labor")
        use = next(label for label in table.labels(0) if label.startswith("use:investigative_committee"))
        table.say(0, use).add(p1=hand)
        told.append(next(event["cards"] for event in table.events("CardsAdded") if event["seat"] == 1))
    assert told[0] == told[1]
    assert len(told[0]) == 2
