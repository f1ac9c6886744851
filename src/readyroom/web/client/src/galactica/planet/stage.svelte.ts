/** Which of two stages one looks at: space, or a planet on which everybody is. */
import { planetOf } from '../boards';
import type { GalacticaView } from '../view';

export type Scenery = 'space' | 'planet';

class Stage {
  /** What one has turned to; null: what the game is about. */
  wanted = $state<Scenery | null>(null);

  /** While Galactica is away everything happens on the planet, then it lies beside space. */
  shown(view: GalacticaView): Scenery {
    if (!planetOf(view)) return 'space';
    return this.wanted ?? (view.away ? 'planet' : 'space');
  }
}

export const stage = new Stage();
