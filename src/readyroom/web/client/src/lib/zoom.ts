/** On a wall everything is drawn larger, on a zoomed phone a table smaller (`--wall` in tokens.css): what the screen tells is turned into lengths of the page. */

export function wall(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--wall')) || 1;
}

/** Where an element is. */
export function placeOf(element: Element, by = wall()): DOMRect {
  const at = element.getBoundingClientRect();
  return by === 1 ? at : new DOMRect(at.x / by, at.y / by, at.width / by, at.height / by);
}

/** How large the screen is. */
export function screenSize(): { width: number; height: number } {
  const by = wall();
  return { width: innerWidth / by, height: innerHeight / by };
}
