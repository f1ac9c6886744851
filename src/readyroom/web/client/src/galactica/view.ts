/** What the server shows of a game of Galactica, and what follows from it at a glance. */
import type { GameEvent } from '../lib/types';
import { learnSkill, SKILLS, skillCard, type Area, type Resource, type Skill } from './facts';

export interface LoyaltyShown {
  card: string | null;
  revealed: boolean;
}

export interface PlayerShown {
  seat: number;
  character: string;
  place: string;
  revealed: boolean;
  hand: number;
  /** By pile: the cards in front of them, or how many where one can't see them. */
  holds: Record<string, string[] | number>;
  super_crisis: number;
  loyalty: LoyaltyShown[];
  cards: string[];
  spent: string[];
}

export interface AreaShown {
  raiders: number;
  heavy_raiders: number;
  basestars: string[][];
  vipers: number;
  pilots: number[];
  civilians: { handle: number; face: string | null }[];
}

export interface CheckShown {
  source: string;
  difficulty: number;
  skills: Skill[];
  partial: number | null;
  target: number;
  added: number[];
  destiny: number;
  faceup: boolean;
  cards: string[] | null;
  mine: string[] | null;
  total: number | null;
}

export interface GalacticaView {
  seat: number | null;
  options: { rules: string; sympathizer: boolean; cooperative: boolean; difficulty: string };
  turn: number;
  current: number;
  step: string;
  resources: Record<Resource, number>;
  /** Who holds each office. */
  titles: Record<string, number>;
  president: number;
  admiral: number;
  nukes: number;
  jump_track: number;
  boarding: number[];
  distance: number;
  destinations: string[];
  players: PlayerShown[];
  hand: string[] | null;
  quorum_hand: string[] | null;
  quorum_hand_size: number;
  super_crisis: string[] | null;
  areas: Record<Area, AreaShown>;
  reserves: { vipers: number; raptors: number; damaged_vipers: number };
  /** Vipers by kind; `space` by the areas in their order. */
  squadrons: Record<string, { space: number[]; reserves: number; damaged: number; destroyed: number; unbuilt: number }>;
  pieces: Record<string, number>;
  /** By kind: how many lie where (a location, an area, `seat:2`, `beside`). */
  tokens: Record<string, Record<string, number>>;
  civilians_left: number;
  /** The boards on the table: which side is up, who may be there, how many damaged locations it bears (0: no limit), and
   *  its locations with what is printed there: `hazardous`, `damageable`, `confined`. */
  boards: Record<string, { side: string; access: string; bears: number; places: Record<string, string[]> }>;
  damaged: string[];
  decks: Record<string, { size?: number; top?: string | null; /** Faceup. */ cards?: string[]; /** How many lie facedown where. */ facedown?: Record<string, number> }>;
  known: Record<string, { top: string[] }>;
  crises: string[];
  kept: string[];
  removed: string[];
  check: CheckShown | null;
  die: { purpose: string; bonus: number; result: number | null } | null;
  held: string[] | null;
  assist: string;
  assist_loyalty: (string | null)[];
  winner: string;
  why: string;
}

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

export function peopleAt(view: GalacticaView, place: string): number[] {
  return view.players.filter((player) => player.place === place && player.character).map((player) => player.seat);
}

/** Piles whose cards are drawn in a way of their own: Quorum cards that were given, and Super Crisis cards. */
const DRAWN = ['quorum', 'super_crisis'];

/** What a player has of other piles: the cards where they can be seen, else their number. */
export function holdsOf(player: PlayerShown): { pile: string; cards: string[]; count: number }[] {
  return Object.entries(player.holds)
    .filter(([pile]) => !DRAWN.includes(pile))
    .map(([pile, held]) => (Array.isArray(held) ? { pile, cards: held, count: held.length } : { pile, cards: [], count: held }))
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

/** Where tokens lie that are neither in a room or an area nor in front of somebody: beside the board, on tracks. */
export function tokensElsewhere(view: GalacticaView): string[] {
  const places = new Set(Object.values(view.tokens).flatMap((lie) => Object.keys(lie)));
  return [...places].filter((where) => !isRoom(view, where) && !(where in view.areas) && !where.startsWith('seat:'));
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
