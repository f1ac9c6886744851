"""A box the client was not built with is shown in general parts: what the view tells is drawn, by readable ids."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.people import guest
from tests.e2e.player import DESKTOP, PHONE, new_context, sit_down
from tests.e2e.running import Server, running_server
from tests.e2e.seeded import Until, seeded_table, stand_at
from tests.galactica import lighthouse
from tests.galactica.lighthouse import MODE

from readyroom import catalogue
from readyroom.kernel import Fair, Game, Question, start
from readyroom.players import Chair, make_player

pytestmark = pytest.mark.slow

SEATS = 3
NAMES = ("Ada", "Bo", "Cy")
LEVEL = "random"
"""Who only moves where it seems useful never goes to a board nobody told them about."""


def _window(game: Game[Any], question: Question) -> bool:
    """Seat 0 may play a card of the box in a window nobody had before."""
    return question.seat == 0 and question.prompt == "galactica-window-moved" and len(game.questions) == 1


def _mine(game: Game[Any], question: Question) -> bool:
    """Seat 0 has cards of the secret pile."""
    return question.seat == 0 and question.prompt == "galactica-action" and bool(game.state.players[0].held("flare"))


def _other(game: Game[Any], question: Question) -> bool:
    """Somebody else has cards of it, and the board is in use."""
    g = game.state
    return (
        question.seat == 0
        and question.prompt == "galactica-action"
        and bool(g.players[1].held("flare"))
        and bool(g.tokens.get("lamp", {}).get("gallery"))
        and any(player.place in ("gallery", "lamp_room") for player in g.players)
    )


POSITIONS: dict[str, Until] = {"window": _window, "mine": _mine, "other": _other}


class Tables(NamedTuple):
    server: Server
    cookies: Any
    ids: dict[str, str]
    states: dict[str, Any]


def _found(name: str, until: Until) -> tuple[str, Game[Any]]:
    """A game in which this comes to pass, and the secret its chance is from."""
    for n in range(400):
        secret = f"lighthouse-{name}-{n}"
        game = start(catalogue.rules_of("galactica"), SEATS, Fair(secret, ("0",) * SEATS), {"rules": MODE})
        players = [make_player("galactica", LEVEL, seat) for seat in range(SEATS)]
        while not game.over:
            question = game.questions[0]
            if until(game, question):
                return secret, game
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    raise LookupError(f"{name} was not found")


@pytest.fixture(scope="module")
def tables(client: None, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("lighthouse")
    with lighthouse.in_the_catalogue(), running_server(data, module="tests.e2e.lighthouse_server") as server:
        people = [new_context(browser) for _ in NAMES]
        for context, name in zip(people, NAMES, strict=True):
            guest(context, server, name)
        ids: dict[str, str] = {}
        games: dict[str, Game[Any]] = {}
        for name, until in POSITIONS.items():
            secret, games[name] = _found(name, until)
            table, _ = seeded_table(
                people[0], server, SEATS, secret, others=people[1:], window_seconds=600, options={"rules": MODE}
            )
            ids[name] = stand_at(server, table, games[name])
        cookies = people[0].cookies()
        for context in people:
            context.close()
        yield Tables(server, cookies, ids, {name: game.state for name, game in games.items()})


def _sit(browser: Browser, tables: Tables, name: str, *, phone: bool = False) -> Page:
    size = PHONE if phone else DESKTOP
    url = f"{tables.server.url}/t/{tables.ids[name]}"
    return sit_down(browser, url, tables.cookies, (size["width"], size["height"]), touch=phone)


@pytest.fixture
def page(browser: Browser, tables: Tables) -> Iterator[Page]:
    page = _sit(browser, tables, "window")
    yield page
    page.context.close()


def test_its_board_lies_among_the_ships_with_who_and_what_is_there(browser: Browser, tables: Tables) -> None:
    g = tables.states["other"]
    page = _sit(browser, tables, "other")
    rock = page.locator("[data-board=rock]")
    expect(rock).to_have_accessible_name("Rock")
    if not rock.locator(".rooms").count():  # folded where there is no room for all boards
        rock.locator(".fold").click()
    expect(rock.locator(".room")).to_have_count(3)
    expect(rock.get_by_text("Lamp room")).to_be_visible()
    lamps = rock.locator("[data-token=lamp]")
    expect(lamps).to_be_visible()
    expect(lamps).to_have_attribute("data-count", str(g.tokens["lamp"]["gallery"]))
    there = sum(player.place in ("gallery", "lamp_room", "cellar") for player in g.players)
    expect(rock.locator("[data-fly^='who:']")).to_have_count(there)
    (space,) = g.tokens["tide"]
    expect(page.locator(f"[data-track=tide] [data-space={space}][data-marker]")).to_be_visible()
    page.context.close()


def test_its_title_stands_with_its_holder(page: Page, tables: Tables) -> None:
    warden = tables.states["window"].titles["warden"]
    sign = page.locator("[data-title=warden]")
    expect(sign).to_have_count(1)
    expect(page.locator(f"[data-seat='{warden}'] [data-title=warden]")).to_be_visible()
    expect(sign).to_have_accessible_name("Warden")


def test_its_secret_cards_are_mine_to_see_and_others_to_count(browser: Browser, tables: Tables) -> None:
    page = _sit(browser, tables, "mine")
    mine = tables.states["mine"].players[0].held("flare")
    group = page.locator("[data-group=flare]")
    if not group.count():  # beside a large hand they are behind a tab
        page.locator(".mine .tabs button").last.click()
    expect(group.locator("[data-card]")).to_have_count(len(mine))
    expect(group).to_contain_text(mine[0].replace("_", " ").capitalize())
    page.context.close()
    page = _sit(browser, tables, "other")
    theirs = tables.states["other"].players[1].held("flare")
    count = page.locator("[data-seat='1'] [data-holds=flare]")
    expect(count).to_be_visible()
    expect(count).to_have_attribute("data-count", str(len(theirs)))
    for card in {*theirs} - {*tables.states["other"].players[0].held("flare")}:
        assert card not in page.content()
        assert card.replace("_", " ").capitalize() not in page.content()
    page.context.close()


def test_its_open_pile_lies_open(page: Page, tables: Tables) -> None:
    pile = page.locator("[data-pile=buoy]")
    expect(pile).to_be_visible()
    cards = tables.states["window"].decks["buoy"].cards
    expect(pile.locator("[data-card]")).to_have_text([card.replace("_", " ").capitalize() for card in cards])
    pile.locator("[data-card]").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(cards[0].replace("_", " ").capitalize())


def test_its_skill_card_answers_the_question_of_a_window_nobody_knew(
    browser: Browser, page: Page, tables: Tables
) -> None:
    """It stands in the hand with its strength and the sign of its type, and is played by a click."""
    expect(page.locator(".question")).to_contain_text("Moved")
    cards = page.locator("[data-group=tactics] [data-card^=beacon]")
    expect(cards.first).to_be_visible()
    expect(cards.first).to_contain_text(re.compile("[06]"))
    expect(page.locator("[data-group=tactics] h4 svg").first).to_be_visible()
    held = tables.states["window"].players[0].hand
    track = page.get_by_role("img", name=re.compile("Jump preparation"))
    before = track.get_attribute("aria-label") if track.count() else None
    glowing = page.locator("[data-at^='hand:beacon'][data-option]")
    glowing.first.click()
    expect(page.locator("[data-at^='hand:beacon']")).to_have_count(
        len([c for c in held if c in lighthouse.designs()]) - 1
    )
    assert before is None or track.get_attribute("aria-label") != before
    expect(page.get_by_role("log")).to_contain_text("Beacon")


def test_nothing_of_it_is_called_by_a_bare_id(browser: Browser, tables: Tables) -> None:
    """On a desk and on every page of a phone: no word with an underscore, no name of a message."""
    for phone in (False, True):
        for name in tables.ids:
            page = _sit(browser, tables, name, phone=phone)
            raw = re.compile(r"\b[a-z]+_[a-z_]+\b|galactica-[a-z]|web-gal-|\{")
            for tab in page.locator("[data-tab]").all():
                tab.click()
            text = page.locator("body").inner_text()
            assert not raw.search(text), raw.search(text)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.context.close()
