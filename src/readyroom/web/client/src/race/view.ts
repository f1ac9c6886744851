/** What the server shows of a game of Race, and what can be worked out from it. */
import type { RaceView, Score, ScoreLine, SeatView } from '../generated/race-view';
import actions from '../generated/race-actions.json';
import type { QuestionInfo } from '../lib/wire';
import type { Kind } from './cards';

export type { RaceView, Score, ScoreLine, SeatView };

export interface RaceResult {
  winners: number[];
  scores: number[];
  reason: string;
  why: { rounds: number; reasons: string[]; seats: Score[]; tie_breaks: number[] };
}

/** The action cards in the order of their phases, and all of the advanced game. */
export const ACTIONS = Object.keys(actions.phases);
export const ADVANCED = actions.advanced;

/** The phase an action calls. */
export function phaseOf(action: string): string {
  return (actions.phases as Record<string, string>)[action] ?? '';
}

/** A part of a sum: what it comes from, and how much it is. `source` is a card, or `printed`, `bonus`. */
export interface Part {
  source: string;
  amount: number;
}

/** What using a consume power would take and give. */
export interface Yield {
  goods: number;
  points: number;
  cards: number;
  doubled: boolean;
}

/** Consume powers in an order, and what it brings. */
export interface Plan {
  /** `index`: the option it is. */
  steps: { index: number; card: string; takes: Kind[]; points: number; cards: number }[];
  points: number;
  cards: number;
}

/** What the engine reckons for a question. */
export interface RaceAid {
  /** A price, part by part. */
  parts?: Part[];
  /** The strength against a military world, part by part. */
  strength?: Part[];
  /** By option: what it would sell for, what it would give. */
  prices?: number[];
  gives?: (Yield | null)[];
  /** The order of consume powers that brings most. */
  plan?: Plan | null;
  /** Cards of my hand that could be placed if I chose the action. */
  develop?: string[];
  settle?: string[];
  /** Cards of my tableau that would turn goods into points now, and worlds that would get a good. */
  consume?: string[];
  produce?: string[];
}

export function aidOf(question: QuestionInfo): RaceAid {
  return (question.aid ?? {}) as RaceAid;
}

export function total(parts: Part[]): number {
  return parts.reduce((all, part) => all + part.amount, 0);
}
