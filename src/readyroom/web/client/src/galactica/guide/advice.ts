/** The guide: what is going on, what a question means and costs, and what the others have just done. */
import type { GameEvent } from '../../lib/types';
import { reason } from '../../lib/say';
import type { Reason } from '../../lib/table.svelte';
import type { QuestionInfo } from '../../lib/wire';
import { has, t } from '../../lib/words.svelte';
import { planetOf } from '../boards';
import { FACTS, RESOURCES } from '../facts';
import type { CheckAid } from '../aid';
import { skillCard } from '../scenes/facts';
import { isCylonPlayer, isLeader, type GalacticaView } from '../view';
import { name, text } from '../words';

/** Where in the turn we are. */
export function stepWords(view: GalacticaView): string | null {
  const id = `web-gal-guide-step-${view.step.split(':')[0]}`;
  return has(id) ? t(id) : null;
}

/** What I am asked, and what speaks for what. A revealed Cylon wants the contrary of what everybody else wants; what a
 *  hidden one wants is no business of who looks over a shoulder: it stands with the Loyalty cards, while they are held. */
export function advice(view: GalacticaView, question: QuestionInfo, aid: CheckAid | undefined): string[] {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const cylon = isCylonPlayer(me);
  const leads = isLeader(me);
  const said = asked(question, cylon, view);
  const check = view.check;
  if (question.prompt === 'galactica-add-cards' && check && aid) {
    const [min, max] = aid.table;
    said.push(t(min === max ? 'web-gal-guide-exactly' : 'web-gal-guide-range', { min, max, difficulty: check.difficulty }));
    const useful = (view.hand ?? []).filter((label) => (aid.counts[label] ?? 0) * (cylon && !leads ? -1 : 1) > 0);
    const message = cylon && !leads ? 'web-gal-guide-hurts' : 'web-gal-guide-helps';
    said.push(useful.length ? t(message, { cards: useful.map(name).join(', ') }) : t(`${message}-none`));
  }
  if (me?.loyalty.length && !cylon && question.prompt === 'galactica-action' && view.turn <= view.players.length) said.push(t('web-gal-guide-you-hold'));
  if (leads && question.prompt === 'galactica-action') said.push(t('web-gal-guide-leader'));
  for (const resource of leads ? [] : RESOURCES) {
    const now = view.resources[resource];
    if (now <= FACTS.red[resource] && question.prompt === 'galactica-action') said.push(t(cylon ? 'web-gal-guide-cylon-red' : 'web-gal-guide-red', { resource: name(resource), now }));
  }
  return said;
}

/** Every question has its own advice, some another for a revealed Cylon (or none: what helps the humans is none) or a Cylon
 *  leader, who may want either, or on a planet; how windows work is said with each of them. */
function asked(question: QuestionInfo, cylon: boolean, view: GalacticaView): string[] {
  const window = question.prompt.startsWith('galactica-window-');
  const there = planetOf(view) && (view.away ? '-away' : '-returned');
  const leads = cylon && isLeader(view.seat === null ? undefined : view.players[view.seat]);
  const ids = [there, ''].flatMap((when) => [...(leads ? [`web-gal-guide-leader-${question.prompt}${when}`] : []), ...(cylon ? [`web-gal-guide-cylon-${question.prompt}${when}`] : []), `web-gal-guide-${question.prompt}${when}`]);
  const own = ids.filter(has).slice(0, 1).filter((id) => !cylon || leads || id.startsWith('web-gal-guide-cylon') || CYLON.test(question.prompt));
  return [...own.map((id) => t(id)), ...(window ? [t('web-gal-guide-window')] : [])];
}

/** Questions only a revealed Cylon is asked, or that mean the same to everybody. */
const CYLON = /^galactica-(cylon-|basestar-bridge|reinforce|bridge-damage|caprica|human-fleet|swap-super-crisis|who-first|take-card|hand-over-loyalty|window-)/;

/** Something another player did, and what he says about it. */
export interface Explained {
  at: number;
  done: string;
  why: string;
}

const MINE = ['LocationActivated', 'SkillPlayed', 'QuorumPlayed'];

/** The number of the event from which on things are new to me: what came after I last did something. */
export function lately(view: GalacticaView, events: GameEvent[]): number {
  return events.findLastIndex((event) => event.seat === view.seat && MINE.includes(event.event)) + 1;
}

/** What the others did since I last did something, the latest first: what they used, what it does and why they did it.
 *  Who added how many cards is of interest while the check lasts. */
export function explained(view: GalacticaView, events: GameEvent[], reasons: Reason[], names: string[], most = 6): Explained[] {
  const said: Explained[] = [];
  const from = lately(view, events);
  for (let at = events.length - 1; at >= from && said.length < most; at--) {
    const event = events[at]!;
    const seat = event.seat as number | undefined;
    if (seat === undefined || seat === view.seat || (event.event === 'CardsAdded' && !view.check)) continue;
    if (event.event === 'Moved' && events.slice(at).some((later) => later.event === 'LocationActivated' && later.seat === seat && later.location === event.place)) continue;
    const who = names[seat] ?? '';
    const why = reasons.find((one) => one.at === at && one.seat === seat);
    const done = one(event, who) ?? (why ? t('web-gal-guide-says', { who }) : null);
    const because = why ? reason('galactica', why, names) : '';
    if (done && !said.some((other) => other.done === done && other.why === because)) said.push({ at, done, why: because });
  }
  return said;
}

function one(event: GameEvent, who: string): string | null {
  const use = (id: string, message: 'web-gal-guide-use' | 'web-gal-guide-moves' = 'web-gal-guide-use') => {
    const what = text(id);
    return what ? t(message, { who, what: name(skillCard(id).skill ? skillCard(id).name : id), text: what }) : null;
  };
  switch (event.event) {
    case 'LocationActivated':
      return use(String(event.location));
    case 'SkillPlayed':
    case 'QuorumPlayed':
      return use(String(event.card));
    case 'AbilityUsed':
      return use(String(event.ability));
    case 'Moved':
      return use(String(event.place), 'web-gal-guide-moves');
    case 'CardsAdded':
      return t('web-gal-guide-adds', { who, count: event.count as number });
    default:
      return null;
  }
}
