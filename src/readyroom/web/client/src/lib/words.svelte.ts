/** Words: every sentence people read, from the Fluent files the server's own sentences come from. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../generated/words/en/shell.json';

export type Facts = Record<string, FluentVariable>;

/** Words as they are generated (`packed` in web/data.py): the messages, and by what they begin with the ids of things
 *  that are called as these say. */
interface Packed {
  ftl: string;
  titled?: Record<string, string>;
}

/** English words of the pages come with the client, everything else when it is needed. */
const FILES = import.meta.glob<{ default: Packed }>(['../generated/words/*/*.json', '!../generated/words/en/shell.json']);

export const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) ?? 'en'))];

let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
const loaded: string[] = [];
/** What the bundle is made of; more may be on its way. */
let known = $state.raw<ReadonlySet<string>>(new Set());
let arriving = Promise.resolve();
const RESOURCES = new Map<string, FluentResource>();

/** Show everything in a pseudo-language: longer and accented, so that tests see what is not translated. */
const PSEUDO = new URLSearchParams(location.search).has('pseudo');

export function language(): string {
  return bundle.locales[0] ?? 'en';
}

/** What is spoken now; another value as soon as other words are there. For what is worked out once and kept. */
export function spokenNow(): object {
  return bundle;
}

async function fetchInto(target: FluentBundle, name: string, subject: string): Promise<void> {
  if (name === 'en' && subject === 'shell') {
    target.addResource(new FluentResource(english.ftl));
    return;
  }
  const path = `../generated/words/${name}/${subject}.json`;
  const file = FILES[path];
  if (!file) return;
  const resource = RESOURCES.get(path) ?? new FluentResource(unpacked((await file()).default));
  RESOURCES.set(path, resource);
  target.addResource(resource);
}

const SMALL = new Set('a an and at by for from in my of on or the to with'.split(' '));

/** An id as a title: `best_of_the_best` is "Best of the Best". */
function titled(id: string): string {
  const words = id.split(/[_-]/);
  return words.map((word, n) => (n && SMALL.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join(' ');
}

function unpacked({ ftl, titled: things = {} }: Packed): string {
  const names = Object.entries(things).flatMap(([start, ids]) => ids.split(' ').map((id) => `${start}${id} = ${titled(id)}`));
  return [ftl, ...names].join('\n');
}

/** Load a language (English stands behind it for what is not translated yet) with all subjects in use. */
export async function speak(name: string): Promise<void> {
  const next = new FluentBundle([name, 'en'], {
    useIsolating: false,
    transform: PSEUDO ? pseudo : undefined,
  });
  if (!loaded.length) loaded.push('shell');
  const spoken = new Set<string>();
  for (const subject of loaded) {
    if (name !== 'en') await fetchInto(next, name, subject);
    await fetchInto(next, 'en', subject);
    spoken.add(subject);
  }
  bundle = next;
  known = spoken;
  document.documentElement.lang = name;
}

/** Words of a game and its boxes come with its table. */
export async function learn(...subjects: string[]): Promise<void> {
  const missing = subjects.filter((subject) => !loaded.includes(subject));
  if (!missing.length) return arriving;
  loaded.push(...missing);
  try {
    await (arriving = speak(language()));
  } catch (error) {
    for (const subject of missing) loaded.splice(loaded.indexOf(subject), 1); // to be asked for again
    arriving = Promise.resolve();
    throw error;
  }
}

/** The files with a part (`cards`) of all subjects in use. */
function filesOf(part: string): string[] {
  return loaded.map((subject) => `${subject}-${part}`).filter((subject) => `../generated/words/en/${subject}.json` in FILES);
}

/** Load a part of the words in use that is only read when something shows it. */
export async function learnPart(part: string): Promise<void> {
  await learn(...filesOf(part));
}

/** Whether such a part is there; if not, it is loaded, and who has asked is told. */
export function knows(part: string): boolean {
  if (filesOf(part).every((subject) => known.has(subject))) return true;
  learnPart(part).catch(() => undefined); // the next who asks tries again
  return false;
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** An id as people can read it, where nobody has given it a name: `red_flare` is "Red flare". */
export function humanised(id: string): string {
  const text = id.replace(/[_:-]/g, ' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The sentence `id` with its facts. */
export function t(id: string, facts?: Facts): string {
  const message = bundle.getMessage(id);
  if (!message) return id;
  return message.value ? bundle.formatPattern(message.value, facts ?? {}, []) : '';
}

/** The heading of what a message begins, if it begins anything. */
export function headingOf(id: string, facts: Facts): string | undefined {
  const pattern = bundle.getMessage(id)?.attributes.heading;
  return pattern ? bundle.formatPattern(pattern, facts, []) : undefined;
}

export type Part = { text: string } | { mark: string; id: string };

/** A thing inside a sentence that is more than text; `rich` finds it again. */
export function mark(kind: string, id: string | number): string {
  return `\u0001${kind}\u0002${id}\u0003`;
}

/** The sentence in parts: text and marked things. */
export function rich(id: string, facts?: Facts): Part[] {
  const parts: Part[] = [];
  for (const piece of t(id, facts).split(/(\u0001[^\u0003]*\u0003)/)) {
    if (!piece) continue;
    const found = /^\u0001(.*)\u0002(.*)\u0003$/.exec(piece);
    parts.push(found ? { mark: found[1] ?? '', id: found[2] ?? '' } : { text: piece });
  }
  return parts;
}

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };

function pseudo(text: string): string {
  return text.replace(/[aeiouAEIOU]/g, (letter) => ACCENTS[letter] ?? letter);
}
