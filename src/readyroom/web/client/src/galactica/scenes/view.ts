/** The table as scenes look at it. */
import type { GameEvent } from '../../lib/types';
import type { CheckShown, GalacticaView } from '../view';

export type { GalacticaView };

/** A check with what decides how its cards count. */
export type CheckView = CheckShown & { crisis: boolean; zero: string | null; ones: boolean };

export function checkIn(view: GalacticaView): CheckView | null {
  return view.check as CheckView | null;
}

/** Who has a role now. */
export function seatOf(view: GalacticaView, role: string): number {
  if (role === 'president') return view.president;
  return role === 'admiral' ? view.admiral : view.current;
}

/** All seats in turn order, beginning with `start`. */
export function clockwise(view: GalacticaView, start: number): number[] {
  const count = view.players.length;
  return view.players.map((_, i) => (start + i) % count);
}

/** What has been told since the last event of a kind, that event first. */
export function since(events: GameEvent[], what: string): GameEvent[] {
  const at = events.findLastIndex((event) => event.event === what);
  return at < 0 ? [] : events.slice(at);
}
