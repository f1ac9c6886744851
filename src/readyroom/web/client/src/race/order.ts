/** The order of consume powers that brings most: points first, then cards. Discarding hand cards is left out: it may
 *  wait, and what a card is worth nobody can reckon here. */
import type { Option } from '../lib/picker.svelte';
import { design, PRICE, type Kind, type Power } from './cards';
import type { SeatView } from './view';

export interface Step {
  /** The option it is. */
  index: number;
  card: string;
  takes: Kind[];
  points: number;
  cards: number;
}

export interface Plan {
  steps: Step[];
  points: number;
  cards: number;
}

/** Goods that are worth the same to every power. */
interface Lot {
  kind: Kind;
  /** What a trade power on the world itself adds. */
  here: number;
}

const FORMS: Record<string, string[]> = { consume: ['Consume', 'ConsumeKinds', 'ConsumeAll'], sell: ['Sell'], draw: ['ConsumeDraw'], gamble: ['Gamble'] };
const NOTHING: Plan = { steps: [], points: 0, cards: 0 };

export function bestOrder(seat: SeatView, options: Option[]): Plan | null {
  const powers = options.flatMap((option, index) => {
    const forms = FORMS[option.kind];
    const power = forms && design(option.id).powers.find((one) => one.phase === 'consume' && forms.includes(one.is));
    return power ? [{ index, card: option.id, power }] : [];
  });
  if (powers.length < 2) return null;
  const lots: Lot[] = [];
  const held: number[] = [];
  for (const world of seat.goods) {
    const lot = { kind: design(world).kind as Kind, here: bonuses([world], (power) => !!power.here) };
    const found = lots.findIndex((one) => one.kind === lot.kind && one.here === lot.here);
    if (found < 0) lots.push(lot);
    held[found < 0 ? lots.length - 1 : found] = (held[found] ?? 0) + 1;
  }
  const twice = (seat.actions ?? []).includes('consume2x') ? 2 : 1;
  const trade = (kind: Kind) => bonuses(seat.tableau, (power) => !power.here && (!power.kind || power.kind === kind));
  const known = new Map<string, Plan>();

  /** Every way to use a power with these goods: how many of each lot it takes, and what it gives. */
  function uses(power: Power, goods: number[]): { taken: number[]; points: number; cards: number }[] {
    const count = goods.reduce((sum, n) => sum + n, 0);
    const none = goods.map(() => 0);
    switch (power.is) {
      case 'Consume': {
        const fitting = goods.map((n, i) => (!power.kind || lots[i]?.kind === power.kind ? n : 0));
        const each = power.goods ?? 1;
        const times = Math.min(power.times ?? 1, Math.floor(fitting.reduce((sum, n) => sum + n, 0) / each));
        return times ? takings(fitting, times * each).map((taken) => ({ taken, points: times * (power.points ?? 0) * twice, cards: times * (power.cards ?? 0) })) : [];
      }
      case 'ConsumeKinds':
        return takings(goods, power.kinds ?? 0)
          .filter((taken) => new Set(taken.flatMap((n, i) => (n === 1 ? [lots[i]?.kind] : []))).size === power.kinds)
          .map((taken) => ({ taken, points: (power.points ?? 0) * twice, cards: 0 }));
      case 'ConsumeAll':
        return count ? [{ taken: goods, points: (count - 1) * twice, cards: 0 }] : [];
      case 'Sell':
        return takings(goods, 1).map((taken) => {
          const lot = lots[taken.indexOf(1)] as Lot;
          return { taken, points: 0, cards: PRICE[lot.kind] + (power.with_trade_powers ? trade(lot.kind) + lot.here : 0) };
        });
      default:
        return [{ taken: none, points: 0, cards: power.is === 'ConsumeDraw' ? (power.cards ?? 0) : 0 }];
    }
  }

  function best(used: number, goods: number[]): Plan {
    const name = `${used}/${goods.join()}`;
    let found = known.get(name);
    if (found) return found;
    found = NOTHING;
    powers.forEach(({ index, card, power }, i) => {
      if (used & (1 << i)) return;
      for (const { taken, points, cards } of uses(power, goods)) {
        const rest = best(used | (1 << i), goods.map((n, at) => n - (taken[at] ?? 0)));
        const sum = { points: points + rest.points, cards: cards + rest.cards };
        if (found === NOTHING || sum.points > found!.points || (sum.points === found!.points && sum.cards > found!.cards)) {
          const takes = taken.flatMap((n, at) => Array.from({ length: n }, () => (lots[at] as Lot).kind));
          found = { ...sum, steps: [{ index, card, takes, points, cards }, ...rest.steps] };
        }
      }
    });
    known.set(name, found);
    return found;
  }

  const plan = best(0, held);
  return plan.steps.length > 1 ? plan : null;
}

/** All ways to take `count` goods out of these lots. */
function takings(lots: number[], count: number): number[][] {
  if (!lots.length) return count ? [] : [[]];
  const [first = 0, ...rest] = lots;
  return Array.from({ length: Math.min(first, count) + 1 }, (_, n) => takings(rest, count - n).map((others) => [n, ...others])).flat();
}

function bonuses(cards: string[], counts: (power: Power) => boolean): number {
  return cards.flatMap((card) => design(card).powers).reduce((sum, power) => sum + (power.is === 'TradeBonus' && counts(power) ? (power.cards ?? 0) : 0), 0);
}
