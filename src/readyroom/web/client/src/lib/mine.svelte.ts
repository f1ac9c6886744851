/** How one goes on at a table of one's own: go there, or first sit down again where one has left. */
import { api } from './api';
import { go } from './route.svelte';
import type { TableFor } from './types';
import { t } from './words.svelte';

class Return {
  /** Why one could not sit down. */
  problem = $state('');

  action({ table, key, way_in: way }: TableFor): { href: string; label: string; act?: () => void } {
    const href = `/t/${table.id}`;
    if (!way?.back || way.ask) return { href, label: t('web-continue') };
    return { href, label: t('web-sit-again'), act: () => void this.sit(table.id, key ?? null, way.seats[0] ?? 0) };
  }

  private async sit(id: string, key: string | null, seat: number): Promise<void> {
    this.problem = '';
    try {
      await api.join(id, key, seat);
      go(`/t/${id}`);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}

export const back = new Return();
