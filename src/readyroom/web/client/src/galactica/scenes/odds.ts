/** The odds of an attack, from the engine's own table. */
import type { Option } from '../../lib/picker.svelte';
import type { QuestionInfo } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import { hitsOf } from './facts';
import type { Area } from '../facts';
import type { GalacticaView } from './view';

export interface Chance {
  what: string;
  least: number;
  most: number;
  percent: number;
}

/** What each result of the die does, with `bonus` added to it. */
export function chances(attacker: string, target: string, bonus = 0): Chance[] {
  const steps = hitsOf(attacker, target);
  return steps.flatMap(([least, what], i) => {
    const until = steps[i + 1]?.[0] ?? 9;
    const results = Array.from({ length: 8 }, (_, n) => Math.max(1, Math.min(8, n + 1 + bonus)));
    const hits = results.filter((result) => result >= least && result < until).length;
    const first = Math.max(1, least - bonus);
    return hits ? [{ what, least: least === 1 ? 1 : first, most: Math.min(8, until === 9 ? 8 : until - 1 - bonus), percent: (hits * 100) / 8 }] : [];
  });
}

interface Attack {
  attacker: string;
  target: string;
  bonus: number;
}

/** The damage of the basestar an option means: those of one area are asked for in the order in which they lie there. */
function basestarOf(question: QuestionInfo, option: Option, view: GalacticaView): string[] {
  const alike = (question.options as unknown as Option[]).filter((one) => one.kind === option.kind && one.id === option.id);
  return view.areas[option.facts?.area as Area]?.basestars[Math.max(0, alike.indexOf(option))] ?? [];
}

/** Which attack an option of a question is, if it is one. */
export function attackOf(question: QuestionInfo, option: Option, view: GalacticaView): Attack | null {
  const target = String(option.facts?.ship ?? '');
  const shaken = target === 'basestar' && basestarOf(question, option, view).includes('structural_damage') ? 2 : 0;
  if (option.kind === 'nuke') return { attacker: 'nuke', target: 'basestar', bonus: shaken };
  if (question.prompt === 'galactica-armory' && option.kind === 'space') return { attacker: 'armory', target: 'centurion', bonus: 0 };
  if (!target) return null;
  if (question.prompt === 'galactica-weapons') return { attacker: 'galactica', target, bonus: shaken };
  if (option.kind === 'attack' || question.prompt === 'galactica-firepower') {
    const ambush = question.prompt === 'galactica-unmanned-viper' && view.kept.includes('ambush') ? -2 : 0;
    return { attacker: 'viper', target, bonus: shaken + ambush };
  }
  return null;
}

/** The odds of an option in words: `75 % destroyed (3 or more)`. */
export function oddsWords(question: QuestionInfo, option: Option, view: GalacticaView): string | null {
  const attack = attackOf(question, option, view);
  if (!attack) return null;
  const found = chances(attack.attacker, attack.target, attack.bonus);
  return found.map((chance) => chanceWords(chance)).join(' · ') || t('web-gs-no-chance');
}

export function chanceWords(chance: Chance): string {
  return t('web-gs-chance', { percent: Math.round(chance.percent), what: t(`web-gs-hit-${chance.what}`), least: chance.least, most: chance.most });
}

/** What the roll of the die that is being made is about. */
export function attackOfDie(purpose: string): [string, string][] {
  switch (purpose) {
    case 'attack-raider':
    case 'attack-heavy_raider':
      return [['viper', purpose.slice(7)]];
    case 'attack-basestar':
      return [['viper', 'basestar'], ['galactica', 'basestar']];
    case 'attack-centurion':
      return [['armory', 'centurion']];
    case 'attack-viper':
      return [['raider', 'viper']];
    case 'raider-galactica':
      return [['raider', 'galactica']];
    case 'basestar-galactica':
      return [['basestar', 'galactica']];
    case 'nuke':
      return [['nuke', 'basestar']];
    default:
      return [];
  }
}
