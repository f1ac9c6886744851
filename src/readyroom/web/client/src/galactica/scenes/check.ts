/** The arithmetic of a skill check: what a card counts, and what total is still possible for all that one can know. */
import type { GameEvent } from '../../lib/types';
import { FACTS, skillCard, type SkillCard } from './facts';
import type { Skill } from '../facts';
import { isCylonPlayer } from '../view';
import { clockwise, since, type CheckView, type GalacticaView } from './view';

/** What a card adds to the strength. */
export function worth(card: SkillCard, check: CheckView): number {
  if (card.skill === check.zero) return 0;
  if (check.skills.includes(card.skill as Skill) || (card.strength === 1 && check.ones)) return card.strength;
  return -card.strength;
}

/** A card of a hand, what it adds, and the option it stands for. */
export interface Valued {
  label: string;
  value: number;
  option: number | null;
}

/** A hand with what its cards add, the strongest first; `optionOf` knows the option of the n-th copy of a card. */
export function valued(hand: string[], check: CheckView, optionOf: (label: string, n: number) => number | null): Valued[] {
  const used = new Map<string, number>();
  return hand
    .map((label) => {
      const n = used.get(label) ?? 0;
      used.set(label, n + 1);
      return { label, value: worth(skillCard(label), check), option: optionOf(label, n) };
    })
    .sort((a, b) => b.value - a.value);
}

export interface Range {
  min: number;
  max: number;
}

/** How many copies of each skill card are where this seat can't see them. */
function unseen(view: GalacticaView, check: CheckView): Map<string, number> {
  const pool = new Map<string, number>();
  for (const number of FACTS.modes[view.options.rules] ?? []) {
    const design = FACTS.designs[number];
    if (design) pool.set(design.label, design.copies);
  }
  const tops = FACTS.skills.map((skill) => view.decks[skill]?.top).filter((card): card is string => !!card);
  for (const label of [...(view.hand ?? []), ...(check.cards ?? check.mine ?? []), ...tops]) {
    pool.set(label, Math.max(0, (pool.get(label) ?? 0) - 1));
  }
  return pool;
}

/** The most `forced` cards that must count and `free` ones that may count can be worth, dealt from `values`. */
function best(values: number[], forced: number, free: number): number {
  const sorted = [...values].sort((a, b) => b - a);
  const must = sorted.slice(0, forced).reduce((sum, value) => sum + value, 0);
  return sorted.slice(forced, forced + free).reduce((sum, value) => sum + Math.max(0, value), must);
}

/** How many cards a seat may add. */
export function mostCards(view: GalacticaView, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  const few = view.players.length === 1 ? 3 : 1;
  return isCylonPlayer(player) || player.place === 'brig' ? Math.min(player.hand, few) : player.hand;
}

export interface Possible {
  /** What lies on the table now. */
  table: Range;
  /** When all who can still add cards have done so. */
  end: Range;
  /** The part of it that I know. */
  known: number;
  /** Cards on the table that I do not know. */
  unknown: number;
}

/** The least and greatest strength, of the cards on the table and in the end, for all that this seat can know. */
export function possible(view: GalacticaView, check: CheckView, toCome: number[]): Possible {
  const seen = check.cards ?? check.mine ?? [];
  const known = seen.reduce((sum, label) => sum + worth(skillCard(label), check), 0);
  const onTable = check.destiny + check.added.reduce((sum, count) => sum + count, 0);
  const unknown = check.cards ? 0 : onTable - seen.length;
  const values: number[] = [];
  for (const [label, copies] of unseen(view, check)) {
    for (let i = 0; i < copies; i++) values.push(worth(skillCard(label), check));
  }
  const against = values.map((value) => -value);
  const table = { min: known - best(against, unknown, 0), max: known + best(values, unknown, 0) };
  let [high, low] = [known, known];
  let free = 0;
  for (const seat of toCome) {
    if (seat !== view.seat) {
      free += mostCards(view, seat);
      continue;
    }
    const mine = (view.hand ?? []).map((label) => worth(skillCard(label), check));
    high += best(mine, 0, mostCards(view, seat));
    low -= best(mine.map((value) => -value), 0, mostCards(view, seat));
  }
  const destiny = check.destiny || check.cards?.length || onTable ? 0 : 2;
  return {
    table,
    end: { min: low - best(against, unknown + destiny, free), max: high + best(values, unknown + destiny, free) },
    known,
    unknown,
  };
}

export type Turn = { seat: number; count: number | null; state: 'added' | 'asked' | 'to-come' | 'none' };

/** Everybody in the order in which cards are added, and who has. */
export function turns(view: GalacticaView, events: GameEvent[], waiting: number[], window: string | null): Turn[] {
  const told = since(events, 'CheckBegan');
  const order = clockwise(view, (view.current + 1) % view.players.length);
  const added = new Map(told.filter((event) => event.event === 'CardsAdded').map((event) => [event.seat as number, event.count as number]));
  const began = told.some((event) => event.event === 'DestinyAdded');
  const done = told.some((event) => event.event === 'CheckShown') || window === 'cards_added';
  const asked = began && !done && window === null ? order.findIndex((seat) => waiting.includes(seat)) : -1;
  const last = order.reduce((at, seat, i) => (added.has(seat) ? i : at), -1);
  return order.map((seat, i) => {
    if (added.has(seat)) return { seat, count: added.get(seat) ?? 0, state: 'added' };
    if (i === asked) return { seat, count: null, state: 'asked' };
    if (done || (began && i < Math.max(asked, last))) return { seat, count: 0, state: 'none' };
    return { seat, count: null, state: view.players[seat]?.hand ? 'to-come' : 'none' };
  });
}

/** The cards of a shown check with what each counts. */
export function counted(shown: GameEvent): { label: string; value: number }[] {
  const group = (cards: unknown, sign: number) => (cards as string[]).map((label) => ({ label, value: sign * skillCard(label).strength }));
  return [...group(shown.positive, 1), ...group(shown.negative, -1), ...group(shown.ignored, 0)];
}

/** The cards in the order of the reveal: mixed, but the same for everybody. */
export function shuffled(shown: GameEvent): { label: string; value: number }[] {
  const all = counted(shown);
  const key = (text: string, i: number) => [...`${text}${i}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return all.map((card, i) => ({ card, key: key(card.label, i) })).sort((a, b) => a.key - b.key).map(({ card }) => card);
}
