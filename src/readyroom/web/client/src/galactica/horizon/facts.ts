/** The Cylon Fleet board as facts from the engine. */
import data from '../../generated/galactica-horizon.json';
import type { Area } from '../facts';
import type { CylonShipsView } from '../view';

interface Facts {
  /** By what the die shows, less one: where a ship joins the fleet. */
  placed: Area[];
  /** Civilian ships that come when the marker gets to a space of a track. */
  civilians: Record<string, number>;
  /** The space on which the whole fleet comes. */
  attack: string;
  /** By title: characters in the order in which they follow. */
  lines: Record<string, string[]>;
}

export const HORIZON = data as unknown as Facts;

/** What waits somewhere: each kind with its number. */
export function shipsOf(ships: CylonShipsView | undefined): { kind: string; count: number }[] {
  if (!ships) return [];
  return [
    { kind: 'basestar', count: ships.basestars.length },
    { kind: 'heavy_raider', count: ships.heavy_raiders },
    { kind: 'raider', count: ships.raiders },
  ].filter(({ count }) => count > 0);
}

/** The results of the die that lead to an area. */
export function diceOf(area: Area): number[] {
  return HORIZON.placed.flatMap((one, i) => (one === area ? [i + 1] : []));
}
