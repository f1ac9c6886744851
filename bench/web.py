"""The client, measured in a real Chromium: one line of JSON.

`first_load_ms`: from opening the home page until its heading is painted, with the processor slowed down four times. The
page itself looks at its clock: a tool that waits for the heading from outside makes the slowed-down page work for it.
`answer_to_repaint_ms`: from a click of the mouse on something that glows to the next picture on the screen, at normal
speed, as the browser itself reports it (Event Timing, in steps of 8 ms).
`answer_to_table_ms`: from the click that sends an answer until the table after it is drawn; the server's time is in it.
`answer_cpu_ms`: processor time of the page's main thread for an answer and all that follows, whatever else runs.
`first_load_kb_gzip`: everything the home page fetches, gzipped. `all_kb_gzip`: every file of the client.
"""

import json
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bench.browser import REPAINT, gzipped, p95, repaint
from playwright.sync_api import Browser, Page
from tests.e2e.people import guest
from tests.e2e.player import click_what_glows, new_context, wait_for_me
from tests.e2e.running import Server, running_browser, running_server
from tests.e2e.seeded import seeded_table

from readyroom.web import DIST

_GAMES = 4
_CLICKS = 30
"""In each game."""

_HEADING = """(() => {
    const seen = new MutationObserver(() => {
        if (!document.querySelector('main h1')) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.headingPainted = performance.now(); }));
    });
    seen.observe(document, { subtree: true, childList: true });
})()"""

_TABLE = """(() => {
    window.clicked = { begun: 0, table: 0 };
    addEventListener('click', (event) => {
        clicked = { begun: event.timeStamp, table: 0 };
        const mine = clicked;
        let sent = false;
        const seen = new MutationObserver(() => {
            const sending = !!document.querySelector('section.bar .sentence > .muted');
            sent ||= sending;
            if (!sent || sending || mine.table) return;
            seen.disconnect();
            mine.table = -1;
            requestAnimationFrame(() => setTimeout(() => { mine.table = performance.now() - mine.begun; }));
        });
        seen.observe(document.querySelector('section.bar'), { subtree: true, childList: true });
    }, true);
})()"""


def _first_load(page: Page, server: Server) -> tuple[float, set[str]]:
    fetched: set[str] = set()
    page.on("request", lambda request: fetched.add(request.url.removeprefix(server.url).lstrip("/") or "index.html"))
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(_HEADING)
    page.goto(server.url, wait_until="networkidle")
    page.wait_for_function("window.headingPainted")
    return float(page.evaluate("window.headingPainted")), fetched


def _clicks(page: Page, chance: Random) -> Iterator[tuple[float, float, float]]:
    """For each click the time to the next picture, to the table after it (0 if none was sent), and of the processor."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = tools.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000

    for _ in range(_CLICKS):
        if not wait_for_me(page):
            return
        before = spent()
        click_what_glows(page, chance)
        page.wait_for_timeout(300)
        yield repaint(page), max(float(page.evaluate("clicked.table")), 0.0), spent() - before


def _game(browser: Browser, server: Server, number: int) -> list[tuple[float, float, float]]:
    context = new_context(browser)
    guest(context, server, "Ann")
    page = context.new_page()
    page.add_init_script(REPAINT)
    page.add_init_script(_TABLE)
    table, _ = seeded_table(context, server, 4, f"bench-{number}", game="race")
    page.goto(f"{server.url}/t/{table}")
    wait_for_me(page)
    page.wait_for_timeout(500)
    found = list(_clicks(page, Random(number)))
    context.close()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_browser() as browser:
        loads: list[float] = []
        fetched: set[str] = set()
        for _ in range(5):
            context = new_context(browser)
            took, fetched = _first_load(context.new_page(), server)
            loads.append(took)
            context.close()
        clicks = [click for number in range(_GAMES) for click in _game(browser, server, number)]
    repaints = [took for took, _, _ in clicks]
    tables = [table for _, table, _ in clicks if table]
    cpu = [spent for _, table, spent in clicks if table]
    files = [path for path in DIST.rglob("*") if path.is_file() and path.name != ".stamp"]
    first = [path for path in files if path.relative_to(DIST).as_posix() in fetched]
    print(
        json.dumps(
            {
                "bench": "web",
                "first_load_ms_best": round(min(loads)),
                "first_load_ms_median": round(statistics.median(loads)),
                "answer_to_repaint_ms_median": round(statistics.median(repaints)),
                "answer_to_repaint_ms_p95": round(p95(repaints)),
                "answer_to_repaint_ms_most": round(max(repaints)),
                "answer_to_table_ms_median": round(statistics.median(tables)),
                "answer_to_table_ms_p95": round(p95(tables)),
                "answer_cpu_ms_median": round(statistics.median(cpu), 1),
                "answer_cpu_ms_p95": round(p95(cpu), 1),
                "clicks": len(clicks),
                "answers": len(tables),
                "first_load_kb_gzip": round(sum(map(gzipped, first)) / 1000, 1),
                "first_load_files": len(first),
                "all_kb_gzip": round(sum(map(gzipped, files)) / 1000, 1),
            }
        )
    )


if __name__ == "__main__":
    main()
