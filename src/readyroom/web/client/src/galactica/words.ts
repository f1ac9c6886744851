/** Names and texts of things, in the reader's language. */
import { has, humanised, knows, t } from '../lib/words.svelte';
import { skillCard } from './facts';

export function name(id: string): string {
  const message = `galactica-name-${id}`;
  return has(message) ? t(message) : humanised(id);
}

/** What is printed as a title: the name with a capital letter. */
export function heading(id: string): string {
  const text = has(`web-gal-heading-${id}`) ? t(`web-gal-heading-${id}`) : name(id);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The name of a Skill card without its strength, which is drawn. */
export function shortName(id: string): string {
  return name(skillCard(id)?.name ?? id);
}

/** What an ability does; a Crisis card may have the same name. */
export function abilityText(id: string): string {
  return has(`galactica-ability-${id}`) ? t(`galactica-ability-${id}`) : '';
}

/** What a title is called on its sign. */
export function badge(title: string): string {
  return has(`web-gal-badge-${title}`) ? t(`web-gal-badge-${title}`) : heading(title);
}

/** What a card, place or piece does; null where it has no text. What cards in decks say, and what things are, is loaded with
 *  the first that is looked at. */
export function text(id: string): string | null {
  const plain = skillCard(id)?.name ?? id;
  for (const message of [`galactica-text-${plain}`, `galactica-ability-${plain}`, `web-gal-about-${plain}`]) if (has(message)) return t(message);
  knows('cards');
  return null;
}

/** A character in short: Apollo, Boomer, Chief; else the last name. */
export function callName(character: string): string {
  const full = name(character);
  return /"(.+)"/.exec(full)?.[1] ?? full.split(' ').at(-1) ?? full;
}

/** First letters of first and last name. */
export function initials(character: string): string {
  const words = name(character).replaceAll('"', '').split(' ');
  return ((words[0]?.[0] ?? '') + (words.at(-1)?.[0] ?? '')).toUpperCase();
}

/** A location's name with the places where it may be broken. */
export function roomName(id: string): string {
  return has(`web-gal-room-${id}`) ? t(`web-gal-room-${id}`) : name(id);
}
