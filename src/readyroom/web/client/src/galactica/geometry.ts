/** Where things lie on the board: the ship lengthwise with her nose to the left, or upright on narrow screens. */
import { FLAGSHIP } from './boards';
import { AREAS, locationsOf, type Area } from './facts';

/** Which rooms lie where, from the bow to the engines, starboard and port in turn; rooms not named here come after. */
const FROM_THE_BOW = ['command', 'admirals_quarters', 'communications', 'brig', 'weapons_control', 'armory', 'research_lab', 'sickbay', 'ftl_control', 'hangar_deck'];

/** The flagship's rooms in pairs: starboard is above, port below. */
export function decksOf(rooms: string[]): string[][] {
  const place = (room: string) => (FROM_THE_BOW.indexOf(room) + 1 || FROM_THE_BOW.length + 1) - 1;
  const ordered = [...rooms].sort((a, b) => place(a) - place(b));
  return Array.from({ length: Math.ceil(ordered.length / 2) }, (_, i) => ordered.slice(2 * i, 2 * i + 2));
}

const DECKS = decksOf(locationsOf(FLAGSHIP));

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Geometry {
  width: number;
  height: number;
  /** From the ship's own measures to the board. */
  transform: string;
  rooms: Record<string, Box>;
  /** The outline of an area. */
  sectors: Record<Area, string>;
  rings: { rx: number; ry: number }[];
  /** Where the horizon of an area is. */
  rims: Record<Area, string>;
  /** Whether ships can wait beyond the horizon. */
  horizon: boolean;
}

/** The hull holds decks over this length, however many they are. */
const ROOM = { length: 480 / DECKS.length, breadth: 92, first: -238 };

/** The hull with her nose at the left, around 0, 0. */
export const HULL =
  'M-372 0 C-372 -20 -360 -34 -338 -42 L-300 -54 C-286 -58 -276 -58 -264 -54 L-254 -70 L-240 -96 L-150 -106 L160 -106 L236 -98 L252 -78 L300 -74 L306 -86 L352 -80 L362 -62 V62 L352 80 L306 86 L300 74 L252 78 L236 98 L160 106 L-150 106 L-240 96 L-254 70 L-264 54 C-276 58 -286 58 -300 54 L-338 42 C-360 34 -372 20 -372 0 Z';
/** A flight pod on the port side; the other one is its mirror. */
export const POD = 'M-176 112 C-188 114 -194 119 -194 126 C-194 134 -188 138 -178 138 L176 138 C192 138 200 133 200 126 C200 118 194 113 182 112 Z';
export const STRUTS = 'M-128 104 L-120 114 H-84 L-76 104 Z M-18 104 L-10 114 H30 L38 104 Z M98 104 L106 114 H144 L152 104 Z';
export const RIBS = [-292, -276, -338, -322, 266, 280];

function lengthwise(horizon: boolean): Geometry {
  const [width, height] = [1000, 470];
  const [cx, cy] = [width / 2, height / 2];
  const [rx, ry] = [392, 152];
  const rim = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.round(cx + rx * Math.cos(angle)), Math.round(cy - ry * Math.sin(angle))] as const;
  };
  const [[ax, ay], [bx]] = [rim(140), rim(40)];
  const by = height - ay;
  const [out, far] = [110, width - 110];
  const arc = `A ${rx} ${ry} 0 0`;
  const sectors: Record<Area, string> = {
    fore: `M0 0 H${out} Q${ax - 6} ${ay / 2} ${ax} ${ay} ${arc} 0 ${ax} ${by} Q${ax - 6} ${height - ay / 2} ${out} ${height} H0 Z`,
    starboard_fore: `M${out} 0 H${cx} V${cy - ry} ${arc} 0 ${ax} ${ay} Q${ax - 6} ${ay / 2} ${out} 0 Z`,
    starboard_aft: `M${cx} 0 H${far} Q${bx + 6} ${ay / 2} ${bx} ${ay} ${arc} 0 ${cx} ${cy - ry} Z`,
    aft: `M${width} 0 H${far} Q${bx + 6} ${ay / 2} ${bx} ${ay} ${arc} 1 ${bx} ${by} Q${bx + 6} ${height - ay / 2} ${far} ${height} H${width} Z`,
    port_aft: `M${cx} ${height} H${far} Q${bx + 6} ${height - ay / 2} ${bx} ${by} ${arc} 1 ${cx} ${cy + ry} Z`,
    port_fore: `M${out} ${height} H${cx} V${cy + ry} ${arc} 1 ${ax} ${by} Q${ax - 6} ${height - ay / 2} ${out} ${height} Z`,
  };
  const rooms: Record<string, Box> = {};
  DECKS.forEach((pair, i) =>
    pair.forEach((room, side) => {
      rooms[room] = { x: cx + ROOM.first + i * ROOM.length, y: cy + (side ? 2 : -ROOM.breadth - 2), w: ROOM.length - 5, h: ROOM.breadth };
    }),
  );
  return {
    width,
    height,
    transform: `translate(${cx} ${cy})`,
    rooms,
    sectors,
    rings: [1, 1.32, 1.7, 2.2].map((scale) => ({ rx: rx * scale, ry: ry * scale })),
    rims: {
      fore: `M${out} 0 H0 V${height} H${out}`,
      aft: `M${far} 0 H${width} V${height} H${far}`,
      starboard_fore: `M${out + 8} 0 H${cx - 4}`,
      starboard_aft: `M${cx + 4} 0 H${far - 8}`,
      port_aft: `M${cx + 4} ${height} H${far - 8}`,
      port_fore: `M${out + 8} ${height} H${cx - 4}`,
    },
    horizon,
  };
}

/** The same ship upright: along becomes down, port is at the left. What waits beyond a horizon needs room at both ends. */
function upright(horizon: boolean): Geometry {
  const more = horizon ? 30 : 0;
  const [width, height] = [600, 830 + 2 * more];
  const [cx, cy] = [width / 2, height / 2];
  const [along, across] = [0.82, 1.36];
  const [rx, ry] = [206, 322];
  const [end, ay] = [90 + more, 198 + more];
  const by = height - ay;
  const dx = Math.round(rx * Math.sqrt(1 - ((cy - ay) / ry) ** 2));
  const [left, right] = [cx - dx, cx + dx];
  const arc = `A ${rx} ${ry} 0 0`;
  const sectors: Record<Area, string> = {
    fore: `M0 0 H${width} V${end} L${right} ${ay} ${arc} 0 ${left} ${ay} L0 ${end} Z`,
    aft: `M0 ${height} H${width} V${height - end} L${right} ${by} ${arc} 1 ${left} ${by} L0 ${height - end} Z`,
    starboard_fore: `M${width} ${end} L${right} ${ay} ${arc} 1 ${cx + rx} ${cy} H${width} Z`,
    starboard_aft: `M${width} ${cy} H${cx + rx} ${arc} 1 ${right} ${by} L${width} ${height - end} Z`,
    port_aft: `M0 ${cy} H${cx - rx} ${arc} 0 ${left} ${by} L0 ${height - end} Z`,
    port_fore: `M0 ${end} L${left} ${ay} ${arc} 0 ${cx - rx} ${cy} H0 Z`,
  };
  const rooms: Record<string, Box> = {};
  const [w, h] = [ROOM.breadth * across, ROOM.length * along];
  DECKS.forEach((pair, i) =>
    pair.forEach((room, side) => {
      rooms[room] = { x: side ? cx - w - 2 : cx + 2, y: cy + ROOM.first * along + i * h, w, h: h - 5 };
    }),
  );
  return {
    width,
    height,
    transform: `translate(${cx} ${cy}) rotate(90) scale(${along} ${across})`,
    rooms,
    sectors,
    rings: [1, 1.3, 1.7].map((scale) => ({ rx: rx * scale, ry: ry * scale })),
    rims: {
      fore: `M0 ${end} V0 H${width} V${end}`,
      aft: `M0 ${height - end} V${height} H${width} V${height - end}`,
      starboard_fore: `M${width} ${end + 8} V${cy - 4}`,
      starboard_aft: `M${width} ${cy + 4} V${height - end - 8}`,
      port_aft: `M0 ${cy + 4} V${height - end - 8}`,
      port_fore: `M0 ${end + 8} V${cy - 4}`,
    },
    horizon,
  };
}

const BOARDS = [false, true].map((horizon) => ({ lying: lengthwise(horizon), standing: upright(horizon) }));

/** How the board lies on this screen. */
export function boardOn(standing: boolean, horizon: boolean): Geometry {
  return BOARDS[Number(horizon)]![standing ? 'standing' : 'lying'];
}

/** Stars, the same on every visit. */
export function stars(width: number, height: number, count: number): { x: number; y: number; r: number }[] {
  let state = 88172645;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  return Array.from({ length: count }, () => ({ x: Math.round(random() * width), y: Math.round(random() * height), r: 0.4 + random() ** 4 * 1.8 }));
}

export { AREAS };
