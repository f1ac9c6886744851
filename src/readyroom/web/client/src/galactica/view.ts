/** What the server shows of a game of Galactica, and what follows from it at a glance. */
import { AREAS, SKILLS, skillCard, type Area, type Resource, type Skill } from './facts';

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
  pieces: Record<string, number>;
  civilians_left: number;
  /** The boards on the table: which side is up, who may be there, how many damaged locations it bears (0: no limit), and
   *  its locations with what is printed there: `hazardous`, `damageable`, `confined`. */
  boards: Record<string, { side: string; access: string; bears: number; places: Record<string, string[]> }>;
  damaged: string[];
  decks: Record<string, { size?: number; top?: string | null }>;
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

/** Vipers that are out of the game: all there are, less those one can see. */
export function vipersLost(view: GalacticaView): number {
  const inSpace = AREAS.reduce((sum, area) => sum + view.areas[area].vipers + view.areas[area].pilots.length, 0);
  return (view.pieces.viper ?? 0) - view.reserves.vipers - view.reserves.damaged_vipers - inSpace;
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
