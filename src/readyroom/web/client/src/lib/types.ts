/** Types that HTTP answers and messages share. */
import type { Clock, Named, TableInfo, WayIn } from './wire';
import type { Part } from './words.svelte';

export type { Clock, TableInfo };

/** A table as one person gets it. */
export interface TableFor {
  table: TableInfo;
  you: number | null;
  key: string | null;
  way_in?: WayIn | null;
  kicked?: Named[];
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
