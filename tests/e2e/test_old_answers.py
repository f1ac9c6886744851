"""What the server says late is about what was then: it changes nothing of what is asked now."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, guest
from tests.e2e.player import GLOWS, expect_question, wait_for_me
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


class Line:
    """The line of a page to its server, on which a test can hold back what is said to messages of some kinds."""

    def __init__(self, page: Page) -> None:
        self.held: list[str] = []
        """Answers of the server that the page has not got yet."""
        self.sent: dict[str, list[int]] = {}
        """Numbers of messages, by kind."""
        self._how: dict[str, str] = {}
        page.route_web_socket(re.compile("/api/live$"), self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self._page, self._server = page, page.connect_to_server()
        page.on_message(self._up)
        self._server.on_message(self._down)

    def _up(self, text: str | bytes) -> None:
        message = json.loads(text)
        how = self._how.get(message["type"])
        self.sent.setdefault(message["type"], []).append(message["id"])
        if how == "refuse":
            self.refuse(message["id"])
        elif how != "lose":
            self._server.send(text)

    def _down(self, text: str | bytes) -> None:
        message = json.loads(text)
        kinds = [kind for kind, ids in self.sent.items() if message.get("id") in ids]
        if any(self._how.get(kind) == "hold" for kind in kinds):
            self.held.append(str(text))
        else:
            self._page.send(text)

    def let(self, kind: str, how: str) -> None:
        """From now on `hold` what the server says to such messages, `refuse` them, or `lose` them."""
        self._how[kind] = how

    def refuse(self, id_: int) -> None:
        self._page.send(json.dumps({"type": "error", "id": id_, "code": "forbidden", "message": "No.", "facts": {}}))

    def release(self) -> None:
        for text in self.held:
            self._page.send(text)
        self.held.clear()
        self._how.clear()


def test_a_hint_that_comes_too_late_is_no_hint_for_the_next_question(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    line = Line(page)
    page.goto(f"{server.url}/t/{against_computers(context, server, 2)}")
    expect_question(page, "Give back 2")
    line.let("hint", "hold")
    page.locator("[data-hint]").click()
    while not line.held:
        page.wait_for_timeout(50)
    for key in "12":
        page.keyboard.press(key)
    page.locator("[data-confirm]").click()
    expect_question(page, "choose your action")
    line.release()
    page.locator("[data-hint]").wait_for()
    page.evaluate("() => new Promise((done) => setTimeout(done, 200))")
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator("section.bar .why")).to_have_count(0)
    page.locator("[data-hint]").click()
    expect(page.locator(".hinted").first).to_be_visible()


def test_a_hint_goes_with_its_question(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    page.goto(f"{server.url}/t/{against_computers(context, server, 2)}")
    expect_question(page, "Give back 2")
    page.locator("[data-hint]").click()
    expect(page.locator(".hinted")).to_have_count(2)
    for key in "12":
        page.keyboard.press(key)
    page.locator("[data-confirm]").click()
    expect_question(page, "choose your action")
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator("section.bar .why")).to_have_count(0)


def test_an_old_refusal_does_not_open_the_next_question_again(server: Server, new_context: NewContext) -> None:
    """Its answer is on the way: it could be given twice."""
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    line = Line(page)
    page.goto(f"{server.url}/t/{against_computers(context, server, 2)}")
    expect_question(page, "Give back 2")
    line.let("answer", "hold")
    for key in ("1", "2", "Enter"):
        page.keyboard.press(key)
    expect_question(page, "choose your action")
    line.let("answer", "lose")
    page.keyboard.press("3")
    expect(page.locator(GLOWS)).to_have_count(0)
    line.refuse(line.sent["answer"][0])
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(GLOWS)).to_have_count(0)
    line.refuse(line.sent["answer"][1])
    assert wait_for_me(page)  # that one was refused: it is asked still


def test_two_orders_in_one_breath_are_both_kept_and_a_refused_one_is_not(
    server: Server, new_context: NewContext
) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    line = Line(page)
    page.goto(f"{server.url}/t/{against_computers(context, server, 3, game='galactica')}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Standing orders").click()
    line.let("orders", "hold")
    page.get_by_label("Before the die is rolled").check()
    page.get_by_label("The die was rolled").check()
    expect(page.locator("[data-window]:checked")).to_have_count(2)
    while len(line.held) < 2:
        page.wait_for_timeout(50)
    line.release()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("[data-window]:checked")).to_have_count(2)
    line.let("orders", "refuse")
    page.get_by_label("Before cards are added").click()
    expect(page.locator("[data-window]:checked")).to_have_count(2)


def test_an_order_that_is_refused_late_takes_none_of_the_next_back(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    line = Line(page)
    page.goto(f"{server.url}/t/{against_computers(context, server, 3, game='galactica')}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Standing orders").click()
    line.let("orders", "lose")
    page.get_by_label("Before the die is rolled").check()
    page.get_by_label("The die was rolled").check()
    while len(line.sent.get("orders", ())) < 2:
        page.wait_for_timeout(50)
    line.refuse(line.sent["orders"][0])
    expect(page.get_by_text("No.", exact=True)).to_be_attached()
    expect(page.locator("[data-window]:checked")).to_have_count(2)
