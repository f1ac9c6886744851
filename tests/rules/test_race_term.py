"""Race, section 1: terms."""

import pytest
from tests.race.scenes import race, seat

from readyroom.race.cards import CARDS_OF, DESIGNS, PerCard
from readyroom.race.powers import KINDS, REBEL, Military
from readyroom.race.tables import ID

rule = pytest.mark.rule


@rule("TERM-001")
def test_a_card_is_placed_or_paid_or_lies_as_a_good() -> None:
    scene = race(
        seat("old-earth", hand=["asteroid-belt", "gem-world", "drop-ships"]), seat("new-sparta"), deck=["space-marines"]
    )
    scene.play("settle", "settle").place("asteroid-belt", "nothing")
    g = scene.state
    assert scene.tableau(0) == ["old-earth", "asteroid-belt"]
    assert [ID[card] for card in g.discard] == ["gem-world", "drop-ships"]
    assert ID[g.goods[CARDS_OF["asteroid-belt"][0]]] == "space-marines"


@rule("TERM-002")
def test_the_start_world_counts_in_the_tableau_and_goods_do_not() -> None:
    worlds = ["gem-world", "spice-world", "space-port", "artist-colony", "mining-world", "comet-zone"]
    more = ["plague-world", "new-vinland", "secluded-world", "expanding-colony"]
    scene = race(seat("old-earth", *worlds, *more, goods=[*worlds, "plague-world"]), seat("new-sparta"))
    scene.play("settle", "settle").place("nothing", "nothing")
    assert not scene.game.over
    scene = race(seat("old-earth", *worlds, *more, hand=["refugee-world"]), seat("new-sparta"))
    scene.play("settle", "settle").place("refugee-world", "nothing")
    assert scene.game.over


@rule("TERM-003")
def test_costs_and_defenses() -> None:
    for design in DESIGNS:
        if not design.world:
            assert not design.military
            assert 1 <= design.value <= 6
        elif design.military:
            assert 1 <= design.value <= 7
        else:
            assert 0 <= design.value <= 6


@rule("TERM-004")
def test_a_world_without_kind_never_gets_a_good() -> None:
    assert all(design.windfall != design.production for design in DESIGNS if design.kind)
    assert not any(design.windfall or design.production for design in DESIGNS if not design.kind)
    scene = race(seat("old-earth", "tourist-world", "rebel-base"), seat("new-sparta"))
    scene.play("produce", "produce")
    assert scene.goods(0) == []


@rule("TERM-005")
def test_a_good_is_of_its_worlds_kind_whatever_its_face() -> None:
    scene = race(
        seat("epsilon-eridani", "gem-world"), seat("new-sparta", hand=[4]), deck=["deserted-alien-library"]
    ).play("produce", "produce")
    assert ID[scene.state.goods[CARDS_OF["gem-world"][0]]] == "deserted-alien-library"
    before = len(scene.hand(0))
    scene.play("trade", "trade")
    assert len(scene.hand(0)) == before + 2


@rule("TERM-006")
def test_a_draw_goes_to_the_hand_but_explored_cards_do_not_yet() -> None:
    scene = race(
        seat("old-earth", "interstellar-bank", hand=["gem-world"]),
        seat("new-sparta"),
        deck=["spice-world", "space-port", "drop-ships", "mining-world", "comet-zone"],
    )
    scene.play("explore1", "develop")
    assert scene.hand(0) == ["gem-world"]
    assert scene.ids(0) == ["spice-world", "space-port", "drop-ships"]
    scene.answer(0, "space-port", "drop-ships").answer(1, "comet-zone")
    assert scene.asked[0] == "race-develop"
    assert len(scene.hand(0)) == 4


@rule("TERM-007", "SETTLE-024")
def test_the_alien_keyword_is_not_the_kind() -> None:
    scene = race(
        seat("old-earth", "alien-tech-institute", hand=["alien-rosetta-stone-world", "deserted-alien-outpost", 2]),
        seat("new-sparta"),
    )
    scene.play("settle", "settle").place("alien-rosetta-stone-world", "nothing")
    assert scene.events("Paid")[0]["count"] == 3
    scene = race(seat("old-earth", "alien-tech-institute", hand=["deserted-alien-outpost", 2]), seat("new-sparta"))
    scene.play("settle", "settle").place("deserted-alien-outpost", "nothing")
    assert scene.tableau(0)[-1] == "deserted-alien-outpost"
    assert len(scene.events("Paid")) == 1
    assert scene.events("Paid")[0]["count"] == 2


@rule("TERM-008")
def test_other_marks_have_no_effect() -> None:
    idle = {"uplift", "chromosome", "imperium", "terraforming"}
    assert idle <= {mark for design in DESIGNS for mark in design.marks}
    targets = {power.against for design in DESIGNS for power in design.powers if isinstance(power, Military)}
    assert targets <= {None, REBEL, *KINDS}
    counted = {e.mark for design in DESIGNS for e in design.scoring if isinstance(e, PerCard)}
    assert not counted & idle
