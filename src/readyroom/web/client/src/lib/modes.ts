/** The ways to play each game, and which one its rules are shown for until somebody chooses. */
export const MODES: Record<string, string[]> = { race: ['all', 'first_game', '2p', '2p_advanced'], galactica: ['base', 'exodus', 'combined'] };

/** How a table plays. */
export function modeOf(table: { game: string; seats: number; options: Record<string, unknown> }): string {
  const { game, seats, options } = table;
  if (game === 'race') return options.first_game ? 'first_game' : options.advanced ? '2p_advanced' : seats === 2 ? '2p' : 'all';
  return typeof options.rules === 'string' ? options.rules : (MODES[game]?.[0] ?? '');
}
