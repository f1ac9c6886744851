/** Events as lines of the log. Each has one message, `<game>-<Event>`, which the terminal says too: its facts are made by
 *  the same rules as in Python (`Words.tell`), only that things one can look at are marked. */
import type { GameEvent, Line } from './types';
import { has, headingOf, mark, rich, type Facts } from './words.svelte';

/** Says one thing of an event: an id, as text or marked. */
export type Say = (id: string, key: string) => string;

/** Facts whose numbers are seats. */
const SEATS = ['seat', 'source', 'winners'];
/** A seat as a place, where tokens lie. */
const AT_SEAT = /^seat:(\d+)$/;

function told(value: unknown, key: string, say: Say): string | number {
  if (value === null || value === undefined) return 'hidden';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return SEATS.includes(key) ? mark('seat', value) : value;
  if (!Array.isArray(value)) {
    const seat = AT_SEAT.exec(String(value));
    return seat ? mark('seat', Number(seat[1])) : say(String(value), key);
  }
  if (Array.isArray(value[0])) return (value as unknown[][]).map((items, seat) => `${mark('seat', seat)}: ${items.map((item) => told(item, key, say)).join(' + ')}`).join(' · ');
  return value.map((item) => told(item, key, say)).join(', ') || 'none';
}

/** An event as a line of the log; null where there is nothing to tell. */
export function line(game: string, event: GameEvent, say: Say): Line | null {
  const message = `${game}-${event.event}`;
  if (!has(message)) return null;
  const facts: Facts = {};
  for (const [key, value] of Object.entries(event)) {
    facts[key] = told(value, key, say);
    if (typeof value === 'string') facts[`${key}_id`] = value;
    if (Array.isArray(value)) facts[`${key}_count`] = value.length;
  }
  if (typeof event.change === 'number') facts.way = event.change < 0 ? 'down' : 'up';
  return { heading: headingOf(message, facts), parts: rich(message, facts) };
}
