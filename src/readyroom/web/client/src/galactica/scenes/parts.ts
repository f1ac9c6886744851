/** The parts of a card one chooses among, each with what it will do. */
import type { Option } from '../../lib/picker.svelte';
import type { QuestionInfo } from '../../lib/wire';
import { FACTS, type Effect } from './facts';
import type { GalacticaView } from './view';

function isEffect(value: unknown): value is Effect {
  return typeof value === 'object' && value !== null && 'is' in value;
}

/** The first choice of a kind in an effect. */
function findChoice(effect: Effect, is: string): Effect | null {
  if (effect.is === is) return effect;
  for (const value of Object.values(effect).flat()) {
    const found = isEffect(value) ? findChoice(value, is) : null;
    if (found) return found;
  }
  return null;
}

/** What an option will do, if it is a part of a Crisis card, a way to pay, or a destination. */
export function partOf(question: QuestionInfo, option: Option, view: GalacticaView): Effect | null {
  if (question.prompt === 'galactica-destination') return FACTS.destinations[option.id]?.effect ?? null;
  const card = typeof question.facts.card === 'string' ? question.facts.card : (view.crises.at(-1) ?? '');
  const text = FACTS.crises[card]?.text;
  if (!text) return null;
  if (option.kind === 'part') {
    const found = findChoice(text, question.prompt === 'galactica-pick' ? 'Pick' : 'Choice');
    return found ? ((option.id === 'first' ? found.first : found.second) as Effect) : null;
  }
  if (question.prompt === 'galactica-pay') {
    const found = findChoice(text, 'PayOr');
    return found ? ((option.id === 'yes' ? found.price : found.otherwise) as Effect) : null;
  }
  return null;
}

/** Options that the bar shows with what they do, instead of listing them. */
export function shownParts(question: QuestionInfo, view: GalacticaView): Set<number> {
  if (question.prompt !== 'galactica-pay') return new Set();
  const options = question.options as unknown as Option[];
  return new Set(options.flatMap((option, index) => (partOf(question, option, view) ? [index] : [])));
}
