/** The cards of Race as facts from the engine, and how their powers are drawn. */
import data from '../generated/race.json';

export type Kind = 'novelty' | 'rare' | 'genes' | 'alien';
export const KINDS: Kind[] = ['novelty', 'rare', 'genes', 'alien'];

export interface Power {
  phase: 'explore' | 'develop' | 'settle' | 'trade' | 'consume' | 'produce';
  is: string;
  kind?: Kind | null;
  against?: Kind | 'rebel' | null;
  never?: Kind;
  draw?: number;
  keep?: number;
  less?: number;
  cards?: number;
  strength?: number;
  goods?: number;
  points?: number;
  times?: number;
  kinds?: number;
  here?: boolean;
  lowest?: number;
  highest?: number;
  most?: number;
  with_trade_powers?: boolean;
}

export interface Scoring {
  is: 'PerCard' | 'PerChips' | 'PerMilitary';
  points: number;
  each?: number;
  world?: boolean | null;
  kind?: Kind | null;
  windfall?: boolean;
  production?: boolean;
  military?: boolean;
  mark?: string | null;
  six?: boolean;
  power?: string | null;
  design?: string | null;
}

export interface Design {
  id: string;
  name: string;
  world: boolean;
  military: boolean;
  value: number;
  vp: number;
  kind: Kind | null;
  windfall: boolean;
  marks: string[];
  start: number | null;
  first: number | null;
  copies: number;
  powers: Power[];
  scoring: Scoring[];
}

const BLANK: Omit<Design, 'id' | 'name' | 'value'> = {
  world: false,
  military: false,
  vp: 0,
  kind: null,
  windfall: false,
  marks: [],
  start: null,
  first: null,
  copies: 1,
  powers: [],
  scoring: [],
};

export const DESIGNS: Design[] = (data as unknown as Design[]).map((facts) => ({ ...BLANK, ...facts }));
const BY_ID = new Map(DESIGNS.map((design) => [design.id, design]));

export function design(id: string): Design {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
}

export function isCard(id: string): boolean {
  return BY_ID.has(id);
}

/** What is drawn for a power: text, or a sign with its kind or number. */
export type Token = string | { sign: Sign; kind?: Kind | 'rebel' | null; n?: number | string };
export type Sign =
  | 'card'
  | 'keep'
  | 'vp'
  | 'good'
  | 'military'
  | 'windfall'
  | 'world'
  | 'development'
  | 'trash'
  | 'arrow'
  | 'dice'
  | 'kinds'
  | 'rebel'
  | 'sell';

const card: Token = { sign: 'card' };
const arrow: Token = { sign: 'arrow' };
const plus = (n: number | undefined) => (n !== undefined && n < 0 ? `−${-n}` : `+${n ?? 0}`);

/** A power as a row of signs. */
export function tokens(power: Power, kind: Kind | null): Token[] {
  const good: Token = { sign: 'good', kind: power.kind ?? null };
  switch (power.is) {
    case 'ExploreMore':
      return [
        ...(power.draw ? [plus(power.draw), card] : []),
        ...(power.keep ? [plus(power.keep), { sign: 'keep' } as Token] : []),
      ];
    case 'DevelopDiscount':
      return [`−${power.less}`, { sign: 'development' }];
    case 'DrawBeforeDeveloping':
      return [plus(power.cards), card, arrow, { sign: 'development' }];
    case 'DrawAfterDeveloping':
      return [{ sign: 'development' }, arrow, plus(power.cards), card];
    case 'SettleDiscount':
      return [`−${power.less}`, { sign: 'world', kind: power.kind ?? null }];
    case 'Military':
      return power.against
        ? [plus(power.strength), { sign: 'military' }, '/', against(power.against)]
        : [plus(power.strength), { sign: 'military' }];
    case 'DrawAfterSettling':
      return [{ sign: 'world', kind: null }, arrow, plus(power.cards), card];
    case 'SettleForFree':
      return [{ sign: 'trash' }, arrow, { sign: 'world', kind: null }, '0'];
    case 'SacrificeForMilitary':
      return [{ sign: 'trash' }, arrow, plus(power.strength), { sign: 'military' }];
    case 'PayForMilitary':
      return [{ sign: 'military' }, arrow, card, `−${power.less}`];
    case 'TradeBonus':
      return [plus(power.cards), card, power.here ? { sign: 'good', kind } : good, ...(power.here ? ['•'] : [])];
    case 'Consume':
      return [
        ...((power.goods ?? 1) > 1 ? [String(power.goods)] : []),
        good,
        arrow,
        ...(power.points ? [{ sign: 'vp', n: power.points } as Token] : []),
        ...(power.cards ? [card] : []),
        ...((power.times ?? 1) > 1 ? [`×${power.times}`] : []),
      ];
    case 'ConsumeKinds':
      return [{ sign: 'kinds', n: power.kinds }, arrow, { sign: 'vp', n: power.points }];
    case 'ConsumeAll':
      return ['n', { sign: 'good', kind: null }, arrow, { sign: 'vp', n: 'n−1' }];
    case 'Sell':
      return [{ sign: 'good', kind: null }, arrow, { sign: 'sell' }];
    case 'ConsumeDraw':
    case 'ProduceDraw':
      return [plus(power.cards), card];
    case 'Gamble':
      return [{ sign: 'dice' }, `${power.lowest}–${power.highest}`, arrow, card];
    case 'SpendCards':
      return [card, arrow, { sign: 'vp', n: 1 }, `×${power.most}`];
    case 'Produces':
      return [{ sign: 'good', kind }];
    case 'ProduceOnWindfall':
      return [{ sign: 'windfall', kind: power.kind ?? null }];
    case 'DrawIfProduced':
      return [{ sign: 'good', kind }, arrow, plus(power.cards), card];
    case 'DrawPerGood':
      return [good, arrow, '+1', card];
    case 'DrawPerKind':
      return [{ sign: 'kinds' }, arrow, '+1', card];
    case 'DrawPerWorld':
      return [{ sign: 'world', kind: power.kind ?? null }, arrow, '+1', card];
    case 'DrawIfMost':
      return ['≥', good, arrow, plus(power.cards), card];
    default:
      return [power.is];
  }
}

function against(target: Kind | 'rebel'): Token {
  return target === 'rebel' ? { sign: 'rebel' } : { sign: 'world', kind: target };
}

export const NUMERAL: Record<Power['phase'], string> = {
  explore: 'I',
  develop: 'II',
  settle: 'III',
  trade: '$',
  consume: 'IV',
  produce: 'V',
};

/** A small number from a name, for drawings that are the same every time. */
export function seedOf(id: string): number {
  let seed = 2166136261;
  for (const letter of id) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return seed >>> 0;
}

export function randoms(id: string): () => number {
  let state = seedOf(id) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}
