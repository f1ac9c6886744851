/** The table as scenes look at it. */
import type { GameEvent } from '../../lib/types';
import type { CheckView, GalacticaView } from '../view';

export type { CheckView, GalacticaView };

/** Who has a title, or the current player for any other role. */
export function seatOf(view: GalacticaView, role: string): number {
  return view.titles[role] ?? view.current;
}

/** What has been told since the last event of a kind, that event first. */
export function since(events: GameEvent[], what: string): GameEvent[] {
  const at = events.findLastIndex((event) => event.event === what);
  return at < 0 ? [] : events.slice(at);
}
