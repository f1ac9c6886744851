/** Signs as markup: what powers do, at a glance, and the shapes of goods. Their colours are in `signs.css`.
 *  Strings and not components: a table shows hundreds of signs that never change. */
import type { Kind, Token } from './cards';
import './signs.css';

const SHAPES: Record<Kind, string> = {
  novelty: '<circle cx="12" cy="12" r="8.5"/>',
  rare: '<path d="M12 2.5 21.5 12 12 21.5 2.5 12z"/>',
  genes: '<path d="M12 3 21.6 20H2.4z"/>',
  alien: '<path d="m12 1.8 2.9 6.6 7.2.7-5.4 4.8 1.6 7-6.3-3.7-6.3 3.7 1.6-7L1.9 9.1l7.2-.7z"/>',
};
const ANY = '<rect x="4" y="4" width="16" height="16" rx="4"/><circle class="dot" cx="12" cy="12" r="3"/>';

/** What is drawn inside the circle of a world. */
const INNER: Record<Kind, string> = {
  novelty: '<circle class="in" cx="12" cy="12" r="4"/>',
  rare: '<path class="in" d="m12 7 5 5-5 5-5-5z"/>',
  genes: '<path class="in" d="m12 7 5 8.5H7z"/>',
  alien: '<path class="in" d="m12 6 1.8 4 4.2.4-3.2 2.9 1 4.2-3.8-2.3-3.8 2.3 1-4.2L6 10.4l4.2-.4z"/>',
};

const svg = (names: string[], inside: string, box = '0 0 24 24') => `<svg class="${['race-sign', ...names].join(' ')}" viewBox="${box}" aria-hidden="true">${inside}</svg>`;
const of = (kind: Kind | null) => `of-${kind ?? 'any'}`;

/** A good: each kind has its colour and its own shape. No kind: any of them. */
export function good(kind: Kind | null, outline = false, ...names: string[]): string {
  return svg(['good', of(kind), ...(outline ? ['outline'] : []), ...names], kind ? SHAPES[kind] : ANY);
}

const PAPER = '<rect class="paper" x="5" y="2.5" width="14" height="19" rx="2.5"/>';

function drawn(token: Exclude<Token, string>): string {
  const kind = token.kind && token.kind !== 'rebel' ? token.kind : null;
  switch (token.sign) {
    case 'good':
      return good(kind);
    case 'vp':
      return `<span class="race-sign-vp">${token.n}</span>`;
    case 'windfall':
    case 'world':
      return svg([token.sign, of(kind)], `<circle cx="12" cy="12" r="9"/>${kind ? INNER[kind] : ''}`);
    case 'card':
      return svg([], PAPER);
    case 'keep':
      return svg([], `${PAPER}<path class="tick" d="m8.5 12 3 3 5-6"/>`);
    case 'military':
      return svg(['military'], '<path d="M19.5 12a7.5 7.5 0 1 1-15 0 7.5 7.5 0 1 1 15 0M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6"/>');
    case 'rebel':
      return svg(['rebel'], '<path d="M12 3c4 4 7 7 7 11a7 7 0 0 1-14 0c0-2 1-3.5 2.5-5 .5 2 1.5 3 2.5 3 1-2 1-5 2-9z"/>');
    case 'development':
      return svg([], '<path class="paper" d="M12 2 22 12 12 22 2 12z"/>');
    case 'trash':
      return svg([], `${PAPER}<path class="cross" d="m8.5 8.5 7 7m0-7-7 7"/>`);
    case 'kinds':
      return `<span class="race-sign-kinds">${good('novelty')}${good('rare')}${good('genes')}</span>`;
    case 'dice':
      return svg([], '<rect class="paper" x="3" y="3" width="18" height="18" rx="4"/><path class="tick" d="M9 9.5c0-4 6-4 6 0 0 2.5-3 2.5-3 5M12 17.5v.5"/>');
    case 'sell':
      return '$';
    case 'arrow':
      return svg(['arrow'], '<path d="M1 12h11M8 7l5 5-5 5"/>', '0 0 16 24');
  }
}

/** A row of signs. Words are elsewhere: hide it from screen readers. */
export function signs(row: Token[]): string {
  return row.map((token) => (typeof token === 'string' ? token : drawn(token))).join('');
}
