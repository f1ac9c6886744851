/** How the pieces of an area find room in it, however many they are: closer together first, then smaller. */

/** A piece's width and height, as parts of the size of a piece. */
export interface Cell {
  w: number;
  h: number;
}

export interface Room {
  w: number;
  h: number;
}

/** Around a piece, and between two of them: what their numbers need. */
export const PAD = 2.5;
export const GAP = { x: 6, y: 4 };
/** Smaller than this a piece can't be told from another. */
const LEAST = 0.3;
const STEP = 0.025;

/** Whether the pieces fit into rows, in their order, as the browser lays them out. */
function fits(cells: Cell[], room: Room, size: number, scale: number): boolean {
  const around = 2 * PAD * scale;
  let [x, rows, row] = [0, 0, 0];
  for (const cell of cells) {
    const [w, h] = [cell.w * size * scale + around, cell.h * size * scale + around];
    if (w > room.w) return false;
    if (x && x + GAP.x * scale + w > room.w) {
      rows += row + GAP.y * scale;
      [x, row] = [0, 0];
    }
    x += (x ? GAP.x * scale : 0) + w;
    row = Math.max(row, h);
  }
  return rows + row <= room.h;
}

/** How large all of them can be drawn: 1 as they are. */
export function scaleFor(cells: Cell[], room: Room, size: number): number {
  for (let scale = 1; scale > LEAST; scale -= STEP) if (fits(cells, room, size, scale)) return scale;
  return LEAST;
}
