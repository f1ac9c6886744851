/** Galactica as the pages know it. */
import type { Plugin } from '../lib/games';
import GalacticaTable from './GalacticaTable.svelte';
import { tell, title } from './index';
import Moment from './Moment.svelte';

export default {
  Table: GalacticaTable,
  Moment,
  tell,
  title,
  chapter: (event) => event.event === 'TurnBegan',
} satisfies Plugin;
