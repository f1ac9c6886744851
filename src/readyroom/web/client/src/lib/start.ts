/** From nothing to a table in one step. */
import { api, type GameShown, type NewTable } from './api';
import { go } from './route.svelte';

/** Whom most people want to play against first: not the strongest, but nobody who plays at random either. */
export function usualLevel(game: GameShown): string {
  return game.levels.includes('normal') ? 'normal' : (game.levels.at(-1) ?? 'random');
}

/** Sit down against computer players and begin. */
export async function playNow(game: GameShown, seats: number, level: string, options: NewTable['options'] = {}): Promise<void> {
  const { table } = await api.create({ game: game.name, seats, options, watch: true });
  await api.fill(table.id, level, null);
  await api.start(table.id);
  go(`/t/${table.id}`);
}
