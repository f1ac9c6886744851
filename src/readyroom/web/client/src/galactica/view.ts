/** What the server shows of a game of Galactica, and what follows from it at a glance. */
import type { GalacticaView, PlayerView } from '../generated/galactica-view';
import type { GameEvent } from '../lib/types';
import { FACTS, learnSkill, SKILLS, skillCard, type Skill } from './facts';

export type * from '../generated/galactica-view';

/** A hand in the order one reads it: by type, strong cards first. Each copy knows which one of its kind it is. */
export function sorted(hand: string[]): { id: string; n: number }[] {
  const seen = new Map<string, number>();
  const copies = hand.map((id) => {
    const n = seen.get(id) ?? 0;
    seen.set(id, n + 1);
    return { id, n };
  });
  const rank = (id: string) => {
    const card = skillCard(id);
    return card ? SKILLS.indexOf(card.skill) * 10 - card.strength : 99;
  };
  return copies.sort((a, b) => rank(a.id) - rank(b.id) || a.n - b.n);
}

/** Whether somebody counts as a Cylon player: revealed, or a leader among them. */
export function isCylonPlayer(player: PlayerView | undefined): boolean {
  return player !== undefined && FACTS.cylon_players.includes(player.status);
}

/** A Cylon leader, also among the humans: they win by cards of their own, beside whichever side these name. */
export function isLeader(player: PlayerView | undefined): boolean {
  return player?.status === 'leader' || player?.status === 'infiltrator';
}

/** Cards that are held: those one can see, or only how many there are. */
type Held = string[] | number | undefined;

/** The cards that can be seen. */
export function faces(held: Held): string[] {
  return Array.isArray(held) ? held : [];
}

export function howMany(held: Held): number {
  return Array.isArray(held) ? held.length : (held ?? 0);
}

/** The cards of a pile in front of a player, where they can be seen. */
export function cardsOf(player: PlayerView | undefined, pile: string): string[] {
  return faces(player?.holds[pile]);
}

/** How many cards of a pile a player has. */
export function countOf(player: PlayerView, pile: string): number {
  return howMany(player.holds[pile]);
}

export function peopleAt(view: GalacticaView, place: string): number[] {
  return view.players.filter((player) => player.place === place && player.character).map((player) => player.seat);
}

/** Piles whose cards are drawn in a way of their own: Quorum cards that were given, and Super Crisis cards. */
const DRAWN = ['quorum', 'super_crisis'];

/** What a player has of other piles: the cards where they can be seen, else their number. */
export function holdsOf(player: PlayerView): { pile: string; cards: string[]; count: number }[] {
  return Object.keys(player.holds)
    .filter((pile) => !DRAWN.includes(pile))
    .map((pile) => ({ pile, cards: cardsOf(player, pile), count: countOf(player, pile) }))
    .filter(({ count }) => count > 0);
}

export function titlesOf(view: GalacticaView, seat: number): string[] {
  return Object.keys(view.titles).filter((title) => view.titles[title] === seat);
}

export interface TokensShown {
  kind: string;
  count: number;
  facedown: boolean;
}

/** The tokens that lie at a place, faceup and facedown. */
export function tokensAt(view: GalacticaView, where: string): TokensShown[] {
  const some = (kind: string, count: number | undefined, facedown: boolean) => (count ? [{ kind, count, facedown }] : []);
  const open = Object.entries(view.tokens).flatMap(([kind, places]) => some(kind, places[where], false));
  return [...open, ...Object.entries(view.decks).flatMap(([kind, deck]) => some(kind, deck.facedown?.[where], true))];
}

/** Where tokens lie that are neither in a room or an area, nor on a track, nor in front of somebody: beside the board. */
export function tokensElsewhere(view: GalacticaView): string[] {
  const places = new Set(Object.values(view.tokens).flatMap((lie) => Object.keys(lie)));
  const spaces = Object.values(view.tracks).flat();
  return [...places].filter((where) => !spaces.includes(where) && !isRoom(view, where) && !(where in view.areas) && !where.startsWith('seat:'));
}

/** Whether Cylon ships are in a space area. */
export function hasCylons(view: GalacticaView, area: string): boolean {
  const here = Object.entries(view.areas).find(([name]) => name === area)?.[1];
  return !!here && (here.raiders > 0 || here.heavy_raiders > 0 || here.basestars.length > 0);
}

/** Whether a location is on the table. */
export function isRoom(view: GalacticaView, id: string): boolean {
  return Object.values(view.boards).some((board) => id in board.places);
}

/** The view, as soon as it is known of which types the cards of my hand are: who draws cards is told their types. */
export function taught(view: GalacticaView, events: GameEvent[]): GalacticaView {
  if (!view?.hand?.some((id) => !skillCard(id))) return view;
  for (const { event, skills, cards } of events) {
    if (event === 'SkillsDrawn' && Array.isArray(skills) && Array.isArray(cards)) cards.forEach((card, i) => learnSkill(String(card), skills[i] as Skill));
  }
  return view;
}
