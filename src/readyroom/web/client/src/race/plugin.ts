/** Race as the pages know it. */
import type { Plugin } from '../lib/games';
import { tell, title } from './index';
import Moment from './Moment.svelte';
import RaceTable from './RaceTable.svelte';

export default {
  Table: RaceTable,
  Moment,
  tell,
  title,
  chapter: (event) => event.event === 'ActionsRevealed',
} satisfies Plugin;
