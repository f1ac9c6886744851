/** Facts of the engine that scenes show: the icons of Crisis cards, Skill cards, civilian ships (web/scenes.py). */
import { skillCard as told, type Skill } from '../facts';
import generated from '../../generated/galactica-scenes.json';

export interface CrisisFacts {
  activate: string[];
  super: boolean;
  jump: boolean;
  attack: boolean;
}

interface Facts {
  skills: string[];
  /** Skill cards by the numbers of their designs, and which of them each rulebook plays with. */
  designs: (SkillCard & { copies: number })[];
  modes: Record<string, number[]>;
  red: Record<string, number>;
  /** The ships that the Cylons attack with. */
  cylon_ships: string[];
  civilians: Record<string, { copies: number; lost: Record<string, number> }>;
  crises: Record<string, CrisisFacts>;
}

export const FACTS = generated as unknown as Facts;

export interface SkillCard {
  label: string;
  name: string;
  skill: Skill;
  strength: number;
}

const BY_LABEL = new Map(FACTS.designs.map((design) => [design.label, design] as const));

/** `repair-2` as a card. */
export function skillCard(label: string): SkillCard {
  const known = BY_LABEL.get(label);
  if (known) return known;
  const card = told(label);
  return card ? { label, ...card } : { label, name: label, skill: '' as Skill, strength: Number(/-(\d+)$/.exec(label)?.[1] ?? 0) };
}
