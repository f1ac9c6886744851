/** The games with a table of their own. A game is a folder with a `plugin.ts`; it is loaded when it is needed. */
import type { Component, Snippet } from 'svelte';
import type { Table } from './table.svelte';
import type { GameEvent, Line } from './types';
import BOXES from '../generated/boxes.json';
import WINDOWS from '../generated/windows.json';
import { learn } from './words.svelte';

/** What the table page gives to a game's live table. */
export interface TableProps {
  table: Table;
  names: string[];
  /** Of each seat: away, not connected, strength of the computer player. */
  notes: string[];
}

/** What the replay page gives: the view of one moment, and the controls to put where the question bar and the log are. */
export interface MomentProps {
  view: unknown;
  /** What the engine reckoned for who looked. */
  aid: unknown;
  names: string[];
  /** Through whose eyes; null: a spectator. */
  you: number | null;
  /** After the end, with nothing hidden: the same moment as each seat saw it. */
  everybody?: unknown[];
  bar: Snippet;
  side: Snippet;
}

export interface Plugin {
  Table: Component<TableProps>;
  Moment: Component<MomentProps>;
  /** What a table of this rulebook needs besides; without one, of any. */
  prepare?: (rulebook?: string) => Promise<void>;
  /** An event as a line of the log; null where there is nothing to tell. */
  tell: (event: GameEvent) => Line | null;
  /** A marked thing of a sentence in words. */
  title: (kind: string, id: string) => string;
  /** Whether an event begins a chapter (a round, a turn) one may jump to. */
  chapter: (event: GameEvent) => boolean;
}

/** What the page that sets up a table gives to the setting that a game shows as boxes on a shelf. */
export interface ShelfProps {
  values: string[];
  value: string;
  /** Why a value can't be chosen now; null: it can. */
  whyNot: (value: string) => string | null;
  choose: (value: string) => void;
}

/** A game's shelf, and the setting it is for. */
export interface Shelf {
  default: Component<ShelfProps>;
  SETTING: string;
}

const PLUGINS = import.meta.glob<{ default: Plugin }>('../*/plugin.ts');

/** A screen on which a table may lie otherwise. */
export const NARROW = 'max-width: 1099px';

/** How a table lies on such a screen, and on others, where a game has a way for each: fetched with the plug-in. */
const LAYOUTS = import.meta.glob('../*/{Desk,Phone}.svelte');

const CARDS = import.meta.glob<{ default: Component }>('../*/Cards.svelte');

const SHELVES = import.meta.glob<Shelf>('../*/Shelf.svelte');

/** The games, by their folders. */
export const GAMES = Object.keys(PLUGINS).map((path) => path.split('/')[1] ?? '');

/** Files of words that a game needs: its own and those of the boxes of a rulebook; without one, of all boxes. `part`: of
 *  what is loaded only where it is wanted (`guide`, `players`, `cards`). */
export function subjects(game: string, rulebook?: string, part = ''): string[] {
  const boxes = (BOXES as Record<string, Record<string, string[]>>)[game] ?? {};
  const found = rulebook ? (boxes[rulebook] ?? []) : Object.values(boxes).flat();
  return [game, ...new Set(found.map((box) => `${game}-${box}`))].map((subject) => (part ? `${subject}-${part}` : subject));
}

/** The secret windows that can open in a game with a rulebook; without one, with any. */
export function windowsOf(game: string, rulebook?: string): string[] {
  return subjects(game, rulebook).flatMap((subject) => (WINDOWS as Record<string, string[]>)[subject] ?? []);
}

/** Parts whose words come with a table of their own only; the page of all cards reads them all. */
const RARE = ['cards', ...['ionian', 'new_caprica', 'earth'].flatMap((part) => [part, `${part}-cards`])];

/** The cards of a game to read, with its words; null if it has none to show. */
export async function cardsOf(game: string): Promise<Component | null> {
  const found = CARDS[`../${game}/Cards.svelte`];
  if (!found) return null;
  const [{ default: Cards }] = await Promise.all([found(), learn(...subjects(game), ...RARE.flatMap((part) => subjects(game, undefined, part)))]);
  return Cards;
}

/** How a game shows the boxes one can play with, with what it says of its options; null: as any other setting. */
export async function shelfOf(game: string): Promise<Shelf | null> {
  const found = SHELVES[`../${game}/Shelf.svelte`];
  return found ? (await Promise.all([found(), learn(`${game}-shelf`)]))[0] : null;
}

/** The plug-in of a game with the words of a table's rulebook; null if the game has no table of its own. */
export async function pluginOf(game: string, rulebook?: string): Promise<Plugin | null> {
  const layout = matchMedia(`(${NARROW})`).matches ? 'Phone' : 'Desk';
  const [found] = await Promise.all([PLUGINS[`../${game}/plugin.ts`]?.(), LAYOUTS[`../${game}/${layout}.svelte`]?.(), learn(...subjects(game, rulebook))]);
  await found?.default.prepare?.(rulebook);
  return found?.default ?? null;
}
