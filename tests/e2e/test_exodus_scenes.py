"""What the Exodus box adds to a table, in a real browser: abilities in checks, executions, goals, the Final Five.

Each position is found by tools/galactica_moments.py; what must be seen is worked out from the game itself.
"""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.galactica import asked
from tests.e2e.people import call, guest
from tests.e2e.player import settle, sit_down, wait_for_me
from tests.e2e.running import Server
from tests.e2e.seeded import seeded_table, stand_at
from tools.galactica_moments import EXODUS, EXODUS_MOMENTS, LEVEL, SEATS, Position, find, no_window, preferred, soon
from tools.pictures_galactica import HOLD, answer_with

import readyroom as rr
from readyroom import catalogue
from readyroom.galactica.loyalty import GOALS
from readyroom.kernel import Game, Json
from readyroom.players import Chair, make_player
from readyroom.words import words

pytestmark = pytest.mark.slow

DESK, SMALL_DESK, PHONE = (1440, 900), (1280, 720), (360, 740)
SIZES = {"1440x900": DESK, "1280x720": SMALL_DESK, "360x740": PHONE}
LONG = "Wolfeschlegelsteinhausenbergerdorff-Berg"
assert len(LONG) == 40
SCENES = ("ability", "consequence", "execution", "newcomer", "goal", "final-five")
PLAYED = ("order-of-abilities", "new-character", "goal")


def _cylon_executed(events: list[Json]) -> bool:
    """Somebody is executed and shows that they are a Cylon."""
    executed = {one["seat"] for one in events if one["event"] == "Executed"}
    return any(one["event"] == "CylonRevealed" and one["seat"] in executed for one in events)


CYLON = next(one for one in EXODUS_MOMENTS if one.name == "execution")._replace(
    name="execution of a Cylon",
    here=lambda game, question: no_window(game, question) and all(len(one.loyalty) < 2 for one in game.state.players),
    follows=_cylon_executed,
)
SHOWN = [(name, where) for where in SIZES for name in SCENES] + [(CYLON.name, "1440x900")]


class Tables(NamedTuple):
    server: Server
    cookies: Any
    found: dict[str, Position]
    ids: dict[tuple[str, tuple[int, int]], str]


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    """A table for each moment and each size of screen."""
    rules = catalogue.rules_of("galactica")
    found = {moment.name: find(rules, moment) for moment in (*EXODUS_MOMENTS, CYLON)}
    wanted = [(name, SIZES[where]) for name, where in SHOWN]
    wanted += [(f"{name} again", size) for name in PLAYED for size in (DESK, PHONE)]
    found |= {f"{name} again": found[name] for name in PLAYED}
    host = browser.new_context()
    guest(host, server, LONG)
    begun: dict[str, str] = {}
    for position in found.values():
        options = dict(position.moment.options)
        begun[position.moment.name], _ = seeded_table(
            host, server, SEATS, position.secret, level=LEVEL, window_seconds=0.05, options=options
        )
    ids = {(name, size): stand_at(server, begun[found[name].moment.name], found[name].game) for name, size in wanted}
    cookies = host.cookies()
    host.close()
    return Tables(server, cookies, found, ids)


def _sit(browser: Browser, tables: Tables, name: str, size: tuple[int, int], *, motion: bool = True) -> Page:
    url = f"{tables.server.url}/t/{tables.ids[name, size]}"
    return sit_down(browser, url, tables.cookies, size, touch=size[0] < 500, motion=motion)


def _named(thing: str) -> str:
    text = words("en").say(f"galactica-name-{thing}")
    return text[:1].upper() + text[1:]


def _first(events: list[Json], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(event for event in events if event["event"] == kind)
    return found


def _told(name: str, events: list[Json]) -> list[str]:
    """What the scene must say, from what the game tells."""
    say = words("en").say
    if name == "ability":
        cards = [event["card"] for event in events if event["event"] == "CheckAbilityResolved"]
        strengths = [str(event["total"]).replace("-", "-") for event in events if event["event"] == "StrengthChanged"]
        joined = [card for event in events if event["event"] == "CardsJoined" for card in event["cards"]]
        return [*map(_named, cards), *strengths, *(_named(card.rsplit("-", 1)[0]) for card in joined)]
    if name == "consequence":
        return ["Consequence", _named(_first(events, "ConsequenceResolved")["card"])]
    if name.startswith("execution"):
        event = _first(events, "Executed")
        shown = [one["cards"] for one in events if one["event"] == "LoyaltyShown"]
        cards = shown[0] if shown else [_first(events, "CylonRevealed")["card"]]
        side = "Human" if shown else "A Cylon"
        return ["is executed", _named(event["character"]), _named(event["why"]), *map(_named, cards), side]
    if name == "newcomer":
        return [_named(_first(events, "CharacterChosen")["character"]), "who was executed"]
    if name == "goal":
        return ["has reached a Personal Goal", _named(_first(events, "GoalRevealed")["card"])]
    card = _first(events, "FinalFiveShown")["card"]
    return ["has looked at one of the Final Five", say(f"galactica-name-{card}")]


_FAULTS = """(name) => {
    const band = document.querySelector('[data-scene] .band');
    const walk = document.createTreeWalker(band, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode());) {
        node.data = node.data.replace(/Bellatrix|Castor|Deneb|Electra/g, name);
    }
    const faults = [];
    const outer = band.getBoundingClientRect();
    if (outer.top < 0 || outer.bottom > innerHeight) faults.push(`the scene is ${outer.height} high`);
    if (band.scrollHeight > band.clientHeight + 1) faults.push('the scene is cut below');
    for (const one of band.querySelectorAll('h2, p, li, b, .chip, .card, .name')) {
        const at = one.getBoundingClientRect();
        if (!at.width) continue;
        const says = one.innerText.slice(0, 30);
        if (at.left < -1 || at.right > innerWidth + 1) faults.push(`${says} leaves the screen`);
        if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) faults.push(`${says} is cut`);
    }
    const all = [...band.querySelectorAll('h2, .who, li, .card, .side, .comes, .stamp')];
    const rows = all.filter((one) => one.offsetWidth);
    rows.forEach((one, i) => {
        const at = one.getBoundingClientRect();
        for (const other of rows.slice(i + 1)) {
            if (one.contains(other)) continue;
            const its = other.getBoundingClientRect();
            const wide = Math.min(at.right, its.right) - Math.max(at.left, its.left);
            const high = Math.min(at.bottom, its.bottom) - Math.max(at.top, its.top);
            if (wide > 1 && high > 1) faults.push(`${one.innerText.slice(0, 20)} and ${other.innerText.slice(0, 20)}`);
        }
    });
    return faults;
}"""
"""What is cut, overlaps or leaves the screen in a scene, when everybody has a name of forty letters."""


@pytest.mark.parametrize(("name", "where"), SHOWN)
def test_it_is_a_moment_of_its_own_that_fits_the_screen(
    browser: Browser, tables: Tables, name: str, where: str
) -> None:
    position = tables.found[name]
    assert position.answer is not None
    page = _sit(browser, tables, name, SIZES[where])
    page.evaluate(HOLD, position.moment.scene)
    answer_with(page, position.answer)
    scene = page.locator(f"[data-scene='{position.moment.scene}']")
    expect(scene).to_be_visible()
    for text in _told(name, soon(position.game, position.game.questions[0], position.answer)):
        expect(scene).to_contain_text(text)
    page.wait_for_timeout(2_500)  # everything has come into view by then: the scene stands still for us
    assert page.evaluate(_FAULTS, LONG) == []
    expect(scene.locator(".hint")).to_have_text("Tap to go on" if SIZES[where] == PHONE else "Click to go on")
    assert violations(page, "[data-scene] .band") == []
    page.context.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_sets_the_order_of_abilities_chooses_among_the_cards_of_the_check(
    browser: Browser, tables: Tables, size: tuple[int, int]
) -> None:
    page = _sit(browser, tables, "order-of-abilities again", size)
    game = tables.found["order-of-abilities"].game
    names = [label.removeprefix("card-name:") for label in game.questions[0].labels]
    listed = page.get_by_role("region", name="What these cards do")
    expect(listed.locator("[data-option]")).to_have_count(len(names))
    expect(listed.get_by_text("waits", exact=True)).to_have_count(len(names))
    text = words("en").say("galactica-says-in-check", text="")
    expect(listed).to_contain_text(text.split(":")[0])
    assert violations(page, ".check") == []
    chosen = names[1]
    page.evaluate(HOLD, "abilities")
    listed.locator(f"[data-at='named:{chosen}']").click()
    scene = page.locator("[data-scene='abilities']")
    expect(scene.locator("li").first).to_contain_text(_named(chosen))
    page.context.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_was_executed_chooses_a_new_character_and_the_old_one_is_listed(
    browser: Browser, tables: Tables, size: tuple[int, int]
) -> None:
    page = _sit(browser, tables, "new-character again", size, motion=False)
    game = tables.found["new-character"].game
    (was,) = game.state.executed
    assert asked(page) == f"{words('en').say(f'galactica-name-{was}')} was executed. Who takes over?"
    sheets = page.locator("[data-at^='character:'][data-option]")
    expect(sheets).to_have_count(len(game.questions[0].labels))
    assert page.locator(f"[data-at='character:{was}']").count() == 0
    if size == PHONE:
        page.locator("[data-tab=players]").click()
    expect(page.locator(f"[data-executed={was}]")).to_be_visible()
    page.locator(f"[data-executed={was}]").click()
    expect(page.locator("dialog[open]")).to_contain_text(words("en").say(f"galactica-name-{was}"))
    page.keyboard.press("Escape")
    if size == PHONE:
        page.locator("[data-tab=space]").click()
    character = str(sheets.nth(2).get_attribute("data-at")).removeprefix("character:")
    sheets.nth(2).click()
    me = page.locator(".mine" if size == DESK else "[data-page=cards] .mine")
    expect(me).to_contain_text(words("en").say(f"galactica-name-{character}"))
    page.context.close()


_HELD = """() => {
    const faults = [];
    for (const one of document.querySelectorAll('.faces .face')) {
        const at = one.getBoundingClientRect();
        if (at.left < 0 || at.right > innerWidth || at.top < 0 || at.bottom > innerHeight) {
            faults.push(`${one.innerText.slice(0, 30)} is not on the screen: ${JSON.stringify(at)}`);
        }
        if (one.scrollHeight > one.clientHeight + 1) faults.push(`${one.innerText.slice(0, 30)} is cut`);
    }
    return faults;
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_goal_is_seen_by_who_holds_the_cards_and_revealed_behind_them(
    browser: Browser, tables: Tables, size: tuple[int, int]
) -> None:
    page = _sit(browser, tables, "goal again", size, motion=False)
    game = tables.found["goal"].game
    question = game.questions[0]
    option, label = next((n, one) for n, one in enumerate(question.labels) if one.startswith("goal:"))
    goal = label.removeprefix("goal:")
    assert goal in GOALS
    assert wait_for_me(page)

    def nothing_is_told() -> None:
        open_words = page.locator("body").inner_text()
        assert _named(goal) not in open_words
        assert f'"{goal}' not in page.content()
        assert f":{goal}" not in page.content()
        for look in ("goal", "cylon", "up"):  # facedown they all look the same
            expect(page.locator(f"button.hold .card.{look}")).to_have_count(0)

    nothing_is_told()
    page.locator("[data-all]").click()
    nothing_is_told()
    page.locator("[data-all]").click()
    before = asked(page)
    if option < 10:  # the keys that answer
        page.keyboard.press("1234567890"[option])
        page.wait_for_timeout(300)
        assert asked(page) == before, "a key must not reveal anything"
    if size == PHONE:
        page.locator("[data-tab=cards]").click()
        settle(page)
    cards = page.locator("button.hold")
    cards.dispatch_event("pointerdown", {"button": 0})
    expect(page.locator(".faces")).to_contain_text(_named(goal))
    expect(page.locator(".faces")).to_contain_text("when the humans would win")
    assert page.locator(".faces .face").count() == len(game.state.players[0].loyalty)
    assert page.evaluate(_HELD) == []
    page.locator("body").dispatch_event("pointerup")
    expect(page.locator(".faces")).to_have_count(0)
    nothing_is_told()
    page.locator("[data-loyalty]").click()
    page.get_by_role("button", name=f"Reveal {_named(goal)}").click()
    if size == PHONE:
        page.locator("[data-tab=players]").click()
    expect(page.locator(f"[data-seat='0'] [data-revealed={goal}]")).to_be_visible()
    if size == PHONE:
        page.locator("[data-tab=log]").click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("has reached a goal")
    page.context.close()


def test_after_the_game_it_is_told_who_was_executed_and_what_became_of_the_goals(
    server: Server, new_context: NewContext
) -> None:
    game = _whole_game()
    events = game.events(None)
    executed = [event for event in events if event["event"] == "Executed"]
    missed = [event for event in events if event["event"] == "GoalMissed"]
    reached = [event for event in events if event["event"] == "GoalRevealed"]
    context = new_context()
    guest(context, server, "Ann")
    table = call(context, server, "POST", "/records", {"record": game.record()})["table"]["id"]
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", name="Turning points")).to_be_attached()
    humans = {event["seat"] for event in events if event["event"] == "LoyaltyShown"}
    for event in executed:
        person = result.locator(".roles li").nth(event["seat"])
        if event["seat"] in humans:
            expect(person.locator(f"[data-was={event['character']}]")).to_contain_text("executed")
        expect(result.locator(".marks button", has_text=f"{_named(event['character'])} is executed")).to_have_count(1)
    for events_of, said in ((missed, "not reached"), (reached, ": reached")):
        assert events_of
        for event in events_of:
            person = result.locator(".roles li").nth(event["seat"])
            expect(person.locator(f"[data-goal={event['card']}]")).to_contain_text(said)
    expect(result.locator(".points")).to_contain_text("is executed")
    assert violations(page, "dialog") == []
    page.set_viewport_size({"width": 1280, "height": 720})
    page.keyboard.press("Escape")
    beside = page.locator("section.after")
    expect(beside.locator(".roles li")).to_have_count(SEATS)
    cut = "one => [...one.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > innerWidth).length"
    assert beside.evaluate(cut) == 0
    assert beside.evaluate("one => one.scrollWidth <= one.clientWidth")
    expect(beside.get_by_role("button", name="The whole result")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("log", name="Log")).to_be_in_viewport(ratio=0.5)


def _whole_game() -> Game[Any]:
    """One in which the humans win, not without an execution, and some goals are reached and some are not."""
    for seed in range(200):
        game = rr.new("galactica", seats=SEATS, seed=seed, options=dict(EXODUS))
        players = [make_player("galactica", LEVEL, seat) for seat in range(SEATS)]
        while not game.over:
            question = game.questions[0]
            answer = preferred(question, ("2 character:callandra*", "2 ability:discharge*", "* goal:*"))
            game.answer(
                question.seat, players[question.seat].answer(Chair(game, question)) if answer is None else answer
            )
        told = {event["event"] for event in game.events(None)}
        if {"Executed", "LoyaltyShown", "GoalMissed", "GoalRevealed"} <= told:
            return game
    raise LookupError("no such game")
