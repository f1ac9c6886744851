/** What trauma somebody went through: tokens they drew, whom they met, what they set at the Crossroads, the Trial. */
import type { GameEvent } from '../../lib/types';
import type { Tried } from '../scenes/rare';

export interface TraumaStory {
  seat: number;
  drawn: number;
  met: { card: string; token: string | null }[];
  road: { card: string; token: string | null } | null;
  tried: Tried | null;
  out: boolean;
}

/** Of everybody, at tables where there is any. */
export function traumaOf(events: GameEvent[], seats: number): TraumaStory[] {
  const found = Array.from({ length: seats }, (_, seat): TraumaStory => ({ seat, drawn: 0, met: [], road: null, tried: null, out: false }));
  const pair = (event: GameEvent) => ({ card: String(event.card), token: event.token ? String(event.token) : null });
  let some = false;
  for (const event of events) {
    const mine = found[event.seat as number];
    if (!mine) continue;
    if (event.event === 'TraumaDrawn') mine.drawn += event.count as number;
    else if (event.event === 'AllyMet') mine.met.push(pair(event));
    else if (event.event === 'CrossroadsShown') mine.road = pair(event);
    else if (event.event === 'TraumaShown') mine.tried = event as unknown as Tried;
    else if (event.event === 'Eliminated') mine.out = true;
    else continue;
    some = true;
  }
  return some ? found : [];
}
