"""Every page: opens without an error, is accessible (axe-core), and says nothing that is not in the words files."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.ink import ink
from tests.e2e.people import against_computers, guest, host
from tests.e2e.player import DESKTOP, PHONE, settle, wait_for_me
from tests.e2e.running import Server

from readyroom.race.cards import DESIGNS
from readyroom.race.texts import power_text, scoring_text
from readyroom.rulebook import rules_index
from readyroom.web import galactica
from readyroom.web.build import CLIENT
from readyroom.words import texts as files
from readyroom.words import words

pytestmark = pytest.mark.slow

PAGES = [
    "/",
    "/lobby",
    "/new",
    "/mine",
    "/watch",
    "/account",
    "/about",
    "/no",
]
LONG = ["/rules/race", "/rules/galactica", "/cards/race", "/cards/galactica"]
"""Hundreds of rules or cards: in two of the four looks, between them dark and light, wide and narrow."""


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_page_is_inaccessible(server: Server, new_context: NewContext, dark: bool, phone: bool) -> None:
    context = new_context(dark=dark, phone=phone)
    guest(context, server, "Ann")
    playing = against_computers(context, server, 3)
    room, _ = host(context, server, 3, public=True)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    found: list[str] = []
    long = LONG if dark != phone else []
    for path in [*PAGES, *long, f"/t/{room}", f"/t/{playing}", f"/t/{playing}/replay"]:
        page.goto(server.url + path)
        page.wait_for_selector("h1")
        if path == f"/t/{playing}":
            assert wait_for_me(page)
        settle(page)
        found += [f"{path}: {violation}" for violation in violations(page)]
        overflow = page.evaluate("document.documentElement.scrollWidth") - (PHONE if phone else DESKTOP)["width"]
        assert overflow <= 0, f"{path} is {overflow} px too wide"
    assert found == []
    assert errors == []


LONG_NAME = "Anastasia Petrovna Romanova von Habsburg"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_name_of_forty_letters_makes_no_page_wider(server: Server, new_context: NewContext, phone: bool) -> None:
    context = new_context(phone=phone)
    guest(context, server, LONG_NAME)
    room, _ = host(context, server, 3, public=True)
    page = context.new_page()
    width = (PHONE if phone else DESKTOP)["width"]
    for path in ["/", "/lobby", "/mine", "/account", f"/t/{room}"]:
        page.goto(server.url + path)
        page.wait_for_selector("h1")
        expect(page.locator("header .who")).to_have_text(LONG_NAME)
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        brand, name = page.locator("header .brand").bounding_box(), page.locator("header .who").bounding_box()
        assert brand
        assert name
        assert name["x"] + name["width"] <= width
        assert name["y"] < brand["y"] + brand["height"], f"{path}: the name is in a line of its own"


@pytest.mark.parametrize("path", ["/rules/galactica", "/cards/race", "/cards/galactica", "/lobby"])
def test_the_page_one_is_on_is_marked_in_the_head(server: Server, new_context: NewContext, path: str) -> None:
    page = new_context().new_page()
    page.goto(server.url + path)
    page.wait_for_selector("h1")
    here = page.get_by_role("navigation", name="Pages").locator("[aria-current=page]")
    expect(here).to_have_text(path.split("/")[1].capitalize())


def test_small_letters_keep_their_dots(server: Server, new_context: NewContext) -> None:
    """Hints of the font melted them into their stems at the sizes cards are written in."""
    page = new_context().new_page()
    page.goto(f"{server.url}/about")
    page.wait_for_selector("h1")
    page.evaluate(
        """async () => {
            await document.fonts.load('600 13px "Barlow Condensed"', 'i');
            const button = document.createElement('button');
            button.style = `position: fixed; left: 0; top: 0; z-index: 9;
                width: 60px; height: 30px; border: 0; padding: 6px;
                background: #000; color: #fff; text-align: left; line-height: 1`;
            button.textContent = 'iiiii';
            document.body.append(button);
        }"""
    )
    for size in (12, 12.5, 13, 13.5, 14, 15):
        page.locator("body > button").evaluate(
            "(one, size) => (one.style.font = `600 ${size}px/1 var(--font-narrow)`)", size
        )
        rows = ink(page, {"x": 0, "y": 0, "width": 60, "height": 30})
        inked = [n for n, row in enumerate(rows) if row > 0]
        gap = min(rows[inked[0] + 1 : inked[-1]])
        assert gap < 0.6 * max(rows), f"{size} px: {rows}"


_TEXTS = """() => {
    const found = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.nodeType === 3) found.push(node.data);
        else for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
            if (node.getAttribute(name)) found.push(node.getAttribute(name));
    }
    return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
}"""


_MADE = re.compile(r"https?://[^ ]+|\b[0-9a-f]{16,}\b|\d+ (sec|min|hr)\. ago|\bnow\b")
"""Addresses, fingerprints, and times as the browser itself says them."""


def _facts(page: Page) -> list[str]:
    """What is no sentence of ours to translate: names of cards and games and people, rules, generated card texts."""
    games = page.request.get(f"{page.url.split('/', 3)[0]}//{page.url.split('/', 3)[2]}/api/games").json()
    facts = {
        "Readyroom",
        "Race",
        "Galactica",
        "Discord",
        "Slack",
        "https",
        "Ann",
        LONG_NAME,
        *(game["title"] for game in games),
    }
    for game in ("race", "galactica"):
        for rule in rules_index(game).values():
            facts |= {rule.id, rule.text, rule.section, rule.part, *re.split(r"\bs00\d\b *|; *", rule.source)}
    for _, text in galactica.texts("en", galactica.boxes_offered()):
        facts |= {text, *(part for part in re.split("[.:;] ?", text) if len(part) > 5)}
    say = words("en")
    for design in DESIGNS:
        facts |= {design.name, *design.marks}
        facts |= {power_text(power, say) for power in design.powers}
        facts |= {scoring_text(design, entry, say) for entry in design.scoring}
    facts |= {fact[:1].upper() + fact[1:] for fact in facts}
    return sorted((fact for fact in facts if fact), key=len, reverse=True)


def _play_a_while(page: Page, texts: list[str]) -> list[str]:
    """Some questions further by the keyboard, with all that is to be read on the way."""
    chance = Random(8)
    for _ in range(25):
        assert wait_for_me(page)
        texts += page.evaluate(_TEXTS)
        ready = page.locator("[data-confirm]:not(:disabled)").count()
        page.keyboard.press("Enter" if ready else chance.choice("12345"))
        page.wait_for_timeout(50)
    return sorted(text for text in set(texts) if len(text) > 1)  # keys are single letters


def test_no_sentence_stands_outside_the_words_files(server: Server, new_context: NewContext) -> None:
    """In the pseudo-language every vowel has an accent: what has none was not translated. Every page, every label."""
    context = new_context()
    guest(context, server, "Ann")
    playing = [against_computers(context, server, 3, game=game, window_seconds=0.05) for game in ("race", "galactica")]
    room, _ = host(context, server, 3, public=True)
    page = context.new_page()
    page.goto(f"{server.url}/about")
    facts = re.compile("|".join(map(re.escape, _facts(page))))
    found: list[str] = []
    tables = [f"/t/{table}" for table in playing]
    for path in [*PAGES, *LONG, f"/t/{room}", *tables, *(f"{table}/replay" for table in tables)]:
        page.goto(f"{server.url}{path}?pseudo")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        if path in tables:
            assert wait_for_me(page)
            page.locator("[data-hint]").click()
            page.locator("header button").last.click()
        texts = page.evaluate(_TEXTS)
        assert len(texts) > 8, path
        if path == tables[1]:
            page.keyboard.press("Escape")
            texts = _play_a_while(page, texts)
        left = [(_MADE.sub("", facts.sub("", text)), text) for text in texts]
        found += [f"{path}: {rest!r} of {text!r}" for rest, text in left if re.search(r"[aeiou]|web-", rest)]
    assert not found, "\n".join(found)


def _sources() -> list[Path]:
    return [path for path in (CLIENT / "src").rglob("*") if path.suffix in (".svelte", ".ts")]


def _messages(path: Path) -> list[str]:
    return re.findall(r"^(web-[a-zA-Z0-9_-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_message_the_client_names_is_there() -> None:
    say = words("en")
    names = [name for path in sorted((CLIENT.parents[1] / "words" / "en").rglob("*.ftl")) for name in _messages(path)]
    missing = []
    for path in _sources():
        for found in re.findall(r"'(web-[a-zA-Z0-9_-]+)'", path.read_text(encoding="utf-8")):
            if not say.has(found) and not any(name.startswith(f"{found}-") for name in names):
                missing.append(f"{path.name}: {found}")
    assert missing == []


def test_every_message_of_the_client_is_used() -> None:
    """Named in full, or by the beginning that the client completes."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in _sources())
    starts = tuple(re.findall(r"`(web-[a-zA-Z0-9_-]*)\$\{", text))
    ftl = "".join(text for subject in ("web/", "race/") for _, text in files("en", subject))
    named = re.findall(r"^(web-[a-zA-Z0-9_-]+) =", ftl, re.MULTILINE)
    unused = [
        one for one in named if f"'{one}'" not in text and not one.startswith(starts) and f"{{ {one} }}" not in ftl
    ]
    assert unused == []
