"""Screenshots of typical moments of Galactica: `python -m tools.pictures_galactica [folder] [moment ...] [--small]`.

Desktop and phone, dark and light, as `<moment>-<desktop|phone>-<dark|light>.webp`; tools/galactica_moments.py says
which moments there are. The same moment looks the same in every run. `--small` is for docs/galactica-pictures.md, and
shows a dark desktop and a light phone only.
"""

import base64
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError
from tests.e2e.galactica import ANSWER
from tests.e2e.people import call, guest
from tests.e2e.player import DESKTOP, PHONE, new_context
from tests.e2e.running import Server, running_browser, running_server
from tests.e2e.seeded import seeded_table, stand_at

import readyroom as rr
from readyroom import catalogue
from readyroom.kernel import Json
from readyroom.players import make_player
from readyroom.players.base import play_out
from tools.combined_moments import COMBINED_MOMENTS
from tools.earth_moments import EARTH_MOMENTS
from tools.fleet_moments import FLEET_MOMENTS
from tools.galactica_moments import LEVEL, MOMENTS, SEATS, Moment, Position, find
from tools.leader_moments import AGENDAS, LEADER_MOMENTS, SEVEN
from tools.nebula_moments import NEBULA, NEBULA_MOMENTS
from tools.planet_moments import PLANET_MOMENTS

LOOKS = tuple((phone, dark) for phone in (False, True) for dark in (True, False))
SMALL = ((False, True), (True, False))
TRIED = 0
"""A game of the Nebula in which somebody is eliminated."""


HOLD = """(kind) => {
    const watch = new MutationObserver(() => {
        if (!document.querySelector(`[data-scene='${kind}']`)) return;
        watch.disconnect();
        requestAnimationFrame(() => {
            const last = setTimeout(() => undefined);
            for (let timer = 0; timer <= last; timer++) clearTimeout(timer);
        });
    });
    watch.observe(document.body, { subtree: true, childList: true });
}"""
"""A scene of this kind stays: it would be gone within a second or two, and a picture may take longer."""


def picture(page: Page, path: Path, *, small: bool = False) -> None:
    """As WebP, which the browser itself can write."""
    how: dict[str, object] = {"format": "webp", "quality": 70 if small else 80}
    if small:
        size = page.viewport_size or DESKTOP
        how["clip"] = {"x": 0, "y": 0, **size, "scale": 0.5 if size["width"] > 500 else 0.62}
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", how)
    path.write_bytes(base64.b64decode(taken["data"]))
    session.detach()


def _context(browser: Browser, *, phone: bool, dark: bool, guided: bool = False) -> BrowserContext:
    context = new_context(browser, phone=phone, dark=dark)
    context.set_default_timeout(15_000)
    if guided:
        context.add_init_script("localStorage.setItem('readyroom.settings', JSON.stringify({ coach: true }))")
    return context


def answer_with(page: Page, answer: int | tuple[int, ...]) -> None:
    picks = [answer] if isinstance(answer, int) else list(answer)
    several = not isinstance(answer, int)
    for _ in range(20):
        if page.evaluate(ANSWER, [picks, several]) == "picked":
            break
        page.wait_for_timeout(50)
    if several:
        page.locator("[data-confirm]:not(:disabled)").first.evaluate("one => one.click()")


def _take(page: Page, position: Position, path: Path, *, small: bool) -> None:
    page.wait_for_selector("section.bar", timeout=30_000)
    page.wait_for_timeout(700)
    moment = position.moment
    if moment.scene and position.answer is not None:
        page.evaluate(HOLD, moment.scene)
        answer_with(page, position.answer)
        try:
            page.wait_for_selector(f"[data-scene='{moment.scene}']", timeout=20_000)
        except TimeoutError:
            print(f"{path.name}: the scene did not come")
            return
        page.wait_for_timeout({"check": 900, "crisis": 600, "combat": 600}.get(moment.scene, 2_000))
    if moment.guided and page.viewport_size == PHONE:
        page.locator("aside.guide .strip").click()
        page.wait_for_timeout(300)
    if moment.held:
        if page.viewport_size == PHONE:
            page.locator("[data-tab=cards]").click()
            page.wait_for_timeout(500)
        page.locator("button.hold").dispatch_event("pointerdown", {"button": 0})
        page.wait_for_timeout(300)
    picture(page, path, small=small)


def _played(seed: int, options: Mapping[str, Json], seats: int = SEATS) -> Json:
    """The record of a game of computer players."""
    players = [make_player("galactica", LEVEL, seat) for seat in range(seats)]
    return play_out(rr.new("galactica", seats=seats, seed=seed, options=dict(options)), players).record()


def _looked_back(context: BrowserContext, server: Server, record: Json) -> Page:
    table = call(context, server, "POST", "/records", {"record": record})["table"]["id"]
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("heading", name="Turning points").wait_for(timeout=60_000)  # the story is told apart
    page.wait_for_timeout(400)
    return page


def _after_trauma(context: BrowserContext, server: Server, folder: Path, tag: str, *, small: bool) -> None:
    """What became of everybody's trauma."""
    page = _looked_back(context, server, _played(TRIED, NEBULA))
    page.get_by_role("heading", name="Trauma").evaluate("one => one.scrollIntoView()")
    page.wait_for_timeout(200)
    picture(page, folder / f"after-trauma-{tag}.webp", small=small)
    page.close()


def _after_leader(context: BrowserContext, server: Server, folder: Path, tag: str, *, small: bool) -> None:
    """Why a Cylon leader has won, or has not."""
    for name, (seed, options) in {"won": (1, SEVEN), "lost": (0, SEVEN), "agenda": (1, AGENDAS)}.items():
        page = _looked_back(context, server, _played(seed, options, 4))
        page.get_by_role("heading", name="What the Cylon leader wanted").evaluate("one => one.scrollIntoView()")
        page.wait_for_timeout(200)
        picture(page, folder / f"after-leader-{name}-{tag}.webp", small=small)
        page.close()


def _after(context: BrowserContext, server: Server, folder: Path, tag: str, *, small: bool) -> None:
    """The page after a game."""
    page = _looked_back(context, server, _played(5, {}))
    picture(page, folder / f"after-{tag}.webp", small=small)
    page.get_by_role("heading", name="Resources by turn").evaluate("one => one.scrollIntoView()")
    page.wait_for_timeout(200)
    picture(page, folder / f"curves-{tag}.webp", small=small)
    page.close()


def main() -> None:
    given = [one for one in sys.argv[1:] if one != "--small"]
    small = len(given) < len(sys.argv) - 1
    folder = Path(given[0] if given else "build/pictures-galactica")
    wanted = given[1:]
    looks = SMALL if small else LOOKS
    folder.mkdir(parents=True, exist_ok=True)
    rules = catalogue.rules_of("galactica")
    moments: tuple[Moment, ...] = (
        *MOMENTS,
        *FLEET_MOMENTS,
        *NEBULA_MOMENTS,
        *COMBINED_MOMENTS,
        *PLANET_MOMENTS,
        *EARTH_MOMENTS,
        *LEADER_MOMENTS,
    )
    found = [find(rules, moment) for moment in moments if not wanted or moment.name in wanted]
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as server, running_browser() as browser:
        host = _context(browser, phone=False, dark=True)
        guest(host, server, "Ann")
        tables: dict[tuple[str, bool, bool], str] = {}
        for position in found:
            for look in looks:
                begun, _ = seeded_table(
                    host,
                    server,
                    position.moment.seats,
                    position.secret,
                    level=LEVEL,
                    window_seconds=0.05,
                    options=dict(position.moment.options),
                )
                tables[position.moment.name, *look] = stand_at(server, begun, position.game)
        cookies = host.cookies()
        for phone, dark in looks:
            tag = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
            for position in found:
                moment = position.moment
                context = _context(browser, phone=phone, dark=dark, guided=moment.guided)
                context.add_cookies(cookies)  # type: ignore[arg-type]
                page = context.new_page()
                page.goto(f"{server.url}/t/{tables[moment.name, phone, dark]}")
                _take(page, position, folder / f"{moment.name}-{tag}.webp", small=small)
                context.close()
            for name, take in {"after": _after, "after-trauma": _after_trauma, "after-leader": _after_leader}.items():
                if not wanted or name in wanted:
                    context = _context(browser, phone=phone, dark=dark)
                    context.add_cookies(cookies)  # type: ignore[arg-type]
                    take(context, server, folder, tag, small=small)
                    context.close()
    print(f"{len(list(folder.glob('*.webp')))} pictures in {folder}")


if __name__ == "__main__":
    main()
