/** What the server shows of a game of Race, and what can be worked out from it. */
import type { RaceView, Score, ScoreLine, SeatView } from '../generated/race-view';
import type { Option } from '../lib/picker.svelte';
import { design, PRICE, type Kind, type Power } from './cards';

export type { RaceView, Score, ScoreLine, SeatView };

export interface RaceResult {
  winners: number[];
  scores: number[];
  reason: string;
  why: { rounds: number; reasons: string[]; seats: Score[]; tie_breaks: number[] };
}

export const ACTIONS = ['explore5', 'explore1', 'develop', 'settle', 'trade', 'consume2x', 'produce'];
export const ADVANCED = ['explore5', 'explore1', 'develop', 'develop', 'settle', 'settle', 'trade', 'consume2x', 'produce'];

/** The phase an action calls. */
export function phaseOf(action: string): string {
  if (action.startsWith('explore')) return 'explore';
  return action === 'trade' || action === 'consume2x' ? 'consume' : action;
}

/** A part of a sum: what it comes from, and how much it is. `source` is a card, or `printed`, `bonus`. */
export interface Part {
  source: string;
  amount: number;
}

function powersOf(seat: SeatView, is: string): { card: string; power: Power }[] {
  return seat.tableau.flatMap((card) =>
    design(card)
      .powers.filter((power) => power.is === is)
      .map((power) => ({ card, power })),
  );
}

function hasBonus(view: RaceView, seat: SeatView, action: string): boolean {
  const needed = view.phase.endsWith('2') ? 2 : 1;
  return (seat.actions ?? []).filter((chosen) => chosen === action).length >= needed;
}

/** What a development costs, part by part. */
export function developParts(view: RaceView, seat: SeatView, id: string): Part[] {
  const parts = [{ source: 'printed', amount: design(id).value }];
  if (hasBonus(view, seat, 'develop')) parts.push({ source: 'bonus', amount: -1 });
  for (const { card, power } of powersOf(seat, 'DevelopDiscount')) parts.push({ source: card, amount: -(power.less ?? 0) });
  return parts;
}

/** What paying for a world costs, part by part; null where it can't be paid for. */
export function settleParts(seat: SeatView, id: string): Part[] | null {
  const world = design(id);
  const parts = [{ source: 'printed', amount: world.value }];
  if (world.military) {
    const contact = powersOf(seat, 'PayForMilitary').find(({ power }) => power.never !== world.kind);
    if (!contact) return null;
    parts.push({ source: contact.card, amount: -(contact.power.less ?? 0) });
  }
  for (const { card, power } of powersOf(seat, 'SettleDiscount'))
    if (!power.kind || power.kind === world.kind) parts.push({ source: card, amount: -(power.less ?? 0) });
  return parts;
}

/** The strength against a military world, part by part. */
export function strengthParts(seat: SeatView, id: string): Part[] {
  const world = design(id);
  return powersOf(seat, 'Military')
    .filter(({ power }) => !power.against || power.against === world.kind || (power.against === 'rebel' && world.marks.includes('rebel')))
    .map(({ card, power }) => ({ source: card, amount: power.strength ?? 0 }));
}

export function sum(parts: Part[]): number {
  return Math.max(
    parts.reduce((total, part) => total + part.amount, 0),
    0,
  );
}

/** The price of a card being paid, part by part; null if we reckon otherwise than the rules (then nothing is shown). */
export function payment(view: RaceView, seat: SeatView, id: string, count: number): Part[] | null {
  const parts = design(id).world ? settleParts(seat, id) : developParts(view, seat, id);
  return parts && sum(parts) === count ? parts : null;
}

/** What selling the good of a world brings, part by part. */
export function saleParts(seat: SeatView, world: string, withPowers: boolean): Part[] {
  const kind = design(world).kind as Kind;
  const parts = [{ source: 'price', amount: PRICE[kind] }];
  if (withPowers)
    for (const { card, power } of powersOf(seat, 'TradeBonus'))
      if (power.here ? card === world : !power.kind || power.kind === kind) parts.push({ source: card, amount: power.cards ?? 0 });
  return parts;
}

export interface Yield {
  goods: number;
  points: number;
  cards: number;
  doubled: boolean;
}

/** What using a consume power would take and give now. */
export function consumes(seat: SeatView, option: Option): Yield | null {
  const powers = design(option.id).powers.filter((power) => power.phase === 'consume' && FORM[power.is] === option.kind);
  const power = powers[0];
  if (!power || powers.length > 1) return null;
  const kinds = seat.goods.map((world) => design(world).kind);
  const twice = (seat.actions ?? []).includes('consume2x');
  const give = (goods: number, points: number, cards: number, mayDouble = true): Yield => ({
    goods,
    points: points * (twice && mayDouble ? 2 : 1),
    cards,
    doubled: twice && mayDouble && points > 0,
  });
  switch (power.is) {
    case 'Consume': {
      const fitting = power.kind ? kinds.filter((kind) => kind === power.kind).length : kinds.length;
      const times = Math.min(power.times ?? 1, Math.floor(fitting / (power.goods ?? 1)));
      return give(times * (power.goods ?? 1), times * (power.points ?? 0), times * (power.cards ?? 0));
    }
    case 'ConsumeKinds':
      return give(power.kinds ?? 0, power.points ?? 0, 0);
    case 'ConsumeAll':
      return give(kinds.length, kinds.length - 1, 0);
    case 'ConsumeDraw':
      return give(0, 0, power.cards ?? 0);
    case 'SpendCards':
      return give(0, Math.min(power.most ?? 0, seat.hand), 0, false);
    default:
      return null;
  }
}

const FORM: Record<string, string> = {
  Consume: 'consume',
  ConsumeKinds: 'consume',
  ConsumeAll: 'consume',
  Sell: 'sell',
  ConsumeDraw: 'draw',
  Gamble: 'gamble',
  SpendCards: 'spend',
};

/** The facts of the sentence that says why a card can't be placed now; null if there is nothing to say. */
export function whyNot(view: RaceView, seat: SeatView, prompt: string, id: string): { id: string; facts: Record<string, string | number> } | null {
  const card = design(id);
  if (prompt === 'race-develop') {
    if (card.world) return { id: 'web-why-world', facts: {} };
    if (seat.tableau.includes(id)) return { id: 'web-why-twice', facts: {} };
    return { id: 'web-why-cost', facts: { cost: sum(developParts(view, seat, id)), cards: seat.hand - 1, rule: 'DEV-005' } };
  }
  if (prompt === 'race-settle') {
    if (!card.world) return { id: 'web-why-development', facts: {} };
    const parts = settleParts(seat, id);
    if (!parts) return { id: 'web-why-military', facts: { defense: card.value, strength: total(strengthParts(seat, id)) } };
    return { id: 'web-why-cost', facts: { cost: sum(parts), cards: seat.hand - 1, rule: 'SETTLE-004' } };
  }
  return null;
}

/** Why a card of my tableau can't be used or chosen now. */
export function whyNotInTableau(view: RaceView, seat: SeatView, prompt: string, id: string): { id: string; facts: Record<string, string | number> } | null {
  const card = design(id);
  const said = (reason: string) => ({ id: `web-why-${reason}`, facts: {} });
  if (prompt === 'race-consume') {
    const powers = card.powers.filter((power) => power.phase === 'consume');
    if (!powers.length) return said('no-consume');
    if (powers.some((power) => FORM[power.is] === 'spend') && !seat.hand) return said('no-cards');
    return said(powers.some((power) => feeds(seat, power)) ? 'used' : 'no-good-fits');
  }
  if (prompt === 'race-sell' || prompt === 'race-goods' || prompt === 'race-kinds') return said(seat.goods.includes(id) ? 'good-unfit' : 'no-good');
  if (prompt === 'race-produce') return said(!card.windfall ? 'no-windfall' : seat.goods.includes(id) ? 'holds-good' : 'windfall-unfit');
  return null;
}

/** Whether there are goods enough for a consume power. */
function feeds(seat: SeatView, power: Power): boolean {
  const kinds = seat.goods.map((world) => design(world).kind);
  if (power.is === 'ConsumeKinds') return new Set(kinds).size >= (power.kinds ?? 0);
  if (!['Consume', 'ConsumeAll', 'Sell'].includes(power.is)) return true;
  return kinds.filter((kind) => !power.kind || kind === power.kind).length >= ((power.times ?? 1) > 1 ? 1 : (power.goods ?? 1));
}

export function total(parts: Part[]): number {
  return parts.reduce((all, part) => all + part.amount, 0);
}
