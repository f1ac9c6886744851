/** Facts of the engine that scenes show: what every part of a card does, and the attack table (web/scenes.py). */
import { skillCard as told, type Skill } from '../facts';
import generated from '../../generated/galactica-scenes.json';

/** A part of a card; one with `n` has the sentence `galactica-leaf-n`. */
export interface Effect {
  is: string;
  n?: number;
  effects?: Effect[];
  [fact: string]: unknown;
}

export interface CrisisFacts {
  activate: string[];
  super: boolean;
  jump?: boolean;
  text?: Effect;
  attack?: boolean;
  setup?: Effect;
  special?: Effect | null;
  keep?: boolean;
}

interface Facts {
  skills: string[];
  /** Skill cards by the numbers of their designs, and which of them each rulebook plays with. */
  designs: (SkillCard & { copies: number })[];
  modes: Record<string, number[]>;
  red: Record<string, number>;
  civilians: Record<string, { copies: number; lost: Record<string, number> }>;
  crises: Record<string, CrisisFacts>;
  destinations: Record<string, { distance: number; effect: Effect }>;
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

/** The skill check a card leads to, for the part that was chosen if it has several. */
export function checkOf(effect: Effect | undefined, difficulty?: number): Effect | null {
  if (!effect) return null;
  if (effect.is === 'SkillCheck') return effect;
  const parts = [effect.first, effect.second, ...(effect.effects ?? [])].filter((part): part is Effect => !!part && typeof part === 'object');
  const found = parts.map((part) => checkOf(part)).filter((part) => part !== null);
  return found.find((part) => part.difficulty === difficulty) ?? found[0] ?? null;
}
