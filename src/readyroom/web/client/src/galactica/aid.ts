/** What the engine reckons for whoever looks (`galactica/reckoning.py`, `galactica/forecast.py`, `aid` of a question): the client only draws it. */
import type { GameState, QuestionInfo } from '../lib/wire';
import { t } from '../lib/words.svelte';

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

/** `75 % destroyed (3 or more)` */
export function chanceWords(chance: Chance): string {
  return t('web-gs-chance', { percent: Math.round(chance.percent), what: t(`web-gs-hit-${chance.what}`), least: chance.least, most: chance.most });
}

/** All of them in a line. */
export function oddsWords(odds: Odds): string {
  return odds.chances.map(chanceWords).join(' · ') || t('web-gs-no-chance');
}
