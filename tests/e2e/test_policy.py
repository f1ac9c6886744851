"""What pages may load and reach (the Content-Security-Policy): all that the client needs, and no other place."""

import pytest
from playwright.sync_api import BrowserContext, Page
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, guest
from tests.e2e.player import settle
from tests.e2e.running import Server

pytestmark = pytest.mark.slow

_REPORT = "document.addEventListener('securitypolicyviolation', e => report(`${e.violatedDirective} ${e.blockedURI}`))"


def _watched(context: BrowserContext) -> tuple[Page, list[str]]:
    """A page, and what was blocked on it."""
    blocked: list[str] = []
    context.expose_binding("report", lambda _, what: blocked.append(what))
    context.add_init_script(_REPORT)
    return context.new_page(), blocked


@pytest.mark.parametrize("game", ["race", "galactica"])
def test_nothing_the_client_needs_is_blocked(server: Server, new_context: NewContext, game: str) -> None:
    context = new_context(motion=True)
    guest(context, server, "Ann")
    table = against_computers(context, server, 3, game=game)
    page, blocked = _watched(context)
    failed: list[str] = []
    heard: list[int] = []
    page.on("pageerror", lambda error: failed.append(str(error)))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(len(frame))))
    for path in ("/", "/lobby", "/new", "/account", f"/rules/{game}", f"/cards/{game}", f"/t/{table}"):
        page.goto(server.url + path)
        page.wait_for_selector("h1")
        settle(page)
    page.wait_for_selector(".question")
    assert heard, "the live socket is open"
    assert page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => true)")
    assert blocked == []
    assert failed == []


def test_no_page_reaches_another_place(server: Server, new_context: NewContext) -> None:
    """Not even the same machine on another port, where somebody else may listen."""
    page, blocked = _watched(new_context())
    page.goto(server.url)
    page.wait_for_selector("h1")
    other = "127.0.0.1:9"
    for code in (
        f"fetch('http://{other}/').catch(() => 0)",
        f"new WebSocket('ws://{other}/'), 0",
        "new WebSocket('wss://evil.example/'), 0",
        f"navigator.sendBeacon('http://{other}/'), 0",
        f"document.body.append(Object.assign(new Image(), {{src: 'http://{other}/x.png'}}))",
        f"document.body.append(Object.assign(document.createElement('script'), {{src: 'http://{other}/x.js'}}))",
        "document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.ran = 1'}))",
        f"document.body.append(Object.assign(document.createElement('iframe'), {{src: 'http://{other}/'}}))",
    ):
        before = len(blocked)
        page.evaluate(f"() => {{ try {{ return {code} }} catch {{ return 0 }} }}")
        for _ in range(1_200):
            if len(blocked) > before:
                break
            page.wait_for_timeout(50)
        assert len(blocked) > before, code
    assert page.evaluate("window.ran") is None
    assert page.evaluate("fetch('/healthz').then(r => r.ok)")


def test_no_other_site_shows_ours_in_a_frame(server: Server, new_context: NewContext) -> None:
    page = new_context().new_page()
    page.route("http://evil.example/", lambda route: route.fulfill(content_type="text/html", body=_frame(server.url)))
    page.goto("http://evil.example/")
    page.wait_for_timeout(500)
    assert [frame.url for frame in page.frames if frame.url.startswith(server.url)] == []


def _frame(url: str) -> str:
    return f"<iframe src='{url}/'></iframe>"
