/** A finished game, worked out from its events with nothing hidden and from what everybody answered. */
import type { GameEvent } from '../../lib/types';
import { FACTS as BOX, RESOURCES, type Resource } from '../facts';
import { dealt } from '../scenes/check';
import { isTheirs } from '../scenes/reel';

export interface Told {
  events: GameEvent[];
  answers: { at: number; seat: number; prompt: string; chosen: string[] }[];
  /** From which event on a seat was what. */
  sides: { at: number; seat: number; side: Side }[];
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

export type Side = 'human' | 'cylon' | 'revealed' | 'leader';

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

/** Who was what when, by turn, and how they came to be it. */
export function loyalties({ events, sides }: Told, seats: number): Loyalty[] {
  const turns = turnsOf(events);
  const end = Math.max(1, turns.at(-1) ?? 1);
  const found: Loyalty[] = Array.from({ length: seats }, (_, seat) => ({ seat, stretches: [], marks: [] }));
  for (const { at, seat, side } of sides) {
    const mine = found[seat]?.stretches;
    const from = mine?.length ? (turns[at] ?? end) : 0;
    const last = mine?.at(-1);
    if (last?.from === from) last.side = side;
    else {
      if (last) last.to = from;
      mine?.push({ side, from, to: end });
    }
  }
  /** Cards that each holds facedown: they may be handed on. */
  const hidden: string[][] = found.map(() => []);
  events.forEach((event, i) => {
    const seat = event.seat as number;
    const note = (whom: number, what: string, card: string) => found[whom]?.marks.push({ turn: turns[i] ?? 0, at: i + 1, what, card });
    if (event.event === 'LoyaltyDealt') {
      const card = String(event.card);
      if (BOX.shown_loyalty.includes(card)) return;
      hidden[seat]?.push(card);
      if ((turns[i] ?? 0) > 0 || BOX.loyalty[card] || BOX.goals.includes(card)) note(seat, 'dealt', card);
    } else if (event.event === 'LoyaltyGiven') {
      const source = event.source as number;
      for (const card of hidden[source] ?? []) note(seat, 'given', card);
      hidden[seat]?.push(...(hidden[source] ?? []));
      hidden[source] = [];
    } else if (event.event === 'CylonRevealed') {
      hidden[seat] = (hidden[seat] ?? []).filter((card) => card !== event.card);
      note(seat, 'revealed', String(event.card));
    } else if (event.event === 'SympathizerRevealed') {
      note(seat, 'sympathizer', '');
    } else if (event.event === 'Executed') {
      note(seat, 'executed', String(event.character));
    } else if (event.event === 'LoyaltyShown') {
      hidden[seat] = [];
    } else if (event.event === 'GoalRevealed' || event.event === 'GoalMissed') {
      hidden[seat] = (hidden[seat] ?? []).filter((card) => card !== event.card);
      note(seat, event.event === 'GoalMissed' ? 'missed' : 'goal', String(event.card));
    } else if (event.event === 'MotiveRevealed') {
      note(seat, 'motive', String(event.card));
    } else if (event.event === 'LoyaltySeen') {
      note(event.source as number, 'seen', '');
    }
  });
  return found;
}

// --- executions and Personal Goals -----------------------------------------------------------------------------

export interface Fate {
  /** Characters that were executed, and came back as somebody else. */
  executed: string[];
  /** Personal Goals, with what became of them and what that cost. */
  goals: { card: string; state: 'reached' | 'missed' | 'open'; resource: string; change: number }[];
  /** What a Cylon leader wanted: revealed Motive cards and others, or the agenda. */
  motives: { card: string; state: 'shown' | 'left' | 'agenda' }[];
}

/** What a seat has gone through besides; `open`: the goals that were never revealed, by seat. */
export function fates(events: GameEvent[], open: string[][]): Fate[] {
  const found: Fate[] = open.map(() => ({ executed: [], goals: [], motives: [] }));
  events.forEach((event, i) => {
    const mine = found[event.seat as number];
    if (!mine) return;
    if (event.event === 'Executed' && events.slice(i).some((one) => one.event === 'LoyaltyShown' && one.seat === event.seat)) mine.executed.push(String(event.character));
    if (event.event === 'MotiveRevealed') mine.motives.push({ card: String(event.card), state: 'shown' });
    if (event.event === 'AgendaShown') mine.motives.push({ card: String(event.card), state: 'agenda' });
    if (event.event === 'LeaderJudged') for (const card of event.left as string[]) mine.motives.push({ card, state: 'left' });
    if (event.event === 'GoalRevealed') mine.goals.push({ card: String(event.card), state: 'reached', resource: '', change: 0 });
    if (event.event === 'GoalMissed') {
      const cost = events[i + 1]?.event === 'ResourceChanged' ? events[i + 1] : undefined;
      mine.goals.push({ card: String(event.card), state: 'missed', resource: String(cost?.resource ?? ''), change: Number(cost?.change ?? 0) });
    }
  });
  open.forEach((cards, seat) => {
    const mine = found[seat]!;
    for (const card of cards) if (!mine.goals.some((goal) => goal.card === card)) mine.goals.push({ card, state: 'open', resource: '', change: 0 });
  });
  return found;
}

export interface Judged {
  seat: number;
  won: boolean;
  cards: Fate['motives'];
}

/** Cylon leaders who were there to the end, and whether they have won. */
export function judged(events: GameEvent[], found: Fate[]): Judged[] {
  return events.flatMap((event) => (event.event === 'LeaderJudged' ? [{ seat: event.seat as number, won: event.won as boolean, cards: found[event.seat as number]?.motives ?? [] }] : []));
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
  /** Cards that joined when the others lay open, and the names of those that did something. */
  joined: PlayedCard[];
  abilities: string[];
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
    for (const one of during) if (one.event === 'StrengthChanged') for (const [label, value] of one.counts as [string, number][]) counts.set(label, value);
    const last = during.findLast((one) => one.event === 'CheckTotaled' || one.event === 'CheckShown');
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
      total: last ? (last.total as number) : null,
      result: String(events[end]?.result),
      seats: cards.map(worth),
      destiny: worth(pile),
      joined: worth(during.flatMap((one) => (one.event === 'CardsJoined' ? (one.cards as string[]) : []))),
      abilities: during.flatMap((one) => (one.event === 'CheckAbilityResolved' ? [String(one.card)] : [])),
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
    else if (event.event === 'Executed') add(i, 'executed', 9, { seat: event.seat as number, character: String(event.character), source: String(event.why) });
    else if (event.event === 'GoalRevealed') add(i, 'goal', 4, { seat: event.seat as number, card: String(event.card) });
    else if (event.event === 'GoalMissed') add(i, 'missed', 7, { seat: event.seat as number, card: String(event.card) });
    else if (event.event === 'FinalFiveShown') add(i, 'five', 5, { seat: event.seat as number, card: String(event.card) });
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
      .filter(({ seat }) => isOfCylons(sideAt(people[seat], check.turn)))
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

/** Whether that is the side of the Cylons: a leader is on none. */
export const isOfCylons = (side: Side) => side === 'cylon' || side === 'revealed';

export function sideAt(person: Loyalty | undefined, turn: number): Side {
  return person?.stretches.findLast((stretch) => stretch.from <= turn)?.side ?? 'human';
}
