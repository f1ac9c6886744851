/** Where the name of an area, its pieces and what waits beyond its horizon stand, in pixels of this screen: words and
 *  numbers need as many on a small one, so they are reckoned first, and the pieces get what is left. */
import type { Area } from './facts';
import type { Box, Geometry } from './geometry';

/** Measured from one of its sides and from the top or the bottom. */
export interface Corner {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}

export interface AreaPlaces {
  label: Corner;
  badge: Corner;
  /** Where its pieces gather, and how far they may spread where they are many. */
  pieces: Box;
  most: Box;
}

/** What a line of words or a badge takes. */
const LINE = 26;

/** The board lengthwise: fore is at the left, starboard above. */
function lying(g: Geometry, k: number): Record<Area, AreaPlaces> {
  const [width, height] = [g.width * k, g.height * k];
  const top = Math.max(25 * k, 15) - LINE / 2;
  const first = top + LINE + 1;
  const side = (area: Area): AreaPlaces => {
    const [starboard, fore] = [area.startsWith('starboard'), area.endsWith('fore')];
    const row = (y: number) => (starboard ? { top: y } : { bottom: y });
    const edge = (g.horizon ? 172 : 150) * k;
    const x = fore ? edge : 510 * k;
    const box = (end: number) => ({ x, y: starboard ? first : height - end * k, w: 490 * k - edge, h: end * k - first });
    const label = fore ? { right: width - 486 * k } : { left: 514 * k };
    const badge = fore ? { left: 140 * k } : { right: 140 * k };
    return { label: { ...label, ...row(top) }, badge: { ...badge, ...row(top) }, pieces: box(110), most: box(134) };
  };
  const end = (area: 'fore' | 'aft'): AreaPlaces => {
    const [fore, w] = [area === 'fore', area === 'fore' ? 114 : 100];
    const last = height - first - (g.horizon ? LINE + 1 : 0);
    const box = { x: (fore ? 6 : g.width - w - 4) * k, y: first, w: w * k, h: last - first };
    const at = fore ? { left: 8 } : { right: 8 };
    return { label: { ...at, top }, badge: { ...at, bottom: first }, pieces: box, most: box };
  };
  return { fore: end('fore'), aft: end('aft'), starboard_fore: side('starboard_fore'), starboard_aft: side('starboard_aft'), port_fore: side('port_fore'), port_aft: side('port_aft') };
}

/** The board upright: fore is above, port at the left. */
function standing(g: Geometry, k: number): Record<Area, AreaPlaces> {
  const [width, middle] = [g.width * k, (g.height / 2) * k];
  const bow = middle - 305 * k;
  const name = middle - 285 * k - LINE / 2;
  const first = name + LINE * (g.horizon ? 2 : 1);
  const side = (area: Area): AreaPlaces => {
    const [port, fore] = [area.startsWith('port'), area.endsWith('fore')];
    const row = (y: number) => (fore ? { top: y } : { bottom: y });
    const at = port ? { left: 5 } : { right: 5 };
    const box = (w: number) => ({ x: port ? 2 : width - w * k - 2, y: fore ? first : middle + 3, w: w * k, h: middle - first - 3 });
    return { label: { ...at, ...row(name) }, badge: { ...at, ...row(name + LINE) }, pieces: box(104), most: box(166) };
  };
  const end = (area: 'fore' | 'aft'): AreaPlaces => {
    const row = area === 'fore' ? { top: 2 } : { bottom: 2 };
    const [x, from] = g.horizon ? [6, LINE + 3] : [58, 3];
    const to = Math.min(bow, name) - 1;
    const box = { x, y: area === 'fore' ? from : 2 * middle - to, w: width - 2 * x, h: to - from };
    return { label: { left: 5, ...row }, badge: { right: 5, ...row }, pieces: box, most: box };
  };
  return { fore: end('fore'), aft: end('aft'), starboard_fore: side('starboard_fore'), starboard_aft: side('starboard_aft'), port_fore: side('port_fore'), port_aft: side('port_aft') };
}

/** On a board that is so wide on the screen. */
export function placesOn(g: Geometry, wide: number): Record<Area, AreaPlaces> {
  return (g.height > g.width ? standing : lying)(g, wide / g.width);
}

/** As a style. */
export function corner(at: Corner): string {
  return Object.entries(at).map(([side, px]) => `${side}:${px.toFixed(1)}px`).join(';');
}

