/** What the table page needs of Galactica: questions, options and events in words. */
import type { Option } from '../lib/picker.svelte';
import type { GameEvent, Line } from '../lib/types';
import type { QuestionInfo } from '../lib/wire';
import { pointer } from '../lib/pointer';
import { line } from '../lib/telling';
import { has, humanised, knows, mark, t, type Facts } from '../lib/words.svelte';
import { about } from './about';
import { oddsOf, oddsWords, type Odds } from './aid';
import { isOn, planetOf } from './boards';
import { isCylonPlayer, type GalacticaView } from './view';
import { callName, heading, name } from './words';

type Value = unknown;

const WINDOW = 'galactica-window-';

/** A fact in words: ids by their names, lists read out, what is hidden as `hidden`. Messages choose by plain words without
 *  a name (`own`, `away`), so these stay as they are. */
function said(value: Value): string | number {
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (value === null || value === undefined) return 'hidden';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return value as number;
  return has(`galactica-name-${value}`) || /_|-\d+$/.test(value) ? name(value) : value;
}

function facts(given: Record<string, Value>): Facts {
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, said(value)]));
}

/** A question in words; one of a window says what the window is about. */
export function ask(question: QuestionInfo, view?: GalacticaView, events: GameEvent[] = [], names: string[] = [], odds?: Odds): string {
  if (view && question.prompt.startsWith(WINDOW)) return t('web-gal-window-use', { about: about(question.prompt.slice(WINDOW.length), view, events, names, odds) });
  const own = [...('was' in question.facts ? [`web-${question.prompt}-next`] : []), `web-${question.prompt}`];
  const message = own.find(has) ?? question.prompt;
  const given: Facts = { ...facts(question.facts), with: pointer() };
  if (typeof question.facts.seat === 'number') given.seat = names[question.facts.seat] ?? '';
  return has(message) ? t(message, given) : humanised(question.prompt.replace(/^galactica-(window-)?/, ''));
}

function counted(skills: string[]): string {
  const kinds = [...new Set(skills)];
  return kinds.map((skill) => t('web-gal-draw', { skill: name(skill), count: skills.filter((one) => one === skill).length })).join(' + ');
}

/** An option in words: what it is, and what more one may want to know; of an attack, its odds. */
export function option(one: Option, question: QuestionInfo, view: GalacticaView, names: string[]): { label: string; detail?: string } {
  const odds = oddsOf(question)[question.options.findIndex((other) => other.label === one.label)];
  const said = called(one, question, view, names);
  return odds ? { ...said, detail: oddsWords(odds) } : said;
}

function called(one: Option, question: QuestionInfo, view: GalacticaView, names: string[]): { label: string; detail?: string } {
  if (one.kind === 'seat') {
    const player = view.players[Number(one.id)];
    return { label: names[Number(one.id)] ?? one.id, detail: player?.character ? callName(player.character) : undefined };
  }
  if (one.kind === 'part') {
    const group = question.prompt === 'galactica-pick' ? 'pick' : 'part';
    const message = `galactica-${group}-${String(question.facts.card)}-${one.id}`;
    return knows('cards') && has(message) ? { label: t(message) } : { label: t(`galactica-option-part-${one.id}`) };
  }
  if (one.kind === 'result') {
    const message = `galactica-result-${String(one.facts.card)}-${one.id.replace(/^trauma_/, '')}`;
    if (knows('cards') && has(message)) return { label: `${name(one.id)}: ${t(message)}` };
  }
  if (one.kind === 'draw') return { label: counted(one.facts.skills as string[]) };
  const given: Facts = { ...facts(one.facts), id: name(one.id), name: name(one.id), count: Number(one.id) || 0 };
  if (typeof one.facts.seat === 'number') given.seat = names[one.facts.seat] ?? '';
  if (typeof one.facts.viper === 'string') given.viper = one.facts.viper === 'own' ? 'own' : name(one.facts.viper);
  for (const group of ['web-gal-option', 'galactica-option']) {
    for (const message of [`${group}-${one.kind}-${one.id}`, `${group}-${one.kind}`]) if (has(message)) return { label: t(message, given), detail: detail(one, view) };
  }
  return { label: heading(one.id), detail: detail(one, view) };
}

/** What more is to be known of an action that is no card and no place. */
function detail(one: Option, view: GalacticaView): string | undefined {
  const message = `web-gal-detail-${one.kind}-${one.id}`;
  if (!has(message)) return undefined;
  const planet = planetOf(view);
  const people = view.players.filter((player) => isOn(player.place, planet) && !isCylonPlayer(player)).length;
  return t(message, { ships: (view.locked?.length ?? 0) + (view.prepared?.length ?? 0), people });
}

// --- the log ---------------------------------------------------------------------------------------------------

/** Facts of events that name something one can look at. */
const THINGS: Record<string, string> = {
  card: 'card', cards: 'card', positive: 'card', negative: 'card', ignored: 'card',
  location: 'location', ability: 'ability', character: 'character', place: 'place', source: 'thing', target: 'thing', where: 'thing', why: 'thing',
};

/** Of these only who looks at the marked thing sees what it is: Loyalty, trauma, and what lies beside a Crossroads card. */
const SECRET = new Set(['LoyaltyDealt', 'LoyaltySeen', 'TraumaDrawn', 'TraumaDiscarded', 'AllyTrauma', 'TraumaSet', 'CrossroadsDealt']);
/** In such a line what everybody sees is no secret. */
const OPEN: Record<string, string> = { AllyTrauma: 'card' };

/** An event as a line of the log; null where there is nothing to tell. */
export function tell(event: GameEvent): Line | null {
  const secret = SECRET.has(event.event);
  return line('galactica', event, (id, key) => {
    const kind = THINGS[key];
    if (secret && OPEN[event.event] !== key && (kind || key.startsWith('token'))) return mark('secret', id);
    return kind ? mark(kind, id) : String(said(id));
  });
}

/** A marked thing in words; Loyalty is not read out, only shown to who looks at it. */
export function title(kind: string, id: string): string {
  return kind === 'secret' ? t('web-gal-secret') : name(id);
}
