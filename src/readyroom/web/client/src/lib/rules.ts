/** The numbered rules: which hold in which way to play, and which a question in plain words is about. */

export interface Rule {
  id: string;
  text: string;
  source: string;
  section: string;
  /** The heading within the section, or nothing. */
  part: string;
  modes: string[];
  options: string[];
  about: string[];
}

const FILES = import.meta.glob<{ default: Rule[] }>('../generated/rules/*.json');

export async function rulesOf(game: string): Promise<Rule[]> {
  return (await FILES[`../generated/rules/${game}.json`]?.())?.default ?? [];
}

/** Whether a rule belongs to a way to play; the advanced game for two is also one for two. */
export function holds(rule: Rule, mode: string): boolean {
  if (!mode) return true;
  return rule.modes.some((one) => one === mode || one === 'all' || (one === '2p' && mode === '2p_advanced'));
}

/** Words that a question is made of, and that say nothing of what it is about. */
const SMALL = new Set(
  'a about after all also am an and any are as at be been before but by can cannot could did do does for from get gets given go goes had has have he her him his how i if in into is it its itself just may me mean means might more must my no not of off on one only or other our out over own rule rules same shall she should so some such than that the their them then there these they this those through to too under until up us use used very was we were what when where whether which while who whom whose why will with without would you your'.split(' '),
);

/** What words have in common that mean the same: damaged, damages, damaging. */
function stem(word: string): string {
  const bare = word.replace(/'s$/, '');
  if (bare.length < 4) return bare;
  return bare.replace(/(ies|ied)$/, 'y').replace(/(?<=..[^s])(?:ings?|ers?|ed|es|s|ly)$/, '').replace(/([^aeiouls])\1$/, '$1').replace(/(?<=...)e$/, '');
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];
}

export interface Found {
  rule: Rule;
  /** Has every word that was asked for. */
  whole: boolean;
}

const READ = new WeakMap<Rule[], Set<string>[]>();

function read(rules: Rule[]): Set<string>[] {
  let found = READ.get(rules);
  if (!found) {
    found = rules.map((rule) => new Set([...words(`${rule.section} ${rule.part} ${rule.text}`).map(stem), ...words(rule.id)]));
    READ.set(rules, found);
  }
  return found;
}

/** The rules a question is about, the best first: rare words count more, and a rule that has them all comes first. */
export function search(rules: Rule[], question: string): Found[] {
  const wanted = question.trim().toUpperCase();
  const exact = rules.filter((rule) => rule.id === wanted);
  if (exact.length) return exact.map((rule) => ({ rule, whole: true }));
  const asked = words(question);
  const telling = asked.filter((word) => !SMALL.has(word));
  const stems = [...new Set((telling.length ? telling : asked).map(stem))];
  if (!stems.length) return [];
  const has = (set: Set<string>, part: string) => set.has(part) || (part.length > 2 && [...set].some((one) => one.startsWith(part)));
  const sets = read(rules);
  const hits = stems.map((part) => sets.map((set) => has(set, part)));
  const weight = hits.map((hit) => Math.log(1 + rules.length / (1 + hit.filter(Boolean).length)));
  const known = hits.map((hit) => hit.some(Boolean));
  return rules
    .map((rule, i) => ({
      rule,
      whole: hits.every((hit) => hit[i]),
      score: hits.reduce((sum, hit, k) => sum + (hit[i] ? (weight[k] ?? 0) : 0), 0) / (1 + Math.log(20 + (sets[i]?.size ?? 0)) / 10),
      count: hits.filter((hit) => hit[i]).length,
    }))
    .filter(({ count }) => count > 0 && count >= Math.ceil(known.filter(Boolean).length / 2))
    .sort((a, b) => Number(b.whole) - Number(a.whole) || b.score - a.score);
}
