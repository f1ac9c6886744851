/** Options of a game in words: on the page that sets up a table, and at the table. */
import { has, t } from './words.svelte';

/** A message, or the bare name made readable where a game has no words for it yet. */
function word(id: string, fallback: string): string {
  return has(id) ? t(id) : fallback.charAt(0).toUpperCase() + fallback.slice(1).replaceAll('_', ' ');
}

export function settingName(game: string, setting: string): string {
  return word(`web-setting-${game}-${setting}`, setting);
}

/** What it means, in a sentence. */
export function settingWhy(game: string, setting: string): string {
  const id = `web-setting-${game}-${setting}-why`;
  return has(id) ? t(id) : '';
}

export function valueName(game: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueName(game, one)).join(', ') || '–';
  return typeof value === 'boolean' ? t(value ? 'web-yes' : 'web-no') : word(`web-value-${game}-${String(value)}`, String(value));
}
