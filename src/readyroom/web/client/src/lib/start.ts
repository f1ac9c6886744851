/** From nothing to a table in one step. */
import { api, type GameShown, type NewTable } from './api';
import { go } from './route.svelte';

/** The strongest computer player of a game; `random` only where there is no other. */
export function bestLevel(game: GameShown): string {
  return game.levels.at(-1) ?? 'random';
}

/** Sit down against computer players and begin. */
export async function playNow(game: GameShown, seats: number, level: string, options: NewTable['options'] = {}): Promise<void> {
  const { table } = await api.create({ game: game.name, seats, options, watch: true });
  await api.fill(table.id, level, null);
  await api.start(table.id);
  go(`/t/${table.id}`);
}
