/** What the engine reckons for whoever looks (`galactica/reckoning.py`, `galactica/forecast.py`, `aid` of a question): the client only draws it. */
import type { GameState, QuestionInfo } from '../lib/wire';
import { has, knows, t } from '../lib/words.svelte';

export interface Chance {
  what: string;
  least: number;
  most: number;
  percent: number;
}

/** An attack before the roll: what each result of the die does. */
export interface Odds {
  attacker: string;
  target: string;
  bonus: number;
  chances: Chance[];
}

export interface Turn {
  seat: number;
  state: 'added' | 'asked' | 'to-come' | 'none';
  added: number;
  /** How many cards they may still add. */
  most: number;
}

export type Range = [least: number, most: number];

export interface CheckAid {
  /** What each card counts that I know of. */
  counts: Record<string, number>;
  /** Everybody in the order in which cards are added. */
  turns: Turn[];
  /** The strength of what lies there, and when all have added. */
  table: Range;
  end: Range;
}

/** A thing that would happen, with numbers where they are known; its words are `galactica-ahead-<says>`. */
export interface Foretold {
  says?: string;
  facts?: Record<string, unknown>;
  /** The key of a sentence of the card. */
  text?: string;
  from?: number;
  to?: number;
  tone?: 'good' | 'bad' | 'plain';
  red?: boolean;
  deadly?: boolean;
  brief?: boolean;
  parts?: Foretold[];
}

export interface Aid {
  check?: CheckAid;
  die?: Odds;
  /** What each result of the check would bring. */
  outcomes?: Foretold[];
  /** What the Crisis card that was drawn would do. */
  crisis?: { card: string; lines: Foretold[] };
}

export function aidOf(game: GameState | null | undefined): Aid {
  return (game?.aid ?? {}) as Aid;
}

/** The odds of each option of a question; null for what is no attack. */
export function oddsOf(question: QuestionInfo | null): (Odds | null)[] {
  return (question?.aid?.odds ?? []) as (Odds | null)[];
}

/** Whether how an attack may end stands beside the log: not that of a nuke at an area, which is the same everywhere, and
 *  told where one is asked once more. */
export function isFight(option: { kind?: unknown; facts?: unknown }): boolean {
  return option.kind !== 'nuke' || (option.facts as { ship?: string } | undefined)?.ship !== 'area';
}

/** `75 % destroyed (3 or more)` */
export function chanceWords(chance: Chance, target = ''): string {
  const { least, most } = chance;
  return t('web-gal-chance', { percent: Math.round(chance.percent), what: hitWords(chance.what, target), least, most, only: least === most ? 'yes' : 'no' });
}

/** What a result does; at an area of space it is a basestar there that is meant. */
export function hitWords(what: string, target: string): string {
  const own = `web-gal-hit-${target}-${what}`;
  return t(has(own) ? own : `web-gal-hit-${what}`);
}

/** What a die is rolled for. */
export function dieWords(purpose: string): string {
  const own = `web-gal-scene-die-${purpose}`;
  return !knows('cards') ? '' : t(has(own) ? own : 'web-gal-scene-die');
}

/** All of them in a line. */
export function oddsWords(odds: Odds): string {
  return odds.chances.map((chance) => chanceWords(chance, odds.target)).join(' · ') || t('web-gal-no-chance');
}
