/** Our own drawing for a card, worked out from its facts: a planet for a world, a plan for a development.
 *  It is an image made once for each card, so that a table full of cards has little to draw. */
import { randoms, type Design } from './cards';

const HUES = { novelty: 208, rare: 26, genes: 135, alien: 52 };
/** The rings of windfall worlds: on the dark of space in both themes. */
const RINGS = { novelty: '#4aa8ff', rare: '#c98a52', genes: '#4cc46a', alien: '#f0dc3c' };

const made = new Map<string, string>();

/** The address of a card's picture. */
export function artOf(card: Design): string {
  let url = made.get(card.id);
  if (!url) {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 76" preserveAspectRatio="xMidYMid slice">${card.world ? planet(card) : plan(card)}</svg>`;
    url = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    made.set(card.id, url);
  }
  return url;
}

const hsl = (hue: number, colour: number, light: number) => `hsl(${hue.toFixed(1)} ${colour.toFixed(1)}% ${light.toFixed(1)}%)`;
const each = <T>(things: T[], draw: (thing: T, i: number) => string) => things.map(draw).join('');

function planet(card: Design): string {
  const next = randoms(card.id);
  const hue = card.kind && !card.windfall ? HUES[card.kind] + (next() - 0.5) * 14 : 205 + next() * 70;
  const colour = card.kind && !card.windfall ? 58 : 16 + next() * 12;
  const r = 25 + next() * 5;
  const cx = 52 + (next() - 0.5) * 10;
  const cy = 39;
  const stars = Array.from({ length: 14 }, () => ({ x: next() * 100, y: next() * 74, r: 0.3 + next() * 0.7 }));
  const bands = Array.from({ length: 3 + Math.floor(next() * 3) }, () => ({
    y: (next() - 0.5) * 1.7 * r,
    h: 1.5 + next() * 5,
    light: 30 + next() * 34,
    bow: (next() - 0.5) * 9,
  }));
  const tilt = (next() - 0.5) * 50;
  const moon = next() < 0.4 ? { x: cx + (next() < 0.5 ? -1 : 1) * (r + 9 + next() * 5), y: 22 + next() * 20, r: 2 + next() * 2.5 } : null;
  const ring = !card.windfall && !card.military && next() < 0.28;
  const ball = (fill: string) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
  return [
    `<defs><radialGradient id="p" cx="36%" cy="30%" r="78%"><stop offset="0" stop-color="${hsl(hue, colour, 72)}"/><stop offset="0.5" stop-color="${hsl(hue, colour, 46)}"/><stop offset="1" stop-color="${hsl(hue, colour, 12)}"/></radialGradient>`,
    `<radialGradient id="s" cx="34%" cy="28%" r="80%"><stop offset="0.45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.72"/></radialGradient>`,
    `<clipPath id="c"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath></defs>`,
    `<rect width="100" height="76" fill="#080d18"/><ellipse cx="${100 - cx}" cy="14" rx="58" ry="22" fill="${hsl(hue, 60, 40)}" opacity="0.16"/>`,
    each(stars, (star) => `<circle cx="${star.x}" cy="${star.y}" r="${star.r}" fill="#dfe9ff" opacity="0.75"/>`),
    card.kind && card.windfall
      ? `<g fill="none" stroke-width="5"><circle cx="${cx}" cy="${cy}" r="${r + 5.5}" stroke="${RINGS[card.kind]}" opacity="0.95"/><circle cx="${cx}" cy="${cy}" r="${r + 5.5}" stroke="#080d18" stroke-dasharray="1.5 13" opacity="0.55"/></g>`
      : '',
    moon ? `<circle cx="${moon.x}" cy="${moon.y}" r="${moon.r}" fill="${hsl(hue, 14, 62)}"/>` : '',
    ball('url(#p)'),
    `<g clip-path="url(#c)" transform="rotate(${tilt} ${cx} ${cy})">`,
    each(bands, (band) => `<path d="M${cx - 36} ${cy + band.y} q36 ${band.bow} 72 0 v${band.h} q-36 ${band.bow} -72 0z" fill="${hsl(hue + 14, colour, band.light)}" opacity="0.3"/>`),
    '</g>',
    ball('url(#s)'),
    ring
      ? `<ellipse cx="${cx}" cy="${cy}" rx="${r * 1.55}" ry="${r * 0.3}" fill="none" stroke="${hsl(hue, 40, 76)}" stroke-width="2" opacity="0.6" transform="rotate(${tilt} ${cx} ${cy})" stroke-dasharray="${r * 2.45} ${r * 1.2} 400"/>`
      : '',
  ].join('');
}

function plan(card: Design): string {
  const next = randoms(card.id);
  const hue = { explore: 190, develop: 260, settle: 225, trade: 40, consume: 330, produce: 95 }[card.powers[0]?.phase ?? 'develop'];
  const spokes = 3 + Math.floor(next() * 6);
  const rings = Array.from({ length: 2 + Math.floor(next() * 2) }, (_, i) => 10 + i * 9 + next() * 4);
  const turn = next() * 360;
  const blocks = Array.from({ length: 9 }, () => {
    const a = next() * Math.PI * 2;
    const d = 8 + next() * 30;
    const s = 2 + next() * 6;
    return { x: 50 + Math.cos(a) * d * 1.3 - s / 2, y: 38 + Math.sin(a) * d * 0.8 - s / 2, w: s * (0.6 + next() * 1.6), h: s };
  });
  const spoke = (i: number) => (i * 2 * Math.PI) / spokes;
  return [
    `<rect width="100" height="76" fill="${hsl(hue, 26, card.scoring.length ? 20 : 15)}"/>`,
    `<g stroke="${hsl(hue, 50, 72)}" fill="none" stroke-width="0.35" opacity="0.35">`,
    each([...Array(9).keys()], (i) => `<path d="M${i * 12.5} 0v76M0 ${i * 9.5}h100"/>`),
    `</g><g transform="rotate(${turn} 50 38)" stroke="${hsl(hue, 65, 74)}" fill="none" stroke-width="0.8" opacity="0.85">`,
    each(rings, (r, i) => `<circle cx="50" cy="38" r="${r}"${i % 2 ? ' stroke-dasharray="5 2.5"' : ''}/>`),
    each([...Array(spokes).keys()], (i) => `<path d="M50 38 L${50 + 40 * Math.cos(spoke(i))} ${38 + 40 * Math.sin(spoke(i))}" opacity="0.55"/>`),
    '</g>',
    each(blocks, (block, i) => `<rect x="${block.x}" y="${block.y}" width="${block.w}" height="${block.h}" rx="0.8" fill="${hsl(hue, 45, 40 + (i % 4) * 9)}" opacity="0.8"/>`),
    card.scoring.length ? `<path d="M50 12 60 32 82 35 66 50 70 72 50 61.5 30 72 34 50 18 35 40 32z" fill="${hsl(hue, 55, 60)}" opacity="0.28"/>` : '',
  ].join('');
}
