/** What the engine foretells of a card, a part or a result (`aid`), in words. */
import type { QuestionInfo } from '../../lib/wire';
import { factsOf } from '../../lib/say';
import { has, humanised, knows, t } from '../../lib/words.svelte';
import type { Foretold } from '../aid';

export interface Line {
  text: string;
  /** Before and after, where it is a number. */
  from?: number;
  to?: number;
  tone: 'good' | 'bad' | 'plain';
  /** The game would be lost. */
  deadly?: boolean;
  /** In the red afterwards. */
  red?: boolean;
  children?: Line[];
}

/** The sentence of a part of a card; of one that the build knows nothing of, what it is called. */
function sentence(key: string): string {
  const message = `galactica-says-${key}`;
  return has(message) ? t(message) : humanised(key.replace(/-[0-9a-f]{8}$/, ''));
}

/** Numbers in a row: `Ann 5 → 3, Ben 2 → 0`. */
function brief(parts: Foretold[], names: string[]): string {
  return parts.map(({ facts, from, to }) => `${names[facts?.seat as number] ?? ''} ${from} → ${to}`).join(', ');
}

export function inWords(lines: Foretold[], names: string[]): Line[] {
  if (!knows('cards')) return []; // soon
  return lines.map(({ says, facts = {}, text, tone = 'plain', parts = [], ...told }) => {
    const what = text ? sentence(text) : '';
    const hands = told.brief ? brief(parts, names) : '';
    return {
      ...told,
      tone,
      text: says ? t(`galactica-ahead-${says}`, { ...factsOf('galactica', facts, names), hands, what }) : what,
      children: told.brief ? [] : inWords(parts, names),
    };
  });
}

/** By option, what it would do. */
export function partsOf(question: QuestionInfo | null): (Foretold[] | null)[] {
  return (question?.aid?.parts ?? []) as (Foretold[] | null)[];
}

/** Kinds of options that nothing on the table stands for, and whose name alone does not say what they do. */
const BARE = new Set(['choice', 'result']);

/** Options that the bar shows with what they do, instead of listing them: whether to pay, whether to have it so. */
export function shownParts(question: QuestionInfo): Set<number> {
  const parts = partsOf(question);
  return new Set(question.options.flatMap((option, index) => (BARE.has(String(option.kind)) && parts[index] ? [index] : [])));
}
