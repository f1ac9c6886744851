"""The Ionian Nebula in the browser: allies in their rooms, trauma facedown, the Crossroads and the Trial as moments."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.crowd import NAMES, SEATS, Tables, crowd
from tests.e2e.running import Server
from tests.e2e.test_galactica_layout import FAULTS
from tests.e2e.test_pictured_choices import asks
from tests.e2e.told import Sit, sitting

from readyroom.galactica.causes import Cause
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.forecast import foreseen
from readyroom.galactica.rules import RULES
from readyroom.kernel import Game, Option, Question, start
from readyroom.words import words

pytestmark = pytest.mark.slow

DESK, PHONE = (1280, 720), (360, 740)
SIZES = {"1280x720": DESK, "360x740": PHONE}
GOOD, BAD = "trauma_benevolent", "trauma_antagonistic"
ALLIES = {
    "ally_lee_adama": "hangar_deck",
    "ally_sherman_cottle": "sickbay",
    "ally_kara_thrace": "hangar_deck",
    "ally_kendra_shaw": "weapons_control",
}
ROAD = "crossroads_perjury"


def _my_move(_: Game[Any], question: Question) -> bool:
    return question.seat == 0 and question.prompt == "galactica-move"


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return crowd(browser, server, {"move": _my_move}, {"rules": "exodus"})


@pytest.fixture
def sit(tables: Tables, browser: Browser) -> Iterator[Sit]:
    with sitting(tables, browser) as sit:
        yield sit


def _allies(state: dict[str, Any]) -> None:
    """One of them has a token that I have put there; where two wait, six people are too."""
    state["view"]["options"]["objective"] = "ionian"  # its words come with it
    state["view"]["allies"] = [
        {"card": card, "place": place, "by": -1 if n else 0, "token": None if n else GOOD}
        for n, (card, place) in enumerate(ALLIES.items())
    ]
    for player in state["view"]["players"]:
        player["place"] = "weapons_control" if player["seat"] % 2 else "hangar_deck"


def _nebula(state: dict[str, Any]) -> None:
    state["view"]["options"]["objective"] = "ionian"  # its words come with it


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_allies_wait_in_their_rooms_and_are_chosen_there(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    line.show(_allies)
    for card, place in ALLIES.items():
        ally = page.locator(f".room:has([data-at='room:{place}']) [data-ally={card}]")
        expect(ally).to_be_visible()
        at, room = ally.bounding_box(), page.locator(f".room:has([data-at='room:{place}'])").bounding_box()
        assert at is not None
        assert room is not None
        assert room["x"] - 1 <= at["x"]
        assert at["x"] + at["width"] <= room["x"] + room["width"] + 1
        assert room["y"] - 1 <= at["y"]
        assert at["y"] + at["height"] <= room["y"] + room["height"] + 1
    expect(page.locator("[data-at='ally:ally_sherman_cottle']")).to_have_attribute("aria-label", re.compile("Cottle"))
    mine, other = "ally_lee_adama", "ally_kara_thrace"
    known = page.locator(f"[data-at='ally:{mine}']")
    assert words("en").name("galactica", GOOD) in (known.get_attribute("aria-label") or "")
    assert "nobody has seen" in (page.locator(f"[data-at='ally:{other}']").get_attribute("aria-label") or "")
    assert page.evaluate(FAULTS) == []

    def asked(state: dict[str, Any]) -> None:
        _allies(state)
        asks(state, "meet-ally", Option("ally", mine), Option("ally", other))

    line.show(asked)
    page.locator(f"[data-at='ally:{other}'][data-option]").click()
    expect(page.locator("[data-at^='ally:'][data-option]")).to_have_count(0)
    assert line.answers == [1]


_UNDER = """() => [...document.querySelectorAll('.space .room:has([data-ally])')].flatMap((room) => {
    const name = document.createRange();
    name.selectNodeContents(room.querySelector('.name'));
    const ally = room.querySelector('[data-ally]').closest('.ally').getBoundingClientRect();
    const covered = [...name.getClientRects()].some((line) => line.bottom > ally.top + 2 && line.left < ally.right);
    return covered ? [room.innerText] : [];
})"""


@pytest.mark.parametrize("size", [*SIZES.values(), (390, 844), (1440, 900)], ids=str)
def test_who_waits_in_a_room_covers_its_name_nowhere(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def change(state: dict[str, Any]) -> None:
        _allies(state)
        rooms = [*state["view"]["boards"]["galactica"]["places"]]
        cards = [*ALLIES]
        state["view"]["allies"] = [
            {"card": cards[n % len(cards)], "place": room, "by": -1, "token": None} for n, room in enumerate(rooms)
        ]

    line.show(change)
    assert page.locator(".space .room [data-ally]").count() == 10
    assert page.evaluate(_UNDER) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_my_trauma_lies_facedown_and_is_chosen_so(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    tokens = [GOOD, BAD, BAD]

    def change(state: dict[str, Any]) -> None:
        for player in state["view"]["players"]:
            player["holds"]["trauma"] = tokens if player["seat"] == 0 else 2
        state["view"]["options"]["objective"] = "ionian"
        state["view"]["crossroads"] = [
            {"seat": 0, "card": ROAD, "set": False, "token": None, "shown": False},
            {"seat": 1, "card": None, "set": True, "token": None, "shown": False},
        ]
        options = [Option("token", token) for token in tokens]
        asks(state, "discard-trauma", *options, kind="several", at_least=2, at_most=2)

    line.show(change)
    mine = page.locator("[data-trauma] button")
    expect(mine).to_have_count(3)
    looks = mine.evaluate_all("all => all.map((one) => `${getComputedStyle(one).cssText} ${one.innerText}`)")
    assert len(set(looks)) == 1
    names = {words("en").name("galactica", thing) for thing in (*tokens, ROAD)}
    assert not [name for name in names if name in page.locator("body").inner_text()]
    assert page.locator("[data-holds=trauma][data-count='2']").count() == len(NAMES) - 1
    assert page.evaluate(FAULTS) == []
    page.locator(".hold").hover(position={"x": 10, "y": 10})  # once it lies still
    page.mouse.down()
    for name in names:
        expect(page.locator(".faces")).to_contain_text(name)
    page.mouse.up()
    expect(page.locator(".faces")).to_have_count(0)
    mine.nth(0).click()
    mine.nth(2).click()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-trauma] button")).to_have_count(0)
    assert line.answers == [[0, 2]]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_result_that_is_mine_to_choose_says_what_it_is(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def asked(state: dict[str, Any]) -> None:
        state["view"]["options"]["objective"] = "ionian"
        asks(state, "crossroads-result", *(Option("result", token, {"card": ROAD}) for token in (GOOD, BAD)))
        question = state["questions"][0]
        question["facts"] = {"card": ROAD}
        question["aid"] = {"parts": [[{"says": "resource", "facts": {"resource": "food"}, "from": 4, "to": 6}], []]}

    line.show(asked)
    say = words("en")
    for n, token in enumerate((GOOD, BAD)):
        choice = page.locator(f".parts [data-option='{n}']")
        title = say.say(f"galactica-result-{ROAD}-{token.removeprefix('trauma_')}")
        expect(choice).to_contain_text(f"{say.name('galactica', token)}: {title}")
    expect(page.locator(".parts [data-option='0']")).to_contain_text("food")
    page.locator(".parts [data-option='1']").click()
    expect(page.locator(".parts")).to_have_count(0)
    assert line.answers == [1]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_whatever_a_result_would_do_is_said_in_words(sit: Sit, size: tuple[int, int]) -> None:
    """As the engine foretells it."""
    page, line = sit(size)
    card = CROSSROADS["crossroads_the_opera_house"]
    game = start(RULES, SEATS, 1, {"rules": "exodus", "objective": "ionian"})
    aid = foreseen(game.state, Cause(card.id, 0), [card.benevolent, card.antagonistic])

    def asked(state: dict[str, Any]) -> None:
        _nebula(state)
        asks(state, "crossroads-result", *(Option("result", token, {"card": card.id}) for token in (GOOD, BAD)))
        state["questions"][0].update(facts={"card": card.id}, aid=aid)

    line.show(asked)
    good = page.locator(".parts [data-option='0']")
    expect(good).to_contain_text("trauma tokens")
    expect(good).to_contain_text("choose another player, human or Cylon: that player draws 3 trauma tokens")
    assert "galactica-" not in page.locator("body").inner_text()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("prompt", ["discard-trauma", "set-trauma", "ally-trauma"])
def test_how_one_looks_and_chooses_is_said_for_mouse_and_finger(sit: Sit, size: tuple[int, int], prompt: str) -> None:
    page, line = sit(size)

    def asked(state: dict[str, Any]) -> None:
        _nebula(state)
        asks(state, prompt, Option("token", GOOD), Option("token", BAD))

    line.show(asked)
    question = page.locator(".question")
    expect(question).to_contain_text("then tap" if size == PHONE else "then click")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_log_does_not_say_what_my_tokens_are(sit: Sit, size: tuple[int, int]) -> None:
    """Whoever looks over my shoulder reads the log too."""
    page, line = sit(size)

    line.show(
        _nebula,
        {"event": "TraumaDrawn", "seat": 0, "count": 2, "tokens": [GOOD, BAD]},
        {"event": "TraumaDiscarded", "seat": 0, "count": 1, "tokens": [GOOD]},
        {"event": "AllyTrauma", "seat": 0, "card": "ally_lee_adama", "token": BAD},
        {"event": "CrossroadsDealt", "seat": 0, "card": ROAD},
        {"event": "TraumaSet", "seat": 0, "token": GOOD},
    )
    if size == PHONE:
        page.locator("[data-tab=log]").click()
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text("sets a trauma token")
    expect(log).to_contain_text(words("en").name("galactica", "ally_lee_adama"))
    for thing in (GOOD, BAD, ROAD):
        expect(log).not_to_contain_text(words("en").name("galactica", thing))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_crossroads_and_the_trial_are_moments(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size, motion=True)
    page.mouse.click(2, 2)
    roads = [{"event": "CrossroadsShown", "seat": n, "card": ROAD, "token": BAD} for n in range(2)]
    line.tell(_nebula, {"event": "CrossroadsBegan"}, roads[0])
    expect(page.locator("[data-scene=crossroads] [data-road]")).to_have_count(1)
    page.locator("[data-scene] .over").click()
    line.tell(_nebula, {**roads[1], "token": None})
    scene = page.locator("[data-scene=crossroads] [data-road]")
    expect(scene).to_have_count(2)  # who has set what before still stands there
    expect(scene.nth(1)).to_contain_text("no token")
    page.locator("[data-scene] .over").click()
    dealt = [{"event": "CrossroadsDealt", "seat": n, "card": None} for n in range(3)]
    line.tell(_nebula, {"event": "CrossroadsBegan"}, *dealt, {"event": "TraumaSet", "seat": 1, "token": None}, roads[0])
    expect(scene).to_have_count(3)  # and who has yet to show theirs
    expect(scene.nth(0)).to_contain_text(words("en").name("galactica", ROAD))
    for n, sign in ((1, "?"), (2, "·")):
        expect(scene.nth(n)).to_contain_text("facedown")
        expect(scene.nth(n).locator("[data-token=back]")).to_contain_text(sign)
    page.locator("[data-scene] .over").click()
    shown = [
        {
            **{"event": "TraumaShown", "seat": seat, "tokens": [GOOD, BAD, BAD, BAD][: seat + 1], "against": seat},
            **{"face": BAD, "left": seat if seat > 2 else 0},
        }
        for seat in range(4)
    ]
    out = {"event": "Eliminated", "seat": 3, "character": "galen_tyrol"}
    line.tell(_nebula, {"event": "TrialBegan"}, *shown, out, {"event": "TrialEnded"})
    tried = page.locator("[data-scene=trial] [data-tried]")
    expect(tried).to_have_count(4)
    expect(tried.nth(3)).to_contain_text("eliminated")
    for seat in range(4):  # what counts is seen: not tokens of the other face, and not so few
        expect(tried.nth(seat).locator("[data-token]:not(.not)")).to_have_count(3 if seat == 3 else 0)
        expect(tried.nth(seat).get_by_text("too few to count")).to_have_count(int(seat in (1, 2)))
    expect(tried.nth(3).locator(f"[data-token={GOOD}]")).to_contain_text("does not count")
    expect(page.locator("[data-scene=eliminated]")).to_contain_text(NAMES[3])


def test_what_one_reads_of_a_thing_brings_nothing_of_another_game(sit: Sit) -> None:
    """Styles of Race would change the signs of moments."""
    page, line = sit(DESK, motion=True)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.locator("[data-at='room:brig']").click()
    expect(page.get_by_role("dialog").locator(".rules, [data-rule], a, button").first).to_be_visible()
    page.keyboard.press("Escape")
    assert fetched
    assert not [url for url in fetched if "/race" in url or "/cards-" in url]
    line.tell(_nebula, {"event": "AllyMet", "seat": 0, "card": "ally_lee_adama", "token": GOOD})
    sign = page.locator("[data-scene=ally] svg.sign")
    width, height = sign.evaluate("one => [getComputedStyle(one).width, getComputedStyle(one).height]")
    assert width == height == "96px"
