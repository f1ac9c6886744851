/** The odds of an attack, from the engine's own table. */
import type { GameEvent } from '../../lib/types';
import type { Option } from '../../lib/picker.svelte';
import type { QuestionInfo } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import { hitsOf } from './facts';
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

/** Which attack an option of a question is, if it is one. */
export function attackOf(question: QuestionInfo, option: Option, view: GalacticaView): Attack | null {
  const target = String(option.facts?.ship ?? '');
  const shaken = ((option.facts?.damage ?? []) as string[]).includes('structural_damage') ? 2 : 0;
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

const ENDS_AN_ATTACK = ['TurnBegan', 'LocationActivated', 'Missed', 'BasestarDamaged', 'ShipDestroyed'];

/** Whether an attack that is under way is Galactica's: her guns were manned, and nothing has come of it yet. */
export function gunsFire(events: GameEvent[]): boolean {
  const last = events.findLast((event) => ENDS_AN_ATTACK.includes(event.event));
  return last?.event === 'LocationActivated' && last.location === 'weapons_control';
}

/** Who attacks what with the die that is being rolled. */
export function attackOfDie(purpose: string, guns = false): [string, string] | null {
  switch (purpose) {
    case 'attack-raider':
    case 'attack-heavy_raider':
    case 'attack-basestar':
      return [guns ? 'galactica' : 'viper', purpose.slice(7)];
    case 'attack-centurion':
      return ['armory', 'centurion'];
    case 'attack-viper':
      return ['raider', 'viper'];
    case 'raider-galactica':
      return ['raider', 'galactica'];
    case 'basestar-galactica':
      return ['basestar', 'galactica'];
    case 'nuke':
      return ['nuke', 'basestar'];
    default:
      return null;
  }
}
