/** The face of a card as markup, made once for each card: cost or defense, points, good, name, and its powers by phase.
 *  It never changes, so it is parsed in one go and nothing of it is watched; `face.css` says how it looks. */
import { artOf } from './art';
import { NUMERAL, tokens, type Design } from './cards';
import { good, signs } from './signs';
import './face.css';

const made = new Map<string, string>();

export function faceOf(card: Design): string {
  let face = made.get(card.id);
  if (face === undefined) made.set(card.id, (face = draw(card)));
  return face;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Marks that count for other cards. */
const MARKS = ['rebel', 'alien', 'imperium', 'uplift'];

function draw(card: Design): string {
  const six = card.scoring.length > 0;
  const rows = card.powers.map((power) => [NUMERAL[power.phase], signs(tokens(power, card.kind))]);
  if (six) rows.push(['VP', signs(['?', { sign: 'vp', n: '★' }])]);
  const marks = card.marks.filter((mark) => MARKS.includes(mark)).join(' ');
  return [
    `<img class="art" src="${artOf(card)}" alt="" decoding="sync" draggable="false">`,
    `<b class="value${card.military ? ' military' : ''}${card.world ? '' : ' dev'}">${card.value}</b>`,
    `<b class="vp">${six ? '?' : card.vp}</b>`,
    card.kind ? good(card.kind, card.windfall, 'kind') : '',
    `<div class="name">${escaped(card.name)}</div>`,
    `<ul class="powers${rows.length <= 2 ? ' few' : ''}">${rows.map(([phase, row]) => `<li><i>${phase}</i>${row}</li>`).join('')}</ul>`,
    marks ? `<span class="mark">${marks}</span>` : '',
  ].join('');
}
