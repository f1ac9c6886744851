"""The client, measured in a real Chromium: one line of JSON.

`first_load_ms`: from opening the home page until its heading is painted, with the processor slowed down four times. The
page itself looks at its clock: a tool that waits for the heading from outside makes the slowed-down page work for it.
`answer_to_repaint_ms`: from a click on an option to the next picture that shows it was taken, at normal speed.
`answer_cpu_ms`: processor time of the page's main thread for an answer and all that follows, whatever else runs.
`first_load_kb_gzip`: everything the home page fetches, gzipped. `all_kb_gzip`: every file of the client.
"""

import gzip
import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page
from tests.e2e.people import against_computers, guest
from tests.e2e.player import new_context, wait_for_me
from tests.e2e.running import Server, running_browser, running_server

from readyroom.web import DIST

_HEADING = """(() => {
    const seen = new MutationObserver(() => {
        if (!document.querySelector('main h1')) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.headingPainted = performance.now(); }));
    });
    seen.observe(document, { subtree: true, childList: true });
})()"""

_ANSWER = """() => new Promise((done) => {
    const bar = document.querySelector('section.bar');
    const begun = performance.now();
    const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)));
    });
    seen.observe(bar, { subtree: true, childList: true, attributes: true, characterData: true });
    const confirm = document.querySelector('[data-confirm]:not(:disabled)');
    (confirm || document.querySelector("[data-option]:not(:disabled):not([aria-pressed='true'])")).click();
})"""


def _gzipped(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data, 9))


def _first_load(page: Page, server: Server) -> tuple[float, set[str]]:
    fetched: set[str] = set()
    page.on("request", lambda request: fetched.add(request.url.removeprefix(server.url).lstrip("/") or "index.html"))
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(_HEADING)
    page.goto(server.url, wait_until="networkidle")
    page.wait_for_function("window.headingPainted")
    return float(page.evaluate("window.headingPainted")), fetched


def _cpu(page: Page, answers: int) -> list[float]:
    """Milliseconds of the main thread for each answer until the next question has been there for a while."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = tools.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000

    found: list[float] = []
    while len(found) < answers and wait_for_me(page):
        before = spent()
        page.evaluate(_ANSWER)
        page.wait_for_timeout(250)
        found.append(spent() - before)
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
        context = new_context(browser)
        guest(context, server, "Ann")
        page = context.new_page()
        page.goto(f"{server.url}/t/{against_computers(context, server, 4)}")
        answers: list[float] = []
        while len(answers) < 30 and wait_for_me(page):
            answers.append(float(page.evaluate(_ANSWER)))
        cpu = _cpu(page, 20)
    files = [path for path in DIST.rglob("*") if path.is_file() and path.name != ".stamp"]
    first = [path for path in files if path.relative_to(DIST).as_posix() in fetched]
    print(
        json.dumps(
            {
                "bench": "web",
                "first_load_ms_best": round(min(loads)),
                "first_load_ms_median": round(statistics.median(loads)),
                "answer_to_repaint_ms_median": round(statistics.median(answers), 1),
                "answer_to_repaint_ms_p95": round(sorted(answers)[int(len(answers) * 0.95) - 1], 1),
                "answer_cpu_ms_median": round(statistics.median(cpu), 1) if cpu else None,
                "answer_cpu_ms_most": round(max(cpu), 1) if cpu else None,
                "answers": len(answers),
                "first_load_kb_gzip": round(sum(map(_gzipped, first)) / 1000, 1),
                "first_load_files": len(first),
                "all_kb_gzip": round(sum(map(_gzipped, files)) / 1000, 1),
            }
        )
    )


if __name__ == "__main__":
    main()
