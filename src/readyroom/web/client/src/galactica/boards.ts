/** The boards of the table, as data: which rooms each has, and where on the screen it lies. Which boards are on the table
 *  now is told by the view; nothing here knows how many there are. */
import { FACTS } from './facts';
import type { GalacticaView } from './view';

export interface BoardFacts {
  id: string;
  rooms: string[];
}

/** The ship on the stage, in the middle of space. */
export const FLAGSHIP = 'galactica';

/** Every board on the table besides the flagship: ships of the fleet, and places of the Cylons; not the planet that is a stage now. */
export function fleetOf(view: GalacticaView, stage = ''): BoardFacts[] {
  return Object.entries(view.boards)
    .filter(([id]) => id !== FLAGSHIP && id !== stage)
    .map(([id, board]) => ({ id, rooms: Object.keys(board.places) }));
}

/** The planet that is on the table, a stage of its own beside space; empty where there is none. */
export function planetOf(view: GalacticaView): string {
  return Object.keys(view.boards).find((id) => id in FACTS.planets && Object.keys(view.boards[id]?.places ?? {}).length > 0) ?? '';
}

/** Whether a board is a stage and not in the row of the fleet. */
export function isStage(board: string): boolean {
  return board === FLAGSHIP || board in FACTS.planets;
}

/** The board a location belongs to; none for a room that only the view knows: no such room is on the flagship. */
export function boardOf(room: string): string {
  return FACTS.locations[room]?.ship ?? '';
}

/** Whether a place is a location of this board; a viper in space is on none. */
export function isOn(place: string, board: string): boolean {
  return FACTS.locations[place]?.ship === board;
}

/** Outlines of ships, 60 by 24; a board without one gets the last. */
const SIGNS: Record<string, string> = {
  colonial_one: 'M2 12 C8 6 16 5 24 5 H46 L54 1 L52 8 L58 9 V15 L52 16 L54 23 L46 19 H24 C16 19 8 18 2 12 Z',
  pegasus: 'M1 12 L9 8 H20 L23 3 H44 L46 7 H52 L58 5 V19 L52 17 H46 L44 21 H23 L20 16 H9 Z M27 7 H40 M27 17 H40',
  cylon: 'M30 2 L36 9 L56 5 L41 13 L50 22 L30 16 L10 22 L19 13 L4 5 L24 9 Z',
  rebel_basestar: 'M30 2 L36 9 L56 5 L41 13 L50 22 L30 16 L10 22 L19 13 L4 5 L24 9 Z M24 12 H36',
  demetrius: 'M3 9 H12 L15 6 H38 L42 4 H50 V8 H56 V16 H50 V20 H42 L38 18 H15 L12 15 H3 Z',
};

export function signOf(board: string): string {
  return SIGNS[board] ?? 'M2 12 L16 5 H48 L58 12 L48 19 H16 Z';
}
