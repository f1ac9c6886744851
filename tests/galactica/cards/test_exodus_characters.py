"""The four characters of the Exodus box: what each ability and drawback changes, and who sees what of it."""

import pytest
from tests.galactica.cards.proof import Proof, check_views, proves

from readyroom.galactica.characters import SHEETS

CREW = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")


def table(*characters: str, **options: bool) -> Proof:
    return Proof(*characters, rules="exodus", **options)


# --- Felix Gaeta -------------------------------------------------------------------------------------------


def jump(*crew: str, dice: tuple[int, ...]) -> Proof:
    """Seat 0 has FTL Control activated: below seven population is lost."""
    proof = table(*crew).place(0, "ftl_control").empty_space()
    proof.state.jump_track = 4
    proof.dice(*dice)
    proof.say(0, "activate:ftl_control")
    while proof.game.waiting(None).window == "before_roll":
        _pass(proof)
    return proof


def _pass(proof: Proof) -> None:
    question = proof.game.questions[0]
    proof.game.answer(question.seat, question.find("choice:pass"))


def _population(proof: Proof) -> list[int]:
    return [event["now"] for event in proof.events("ResourceChanged") if event["resource"] == "population"]


@proves("ftl_operator", "used", "once a roll")
def test_ftl_operator_has_the_die_of_ftl_control_rolled_again() -> None:
    proof = jump("saul_tigh", "felix_gaeta", "kara_starbuck_thrace", dice=(1, 8))
    proof.uses(1, "ftl_operator")
    assert [event["result"] for event in proof.events("DieRolled")] == [1, 8]
    proof.skip()
    assert _population(proof) == []
    again = jump("saul_tigh", "felix_gaeta", "kara_starbuck_thrace", dice=(8, 1))
    again.uses(1, "ftl_operator")
    assert again.game.waiting(None).window is None, "the new result must be used"
    assert _population(again) == [11]


@proves("ftl_operator", "declined")
def test_ftl_operator_is_optional() -> None:
    proof = jump("saul_tigh", "felix_gaeta", "kara_starbuck_thrace", dice=(1, 8))
    _pass(proof)
    assert _population(proof) == [11]


@proves("ftl_operator", "after the ECO Officer")
@pytest.mark.parametrize("first", [0, 1])
def test_helo_and_gaeta_may_both_have_it_rolled_again(first: int) -> None:
    """CHERR-011, CHERR-012: in either order, though the second had not said so before."""
    proof = jump("karl_helo_agathon", "felix_gaeta", "laura_roslin", dice=(1, 2, 8))
    names = ("eco_officer", "ftl_operator")
    proof.say(1 - first, "choice:pass")
    proof.say(first, f"use:{names[first]}")
    while proof.game.waiting(None).window == "before_roll":
        _pass(proof)
    proof.say(1 - first, f"use:{names[1 - first]}")
    proof.skip()
    assert [event["result"] for event in proof.events("DieRolled")] == [1, 2, 8]


@proves("ftl_operator", "another die")
def test_ftl_operator_is_for_ftl_control_only() -> None:
    proof = table("felix_gaeta", *CREW).place(0, "weapons_control").dice(5)
    proof.say(0, "activate:weapons_control").say(0, "ship:basestar-fore")
    assert proof.done()


@proves("coup", "used", "once a game")
def test_coup_takes_the_admiral_title() -> None:
    proof = table("felix_gaeta", *CREW).begin()
    proof.say(0, "ability:coup")
    assert proof.done()
    assert proof.changed() == {"admiral": "seat 0", "spent 0": "coup"}
    later = table("felix_gaeta", *CREW)
    later.state.players[0].spent = ["coup"]
    assert "ability:coup" not in later.labels(0)


@proves("coup", "in the Brig")
def test_coup_leads_out_of_the_brig() -> None:
    proof = table("felix_gaeta", *CREW).place(0, "brig").begin()
    proof.say(0, "ability:coup")
    assert proof.done()
    assert proof.changed() == {"admiral": "seat 0", "spent 0": "coup", "place 0": "command"}


@proves("coup", "not as Admiral")
def test_coup_is_not_offered_to_the_admiral() -> None:
    proof = table("felix_gaeta", "laura_roslin", "kara_starbuck_thrace")
    assert proof.state.admiral == 0
    assert "ability:coup" not in proof.labels(0)


@proves("misguided", "three cards")
def test_misguided_adds_no_more_than_three_cards() -> None:
    proof = table("tom_zarek", "felix_gaeta", "saul_tigh").hand(1, "repair-1", "repair-2", *["launch_scout-1"] * 3)
    proof.top("joes_bar").to_do("crisis")
    proof.skip()
    question = proof.asked(1, "add-cards")
    assert (question.at_least, question.at_most) == (0, 3)
    with pytest.raises(Exception, match="choose 0 to 3"):
        proof.game.answer(1, (0, 1, 2, 3))


# --- Samuel T. Anders --------------------------------------------------------------------------------------


@proves("star_player", "exchanged", "again")
def test_star_player_exchanges_any_number_of_cards() -> None:
    proof = table("samuel_t_anders", *CREW).hand(0, "repair-1", "repair-2", "launch_scout-1").to_do("action", "action")
    for _ in range(2):
        proof.begin()
        proof.say(0, "ability:star_player")
        question = proof.asked(0, "exchange")
        assert (question.at_least, question.at_most) == (1, 3)
        proof.game.answer(0, (0, 1))
        assert set(proof.labels(0)) == {f"draw:{skill}+{skill}" for skill in ("leadership", "tactics", "piloting")}
        proof.say(0, "draw:piloting+piloting")
        assert proof.changed() == {}
    check_views(proof)
    assert proof.g.players[0].spent == []


@proves("star_player", "no cards")
def test_star_player_needs_a_card() -> None:
    assert "ability:star_player" not in table("samuel_t_anders", *CREW).labels(0)


def shooting(*crew: str) -> Proof:
    """The die of an attack with Galactica's guns is about to be rolled."""
    proof = table(*crew).place(0, "weapons_control").dice(1)
    proof.hand(1, "strategic_planning-3")
    return proof.say(0, "activate:weapons_control").say(0, "ship:basestar-fore")


@proves("longshot", "used", "once a game", "not changed")
def test_longshot_chooses_the_result_of_a_die() -> None:
    proof = shooting("samuel_t_anders", "saul_tigh", "karl_helo_agathon")
    assert set(proof.window_of(0)) == {"choice:pass", *(f"use:longshot-{n}" for n in range(1, 9))}
    proof.say(0, "use:longshot-8")
    proof.say(1, "choice:pass")
    assert proof.game.waiting(None).window != "before_roll", "neither Strategic Planning nor a reroll follows"
    assert "die_rolled" not in [event["window"] for event in proof.events("WindowOpened")]
    assert proof.done()
    assert [(event["rolled"], event["result"]) for event in proof.events("DieRolled")] == [(8, 8)]
    assert sum(len(basestar.damage) for basestar in proof.g.fleet.basestars) == 1
    assert proof.g.players[0].spent == ["longshot"]
    again = shooting("samuel_t_anders", "saul_tigh", "laura_roslin")
    again.g.players[0].spent.append("longshot")
    assert again.g.die is not None


@proves("longshot", "without a bonus")
def test_what_longshot_has_chosen_gets_no_bonus_that_was_there_before() -> None:
    """A damaged hull would add two: it is a 4 all the same, and misses."""
    proof = table("samuel_t_anders", *CREW).place(0, "weapons_control")
    proof.state.basestar_pile.remove("structural_damage")
    proof.state.fleet.basestars[0].damage.append("structural_damage")
    proof.say(0, "activate:weapons_control").say(0, "ship:basestar-fore").say(0, "use:longshot-4")
    assert proof.done()
    (die,) = proof.events("DieRolled")
    assert (die["rolled"], die["bonus"], die["result"]) == (4, 0, 4)
    assert proof.g.fleet.basestars[0].damage == ["structural_damage"]


def test_what_longshot_has_chosen_is_not_rolled_again() -> None:
    """FTL Operator comes too late."""
    proof = table("samuel_t_anders", "felix_gaeta", "laura_roslin").place(0, "ftl_control").empty_space()
    proof.state.jump_track = 4
    proof.say(0, "activate:ftl_control").say(0, "use:longshot-8")
    assert "use:ftl_operator" not in {label for question in proof.game.questions for label in question.labels}
    proof.skip()
    assert [event["result"] for event in proof.events("DieRolled")] == [8]


@proves("longshot", "declined")
def test_longshot_may_be_declined() -> None:
    proof = shooting("samuel_t_anders", "saul_tigh", "laura_roslin")
    proof.say(0, "choice:pass")
    proof.skip()
    assert [event["result"] for event in proof.events("DieRolled")] == [1]


@proves("longshot", "not on another's turn")
def test_longshot_is_for_ones_own_turn() -> None:
    proof = shooting("saul_tigh", "laura_roslin", "samuel_t_anders")
    assert [question.seat for question in proof.game.questions] == [1]


@proves("starts_on_the_bench", "first turn", "second turn")
@pytest.mark.parametrize(("turns", "asked"), [(0, "move"), (1, "draw")])
def test_anders_starts_on_the_bench(turns: int, asked: str) -> None:
    proof = table("samuel_t_anders", *CREW)
    proof.state.players[0].turns = turns
    proof.to_do("begin_turn")
    assert proof.prompt() == asked
    assert proof.count(0) == 0


# --- Callandra "Cally" Tyrol -------------------------------------------------------------------------------


def checking(*crew: str, cards: tuple[str, ...], card: str = "joes_bar") -> Proof:
    """A check in which the cards of seat 1 lie faceup."""
    proof = table(*crew).hand(1, *cards).destiny("repair-1", "repair-1")
    proof.to_do(f"text:{card}")
    deck = proof.state.decks["super_crisis" if card == "fire_all_missiles" else "crisis"]
    deck.cards.remove(card)
    deck.seen.pop()
    proof.state.crises.append(card)
    while proof.g.check is not None and not proof.g.check.shown:
        question = proof.game.questions[0]
        if question.prompt == "galactica-add-cards":
            proof.game.answer(question.seat, tuple(range(len(cards))) if question.seat == 1 else ())
        else:
            _pass(proof)
    return proof


@proves("quick_fix", "used", "its ability too")
def test_quick_fix_takes_a_card_out_of_the_check() -> None:
    """Joe's Bar needs politics, leadership and engineering; Red Tape would take strong cards out."""
    cards = ("red_tape-0", "declare_emergency-5", "repair-2", "launch_scout-1")
    proof = checking("callandra_cally_tyrol", "saul_tigh", "laura_roslin", cards=cards)
    assert set(proof.window_of(0)) == {"choice:pass", *(f"use:quick_fix-{card}" for card in (*cards, "repair-1"))}
    proof.say(0, "use:quick_fix-red_tape-0")
    assert proof.events("CheckAbilityResolved") == []
    assert [event["cards"] for event in proof.events("CardsLeft")] == [["red_tape-0"]]
    assert [event["total"] for event in proof.events("CheckTotaled")] == [5 + 2 + 1 + 1 - 1]
    assert proof.g.skill_discards[0]


@proves("quick_fix", "declined")
def test_quick_fix_may_be_declined() -> None:
    proof = checking("callandra_cally_tyrol", "saul_tigh", "laura_roslin", cards=("repair-2",))
    _pass(proof)
    assert proof.events("CardsLeft") == []


@proves("quick_fix", "not on another's turn", "not on a Super Crisis")
@pytest.mark.parametrize(
    ("crew", "card"),
    [
        (("laura_roslin", "saul_tigh", "callandra_cally_tyrol"), "joes_bar"),
        (("callandra_cally_tyrol", "saul_tigh", "laura_roslin"), "fire_all_missiles"),
    ],
)
def test_quick_fix_is_for_ones_own_turn_and_no_super_crisis(crew: tuple[str, ...], card: str) -> None:
    proof = checking(*crew, cards=("repair-2",), card=card)
    assert proof.game.waiting(None).window != "cards_shown"


@proves("discharge_of_a_firearm", "used", "once a game")
def test_discharge_of_a_firearm_executes_somebody_in_the_same_place() -> None:
    proof = table("callandra_cally_tyrol", *CREW).place(0, "armory").place(2, "armory").place(3, "armory")
    proof.loyalty_deck("you_are_not_a_cylon").hand(2, "repair-1", "repair-2").begin()
    proof.say(0, "ability:discharge_of_a_firearm")
    assert set(proof.labels(0)) == {"seat:2", "seat:3"}
    proof.say(0, "seat:2").say(2, "character:felix_gaeta")
    assert proof.done()
    assert proof.changed() == {
        "morale": -1,
        "hand 2": -2,
        "character 2": "felix_gaeta",
        "place 2": "ftl_control",
        "executed saul_tigh": 1,
        "spent 0": "discharge_of_a_firearm",
    }
    later = table("callandra_cally_tyrol", *CREW).place(0, "armory").place(2, "armory")
    later.state.players[0].spent = ["discharge_of_a_firearm"]
    assert "ability:discharge_of_a_firearm" not in later.labels(0)


@proves("discharge_of_a_firearm", "nobody there", "not from a viper")
@pytest.mark.parametrize(("mine", "others"), [("armory", "command"), ("fore", "fore")])
def test_discharge_of_a_firearm_needs_somebody_in_the_same_location(mine: str, others: str) -> None:
    proof = table("callandra_cally_tyrol", *CREW).place(0, mine).place(3, others)
    assert "ability:discharge_of_a_firearm" not in proof.labels(0)


@proves("impulsive", "none", "at least two")
@pytest.mark.parametrize("adds", [True, False])
def test_impulsive_adds_no_card_or_at_least_two(adds: bool) -> None:
    proof = table("tom_zarek", "callandra_cally_tyrol", "saul_tigh").hand(1, "repair-1", "repair-2", "launch_scout-1")
    proof.top("joes_bar").to_do("crisis")
    proof.asked(1, "impulsive")
    proof.say(1, "choice:yes" if adds else "choice:no")
    if adds:
        question = proof.asked(1, "add-cards")
        assert (question.at_least, question.at_most) == (2, 3)
        proof.game.answer(1, (0, 1))
    assert proof.g.check is None or proof.g.check.added[1] == 2 * adds
    assert proof.events("CardsAdded")[0]["count"] == 2 * adds


@proves("impulsive", "one card in hand")
def test_impulsive_with_one_card_adds_none() -> None:
    proof = table("tom_zarek", "callandra_cally_tyrol", "saul_tigh").hand(1, "repair-1")
    proof.top("joes_bar").to_do("crisis")
    proof.skip()
    assert proof.count(1) == 1
    assert proof.events("CardsAdded")[0] == {**proof.events("CardsAdded")[0], "seat": 1, "count": 0}


@proves("impulsive", "two cards in hand")
def test_impulsive_with_two_cards_may_add_both() -> None:
    proof = table("tom_zarek", "callandra_cally_tyrol", "saul_tigh").hand(1, "repair-1", "repair-2")
    proof.top("joes_bar").to_do("crisis")
    proof.asked(1, "impulsive")
    question = proof.say(1, "choice:yes").asked(1, "add-cards")
    assert (question.at_least, question.at_most) == (2, 2)


@proves("impulsive", "in the Brig")
def test_in_the_brig_impulsive_adds_one_card() -> None:
    proof = table("tom_zarek", "callandra_cally_tyrol", "saul_tigh").hand(1, "repair-1", "repair-2").place(1, "brig")
    proof.top("joes_bar").to_do("crisis")
    question = proof.asked(1, "add-cards")
    assert (question.at_least, question.at_most) == (0, 1)


# --- Tory Foster -------------------------------------------------------------------------------------------


def quorum(proof: Proof, *cards: str) -> Proof:
    g = proof.state
    for card in cards:
        g.decks["quorum"].cards.remove(card)
        g.decks["quorum"].seen.pop()
        g.quorum_hand.append(card)
    return proof


@proves("adaptable", "any player's card", "declined")
@pytest.mark.parametrize("uses", [True, False])
def test_adaptable_draws_two_cards_after_a_quorum_card(uses: bool) -> None:
    proof = quorum(table("laura_roslin", "saul_tigh", "tory_foster"), "establish_dogsville").begin()
    proof.say(0, "quorum:establish_dogsville")
    if uses:
        proof.uses(2, "adaptable").say(2, "draw:piloting+engineering")
    else:
        proof.say(2, "choice:pass")
    assert proof.done()
    assert proof.changed() == {"population": 1, "morale": -1, "quorum_hand": -1, **({"hand 2": 2} if uses else {})}


def test_adaptable_is_used_once_for_a_quorum_card() -> None:
    """However long the window stays open."""
    proof = quorum(table("laura_roslin", "saul_tigh", "tory_foster"), "establish_dogsville")
    proof.say(0, "quorum:establish_dogsville")
    proof.uses(2, "adaptable").say(2, "draw:piloting+engineering")
    assert proof.game.waiting(None).window != "quorum_resolved"


@proves("adaptable", "Skilled Politician")
def test_adaptable_after_skilled_politician() -> None:
    proof = table("laura_roslin", "saul_tigh", "tory_foster").top("establish_dogsville")
    proof.say(0, "ability:skilled_politician").say(0, "card:establish_dogsville")
    assert "use:adaptable" in proof.window_of(2)


@proves("adaptable", "not Mission Specialist")
def test_adaptable_does_not_answer_the_later_use_of_a_card() -> None:
    """CHERR-052: when the card was given, but not at the jump."""
    proof = quorum(table("laura_roslin", "saul_tigh", "tory_foster"), "assign_mission_specialist").empty_space()
    proof.to_do("action", "prepare_for_jump").state.jump_track = 4
    proof.say(0, "quorum:assign_mission_specialist").say(0, "seat:1")
    assert "use:adaptable" in proof.window_of(2)
    proof.say(2, "choice:pass")
    assert proof.prompt() == "destination"
    proof.say(1, proof.labels(1)[0])
    assert proof.game.waiting(None).window is None


@proves("influential", "five cards", "once a game")
def test_influential_arranges_the_quorum_deck() -> None:
    proof = table("tory_foster", *CREW).begin()
    before = proof.state.decks["quorum"].cards[::-1]
    proof.say(0, "ability:influential")
    question = proof.asked(0, "arrange")
    assert [option.id for option in question.options] == before[:5]
    assert all(proof.view(seat)["held"] is None for seat in (1, 2, 3, None))
    proof.game.answer(0, (4, 3, 2, 1, 0))
    assert proof.done()
    assert proof.changed() == {"spent 0": "influential"}
    assert proof.g.decks["quorum"].cards[::-1] == [*before[4::-1], *before[5:]]
    check_views(proof, known={(0, "quorum"): 5})
    later = table("tory_foster", *CREW)
    later.state.players[0].spent = ["influential"]
    assert "ability:influential" not in later.labels(0)


@proves("influential", "fewer cards")
def test_influential_with_a_small_deck_has_it_rebuilt() -> None:
    proof = table("tory_foster", *CREW)
    deck = proof.state.decks["quorum"]
    deck.discard = deck.cards[:-2]
    deck.cards, deck.seen = deck.cards[-2:], [0, 0]
    proof.say(0, "ability:influential")
    assert len(proof.asked(0, "arrange").options) == 5


@proves("amoral", "first part")
def test_amoral_must_choose_the_first_part() -> None:
    proof = table("tory_foster", *CREW).top("hera_rescued").to_do("crisis")
    assert proof.asked(0, "choose-part").labels == ("part:first",)


@proves("amoral", "another's choice")
@pytest.mark.parametrize(
    ("crew", "card", "chooser"),
    [
        (("tory_foster", "saul_tigh", "kara_starbuck_thrace"), "labor_dispute", 0),
        (("saul_tigh", "tory_foster", "kara_starbuck_thrace"), "hera_rescued", 0),
    ],
)
def test_amoral_is_about_choices_of_the_current_player(crew: tuple[str, ...], card: str, chooser: int) -> None:
    """As President Tory is free to choose."""
    proof = table(*crew).top(card).to_do("crisis")
    assert proof.asked(chooser, "choose-part").labels == ("part:first", "part:second")


@proves("amoral", "Moral Compass")
def test_helo_may_change_what_amoral_has_chosen() -> None:
    proof = table("tory_foster", "karl_helo_agathon", "saul_tigh").top("hera_rescued").to_do("crisis").begin()
    proof.asked(0, "choose-part")
    proof.say(0, "part:first")
    proof.uses(1, "moral_compass")
    assert proof.changed()["morale"] == -1


def test_no_two_sheets_have_the_same_ability() -> None:
    names = [ability for sheet in SHEETS.values() for ability in sheet.abilities]
    assert len({*names}) == len(names)
