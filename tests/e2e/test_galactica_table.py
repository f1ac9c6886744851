"""What a first hour at the Galactica table must not do: move, cover, tell a secret, or mistake a finger."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, FloatRect, expect
from tests.e2e.crowd import Tables, crowd, sit
from tests.e2e.ink import ink
from tests.e2e.player import DESKTOP, PHONE, settle
from tests.e2e.running import Server
from tests.e2e.seeded import Until

from readyroom.galactica.loyalty import is_cylon
from readyroom.galactica.rules import RULES
from readyroom.galactica.sides import is_cylon_player
from readyroom.kernel import Game, Question

pytestmark = pytest.mark.slow

DESK = (DESKTOP["width"], DESKTOP["height"])
SMALL = (PHONE["width"], PHONE["height"])


def _mine(question: Question, *prompts: str) -> bool:
    return question.seat == 0 and question.prompt in {f"galactica-{prompt}" for prompt in prompts}


def _out(game: Game[Any]) -> bool:
    """Seat 0 is a revealed Cylon."""
    return is_cylon_player(game.state.players[0])


def _hidden(game: Game[Any], question: Question) -> bool:
    """A hidden Cylon's first action."""
    return _mine(question, "action") and game.state.turn <= 6 and not _out(game) and is_cylon(game.state.players[0])


def _revealed(game: Game[Any], question: Question) -> bool:
    return _mine(question, "action") and _out(game)


def _draw(game: Game[Any], question: Question) -> bool:
    return _mine(question, "draw") and len(question.picks) > 2 and game.state.turn <= 6


def _move(game: Game[Any], question: Question) -> bool:
    """One who is no Cylon moves: what is held back for them is held back for everybody."""
    me = game.state.players[0]
    free = not me.piloting and me.place != "brig" and not is_cylon(me)
    return _mine(question, "move") and free and len(question.picks) > 9


def _check(game: Game[Any], question: Question) -> bool:
    return _mine(question, "add-cards") and len(question.picks) >= 4


def _open_check(game: Game[Any], question: Question) -> bool:
    """All cards of the check lie open, so its strength is known."""
    return _mine(question, "add-cards") and game.state.check.faceup and len(game.state.check.cards) > 2


def _window(game: Game[Any], question: Question) -> bool:
    asked = question.seat == 0 and question.prompt.startswith("galactica-window-")
    return asked and not RULES.idle(game.state, question)


def _destination(game: Game[Any], question: Question) -> bool:
    return _mine(question, "destination")


def _crowded(game: Game[Any], question: Question) -> bool:
    """Raiders lie where the name of their area stands."""
    view = game.view(None)
    here = view["areas"]["port_aft"]
    vipers = [squadron["space"][list(view["areas"]).index("port_aft")] > 0 for squadron in view["squadrons"].values()]
    kinds = [here["raiders"] > 0, here["heavy_raiders"] > 0, *vipers, *here["civilians"], *here["pilots"]]
    many = len([kind for kind in kinds if kind is not False]) >= 4
    return _mine(question, "action", "move") and here["raiders"] >= 2 and not here["basestars"] and many


def _scouted(game: Game[Any], question: Question) -> bool:
    """I hold many Skill cards and no other, and know what lies on top of a deck."""
    known = any(deck["top"] for deck in game.view(0)["known"].values())
    mine = _mine(question, "action", "move") and len(game.state.players[0].hand) >= 7 and game.state.president != 0
    return mine and known


def _boarded(game: Game[Any], question: Question) -> bool:
    return _mine(question, "move") and any(game.view(None)["boarding"])


POSITIONS: dict[str, Until] = {
    "hidden": _hidden,
    "a revealed cylon": _revealed,
    "draw": _draw,
    "move": _move,
    "check": _check,
    "destination": _destination,
    "open check": _open_check,
    "window": _window,
    "crowded": _crowded,
    "scouted": _scouted,
    "boarded": _boarded,
}


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return crowd(browser, server, POSITIONS)


PARTS = """() => ['.stage', '.fleet', '.people', '.strip', '.mine', '.numbers', '.pages', 'section.bar'].map((part) => {
    const one = document.querySelector(part);
    if (!one) return part;
    const { x, y, width, height } = one.getBoundingClientRect();
    return [part, ...[x, y, width, height].map(Math.round)].join(' ');
})"""


# --- nothing moves ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_moves_when_the_bar_has_more_to_say(tables: Tables, browser: Browser, phone: bool) -> None:
    page = sit(browser, tables, "move", SMALL if phone else DESK, touch=phone)
    before = page.evaluate(PARTS)
    page.locator("[data-all]").click()
    options = page.locator("section.bar .up .option")
    expect(options.first).to_be_visible()
    assert options.count() > 9
    assert page.evaluate(PARTS) == before
    bar, last = page.locator("section.bar").bounding_box(), options.last.bounding_box()
    assert bar is not None
    assert last is not None
    assert last["y"] + last["height"] <= bar["y"] + 1  # above the bar, over the board
    page.locator("[data-all]").click()
    expect(options).to_have_count(0)
    page.locator("[data-hint]").click()
    expect(page.locator("section.bar .why")).to_be_visible()
    expect(page.locator("[data-held]")).to_have_text("hold to read why")  # as a Cylon's: who is none has no other bar
    assert page.evaluate(PARTS) == before
    page.context.close()


def test_ways_to_draw_open_upwards_with_names_and_a_legend(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "draw", DESK)
    ways = page.locator(".ways [data-option]")
    expect(ways.first).to_be_visible()
    assert all(re.search(r"Politics|Leadership|Tactics|Piloting|Engineering", way) for way in ways.all_inner_texts())
    legend = page.get_by_role("note")
    for skill in ("Politics", "Leadership", "Tactics", "Piloting", "Engineering"):
        expect(legend).to_contain_text(skill)
    assert page.locator("section.bar").evaluate("one => one.offsetHeight") == 64
    page.context.close()


# --- secrets ---------------------------------------------------------------------------------------------------


def test_guide_and_hint_tell_my_loyalty_only_while_i_hold(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "hidden", DESK, guided=True)
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Hold your Loyalty card")
    page.locator("[data-hint]").click()
    held = page.locator("[data-held]")
    expect(held).to_have_text("hold to read why")
    told = page.locator("body").inner_text()
    assert not re.search(r"hidden Cylon|Loyalty card says|You Are", told), "Loyalty is told in the open"
    held.hover()
    page.mouse.down()
    expect(held).not_to_have_text("hold to read why")
    page.mouse.up()
    expect(held).to_have_text("hold to read why")
    page.get_by_role("button", name="Hold to look").hover()
    page.mouse.down()
    expect(page.locator(".faces")).to_contain_text("You win if the humans lose")
    page.mouse.up()
    expect(page.locator(".faces")).to_have_count(0)
    page.context.close()


def test_the_guide_of_a_revealed_cylon_wants_the_humans_to_lose(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "a revealed cylon", DESK, guided=True)
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Strike where the humans are weakest")
    assert "save" not in guide.inner_text()
    assert "the humans lose" not in guide.inner_text()
    page.context.close()


# --- fingers ---------------------------------------------------------------------------------------------------


def _touch(finger: CDPSession, kind: str, *at: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_long_press_that_trembles_opens_a_card_and_picks_nothing(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "check", SMALL, touch=True)
    page.locator("[data-tab=cards]").tap()
    settle(page)
    card = page.locator(".held .hit[data-option]").first
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    _touch(finger, "touchStart", x, y)
    page.wait_for_timeout(150)
    _touch(finger, "touchMove", x + 3, y + 2)
    page.wait_for_timeout(600)
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    _touch(finger, "touchEnd")
    page.wait_for_timeout(400)
    expect(sheet).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.context.close()


def test_a_card_has_a_sign_to_be_read_with(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "check", SMALL, touch=True)
    page.locator("[data-tab=cards]").tap()
    settle(page)
    sign = page.locator(".held .info").first
    box = sign.bounding_box()
    assert box is not None
    middle: FloatRect = {"x": box["x"] + 13, "y": box["y"] + 12, "width": 8, "height": 10}  # the ring is outside
    assert max(ink(page, middle)) > 400  # a letter in the ring, not a ring alone
    sign.tap()
    expect(page.locator("dialog[open] .face.large")).to_be_visible()
    assert page.locator(".held .hit[aria-pressed=true]").count() == 0
    page.context.close()


@pytest.mark.parametrize("size", [(1280, 720), DESK], ids=["1280x720", "1440x900"])
def test_how_many_ships_there_are_is_not_under_the_name_of_their_area(
    tables: Tables, browser: Browser, size: tuple[int, int]
) -> None:
    page = sit(browser, tables, "crowded", size)
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.pieces .piece b')].filter((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [0.2, 0.5, 0.8].some((part) => [0.2, 0.5, 0.8].some((down) =>
                document.elementFromPoint(x + width * part, y + height * down)?.closest('.label')));
        }).map((one) => one.closest('.hot').querySelector('button').ariaLabel)"""
    )
    assert covered == []
    assert page.locator(".pieces .piece b").count() > 0
    page.context.close()


def test_a_tab_of_other_cards_says_what_is_in_it(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "scouted", (1280, 720))
    tabs = page.locator(".mine .tabs button")
    expect(tabs).to_have_count(2)
    expect(tabs.last).to_have_text("You know what is on top")  # and not of how many cards: there is none
    tabs.last.click()
    expect(page.locator(".mine .known")).to_be_visible()
    page.context.close()


# --- pages of a phone ------------------------------------------------------------------------------------------


def test_the_page_with_the_first_option_opens_and_dots_and_the_bar_tell_of_the_others(
    tables: Tables, browser: Browser
) -> None:
    page = sit(browser, tables, "move", SMALL, touch=True)
    expect(page.locator("[data-tab=space]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-tab=space].asked")).to_have_count(1)
    expect(page.locator("[data-tab=ships].asked")).to_have_count(1)
    expect(page.locator("[data-tab=cards].asked")).to_have_count(0)
    page.locator("[data-jump-to=ships]").tap()
    expect(page.locator("[data-tab=ships]")).to_have_attribute("aria-pressed", "true")
    press = page.locator("[data-at='room:press_room']")
    expect(press).to_be_in_viewport()
    expect(page.locator("[data-jump-to=space]")).to_be_visible()  # and back
    page.wait_for_timeout(500)
    expect(page.locator("[data-tab=ships]")).to_have_attribute("aria-pressed", "true")  # one may stay there
    assert page.locator(".numbers").evaluate("one => one.offsetHeight") == 44
    page.context.close()


def test_what_lies_under_the_opened_bar_can_be_scrolled_out_of_it(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "move", SMALL, touch=True)
    page.locator("[data-tab=cards]").tap()
    page.locator("[data-all]").tap()
    expect(page.locator("section.bar .up .option").first).to_be_visible()
    settle(page)
    page.locator("[data-page=cards]").evaluate("one => (one.scrollTop = one.scrollHeight)")
    last, up = page.locator(".abilities li").last.bounding_box(), page.locator("section.bar .up").bounding_box()
    assert last is not None
    assert up is not None
    assert last["y"] + last["height"] <= up["y"] + 1
    page.context.close()


@pytest.mark.parametrize("size", [(360, 740), SMALL], ids=["360x740", "390x844"])
def test_the_guide_can_be_read_while_the_bar_is_open(tables: Tables, browser: Browser, size: tuple[int, int]) -> None:
    page = sit(browser, tables, "draw", size, touch=True, guided=True)
    guide = page.get_by_role("complementary", name="Guide")
    expect(page.locator(".ways [data-option]").first).to_be_visible()
    guide.locator(".strip").tap()
    expect(guide.get_by_role("heading", name="What you are asked")).to_be_visible()
    seen = guide.get_by_role("heading", name="What you are asked").evaluate(
        """(one) => { const { x, y, width, height } = one.getBoundingClientRect();
            return one.closest('aside').contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""
    )
    assert seen, "what the bar has opened lies over the guide"
    page.locator(".ways [data-option]").first.tap(trial=True)  # nor the other way round
    page.locator("[data-hint]").tap()
    hinted = page.locator(".ways .hinted")
    expect(hinted).to_be_visible()
    called = hinted.get_attribute("title")
    assert called
    expect(guide.locator(".hint")).to_contain_text(called)  # not by its id
    guide.locator(".strip").tap()
    page.locator(".ways [data-option]").first.tap(trial=True)
    page.context.close()


@pytest.mark.parametrize("size", [(360, 740), SMALL], ids=["360x740", "390x844"])
def test_in_a_guided_game_the_tokens_of_all_players_are_in_sight(
    tables: Tables, browser: Browser, size: tuple[int, int]
) -> None:
    page = sit(browser, tables, "move", size, touch=True, guided=True)
    tokens, guide = page.locator(".avatars").bounding_box(), page.locator("aside.guide").bounding_box()
    assert tokens is not None
    assert guide is not None
    assert tokens["y"] + tokens["height"] <= guide["y"]
    page.locator("[data-hint]").tap()
    expect(page.locator("aside.guide .strip")).to_contain_text("The computer player would choose")
    page.context.close()


def test_types_of_cards_lie_beside_each_other_while_there_is_room(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "check", SMALL, touch=True)
    page.locator("[data-tab=cards]").tap()
    rows = page.locator("[data-group]").evaluate_all(
        "all => all.map((one) => [one.offsetTop, one.querySelectorAll('.held').length])"
    )
    assert len(rows) > 1
    for (top, cards), (next_top, more) in pairwise(rows):
        in_row = sum(count for at, count in rows if at == top)
        assert next_top == top or in_row + more > 3, f"{cards} and {more} cards would fit into a row: {rows}"
    page.context.close()


def test_the_tokens_of_all_players_are_in_sight_beside_a_boarding_party(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "boarded", SMALL, touch=True)
    page.locator("[data-tab=space]").tap()
    settle(page)
    expect(page.locator("[data-page=space] .boarding")).to_be_visible()
    tokens = page.locator("[data-page=space] .avatars").bounding_box()
    bar = page.locator("section.bar").bounding_box()
    assert tokens is not None
    assert bar is not None
    assert tokens["y"] + tokens["height"] <= bar["y"]
    page.context.close()


def test_everybody_is_there_as_a_token_with_the_number_of_cards(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "move", SMALL, touch=True)
    tokens = page.locator(".avatars .token")
    expect(tokens).to_have_count(6)
    hands = [int(text) for text in page.locator(".avatars .token b").all_inner_texts()]
    told = page.locator("[data-hand]").evaluate_all("all => all.map((one) => Number(one.dataset.hand))")
    assert hands == told
    page.locator(".avatars .hit").nth(1).tap()
    expect(page.locator("dialog[open] .sheet")).to_be_visible()
    page.context.close()


# --- what the pointer rests on ---------------------------------------------------------------------------------


def test_what_is_shown_of_a_thing_covers_nothing_of_the_table(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "move", DESK)
    for at in ("room:brig", "room:press_room", "seat:1", "dial:fuel"):
        page.locator(f"[data-at='{at}']").hover()
        peek = page.locator(".peek")
        expect(peek).to_be_visible()
        box = peek.bounding_box()
        assert box is not None
        covered = page.evaluate(
            """(box) => ['.people', '.strip', '.stage', '.fleet', '.mine', 'section.bar'].filter((part) => {
                const at = document.querySelector(part).getBoundingClientRect();
                return Math.min(at.right, box.x + box.width) - Math.max(at.left, box.x) > 1
                    && Math.min(at.bottom, box.y + box.height) - Math.max(at.top, box.y) > 1;
            })""",
            box,
        )
        assert covered == [], f"what is shown of {at} covers {covered}"
        page.mouse.move(5, 5)
        expect(peek).to_have_count(0)
    page.locator("[data-drawer]").click()
    for thing in (page.locator("[data-at^='stock:']").first, page.locator("[data-at^='deck:']").last):
        thing.hover()  # where things are read: what is shown lies above it, for there is no room below
        expect(peek).to_be_visible()
        settle(page)
        box, under = peek.bounding_box(), thing.bounding_box()
        assert box is not None
        assert under is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= DESK[1]
        assert box["y"] + box["height"] <= under["y"] or box["y"] >= under["y"] + under["height"]
        page.mouse.move(5, 5)
        expect(peek).to_have_count(0)
    page.context.close()


def test_what_is_shown_of_a_thing_stays_while_others_leave_the_page(tables: Tables, browser: Browser) -> None:
    """The words of what it is come when it is first looked at, and lines of the log are written anew with them."""
    page = sit(browser, tables, "move", DESK)
    lines = page.locator("[role=log] .line:has(a)")
    lines.last.evaluate("one => (one.dataset.old = '')")
    page.locator("[data-at='dial:fuel']").hover()
    expect(page.locator(".peek")).to_contain_text("Without fuel")
    expect(page.locator("[role=log] [data-old]")).to_have_count(0)
    settle(page)
    expect(page.locator(".peek")).to_be_visible()
    page.context.close()


def test_what_can_be_read_where_it_lies_is_not_shown_again(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "destination", DESK)
    page.locator(".tray [data-at^='tray:']").first.hover()
    page.wait_for_timeout(700)
    expect(page.locator(".peek")).to_have_count(0)
    page.context.close()


# --- during a check --------------------------------------------------------------------------------------------


def test_during_a_check_no_pawn_is_in_a_hidden_part_and_none_flies_there(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "check", DESK)
    pawns = page.locator("[data-fly^='who:']")
    assert pawns.count() >= 1
    hidden = pawns.evaluate_all("all => all.filter((one) => !one.checkVisibility({ visibilityProperty: true })).length")
    assert hidden == 0
    assert page.locator(".fleet").evaluate("one => getComputedStyle(one).visibility") == "visible"
    page.context.close()


# --- words -----------------------------------------------------------------------------------------------------


def test_the_menu_of_galactica_offers_nothing_of_race(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "move", DESK)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Colours")).to_be_visible()
    for label in ("Show motion", "A soft sound when it is my turn"):
        line = page.locator("label", has_text=label).bounding_box()
        assert line is not None
        assert line["height"] <= 44, f"{label} is broken into lines"
    expect(page.get_by_label("Order of my hand")).to_have_count(0)
    page.goto(f"{tables.server.url}/account")
    expect(page.get_by_label("Order of my hand")).to_have_count(1)
    page.context.close()


def test_what_is_known_of_a_check_is_one_number(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "open check", DESK, guided=True)
    known = page.locator(".check .range dd").first.inner_text()
    assert re.fullmatch(r"-?\d+", known), known
    expect(page.get_by_role("complementary", name="Guide")).to_contain_text(f"exactly {known};")
    page.context.close()


def test_orders_of_a_window_do_not_sound_like_skipping_my_turn(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "window", DESK)
    orders = page.locator("[data-order]")
    expect(orders).to_have_text(["Pass these until the turn ends", "Always pass these"])
    page.context.close()


def test_a_table_and_a_replay_have_one_main_part(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "move", DESK)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("main").get_by_role("group", name="The board")).to_be_visible()
    page.goto(page.url + "/replay")
    expect(page.get_by_role("main").get_by_role("group", name="The board")).to_be_visible()
    expect(page.get_by_role("main")).to_have_count(1)
    page.context.close()
