/** What the table page needs of Race: questions, options and events in words. */
import type { Option } from '../lib/picker.svelte';
import type { GameEvent } from '../lib/types';
import type { QuestionInfo } from '../lib/wire';
import { mark, rich, t, type Part } from '../lib/words.svelte';
import { design, isCard } from './cards';
import { consumes, saleParts, total, type RaceView } from './view';

export function ask(question: QuestionInfo): string {
  const card = question.facts.card;
  return t(`web-${question.prompt}`, {
    count: (question.facts.count as number | undefined) ?? 0,
    round: (question.facts.round as number | undefined) ?? 0,
    card: typeof card === 'string' ? design(card).name : '',
  });
}

/** Kinds of options that only the bar shows; cards, goods and actions glow on the table. */
const LISTED = new Set(['nothing', 'done', 'number', 'kind', 'means', 'consume', 'sell', 'draw', 'gamble', 'spend', 'good', 'produce']);

export function isListed(option: Option): boolean {
  return LISTED.has(option.kind);
}

const cardName = (id: string) => (isCard(id) ? design(id).name : t('web-bonus'));

/** An option in the bar: what it is, and what it would give. */
export function option(option: Option, question: QuestionInfo, view: RaceView): { label: string; detail?: string } {
  const seat = view.seats[question.seat];
  switch (option.kind) {
    case 'good': {
      const selling = question.prompt === 'race-sell' || isSale(question);
      const price = seat && selling ? total(saleParts(seat, option.id, !isPlainSale(question))) : 0;
      return {
        label: cardName(option.id),
        detail: t(selling ? 'web-sells-for' : 'web-good-of', { kind: String(option.facts.kind), count: price }),
      };
    }
    case 'consume':
    case 'draw':
    case 'spend': {
      const gives = seat && consumes(seat, option);
      return {
        label: cardName(option.id),
        detail: gives ? t('web-gives', { goods: gives.goods, points: gives.points, cards: gives.cards, count: gives.cards, doubled: gives.doubled ? 'yes' : 'no' }) : t(`web-use-${option.kind}`),
      };
    }
    case 'sell':
    case 'gamble':
      return { label: cardName(option.id), detail: t(`web-use-${option.kind}`) };
    case 'produce':
      return {
        label: cardName(String(option.facts.world)),
        detail: t('web-produce-by', { source: cardName(String(option.facts.source)), kind: String(option.facts.kind) }),
      };
    case 'means': {
      const used = (option.facts.used as string[]).map(cardName).join(', ');
      return {
        label: t(`web-means-${String(option.facts.mode)}`, {
          cost: option.facts.cost as number,
          strength: (option.facts.strength as number | null) ?? 0,
        }),
        detail: used ? t('web-means-with', { cards: used }) : undefined,
      };
    }
    case 'kind':
      return { label: t('web-kind', { kind: option.id }) };
    case 'number':
      return { label: option.id };
    default:
      return { label: t(`web-option-${option.kind}`, { prompt: question.prompt }) };
  }
}

function sellingPower(question: QuestionInfo) {
  const card = question.facts.card;
  if (question.prompt !== 'race-goods' || typeof card !== 'string') return undefined;
  return design(card).powers.find((power) => power.is === 'Sell');
}

function isSale(question: QuestionInfo): boolean {
  return sellingPower(question) !== undefined;
}

function isPlainSale(question: QuestionInfo): boolean {
  return sellingPower(question)?.with_trade_powers === false;
}

// --- the log ---------------------------------------------------------------------------------------------------

const who = (event: GameEvent) => mark('seat', event.seat as number);
const card = (id: unknown) => mark('card', String(id));

function cards(ids: unknown, count: unknown): string {
  if (Array.isArray(ids) && ids.length) return ids.map(card).join(', ');
  return t('web-cards', { count: count as number });
}

function source(id: unknown): string {
  return id === 'bonus' ? t('web-bonus') : card(id);
}

function line(id: string, facts: Record<string, string | number>): { parts: Part[] } {
  return { parts: rich(`web-log-${id}`, facts) };
}

/** The facts an event may carry; each kind has some of them. */
type Told = GameEvent & Record<'count' | 'keep' | 'points' | 'pool' | 'price' | 'number', number> & Record<'why' | 'kind' | 'mode', string>;

/** An event as a line of the log; null where there is nothing to tell. */
export function tell(event: GameEvent): { heading?: string; parts: Part[] } | null {
  const e = event as Told;
  switch (event.event) {
    case 'Dealt':
      return line('Dealt', { who: who(e), card: card(e.start), cards: cards(e.cards, e.count) });
    case 'ActionsRevealed': {
      const chosen = (event.actions as string[][]).map((actions, seat) => `${mark('seat', seat)}: ${actions.map((action) => t(`web-action-${action}`)).join(' + ')}`);
      return { heading: t('web-round', { round: event.round as number }), parts: rich('web-log-Actions', { list: chosen.join(' · ') }) };
    }
    case 'PhaseBegan':
      return { heading: t('web-phase-began', { phase: t(`web-phase-${String(event.phase).replace('2', '')}`) }), parts: [] };
    case 'Explored':
      return line('Explored', { who: who(e), count: e.count, keep: e.keep });
    case 'Kept':
      return line('Kept', { who: who(e), cards: cards(e.cards, e.count) });
    case 'Discarded':
      return e.why === 'explore' && !e.cards ? null : line('Discarded', { who: who(e), why: e.why, cards: cards(e.cards, e.count) });
    case 'Drew':
      return line('Drew', { who: who(e), cards: cards(e.cards, e.count), source: source(e.source) });
    case 'Revealed': {
      const shown = (event.cards as (string | null)[]).flatMap((id, seat) => (id && isCard(id) ? [`${mark('seat', seat)}: ${card(id)}`] : []));
      return shown.length ? { parts: rich('web-log-Revealed', { list: shown.join(' · ') }) } : line('RevealedNothing', {});
    }
    case 'Paid':
      if (e.mode === 'conquer') return line('Conquered', { who: who(e), card: card(e.card) });
      return line('Paid', { who: who(e), card: card(e.card), count: e.count, cards: e.count ? cards(e.cards, e.count) : '' });
    case 'Sacrificed':
      return line('Sacrificed', { who: who(e), card: card(e.card), world: card(e.world) });
    case 'Placed':
      return null;
    case 'GoodLaid':
    case 'Produced':
      return line(event.event, { who: who(e), world: card(e.world), kind: e.kind });
    case 'GoodSold':
      return line('GoodSold', { who: who(e), world: card(e.world), kind: e.kind, price: e.price });
    case 'GoodsConsumed':
      return line('GoodsConsumed', { who: who(e), source: source(e.source), worlds: (event.worlds as string[]).map(card).join(', '), count: (event.worlds as string[]).length });
    case 'CardsSpent':
      return line('CardsSpent', { who: who(e), source: source(e.source), cards: cards(e.cards, e.count) });
    case 'ChipsTaken':
      return line('ChipsTaken', { who: who(e), points: e.points, pool: e.pool });
    case 'Gambled':
      return line('Gambled', { who: who(e), number: e.number, card: card(e.card), kept: e.kept ? 'yes' : 'no' });
    case 'ConsumeDeclined':
    case 'RanDry':
      return line(event.event, { who: who(e), count: e.count ?? 0 });
    case 'Reshuffled':
      return line('Reshuffled', { count: e.count });
    case 'GameOver': {
      const winners = (event.winners as number[]).map((seat) => mark('seat', seat)).join(', ');
      return { heading: t('web-game-over'), parts: rich('web-log-GameOver', { winners, count: (event.winners as number[]).length, reasons: (event.reasons as string[]).join('+') }) };
    }
    default:
      return null;
  }
}

/** A marked thing in words. */
export function title(kind: string, id: string): string {
  return kind === 'card' && isCard(id) ? design(id).name : id;
}
