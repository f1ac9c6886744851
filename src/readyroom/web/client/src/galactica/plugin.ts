/** Galactica as the pages know it. */
import type { Plugin } from '../lib/games';
import GalacticaTable from './GalacticaTable.svelte';
import { FACTS } from './facts';
import { tell, title } from './index';
import Moment from './Moment.svelte';

export default {
  Table: GalacticaTable,
  Moment,
  prepare: async (rulebook) => {
    if (rulebook === undefined || FACTS.more.includes(rulebook)) await import('./more');
  },
  tell,
  title,
  chapter: (event) => event.event === 'TurnBegan',
} satisfies Plugin;
