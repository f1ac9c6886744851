/** What the table page needs of Race: questions, options and events in words. */
import type { Option } from '../lib/picker.svelte';
import { line } from '../lib/telling';
import type { GameEvent, Line } from '../lib/types';
import type { QuestionInfo } from '../lib/wire';
import { has, mark, t } from '../lib/words.svelte';
import { design, isCard } from './cards';
import { aidOf } from './view';

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
export function option(option: Option, question: QuestionInfo): { label: string; detail?: string } {
  const index = question.options.findIndex((other) => other.label === option.label);
  switch (option.kind) {
    case 'good': {
      const price = aidOf(question).prices?.[index];
      return {
        label: cardName(option.id),
        detail: t(price === undefined ? 'web-good-of' : 'web-sells-for', { kind: String(option.facts.kind), count: price ?? 0 }),
      };
    }
    case 'consume':
    case 'draw':
    case 'spend': {
      const gives = aidOf(question).gives?.[index];
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

// --- the log ---------------------------------------------------------------------------------------------------

/** An event as a line of the log; null where there is nothing to tell. */
export function tell(event: GameEvent): Line | null {
  if (event.event === 'Revealed') return line('race', { ...event, cards: (event.cards as string[]).map((card) => [card]) }, say);
  return line('race', event, say);
}

function say(id: string): string {
  if (isCard(id)) return mark('card', id);
  return has(`race-name-${id}`) ? t(`race-name-${id}`) : id;
}

/** A marked thing in words. */
export function title(kind: string, id: string): string {
  return kind === 'card' && isCard(id) ? design(id).name : id;
}
