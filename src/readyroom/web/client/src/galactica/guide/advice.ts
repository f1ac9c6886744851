/** The guide: what is going on, what a question means and costs, and what the others have just done. */
import type { GameEvent } from '../../lib/types';
import type { QuestionInfo } from '../../lib/wire';
import { has, t } from '../../lib/words.svelte';
import { FACTS, RESOURCES } from '../facts';
import { possible, worth } from '../scenes/check';
import { skillCard } from '../scenes/facts';
import { checkIn } from '../scenes/view';
import type { GalacticaView } from '../view';
import { name, text } from '../words';

/** Where in the turn we are. */
export function stepWords(view: GalacticaView): string | null {
  const id = `web-gg-step-${view.step.split(':')[0]}`;
  return has(id) ? t(id) : null;
}

/** What I am asked, and what speaks for what. */
export function advice(view: GalacticaView, question: QuestionInfo): string[] {
  const said = [asked(question)];
  const check = checkIn(view);
  if (question.prompt === 'galactica-add-cards' && check) {
    const { table } = possible(view, check, []);
    said.push(t('web-gg-range', { min: table.min, max: table.max, difficulty: check.difficulty }));
    const helping = (view.hand ?? []).filter((label) => worth(skillCard(label), check) > 0);
    said.push(helping.length ? t('web-gg-helps', { cards: helping.map(name).join(', ') }) : t('web-gg-helps-none'));
  }
  const mine = view.seat === null ? undefined : view.players[view.seat];
  if (mine?.loyalty.length && question.prompt === 'galactica-action' && view.turn <= view.players.length) {
    const cylon = mine.loyalty.some((card) => card.card && FACTS.loyalty[card.card]);
    said.push(t(cylon ? 'web-gg-you-cylon' : 'web-gg-you-human'));
  }
  for (const resource of RESOURCES) {
    const now = view.resources[resource];
    if (now <= FACTS.red[resource] && question.prompt === 'galactica-action') said.push(t('web-gg-red', { resource: name(resource), now }));
  }
  return said;
}

function asked(question: QuestionInfo): string {
  const id = `web-gg-${question.prompt}`;
  if (has(id)) return t(id);
  return t(question.prompt.startsWith('galactica-window-') ? 'web-gg-window' : 'web-gg-generic');
}

/** What the others did since I was last asked: each thing they used, with what it does. */
export function explained(view: GalacticaView, events: GameEvent[], names: string[], most = 4): string[] {
  const said: string[] = [];
  for (let i = events.length - 1; i >= 0 && said.length < most; i--) {
    const event = events[i]!;
    const seat = event.seat as number | undefined;
    if (seat === view.seat && ['TurnBegan', 'Moved', 'LocationActivated', 'SkillPlayed'].includes(event.event)) break;
    const line = seat === undefined || seat === view.seat ? null : one(event, names[seat] ?? '');
    if (line && !said.includes(line)) said.unshift(line);
  }
  return said;
}

function one(event: GameEvent, who: string): string | null {
  const use = (id: string, message: 'web-gg-use' | 'web-gg-moves' = 'web-gg-use') => {
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
      return use(String(event.place), 'web-gg-moves');
    case 'CardsAdded':
      return t('web-gg-adds', { who, count: event.count as number });
    default:
      return null;
  }
}
