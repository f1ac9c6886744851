/** Skill cards as scenes show them. */
import { skillCard as known, type Skill } from '../facts';

export interface SkillCard {
  label: string;
  name: string;
  skill: Skill;
  strength: number;
}

/** `repair-2` as a card. */
export function skillCard(label: string): SkillCard {
  const card = known(label);
  return card ? { label, ...card } : { label, name: label, skill: '' as Skill, strength: Number(/-(\d+)$/.exec(label)?.[1] ?? 0) };
}
