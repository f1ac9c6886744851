/** On a small screen the table is a row of pages; where on them an option lies, and which page one looks at. */
import { boardOf, isStage } from './boards';

export const PAGES = ['space', 'ships', 'players', 'cards', 'log'] as const;
export type Page = (typeof PAGES)[number];

const KINDS: Record<string, Page> = {
  area: 'space', beyond: 'space', nuke: 'space', piece: 'space', civilian: 'space', pilot: 'space', space: 'space', tray: 'space', part: 'space', character: 'space', named: 'space',
  seat: 'players',
  deck: 'ships', stock: 'ships',
  hand: 'cards', quorum: 'cards', super: 'cards', ability: 'cards', shown: 'cards', trauma: 'cards', mutiny: 'cards',
};

/** The page a place is on; null where it can be reached from every page. `checked`: a skill check lies over space, with
 *  my hand. */
export function pageOf(place: string, checked: boolean): Page | null {
  const [kind = '', id = ''] = place.split(':');
  if (kind === 'room') return isStage(boardOf(id)) ? 'space' : 'ships';
  if (kind === 'board') return isStage(id) ? 'space' : 'ships';
  if (kind === 'hand' && checked) return 'space';
  return KINDS[kind] ?? null;
}

class Pages {
  now = $state<Page>('space');
  /** How much of a page lies under what the question bar has opened: so much further it can be scrolled. */
  lifted = $state(0);
  /** To be turned to. */
  wanted = $state<Page | null>(null);

  turn(page: Page): void {
    this.wanted = page;
  }
}

export const pages = new Pages();
