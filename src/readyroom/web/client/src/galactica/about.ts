/** What an open window is about, in a sentence that everybody may read: which roll, who attacks whom, what is needed. */
import type { GameEvent } from '../lib/types';
import { has, humanised, t } from '../lib/words.svelte';
import { dieWords, hitWords, type Odds } from './aid';
import type { GalacticaView } from './view';
import { heading, name } from './words';

/** So many results are told in a sentence; more are read beside the die, and would leave no room for the question. */
const FEW = 3;

/** The roll in words: who attacks whom, and which results do what. */
function roll(view: GalacticaView, odds: Odds | undefined): string {
  const die = view.die;
  if (!die) return '';
  const what = dieWords(die.purpose);
  const needed = (odds?.chances ?? []).map(({ what, least, most }) => t('web-gal-needed', { what: hitWords(what, odds?.target ?? ''), least, most, only: least === most ? 'yes' : 'no' }));
  return needed.length && needed.length <= FEW ? t('web-gal-roll', { what, needed: needed.join(', ') }) : what;
}

/** The sentence of a window, from what lies open. */
export function about(window: string, view: GalacticaView, events: GameEvent[], names: string[], odds?: Odds): string {
  const message = `web-gal-at-${window}`;
  if (!has(message)) return has(`galactica-window-${window}`) ? `${t(`galactica-window-${window}`)}.` : `${humanised(window)}.`;
  const check = view.check;
  const chosen = events.findLast((event) => event.event === 'PartChosen');
  const drawn = events.findLast((event) => event.event === 'CrisisDrawn');
  const who = window === 'part_chosen' ? chosen?.seat : window === 'crisis_drawn' ? drawn?.seat : view.current;
  return t(message, {
    roll: roll(view, odds),
    result: view.die?.result ?? 0,
    check: check ? heading(check.source) : '',
    difficulty: check?.difficulty ?? 0,
    total: check?.total ?? 0,
    skills: check ? check.skills.map(name).join(', ') : '',
    target: check && check.target >= 0 ? (names[check.target] ?? '') : 'none',
    card: drawn ? heading(String(drawn.card)) : '',
    part: t(`web-gal-part-${['first', 'second', 'other'][(chosen?.part as number | undefined) ?? 0]}`),
    who: names[Number(who ?? view.current)] ?? '',
  });
}
