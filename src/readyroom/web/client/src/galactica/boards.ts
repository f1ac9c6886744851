/** The boards of the table, as data: which rooms each has, and where on the screen it lies. A box that adds a ship adds
 *  its locations to the facts; nothing here knows how many there are. */
import { FACTS, locationsOf } from './facts';

export interface BoardFacts {
  id: string;
  rooms: string[];
}

/** The ship on the stage, in the middle of space. */
export const FLAGSHIP = 'galactica';

/** Every board besides the flagship, in the order of the facts: ships of the fleet, and places of the Cylons. */
export const FLEET: BoardFacts[] = [...new Set(Object.values(FACTS.locations).map((one) => one.ship))]
  .filter((ship) => ship !== FLAGSHIP)
  .map((id) => ({ id, rooms: locationsOf(id) }));

/** The board a location belongs to. */
export function boardOf(room: string): string {
  return FACTS.locations[room]?.ship ?? FLAGSHIP;
}

/** Outlines of ships, 60 by 24; a board without one gets the last. */
const SIGNS: Record<string, string> = {
  colonial_one: 'M2 12 C8 6 16 5 24 5 H46 L54 1 L52 8 L58 9 V15 L52 16 L54 23 L46 19 H24 C16 19 8 18 2 12 Z',
  cylon: 'M30 2 L36 9 L56 5 L41 13 L50 22 L30 16 L10 22 L19 13 L4 5 L24 9 Z',
};

export function signOf(board: string): string {
  return SIGNS[board] ?? 'M2 12 L16 5 H48 L58 12 L48 19 H16 Z';
}
