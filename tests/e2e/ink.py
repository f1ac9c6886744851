"""What is really drawn: how much of each row of a part of the page differs from its ground."""

import base64

from playwright.sync_api import FloatRect, Page

_ROWS = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const differs = (at) => [0, 1, 2].reduce((sum, of) => sum + Math.abs(data[at + of] - data[of]), 0);
    return Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) => differs(4 * (y * width + x))).reduce((sum, one) => sum + one, 0));
}"""


def ink(page: Page, part: FloatRect) -> list[float]:
    """Row by row; the upper left pixel is taken for the ground."""
    picture = base64.b64encode(page.screenshot(clip=part)).decode()
    found: list[float] = page.evaluate(_ROWS, picture)
    return found
