"""Accessibility: what axe-core finds on a page."""

from playwright.sync_api import Page

from readyroom.web.build import CLIENT

_AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
_RUN = "(part) => axe.run(part ?? document, { resultTypes: ['violations'] })"


def violations(page: Page, part: str | None = None) -> list[str]:
    """Serious and critical violations on the page, or in a part of it (a CSS selector)."""
    page.evaluate(_AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:200]} {node['failureSummary'][:200]}"
        for one in page.evaluate(_RUN, part)["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
