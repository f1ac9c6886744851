/** Types that HTTP answers and messages share. */
import type { Clock, TableInfo } from './wire';
import type { Part } from './words.svelte';

export type { Clock, TableInfo };

/** A table as one person gets it. */
export interface TableFor {
  table: TableInfo;
  you: number | null;
  key: string | null;
}

export type GameEvent = { event: string } & Record<string, unknown>;

/** A line of the log. */
export interface Line {
  heading?: string;
  parts: Part[];
}

/** An option in the question bar. */
export interface Listed {
  index: number;
  label: string;
  detail?: string;
}

/** Something a player has said at the table in one of the game's phrases. */
export interface Said {
  seat: number;
  text: string;
  /** How many events I had seen by then. */
  after: number;
  at: number;
}

/** A phrase of a game's table talk, as the server offers it. */
export interface PhraseInfo {
  label: string;
  kind: string;
  id: string;
  facts: Record<string, unknown>;
}

export interface TalkLine {
  after: number;
  seat: number;
  phrase: PhraseInfo;
  at: number;
}

/** Messages of table talk; until the generated types have them. */
export type TalkMessage = { type: 'phrases'; table: string; phrases: PhraseInfo[] } | { type: 'talk'; table: string; heard: number; lines: TalkLine[] };
