/** Cards in sentences. What a power does and how a card scores comes from the engine, as messages. */
import { spokenNow, t } from '../lib/words.svelte';
import { design, type Design } from './cards';
import { ACTIONS } from './view';

/** What the n-th power of a card does. */
export function powerWords(card: Design, n: number): string {
  return capital(t(`race-text-${card.id}-power-${n}`));
}

/** What the n-th entry of a 6-cost development counts. */
export function scoringWords(card: Design, n: number): string {
  return capital(t(`race-text-${card.id}-score-${n}`));
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The line under a card's name: what it is, what it costs, what it is worth. */
export function typeWords(card: Design): string {
  const form = !card.world ? 'development' : card.military ? 'military' : 'world';
  return t('web-card-type', {
    form,
    value: card.value,
    vp: card.scoring.length ? 'six' : card.vp,
    kind: card.kind ?? 'none',
    good: card.kind ? (card.windfall ? 'windfall' : 'production') : 'none',
  });
}

/** A thing of the table that is no card: an action, a pile, a number, a kind of good. */
export function thingName(id: string): string {
  return ACTIONS.includes(id) ? t(`web-action-${id}`) : t(`web-thing-${id}`);
}

export function thingWords(id: string): string {
  return ACTIONS.includes(id) ? t(`web-action-${id}-why`) : t(`web-thing-${id}-why`);
}

const said = new WeakMap<object, Map<string, string>>();

/** Everything a card says, for screen readers; worked out once. */
export function spoken(id: string): string {
  const known = said.get(spokenNow()) ?? new Map<string, string>();
  said.set(spokenNow(), known);
  let text = known.get(id);
  if (text === undefined) {
    const card = design(id);
    const powers = card.powers.map((power, n) => `${t(`web-phase-${power.phase}`)}: ${powerWords(card, n)}`);
    text = [card.name, typeWords(card), ...powers, ...card.scoring.map((_, n) => scoringWords(card, n))].join('. ');
    known.set(id, text);
  }
  return text;
}
