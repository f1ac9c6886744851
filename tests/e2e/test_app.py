"""The client as an app: the browser itself says that it can be installed, and we ask when the person wants it."""

import pytest
from playwright.sync_api import Request, expect
from tests.e2e.all_boxes import COMBINED, NEBULA
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, guest
from tests.e2e.running import Server

from readyroom.kernel import Json

pytestmark = pytest.mark.slow

_OFFER = """() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = () => { window.asked = true; return Promise.resolve({ outcome: 'accepted' }); };
    dispatchEvent(offer);
}"""

_WIDTH = """async (path) => {
    const icon = new Image();
    icon.src = path;
    await icon.decode();
    return icon.naturalWidth;
}"""


def test_the_client_can_be_installed_as_an_app(server: Server, new_context: NewContext) -> None:
    context = new_context()
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector("h1")
    devtools = context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["url"] == f"{server.url}/manifest.webmanifest"
    assert manifest["errors"] == []
    hindrances = {one["errorId"] for one in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert hindrances <= {"in-incognito"}  # as every context of a test is
    for name, size in (("icon-192", 192), ("icon-512", 512), ("icon-maskable-512", 512), ("icon-touch-180", 180)):
        assert page.evaluate(_WIDTH, f"/{name}.png") == size


def test_a_person_installs_it_from_their_settings(server: Server, new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto(f"{server.url}/account")
    page.wait_for_selector("h1")
    button = page.get_by_role("button", name="Install as an app")
    expect(button).to_have_count(0)
    page.evaluate(_OFFER)
    button.click()
    assert page.evaluate("window.asked")
    expect(button).to_have_count(0)


_EXODUS = {
    "rules": "exodus",
    "cylon_ships": "fleet_board",
    "personal_goals": True,
    "final_five": True,
    "objective": "ionian",
}


@pytest.mark.parametrize(
    ("where", "options", "most"),
    [
        ("home", {}, 90_000),
        ("race", {}, 140_000),
        ("galactica", {}, 175_000),
        ("galactica", _EXODUS, 190_000),
        ("galactica", dict(NEBULA), 200_000),
        ("galactica", {**COMBINED, "objective": "new_caprica"}, 200_000),
        ("galactica", {**COMBINED, "objective": "earth"}, 200_000),
    ],
    ids=["home", "race", "galactica", "galactica-exodus", "galactica-combined", "new-caprica", "earth"],
)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_first_load_is_small(
    server: Server, new_context: NewContext, where: str, options: dict[str, Json], most: int, phone: bool
) -> None:
    """Everything that comes over the line to a browser that was never here before, fonts (22 kB) included."""
    context = new_context(phone=phone)
    path = "/"
    if where != "home":
        guest(context, server, "Ann")
        path = f"/t/{against_computers(context, server, 3, game=where, options=options)}"
    page = context.new_page()
    fetched: list[Request] = []

    def note(request: Request) -> None:
        fetched.append(request)

    page.on("requestfinished", note)
    page.goto(server.url + path)
    page.wait_for_selector("h1" if where == "home" else "section.bar")
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(request.sizes()["responseBodySize"] for request in fetched) < most
