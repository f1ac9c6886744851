/** A finished game, worked out from its events with nothing hidden and from what everybody answered. */
import type { GameEvent } from '../../lib/types';
import { FACTS as BOX, RESOURCES, type Resource } from '../facts';
import { dealt } from '../scenes/check';
import { isTheirs } from '../scenes/reel';

export interface Told {
  events: GameEvent[];
  answers: { at: number; seat: number; prompt: string; chosen: string[] }[];
}

/** The turn in which each event happened. */
export function turnsOf(events: GameEvent[]): number[] {
  let turn = 0;
  return events.map((event) => (event.event === 'TurnBegan' ? (turn = event.turn as number) : turn));
}

/** Each resource at the end of each turn, from the start on. */
export function curves(events: GameEvent[], final: Record<Resource, number>): Record<Resource, number[]> {
  const found = {} as Record<Resource, number[]>;
  const turns = turnsOf(events);
  const last = turns.at(-1) ?? 0;
  for (const resource of RESOURCES) {
    const changes = events.flatMap((event, i) => (event.event === 'ResourceChanged' && event.resource === resource ? [{ turn: turns[i] ?? 0, now: event.now as number, change: event.change as number }] : []));
    const first = changes[0];
    const row = [first ? first.now - first.change : final[resource]];
    for (let turn = 1; turn <= last; turn++) row.push(changes.findLast((change) => change.turn <= turn)?.now ?? row[0]!);
    found[resource] = row;
  }
  return found;
}

// --- loyalty ---------------------------------------------------------------------------------------------------

export type Side = 'human' | 'cylon' | 'revealed';

export interface Stretch {
  side: Side;
  from: number;
  to: number;
}

export interface Loyalty {
  seat: number;
  stretches: Stretch[];
  marks: { turn: number; at: number; what: string; card: string }[];
}

/** Who was what when: by turn, from the cards each held. */
export function loyalties(events: GameEvent[], seats: number): Loyalty[] {
  const turns = turnsOf(events);
  const end = Math.max(1, turns.at(-1) ?? 1);
  const cards: { id: string; open: boolean }[][] = Array.from({ length: seats }, () => []);
  const side: Side[] = Array<Side>(seats).fill('human');
  const found: Loyalty[] = cards.map((_, seat) => ({ seat, stretches: [{ side: 'human', from: 0, to: end }], marks: [] }));
  const note = (seat: number, i: number, what: string, card: string) => found[seat]?.marks.push({ turn: turns[i] ?? 0, at: i + 1, what, card });
  const turnInto = (seat: number, next: Side, turn: number) => {
    const mine = found[seat]?.stretches;
    const last = mine?.at(-1);
    if (!mine || !last || side[seat] === next) return;
    side[seat] = next;
    if (last.from === turn) last.side = next;
    else {
      last.to = turn;
      mine.push({ side: next, from: turn, to: end });
    }
  };
  const weigh = (seat: number, turn: number) => {
    if (side[seat] !== 'revealed' && cards[seat]?.some((card) => BOX.loyalty[card.id])) turnInto(seat, 'cylon', turn);
  };
  events.forEach((event, i) => {
    const turn = turns[i] ?? 0;
    const seat = event.seat as number;
    if (event.event === 'LoyaltyDealt') {
      cards[seat]?.push({ id: String(event.card), open: false });
      if (event.card !== 'you_are_a_sympathizer' && (turn > 0 || BOX.loyalty[String(event.card)])) note(seat, i, 'dealt', String(event.card));
      weigh(seat, turn);
    } else if (event.event === 'LoyaltyGiven') {
      const source = event.source as number;
      const given = (cards[source] ?? []).filter((card) => !card.open);
      cards[source] = (cards[source] ?? []).filter((card) => card.open);
      cards[seat]?.push(...given);
      for (const card of given) note(seat, i, 'given', card.id);
      weigh(seat, turn);
    } else if (event.event === 'CylonRevealed') {
      const card = cards[seat]?.find((one) => one.id === event.card);
      if (card) card.open = true;
      note(seat, i, 'revealed', String(event.card));
      turnInto(seat, 'revealed', turn);
    } else if (event.event === 'SympathizerRevealed') {
      const card = cards[seat]?.find((one) => one.id === 'you_are_a_sympathizer');
      if (card) card.open = true;
      note(seat, i, 'sympathizer', 'you_are_a_sympathizer');
      if (event.cylon) turnInto(seat, 'revealed', turn);
    } else if (event.event === 'LoyaltySeen') {
      note(event.source as number, i, 'seen', '');
    }
  });
  return found;
}

// --- checks ----------------------------------------------------------------------------------------------------

export interface PlayedCard {
  label: string;
  value: number;
}

export interface Checked {
  /** After how many events it was shown. */
  at: number;
  turn: number;
  source: string;
  difficulty: number;
  skills: string[];
  total: number | null;
  result: string;
  seats: PlayedCard[][];
  destiny: PlayedCard[];
}

/** Every check with what each played. */
export function checks(told: Told, seats: number): Checked[] {
  const { events, answers } = told;
  const turns = turnsOf(events);
  const found: Checked[] = [];
  events.forEach((event, begun) => {
    if (event.event !== 'CheckBegan') return;
    const end = events.findIndex((one, i) => i > begun && one.event === 'CheckResult');
    if (end < 0) return;
    const during = events.slice(begun, end + 1);
    const shown = during.find((one) => one.event === 'CheckShown');
    const counts = new Map(shown ? dealt(shown).map((card) => [card.label, card.value]) : []);
    const added = answers.filter((one) => one.prompt === 'galactica-add-cards' && one.at > begun && one.at <= end);
    const cards = Array.from({ length: seats }, (_, seat) => added.filter((one) => one.seat === seat).flatMap((one) => one.chosen.map(plain)));
    const pile = shown ? dealt(shown).map((card) => card.label) : [];
    for (const label of cards.flat()) if (pile.includes(label)) pile.splice(pile.indexOf(label), 1);
    const worth = (labels: string[]) => labels.map((label) => ({ label, value: counts.get(label) ?? 0 })).sort((a, b) => b.value - a.value);
    found.push({
      at: end + 1,
      turn: turns[begun] ?? 0,
      source: String(event.source),
      difficulty: during.reduce((now, one) => (one.event === 'DifficultyChanged' ? (one.now as number) : now), event.difficulty as number),
      skills: event.skills as string[],
      total: shown ? (shown.total as number) : null,
      result: String(events[end]?.result),
      seats: cards.map(worth),
      destiny: worth(pile),
    });
  });
  return found;
}

/** `card:repair-2~3` is a `repair-2`. */
function plain(label: string): string {
  return label.replace(/^card:/, '').replace(/~\d+$/, '');
}

// --- dice ------------------------------------------------------------------------------------------------------

export interface Dice {
  counts: number[];
  rolls: number;
  mean: number;
  /** Attacks by the fleet and on the fleet: rolls, hits to be expected, hits. */
  attacks: { by: 'humans' | 'cylons'; rolls: number; expected: number; hits: number }[];
}

export function dice(events: GameEvent[]): Dice {
  const rolled = events.filter((event) => event.event === 'DieRolled');
  const counts = Array<number>(8).fill(0);
  const attacks: Dice['attacks'] = [
    { by: 'humans', rolls: 0, expected: 0, hits: 0 },
    { by: 'cylons', rolls: 0, expected: 0, hits: 0 },
  ];
  for (const event of rolled) {
    const value = event.rolled as number;
    counts[value - 1] = (counts[value - 1] ?? 0) + 1;
    if (!event.attacker) continue;
    const group = attacks[isTheirs(event) ? 1 : 0]!;
    group.rolls += 1;
    group.expected += (event.chance as number) / 100;
    group.hits += event.hit ? 1 : 0;
  }
  const mean = rolled.length ? rolled.reduce((sum, event) => sum + (event.rolled as number), 0) / rolled.length : 0;
  return { counts, rolls: rolled.length, mean, attacks };
}

// --- turning points --------------------------------------------------------------------------------------------

export interface Turning {
  at: number;
  turn: number;
  kind: string;
  weight: number;
  facts: Record<string, string | number>;
}

/** The moments that decided the game, in order. */
export function turningPoints(told: Told, checked: Checked[], people: Loyalty[], most = 8): Turning[] {
  const { events } = told;
  const turns = turnsOf(events);
  const found: Turning[] = [];
  const add = (i: number, kind: string, weight: number, facts: Turning['facts'] = {}) => found.push({ at: i + 1, turn: turns[i] ?? 0, kind, weight, facts });
  events.forEach((event, i) => {
    if (event.event === 'CylonRevealed') add(i, 'revealed', 9, { seat: event.seat as number });
    else if (event.event === 'SleeperPhase') add(i, 'sleeper', 5);
    else if (event.event === 'FleetJumped') add(i, 'jump', 4);
    else if (event.event === 'NukeUsed') add(i, 'nuke', 5);
    else if (event.event === 'ResourceChanged') {
      const [now, change] = [event.now as number, event.change as number];
      const red = BOX.red[event.resource as Resource] ?? 0;
      const facts = { resource: String(event.resource), now, change };
      if (now <= red && now - change > red) add(i, 'red', 6, facts);
      else if (change <= -2) add(i, 'loss', 3 - change, facts);
    }
  });
  for (const check of checked) {
    if (check.total === null) continue;
    const facts = { source: check.source, total: check.total, difficulty: check.difficulty };
    const by = check.difficulty - check.total;
    const sabotage = check.seats
      .map((cards, seat) => ({ seat, harm: -cards.reduce((sum, card) => sum + Math.min(0, card.value), 0) }))
      .filter(({ seat }) => sideAt(people[seat], check.turn) !== 'human')
      .sort((a, b) => b.harm - a.harm)[0];
    if (check.result !== 'pass' && sabotage && sabotage.harm >= by && sabotage.harm > 0) add(check.at - 1, 'sabotage', 6 + sabotage.harm / 3, { ...facts, seat: sabotage.seat, harm: sabotage.harm });
    else if (by > 0 && by <= 2) add(check.at - 1, 'narrow-fail', 6, { ...facts, by });
    else if (by <= 0 && by >= -1) add(check.at - 1, 'narrow-pass', 5, { ...facts, by: -by });
  }
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

export function sideAt(person: Loyalty | undefined, turn: number): Side {
  return person?.stretches.findLast((stretch) => stretch.from <= turn)?.side ?? 'human';
}
