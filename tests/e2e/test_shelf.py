"""The shelf of boxes where a table is set up: what is in each, what follows from it, and why something can't be."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest
from tests.e2e.player import settle
from tests.e2e.running import Server

pytestmark = pytest.mark.slow

SIZES = {"1280x720": (1280, 720), "360x740": (360, 740)}

CUT = """() => {
    const faults = [];
    const at = (one) => one.getBoundingClientRect();
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    for (const box of document.querySelectorAll('.shelf .box')) {
        const all = [...box.querySelectorAll('.lid, b, small')];
        const out = all.filter((one) => at(one).left < at(box).left || at(one).right > at(box).right
            || at(one).bottom > at(box).bottom);
        faults.push(...out.map((one) => `${one.className.baseVal ?? one.innerText} sticks out of ${box.innerText}`));
        const lids = [...box.querySelectorAll('.lid')].map(at);
        if (lids.some((one, i) => i && one.left < lids[i - 1].right)) faults.push('a box stands before another');
    }
    return faults;
}"""


def _shelf(server: Server, new_context: NewContext, size: tuple[int, int]) -> Page:
    context = new_context(phone=size[0] < 500)
    guest(context, server, "Ann")
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{server.url}/new")
    page.get_by_role("radio", name="Battlestar Galactica").click()
    page.locator("[data-seats='5']").click()
    expect(page.locator("[data-setting='rules:base']")).to_have_attribute("aria-pressed", "true")
    settle(page)
    return page


def _box(page: Page, rules: str) -> Any:
    return page.locator(f"[data-setting='rules:{rules}']")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_exodus_is_taken_from_the_shelf(server: Server, new_context: NewContext, size: tuple[int, int]) -> None:
    page = _shelf(server, new_context, size)
    expect(page.locator("[data-in-box]")).to_have_count(1)
    expect(_box(page, "base").locator(".lid")).to_have_count(1)
    drawn = _box(page, "exodus").locator(".lid").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(drawn)) == 2
    _box(page, "exodus").click()
    expect(page.locator("[data-in-box=exodus]")).to_contain_text("4 characters")
    expect(page.locator("[data-in-box=exodus] [data-part]")).to_have_count(6)
    page.locator("[data-setting='personal_goals:true']").click()
    expect(_box(page, "base")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#cannot-rules")).to_contain_text("only with the rules of Exodus")
    _box(page, "base").click(force=True)
    expect(_box(page, "exodus")).to_have_attribute("aria-pressed", "true")
    settle(page)
    assert page.evaluate(CUT) == []
    assert violations(page) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_all_boxes_are_taken_from_the_shelf(server: Server, new_context: NewContext, size: tuple[int, int]) -> None:
    """What follows from them is said and needs no choice; with the base game alone it can be chosen again."""
    page = _shelf(server, new_context, size)
    drawn = _box(page, "combined").locator(".lid").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(drawn)) == 4
    _box(page, "combined").click()
    expect(page.locator("[data-in-box]")).to_have_count(4)
    expect(page.locator("[data-in-box=daybreak]")).to_contain_text("22 Mutiny cards")
    expect(page.locator("[data-in-box=exodus] .always")).to_have_count(2)
    told = call(page.context, server, "POST", "/games/galactica/check", {"seats": 5, "options": {"rules": "combined"}})
    fixed = {one["setting"] for one in told["cannot"] if one["name"] == "fixed-option"}
    assert fixed == {"sympathizer", "personal_goals", "final_five"}
    expect(page.locator("[data-settled]")).to_have_count(len(fixed))
    for one in told["cannot"]:
        expect(page.locator(f"#cannot-{one['setting']}")).to_contain_text(one["why"])
    for seats in (1, 2):
        expect(page.locator(f"[data-seats='{seats}']")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-setting='objective:ionian']").click()
    settle(page)
    assert page.evaluate(CUT) == []
    assert violations(page) == []
    _box(page, "base").click(force=True)
    expect(page.locator("#cannot-rules .touched")).to_contain_text("Ionian Nebula can be played only with")
    page.locator("[data-setting='objective:kobol']").click()
    expect(_box(page, "base")).to_have_attribute("aria-disabled", "false")
    _box(page, "base").click()
    expect(page.locator("[data-settled]")).to_have_count(0)
    expect(page.locator("[data-setting='cylon_ships:attack_cards']")).to_have_attribute("aria-pressed", "true")
    _box(page, "combined").click()
    expect(page.locator("[data-settled]")).to_have_count(len(fixed))
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("All boxes together")).to_be_visible()


def test_a_table_with_all_boxes_can_still_be_changed_to_the_base_game(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    body = {"game": "galactica", "seats": 4, "public": False, "options": {"rules": "combined"}}
    made = call(context, server, "POST", "/tables", body)
    table = made["table"]["id"]
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Change", exact=True).click()
    dialog = page.get_by_role("dialog", name="Change the options")
    expect(dialog.locator("[data-settled=personal_goals]")).to_be_visible()
    dialog.locator("[data-setting='rules:base']").click()
    expect(dialog.locator("[data-settled]")).to_have_count(0)
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    options = call(context, server, "GET", f"/tables/{table}")["table"]["options"]
    assert (options["rules"], options["personal_goals"], options["cylon_ships"]) == ("base", False, "attack_cards")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_boxes_are_left_to_chance(server: Server, new_context: NewContext, size: tuple[int, int]) -> None:
    """A closed box stands there; what comes with the boxes is not pressed, and no reason is one of some boxes only."""
    page = _shelf(server, new_context, size)
    expect(_box(page, "surprise").locator(".lid.surprise")).to_be_visible()
    _box(page, "surprise").click()
    expect(page.locator("[data-in-box]")).to_have_count(1)
    expect(page.locator("[data-in-box=surprise]")).to_contain_text("rolled when the table starts")
    for name in ("cylon_ships", "personal_goals", "final_five"):
        expect(page.locator(f"[data-by-chance='{name}']")).to_be_visible()
        expect(page.locator(f"[data-setting^='{name}:'][aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[data-settled]")).to_have_count(0)
    for told in page.locator(".cannot").all_inner_texts():
        assert "all boxes" not in told
    expect(page.locator("[data-setting='fewer_crises:true']")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-setting='cylon_ships:attack_cards']").click()
    expect(page.locator("[data-setting='fewer_crises:true']")).to_have_attribute("aria-disabled", "false")
    expect(page.locator("[data-by-chance=cylon_ships]")).to_have_count(0)
    settle(page)
    assert page.evaluate(CUT) == []
    assert violations(page) == []
