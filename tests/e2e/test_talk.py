"""Table talk and standing orders at a Galactica table, and motion: parts that all games share."""

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, call, guest, host
from tests.e2e.player import wait_for_me
from tests.e2e.running import Server

from readyroom.catalogue import rules_of
from readyroom.web.data import windows_by_subject

pytestmark = pytest.mark.slow


def test_a_phrase_is_said_heard_by_all_and_still_there_after_coming_back(
    server: Server, new_context: NewContext
) -> None:
    contexts = [new_context() for _ in range(3)]
    for context, name in zip(contexts, ("Ann", "Bo", "Cid"), strict=True):
        guest(context, server, name)
    table, key = host(contexts[0], server, 3, game="galactica")
    for context in contexts[1:]:
        call(context, server, "POST", f"/tables/{table}/join", {"key": key})
    call(contexts[0], server, "POST", f"/tables/{table}/start", {})
    ann, bo = contexts[0].new_page(), contexts[1].new_page()
    for page in (ann, bo):
        page.goto(f"{server.url}/t/{table}")
        page.get_by_role("tab", name="Chat").click()
    talk = ann.get_by_role("group", name="Say at the table")
    talk.get_by_role("button", name="Accuse", exact=True).click()
    talk.get_by_role("button", name="I accuse Cid of being a Cylon!").click()
    chat = bo.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Ann I accuse Cid of being a Cylon!")
    bo.reload()
    expect(bo.get_by_role("tab", name="Log")).to_be_visible()
    expect(bo.get_by_role("log", name="Log")).to_contain_text("Ann “I accuse Cid of being a Cylon!”")


def test_standing_orders_are_kept_for_each_window(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    table = against_computers(context, server, 3, "random", game="galactica")
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Standing orders").click()
    orders = page.locator("li [data-window]")
    expect(orders).to_have_count(len(windows_by_subject()["galactica"]))
    page.get_by_label("Before the die is rolled").check()
    page.get_by_label("The die was rolled").check()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Before the die is rolled")).to_be_checked()
    expect(page.locator("[data-window]:checked")).to_have_count(2)
    anyway = page.locator('[data-window="?"]')
    anyway.check()
    page.get_by_label("Pass all of them").check()
    expect(orders.and_(page.locator(":checked"))).to_have_count(len(windows_by_subject()["galactica"]))
    expect(anyway).to_be_checked()
    page.get_by_label("The die was rolled").uncheck()
    expect(page.get_by_label("Pass all of them")).not_to_be_checked()
    expect(orders.and_(page.locator(":checked"))).to_have_count(len(windows_by_subject()["galactica"]) - 1)
    expect(anyway).to_be_checked()


_FLIGHTS = """() => {
    window.__flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.__flights.push(options.duration);
        return animate.call(this, frames, { ...options, duration: options.duration * 1000 });
    };
}"""


@pytest.mark.parametrize("motion", [True, False], ids=["wanted", "not-wanted"])
def test_cards_fly_for_at_most_400_ms_and_only_for_who_likes_it(
    server: Server, new_context: NewContext, motion: bool
) -> None:
    context = new_context(motion=motion)
    guest(context, server, "Ann")
    page = context.new_page()
    page.add_init_script(f"({_FLIGHTS})()")
    page.goto(f"{server.url}/t/{against_computers(context, server, 2)}")
    assert wait_for_me(page)
    for key in ("1", "2", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("ol [data-option]")).to_have_count(7)
    flights = page.evaluate("window.__flights")
    assert (len(flights) > 0) == motion
    assert all(duration <= 400 for duration in flights)
    page.mouse.click(2, 2)
    page.wait_for_function("() => document.querySelectorAll('body > [inert]').length === 0")  # they would take minutes


def test_an_order_about_cards_is_kept_and_can_be_lifted(server: Server, new_context: NewContext) -> None:
    context = new_context(phone=True)
    guest(context, server, "Ann")
    table = against_computers(context, server, 3, "random", game="galactica")
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    menu, choice = page.get_by_role("button", name="Menu"), page.get_by_label("When I have to discard Skill cards")
    menu.click()
    page.get_by_text("Standing orders").click()
    expect(choice.locator("option")).to_have_count(1 + len(rules_of("galactica").orders))
    choice.select_option("the lowest first, Politics last")
    page.get_by_label("The die was rolled").check()
    page.reload()
    menu.click()
    expect(choice).to_have_value("keep-politics")
    expect(page.get_by_label("The die was rolled")).to_be_checked()
    choice.select_option("I choose")
    page.reload()
    menu.click()
    expect(choice).to_have_value("")
    expect(page.get_by_label("The die was rolled")).to_be_checked()
