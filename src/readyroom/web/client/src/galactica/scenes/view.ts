/** The table as scenes look at it. */
import type { GameEvent } from '../../lib/types';
import type { CheckView, GalacticaView } from '../view';

export type { CheckView, GalacticaView };

/** What has been told since the last event of a kind, that event first. */
export function since(events: GameEvent[], what: string): GameEvent[] {
  const at = events.findLastIndex((event) => event.event === what);
  return at < 0 ? [] : events.slice(at);
}
