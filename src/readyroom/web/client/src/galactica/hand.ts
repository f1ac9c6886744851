/** A hand as one reads it: by type, each with its cards; a large hand with equal cards on one pile. */
import { SKILLS, skillCard, type Skill } from './facts';
import { sorted } from './view';

/** From so many cards on, equal ones lie on one pile. */
export const PILES = 10;

export interface Held {
  id: string;
  /** Which one of several copies. */
  n: number;
}

export interface Pile {
  name: string;
  cards: Held[];
}

/** How much room a pile wants, in cards. */
export function breadth(pile: Pile): number {
  return 1 + (pile.cards.length - 1) * 0.22;
}

export interface Group {
  skill: Skill;
  count: number;
  piles: Pile[];
}

/** By type, strong cards first. A pile has one card, or (`piled`) all that are called the same. */
export function grouped(hand: string[], piled = hand.length >= PILES): Group[] {
  const cards = sorted(hand);
  const groups = SKILLS.map((skill): Group => ({ skill, count: 0, piles: [] }));
  for (const held of cards) {
    const card = skillCard(held.id);
    const group = groups.find((one) => one.skill === card?.skill);
    if (!card || !group) continue;
    group.count++;
    const same = piled ? group.piles.find((pile) => pile.name === card.name) : undefined;
    if (same) same.cards.push(held);
    else group.piles.push({ name: card.name, cards: [held] });
  }
  return groups.filter((group) => group.count);
}
