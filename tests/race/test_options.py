"""Options carry what a reader of the table wants to know: costs, prices, means."""

from tests.race.scenes import RaceScene, race, seat


def facts(scene: RaceScene, number: int, name: str) -> dict[str, object]:
    question = scene.question(number)
    return {option.id: option.facts.get(name) for option in question.options}


def test_costs_of_developments() -> None:
    scene = race(seat("old-earth", "investment-credits", hand=["space-marines", "drop-ships", 4]), seat("new-sparta"))
    scene.play("develop", "produce")
    assert facts(scene, 0, "cost") == {"nothing": None, "space-marines": 0, "drop-ships": 2}


def test_least_costs_of_worlds() -> None:
    tableau = ("new-sparta", "contact-specialist", "mining-robots")
    hand = ["gem-world", "asteroid-belt", "runaway-robots", "rebel-miners", "pirate-world"]
    scene = race(seat(*tableau, hand=hand), seat("old-earth")).play("settle", "produce")
    assert facts(scene, 0, "cost") == {
        "nothing": None,
        "gem-world": 2,
        "asteroid-belt": 1,
        "runaway-robots": 0,
        "rebel-miners": 0,
        "pirate-world": 2,
    }


def test_prices_of_goods() -> None:
    goods = ["gem-world", "asteroid-belt"]
    scene = race(seat("old-earth", "space-port", *goods, goods=goods), seat("new-sparta")).play("trade", "produce")
    assert facts(scene, 0, "price") == {"gem-world": 3, "asteroid-belt": 6}


def test_means() -> None:
    scene = race(
        seat("new-sparta", "contact-specialist", "colony-ship", "new-military-tactics", hand=["pirate-world", 3]),
        seat("old-earth"),
    )
    scene.play("settle", "produce").place("pirate-world", "nothing")
    shown = [(o.id, o.facts["mode"], o.facts["used"], o.facts["cost"]) for o in scene.question(0).options]
    assert shown == [
        ("conquer+new-military-tactics", "conquer", ["new-military-tactics"], 0),
        ("pay_military", "pay_military", ["contact-specialist"], 2),
        ("pay_military+colony-ship", "pay_military", ["contact-specialist", "colony-ship"], 0),
        ("pay_military+new-military-tactics", "pay_military", ["contact-specialist", "new-military-tactics"], 2),
        (
            "pay_military+colony-ship+new-military-tactics",
            "pay_military",
            ["contact-specialist", "colony-ship", "new-military-tactics"],
            0,
        ),
    ]


def test_undo_inside_a_payment() -> None:
    scene = race(seat("new-sparta", "colony-ship", hand=["gem-world", 4]), seat("old-earth")).play("settle", "produce")
    scene.place("gem-world", "nothing").answer(0, "means:pay")
    scene.game.undo(0)
    scene.answer(0, "pay+colony-ship")
    assert scene.tableau(0) == ["new-sparta", "gem-world"]


def test_undo_of_a_consume_power_until_something_is_drawn() -> None:
    goods = ["gem-world", "asteroid-belt"]
    tableau = ("old-earth", "galactic-trendsetters", "epsilon-eridani", *goods)
    scene = race(seat(*tableau, goods=goods), seat("new-sparta")).play("consume2x", "trade")
    scene.answer(0, "consume:galactic-trendsetters").answer(0, "gem-world")
    assert scene.state.chips[0] == 4
    scene.game.undo(0)
    assert scene.state.chips[0] == 0
    assert scene.goods(0) == goods
    scene.game.undo(0)
    scene.answer(0, "consume:epsilon-eridani").answer(0, "gem-world")
    assert scene.game.why_no_undo(0) is not None
