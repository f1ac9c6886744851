/** Who sits where, in words. */
import { t } from './words.svelte';
import type { TableInfo } from './types';
import type { ChairInfo } from './wire';

/** Computer players have names of their own; a record does not tell who played. */
export function nameOf(chair: ChairInfo): string {
  if (chair.name) return chair.name;
  return chair.computer ? t('web-computer', { level: chair.computer, seat: chair.seat + 1 }) : t('web-player-number', { number: chair.seat + 1 });
}

/** Whether nobody played here that we know of: the game comes from a record. */
export function isUnknown(chair: ChairInfo): boolean {
  return !chair.person && !chair.computer;
}

/** Whether a game rests because nobody sits at its table any more. */
export function isPaused(table: TableInfo | null): boolean {
  return table?.status === 'playing' && table.chairs.every((chair) => !chair.person);
}
