"""Galactica's moments in a real browser: checks, choices in numbers, odds, scenes to be skipped, the page after."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest
from tests.e2e.player import settle
from tests.e2e.running import Server
from tests.e2e.seeded import Until, played_until, seeded_table, stand_at

import readyroom as rr
from readyroom.catalogue import rules_of
from readyroom.galactica.checks import counts
from readyroom.galactica.crises import CRISES
from readyroom.galactica.loyalty import is_cylon
from readyroom.kernel import Fair, Game, Question, load, start
from readyroom.players import make_player
from readyroom.players.base import play_out
from readyroom.server.story import tell_story

pytestmark = pytest.mark.slow


_SKIP = """() => {
    window.skipped = {};
    new MutationObserver(() => {
        const scene = document.querySelector('[data-scene]');
        if (!scene || scene.dataset.met) return;
        scene.dataset.met = 'yes';
        let pictures = 0;
        const wait = () => {
            if (scene.isConnected) pictures++, requestAnimationFrame(wait);
            else window.skipped[scene.dataset.scene] = pictures;
        };
        scene.querySelector('.over').click();
        requestAnimationFrame(wait);
    }).observe(document.body, { subtree: true, childList: true });
}"""
"""Click every scene away as soon as it is there, and note in how many pictures it still was."""


_PLACES = """() => [...document.querySelectorAll('.check .hand [data-option], [data-confirm]')].map((one) => {
    const { left, top } = one.getBoundingClientRect();
    return [left + scrollX, top + scrollY].map(Math.round);
})"""
"""Where the cards of my hand and the button that adds them lie."""


def _asked(prompt: str, count: int = 1) -> Until:
    """When seat 0 is asked this with at least so many options."""
    return lambda _, question: question.seat == 0 and question.prompt == prompt and len(question.options) >= count


def _check(game: Game[Any], question: Question) -> bool:
    wanted = question.seat == 0 and question.prompt == "galactica-add-cards" and len(question.options) > 3
    return wanted and game.state.check.crisis


def _position(context: BrowserContext, server: Server, until: Until, secret: str) -> tuple[Page, Game[Any]]:
    guest(context, server, "Ann")
    for n in range(8):
        chance = Fair(f"{secret}-{n}", ("0",) * 3)
        game = played_until(start(rules_of("galactica"), 3, chance, {}), until)
        if not game.over:
            break
    table, _ = seeded_table(context, server, 3, f"{secret}-{n}", window_seconds=0.1)
    table = stand_at(server, table, game)
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("section.bar")
    return page, game


def test_a_check_shows_what_helps_and_what_is_possible_and_its_scene_can_be_skipped(
    server: Server, new_context: NewContext
) -> None:
    page, game = _position(new_context(), server, _check, "check")
    g = game.state
    check = g.check
    panel = page.get_by_role("region", name="Skill check")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("Destiny")
    for title, sign in (("Helps", 1), ("Hurts", -1)):
        mine = [card for card in g.players[0].hand if counts(g, check, card) * sign > 0]
        group = panel.locator(".group", has=page.get_by_role("heading", name=title))
        if mine:
            expect(group.locator("[data-option]")).to_have_count(len(mine))
    # what lies on the table is within the bounds the panel shows
    bounds = [int(number) for number in re.findall(r"-?\d+", panel.locator(".range dd").first.inner_text())]
    low, high = bounds[0], bounds[-1]
    assert low <= sum(counts(g, check, card) for card in check.cards) <= high
    assert violations(page, ".check") == []
    cards = panel.locator(".hand [data-option]")
    for width in (1440, 1180, 390):
        page.set_viewport_size({"width": width, "height": 900})
        settle(page)
        before = page.evaluate(_PLACES)
        for _ in range(2):
            for card in cards.all():
                card.click()
                assert page.evaluate(_PLACES) == before, f"a pick moves what lies under the pointer ({width} wide)"
    page.set_viewport_size({"width": 1440, "height": 900})
    cards.first.click()
    expect(panel.locator(".range dd").last).not_to_have_text("0")
    page.evaluate(_SKIP)
    page.locator("[data-confirm]:not(:disabled)").click()
    page.wait_for_function("() => window.skipped.check !== undefined")
    assert page.evaluate("window.skipped.check") <= 1
    expect(page.locator("[data-scene]")).to_have_count(0)


def test_without_motion_there_are_no_scenes_and_the_result_is_there_at_once(
    server: Server, new_context: NewContext
) -> None:
    page, _ = _position(new_context(), server, _check, "check")
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("""() => {
        window.scenes = 0;
        new MutationObserver(() => { window.scenes += document.querySelectorAll('[data-scene]').length; })
            .observe(document.body, { subtree: true, childList: true });
    }""")
    page.locator("[data-confirm]:not(:disabled)").click()
    result = page.get_by_role("region", name="Skill check").locator(".sum")
    expect(result.or_(page.get_by_text("Together")).first).to_be_visible()
    assert page.evaluate("window.scenes") == 0


def test_each_part_of_a_crisis_card_says_what_it_does_in_numbers(server: Server, new_context: NewContext) -> None:
    page, game = _position(new_context(), server, _asked("galactica-choose-part", 2), "part")
    parts = page.locator(".tray .choice .part")
    expect(parts).to_have_count(2)
    resources = game.view(0)["resources"]
    shown = [match for text in parts.all_inner_texts() for match in re.findall(r"(\w+)\s+(\d+)\s*→", text)]
    known = [(name, int(value)) for name, value in shown if name in resources]
    assert all(resources[name] == value for name, value in known)
    assert violations(page, ".tray") == []
    assert known, "no number of the present state is shown"
    page.locator(".tray .choice [data-option]").nth(1).click()
    expect(page.locator(".tray .choice")).to_have_count(0)


def test_the_odds_of_an_attack_are_shown_before_it(server: Server, new_context: NewContext) -> None:
    page, game = _position(
        new_context(),
        server,
        lambda _, question: (
            question.seat == 0
            and question.prompt in ("galactica-weapons", "galactica-unmanned-viper", "galactica-firepower")
            and any("raider" in label for label in question.labels)
        ),
        "odds",
    )
    odds = page.get_by_role("list", name="The odds")
    expect(odds).to_be_visible()
    question = game.questions[0]
    raiders = [label for label in question.labels if ":raider-" in label]
    if raiders and "ambush" not in game.state.kept:
        expect(odds.get_by_text("75 % destroyed (3 or more)").first).to_be_visible()


_BEGINS_A_FIGHT = {"CylonShipsActivated", "TurnBegan", "LocationActivated", "SkillPlayed", "CheckBegan", "FleetJumped"}


def _sortie(game: Game[Any], question: Question) -> bool:
    """Apollo launches in the middle of what the Cylon ships do, and may attack."""
    if question.seat != 0 or question.prompt != "galactica-action":
        return False
    begun = [event["event"] for event in game.events(None) if event["event"] in _BEGINS_A_FIGHT]
    return begun[-1] == "CylonShipsActivated" and any(label.startswith("attack:") for label in question.labels)


def test_what_humans_do_amid_a_cylon_attack_is_not_told_as_the_attack(server: Server, new_context: NewContext) -> None:
    page, _ = _position(new_context(), server, _sortie, "sortie7")
    page.evaluate("""() => {
        window.titles = [];
        new MutationObserver(() => {
            const title = document.querySelector("[data-scene='combat'] h2")?.innerText;
            if (title && window.titles.at(-1) !== title) window.titles.push(title);
        }).observe(document.body, { subtree: true, childList: true });
    }""")
    page.locator("[data-at^='piece:'][data-option]").first.click()
    page.wait_for_function("() => window.titles.length > 0")
    assert page.evaluate("window.titles[0]") == "Battle"


def test_after_the_game_everything_is_told(server: Server, new_context: NewContext) -> None:
    game = play_out(rr.new("galactica", seats=3, seed=5), [make_player("galactica", "easy", seat) for seat in range(3)])
    story = tell_story(load(game.record()))
    context = new_context()
    guest(context, server, "Ann")
    table = call(context, server, "POST", "/records", {"record": game.record()})["table"]["id"]
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{server.url}/t/{table}")
    result = page.get_by_role("dialog")
    expect(result).to_be_visible()
    expect(result).to_contain_text({"humans": "The humans win", "cylons": "The Cylons win"}[game.state.winner])
    for heading in ("Turning points", "Who was what when", "Resources by turn", "The dice"):
        expect(result.get_by_role("heading", name=heading)).to_be_attached()
    expect(result.locator(".roles li")).to_have_count(3)
    cylons = [player.seat for player in game.state.players if is_cylon(player)]
    expect(result.locator(".roles .cylon")).to_have_count(len(cylons))
    ends = [n for n, event in enumerate(story["events"]) if event["event"] == "CheckResult"]
    heads = result.locator(".checks .head")
    expect(heads).to_have_count(len(ends))
    heads.first.click()
    first = story["events"][: ends[0]]
    pile = next(event for event in first if event["event"] == "CheckShown")
    expect(result.locator(".checks .cards .chip")).to_have_count(
        sum(len(pile[how]) for how in ("positive", "negative", "ignored"))
    )
    by_seat = [one for one in story["answers"] if one["prompt"] == "galactica-add-cards" and one["at"] <= ends[0]]
    assert any(one["chosen"] for one in by_seat)
    expect(result.locator(".checks .cards p")).to_have_count(sum(bool(one["chosen"]) for one in by_seat) + 1)
    rolls = sum(event["event"] == "DieRolled" for event in story["events"])
    expect(result).to_contain_text(f"{rolls} rolls")
    assert violations(page, "dialog") == []
    result.get_by_role("link", name="saw it").nth(1).click()
    page.wait_for_url("**/replay?*seat=1*")
    expect(page.locator(".galactica")).to_be_visible()
    began = next(n for n, one in enumerate(first) if one["event"] == "CheckBegan" and one["source"] in CRISES)
    page.goto(f"{server.url}/t/{table}/replay?at={began + 3}&seat=1")  # the Destiny cards lie there
    now = page.get_by_role("region", name="Being resolved")
    expect(now).to_contain_text(f"Pass: {first[began]['difficulty']} or more")
    expect(now).to_contain_text("in the end between")
    assert errors == []


def test_a_guided_first_game_explains_what_is_asked(server: Server, new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto(server.url)
    learn = page.get_by_role("region", name="Learn Galactica")
    learn.get_by_label("Your name").fill("Ann")
    learn.get_by_role("button", name="Start the guided game").click()
    page.wait_for_url("**/t/*")
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Pick who you are")
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_in_the_guided_game_computer_players_say_why(server: Server, new_context: NewContext, phone: bool) -> None:
    def my_turn(game: Game[Any], question: Question) -> bool:
        return question.seat == 0 and question.prompt == "galactica-move" and game.state.turn > 4

    context = new_context(phone=phone)
    context.add_init_script("localStorage.setItem('readyroom.settings', JSON.stringify({ coach: true }))")
    page, game = _position(context, server, my_turn, "guided")
    guide = page.get_by_role("complementary", name="Guide")
    if phone:  # a strip above the bar, on every page; it says in a line what the question is about
        expect(guide.locator(".strip")).to_contain_text("Where do you want to act?")
        strip, bar = guide.bounding_box(), page.locator("section.bar").bounding_box()
        assert strip is not None
        assert bar is not None
        assert abs(strip["y"] + strip["height"] - bar["y"]) < 2
        chevron = guide.locator(".strip svg").bounding_box()
        assert chevron is not None
        assert chevron["x"] + chevron["width"] <= strip["width"]
        guide.locator(".strip").tap()
    expect(guide).to_contain_text("What you are asked")
    expect(guide).to_contain_text("Where do you want to act?")
    why = guide.locator("q")
    expect(why.first).to_be_visible()  # a worker begins, which takes a while on a busy machine
    assert all(len(text) > 10 for text in why.all_inner_texts())
    doing = guide.locator("li[data-done]", has=page.locator("q"))
    at = int(doing.last.get_attribute("data-done") or -1)
    event = game.events(0)[at]  # the reason stands beside what it is about
    assert event["seat"] != 0
    expect(doing.last).to_contain_text(page.locator(f"[data-seat='{event['seat']}'] [data-name]").inner_text())
    assert violations(page, "aside.guide") == []
