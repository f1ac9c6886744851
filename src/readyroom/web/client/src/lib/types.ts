/** Types that HTTP answers and messages share. */
import type { Clock, TableInfo } from './wire';

export type { Clock, TableInfo };

/** A table as one person gets it. */
export interface TableFor {
  table: TableInfo;
  you: number | null;
  key: string | null;
}

export type GameEvent = { event: string } & Record<string, unknown>;
