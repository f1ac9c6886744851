/** Things a game names by kind and id (options, phrases of table talk) and reasons, in words; as the terminal says them. */
import type { Said } from './types';
import type { TalkLine } from './wire';
import { has, humanised, t, type Facts } from './words.svelte';

export interface Named {
  kind: string;
  id: string;
  facts: Record<string, unknown>;
}

/** The name of a card, a place, whatever has one: the message `GAME-name-ID`; else the id as one can read it. */
export function nameOf(game: string, id: string): string {
  const message = `${game}-name-${id}`;
  return has(message) ? t(message) : humanised(id);
}

/** Facts as Fluent takes them: seats become people, ids become names, lists are read out, what is hidden is `hidden`. */
export function factsOf(game: string, facts: Record<string, unknown>, names: string[]): Facts {
  const one = (key: string, value: unknown): string | number => {
    if (Array.isArray(value)) return value.map((item) => one(key, item)).join(', ');
    if (value === null || value === undefined) return 'hidden';
    if (key === 'seat' && typeof value === 'number') return names[value] ?? value + 1;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'string') return has(`${game}-name-${value}`) ? nameOf(game, value) : value;
    return typeof value === 'number' ? value : JSON.stringify(value);
  };
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, one(key, value)]));
}

/** A thing in words: the browser's own message if there is one, else the game's, the particular before the general. */
export function inWordsOf(game: string, group: 'option' | 'talk', thing: Named, names: string[]): string {
  const name = nameOf(game, thing.id);
  const facts = { name, id: name, ...factsOf(game, thing.facts, names) };
  for (const start of [`web-${game}-${group}`, `${game}-${group}`])
    for (const message of [`${start}-${thing.kind}-${thing.id}`, `${start}-${thing.kind}`]) if (has(message)) return t(message, facts);
  return name;
}

/** A message a computer player gives as its reason; nothing if the words are not there. */
export function reason(game: string, why: { key: string; args: Record<string, unknown> } | null | undefined, names: string[]): string {
  return why && has(why.key) ? t(why.key, factsOf(game, why.args, names)) : '';
}

/** Why something can't be chosen, as the engine tells it. */
export interface WhyNot {
  name: string;
  rule: string;
  facts: Record<string, unknown>;
}

/** `You are here already. (MOVE-001)` */
export function whyNotWords(game: string, why: WhyNot, names: string[]): string {
  const message = `${game}-why-${why.name}`;
  const said = has(message) ? t(message, factsOf(game, why.facts, names)) : `${humanised(why.name)}.`;
  return `${said} (${why.rule})`;
}

const SAID = new WeakMap<TalkLine, Said>();

/** What was said at the table, in words; each line is worked out once. */
export function saidIn(lines: TalkLine[], game: string, names: string[]): Said[] {
  return lines.map((line) => {
    const text = inWordsOf(game, 'talk', line.phrase, names);
    const known = SAID.get(line);
    if (known?.text === text) return known;
    const said = { seat: line.seat, text, after: line.after, at: line.at };
    SAID.set(line, said);
    return said;
  });
}
