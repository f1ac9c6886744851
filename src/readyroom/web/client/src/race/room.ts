/** How the cards of an opponent are drawn in the room there is: whole, as tiles with their powers, or as plain tiles. */

export interface Drawn {
  how: 'whole' | 'powers' | 'plain';
  /** Width of a whole card. */
  card: number;
}

/** Widths of whole cards, the largest first: few different ones, as every new one is measured anew. */
const CARDS = [112, 104, 96, 88, 80, 72];
const GAP = 8;
/** Height of a card by its width, and what else is in the frame of a player: the line with the name, and spaces. */
const RATIO = 7 / 5;
const HEAD = 62;
const TILE = { width: 100, height: 60, gap: 4 };

function fits(count: number, width: number, height: number, card: number, tall: number, gap: number): boolean {
  const columns = Math.floor((width + gap) / (card + gap));
  return columns > 0 && Math.ceil(count / columns) * (tall + gap) - gap <= height;
}

/** `count` cards within `width` and `height` of one player's frame; without a height the page scrolls. */
export function drawn(count: number, width: number, height: number | null): Drawn {
  if (height === null) return { how: 'powers', card: 0 };
  const inside = width - 20;
  const card = CARDS.find((wide) => fits(count, inside, height - HEAD, wide, wide * RATIO, GAP));
  if (card) return { how: 'whole', card };
  return { how: fits(count, inside, height - HEAD, TILE.width, TILE.height, TILE.gap) ? 'powers' : 'plain', card: 0 };
}
