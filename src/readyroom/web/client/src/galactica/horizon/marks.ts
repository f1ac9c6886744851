import type { GalacticaView } from '../view';

/** The spaces of a track, and on which one its marker is. */
export function marks(view: GalacticaView, marker: string, spaces: string[]): { space: string; here: boolean }[] {
  return spaces.map((space) => ({ space, here: (view.tokens[marker]?.[space] ?? 0) > 0 }));
}
