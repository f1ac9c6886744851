/** A hand and a reveal of a check with what the engine tells of them. */
import type { GameEvent } from '../../lib/types';
import type { CheckAid } from '../aid';

/** A card of a hand, what it adds, and the option it stands for. */
export interface Valued {
  label: string;
  value: number;
  option: number | null;
}

/** A hand with what its cards add, the strongest first; `optionOf` knows the option of the n-th copy of a card. */
export function valued(hand: string[], aid: CheckAid, optionOf: (label: string, n: number) => number | null): Valued[] {
  const used = new Map<string, number>();
  return hand
    .map((label) => {
      const n = used.get(label) ?? 0;
      used.set(label, n + 1);
      return { label, value: aid.counts[label] ?? 0, option: optionOf(label, n) };
    })
    .sort((a, b) => b.value - a.value);
}

export interface Dealt {
  label: string;
  value: number;
  /** The strength with this card and all before it. */
  total: number;
}

/** The cards of a shown check, one by one. */
export function dealt(shown: GameEvent): Dealt[] {
  return ((shown.dealt ?? []) as [string, number, number][]).map(([label, value, total]) => ({ label, value, total }));
}
