"""The account page: passkeys, a forgotten password, how one is told that a question waits."""

import contextlib
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest
from tests.e2e.player import new_context as new_context_of
from tests.e2e.running import Server, whole_browser

pytestmark = pytest.mark.slow


def _at_localhost(server: Server) -> str:
    """Passkeys and service workers want a name, not a number."""
    return server.url.replace("127.0.0.1", "localhost")


def _come_in(page: Page, server: Server, name: str) -> None:
    page.goto(f"{_at_localhost(server)}/account")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_text("You are a guest")).to_be_visible()


class Device(NamedTuple):
    """A virtual authenticator, and the line to the browser by which it is told what to do."""

    line: CDPSession
    id: str

    def send(self, method: str, facts: dict[str, Any]) -> None:
        self.line.send(method, facts)


def _authenticator(context: BrowserContext, page: Page) -> Device:
    """A device that says yes, as a fingerprint would."""
    device = context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = device.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return Device(device, made["authenticatorId"])


def test_a_guest_makes_an_account_with_a_passkey_and_comes_back_with_it(
    server: Server, new_context: NewContext
) -> None:
    context = new_context()
    page = context.new_page()
    _authenticator(context, page)
    _come_in(page, server, "Ann")
    login = f"ann{time.time_ns()}"
    page.get_by_label("Account name").fill(login)
    page.get_by_role("button", name="Make an account with a passkey").click()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()
    page.reload()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()


def _an_hour_later(server: Server) -> None:
    """All sign-ins were an hour ago."""
    with contextlib.closing(sqlite3.connect(server.data / "readyroom.sqlite", timeout=20)) as base, base:
        base.execute("UPDATE sessions SET proved_at = proved_at - 3600")


def test_passkeys_are_added_named_and_removed_on_the_account_page(server: Server, new_context: NewContext) -> None:
    context = new_context()
    page = context.new_page()
    _authenticator(context, page)
    _come_in(page, server, "Dot")
    login = f"dot{time.time_ns()}"
    page.get_by_label("Account name").fill(login)
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Make an account", exact=True).click()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    _an_hour_later(server)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("It was a while ago that you signed in.")).to_be_visible()
    page.get_by_label("Password", exact=True).fill("wrong horse")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("alert")).to_contain_text("Name or password is wrong.")
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("The passkey is ready.")).to_be_visible()
    expect(page.get_by_text("Not used yet.")).to_be_visible()
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the passkey").fill("my laptop")
    page.locator("li").get_by_role("button", name="Save").click()
    expect(page.get_by_text("my laptop")).to_be_visible()
    _an_hour_later(server)
    page.get_by_role("button", name="Remove my laptop").click()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_text("The passkey is removed")).to_be_visible()
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You have none yet.")).to_be_visible()


def test_a_new_password_removes_passkeys_if_asked_and_the_only_way_in_stays(
    server: Server, new_context: NewContext
) -> None:
    context = new_context()
    page = context.new_page()
    _authenticator(context, page)
    _come_in(page, server, "Eli")
    login = f"eli{time.time_ns()}"
    page.get_by_label("Account name").fill(login)
    page.get_by_role("button", name="Make an account with a passkey").click()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alert")).to_contain_text("the only way into your account")
    page.get_by_label("New password").fill("correct horse")
    page.get_by_role("button", name="Set a password").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_label("Old password").fill("correct horse")
    page.get_by_label("New password").fill("battery staple")
    page.get_by_label("Also remove my passkey").check()
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()


def test_a_cancelled_passkey_leaves_a_guest(server: Server, new_context: NewContext) -> None:
    context = new_context()
    page = context.new_page()
    device = _authenticator(context, page)
    device.send("WebAuthn.setUserVerified", {"authenticatorId": device.id, "isUserVerified": False})
    device.send("WebAuthn.setAutomaticPresenceSimulation", {"authenticatorId": device.id, "enabled": False})
    _come_in(page, server, "Fay")
    login = f"fay{time.time_ns()}"
    page.get_by_label("Account name").fill(login)
    page.get_by_role("button", name="Make an account with a passkey").click()
    page.wait_for_timeout(500)
    page.reload()  # which ends the ceremony
    expect(page.get_by_text("You are a guest")).to_be_visible()
    page.get_by_label("Account name").fill(login)
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Make an account", exact=True).click()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()


def test_the_hosts_token_sets_a_new_password(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Bo")
    login = f"bo{time.time_ns()}"
    call(context, server, "POST", "/account", {"login": login, "password": "forgotten soon"})
    command = [sys.executable, "-m", "readyroom", "admin", "--data", str(server.data), "reset", login]
    token = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    page = new_context().new_page()
    page.goto(f"{server.url}/account?reset={token}")
    expect(page.get_by_label("Token from the host")).to_have_value(token)
    page.get_by_label("New password").fill("never forgotten")
    page.get_by_role("button", name="Set the new password").click()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_label("Account name").fill(login)
    page.get_by_label("Password", exact=True).fill("never forgotten")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()


def test_wishes_for_notices_are_kept(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Cid")
    page = context.new_page()
    page.goto(f"{server.url}/account")
    expect(page.get_by_text("This server sends no notices yet")).to_be_visible()
    page.get_by_label("E-mail address").fill("cid@example.org")
    page.get_by_label("Send me an e-mail").check()
    page.get_by_role("combobox", name="For").select_option("slack")
    page.get_by_label("one message a day").check()
    form = page.locator("form", has=page.get_by_label("E-mail address"))
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    kept = call(context, server, "GET", "/me")
    assert (kept["email"], kept["notices"]) == ("cid@example.org", {"email": True, "format": "slack", "digest": True})
    page.reload()
    expect(page.get_by_label("Send me an e-mail")).to_be_checked()


@pytest.fixture
def with_notices(browser: Browser) -> Iterator[BrowserContext]:
    with whole_browser(browser) as whole:
        yield new_context_of(whole)


def test_a_push_message_becomes_a_notice_that_leads_to_the_table(server: Server, with_notices: BrowserContext) -> None:
    """The browser's push service is out of reach here; what it would deliver is given to our worker by the browser."""
    context = with_notices
    origin = _at_localhost(server)
    context.grant_permissions(["notifications"], origin=origin)
    page = context.new_page()
    page.goto(f"{origin}/about")
    tools = context.new_cdp_session(page)
    registered: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => 1)")
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then((worker) => worker?.active?.state === 'activated')"
    )
    while not registered:
        page.wait_for_timeout(50)
    notice = {"title": "A question waits", "body": "Ann, it is your move.", "links": ["/t/abc"]}
    shown: list[list[str]] = []
    for _ in range(3):  # seen once not to arrive, on a busy machine
        tools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": registered[-1], "data": json.dumps(notice)},
        )
        shown = page.evaluate(
            """async () => {
                const worker = await navigator.serviceWorker.ready;
                for (let i = 0; i < 100; i++) {
                    const found = await worker.getNotifications();
                    if (found.length) return found.slice(0, 1).map((one) => [one.title, one.body, one.data.link]);
                    await new Promise((done) => setTimeout(done, 50));
                }
                return [];
            }"""
        )
        if shown:
            break
    assert shown == [["A question waits", "Ann, it is your move.", "/t/abc"]]
