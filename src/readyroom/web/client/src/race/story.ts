/** The game round by round, from its events: for the plots after the end. */
import type { GameEvent } from '../lib/types';
import { design } from './cards';

export interface Story {
  /** By round, then by seat: VP chips and printed points. */
  points: number[][];
  /** By round, then by seat: the actions chosen. */
  actions: string[][][];
  /** By round, then by seat: cards in the tableau. */
  tableaus: number[][];
}

export function storyOf(events: GameEvent[], seats: number): Story {
  const chips = Array<number>(seats).fill(0);
  const printed = Array<number>(seats).fill(0);
  const cards = Array<number>(seats).fill(0);
  const story: Story = { points: [], actions: [], tableaus: [] };
  const add = (seat: number, id: string, sign: number) => {
    printed[seat] = (printed[seat] ?? 0) + sign * design(id).vp;
    cards[seat] = (cards[seat] ?? 0) + sign;
  };
  for (const event of events) {
    const seat = event.seat as number;
    if (event.event === 'Dealt') add(seat, event.start as string, 1);
    else if (event.event === 'Placed') add(seat, event.card as string, 1);
    else if (event.event === 'Sacrificed') add(seat, event.card as string, -1);
    else if (event.event === 'ChipsTaken') chips[seat] = (chips[seat] ?? 0) + (event.points as number);
    else if (event.event === 'ActionsRevealed') story.actions.push(event.actions as string[][]);
    else if (event.event === 'RoundEnded') {
      story.points.push(chips.map((n, i) => n + (printed[i] ?? 0)));
      story.tableaus.push([...cards]);
    }
  }
  return story;
}
