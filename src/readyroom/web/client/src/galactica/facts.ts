/** The boxes as facts from the engine: sheets, places, cards, tracks. */
import type { Area, Resource, Skill } from '../generated/galactica-view';
import data from '../generated/galactica.json';

export type { Area, Resource, Skill };
export const SKILLS: Skill[] = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'];
/** The sign of a Reckless check. */
export const RECKLESS: Skill = 'treachery';
export const RESOURCES: Resource[] = ['food', 'fuel', 'morale', 'population'];

export interface Sheet {
  type: string;
  skills: { types: Skill[]; count: number }[];
  setup: string;
  /** Two good ones (the second once a game) and the drawback. */
  abilities: [string, string, string];
}

interface Facts {
  characters: Record<string, Sheet>;
  locations: Record<string, { ship: string; hazardous: boolean; damageable: boolean }>;
  /** By board: the locations along which occupiers advance. */
  planets: Record<string, string[]>;
  areas: Area[];
  launch: Area[];
  red: Record<Resource, number>;
  most: number;
  jump_loss: (number | null)[];
  skills: Record<string, Skill>;
  crises: Record<string, { attack: boolean; super: boolean; activate: string[]; jump: boolean }>;
  destinations: Record<string, number>;
  /** By Mission: the distance it counts as, if it is passed. */
  missions: Record<string, number>;
  quorum: string[];
  /** By Ally card: the location where the ally is. */
  allies: Record<string, string>;
  crossroads: string[];
  mutiny: string[];
  /** What Cylon leaders win by, Motive cards and agendas: beside whom. */
  motives: Record<string, 'humans' | 'cylons'>;
  /** Whether the card says Cylon. */
  loyalty: Record<string, boolean>;
  /** The Loyalty cards that are Personal Goals. */
  goals: string[];
  /** The names of Skill cards that do something in a check. */
  in_checks: string[];
  /** Loyalty cards that are shown as soon as somebody gets them. */
  shown_loyalty: string[];
  /** The Loyalty cards that make somebody the Mutineer. */
  mutineer: string[];
  /** What a player's status is whose character sheet says nothing any more. */
  sheets_off: string[];
  /** What a player's status is that counts as a Cylon player. */
  cylon_players: string[];
  /** The ships that the Cylons attack with. */
  cylon_ships: string[];
  /** The rulebooks for which there is more than this. */
  more: string[];
}

export const FACTS = data as unknown as Facts;
export const AREAS = FACTS.areas;

export function locationsOf(ship: string): string[] {
  return Object.keys(FACTS.locations).filter((id) => FACTS.locations[id]?.ship === ship);
}

/** Types of Skill cards that the build knows nothing of, as the server has told them. */
const TOLD: Record<string, Skill> = {};

/** The server tells the type of a Skill card with the card. */
export function learnSkill(id: string, skill: Skill): void {
  const name = id.replace(/-\d+$/, '');
  if (!(name in FACTS.skills)) TOLD[name] = skill;
}

/** A Skill card: `repair-2` is Repair, Engineering, strength 2; null for any other card. */
export function skillCard(id: string): { name: string; skill: Skill; strength: number } | null {
  const found = /^(.*)-(\d+)$/.exec(id);
  const skill = found ? (FACTS.skills[found[1] ?? ''] ?? TOLD[found[1] ?? '']) : undefined;
  return found && skill ? { name: found[1] ?? '', skill, strength: Number(found[2]) } : null;
}

/** What kind of card it is, for its face. */
export function kindOf(id: string): 'skill' | 'quorum' | 'crisis' | 'attack' | 'super' | 'destination' | 'loyalty' | 'ally' | 'crossroads' | 'mutiny' | 'mission' | 'motive' | 'other' {
  if (skillCard(id)) return 'skill';
  const crisis = FACTS.crises[id];
  if (crisis) return crisis.super ? 'super' : crisis.attack ? 'attack' : 'crisis';
  if (id in FACTS.destinations) return 'destination';
  if (FACTS.quorum.includes(id)) return 'quorum';
  if (id in FACTS.allies) return 'ally';
  if (FACTS.crossroads.includes(id)) return 'crossroads';
  if (FACTS.mutiny.includes(id)) return 'mutiny';
  if (id in FACTS.motives) return 'motive';
  if (id in FACTS.missions) return 'mission';
  return id in FACTS.loyalty ? 'loyalty' : 'other';
}
