/** Moments that few games have: what cards do in a check, executions, Personal Goals, the Final Five. Their pictures are
 *  loaded when the first of them comes. */
import type { GameEvent } from '../../lib/types';

/** An ability of a card in a check, or the consequence, with what came of it; or a card that a Reckless check turns up. */
export interface CheckStep {
  is: 'ability' | 'consequence' | 'turned';
  card: string;
  joined: string[];
  left: string[];
  /** The strength after it, where it has changed, and what each card counts then. */
  total: number | null;
  counts: [string, number][];
}

export interface Missed {
  seat: number;
  card: string;
  resource: string;
  now: number;
  change: number;
}

/** What somebody shows in the Trial: the tokens of one face count against them, if they are not too few. */
export interface Tried {
  seat: number;
  tokens: string[];
  against: number;
  face: string;
  left: number;
}

/** Something counts against them, but too little to matter. */
export const few = ({ against, left }: Tried) => (against > 0 && left === 0 ? 'yes' : 'no');

export type RareScene =
  | { kind: 'abilities'; source: string; steps: CheckStep[]; from: number; difficulty: number; total: number | null; result: string }
  | { kind: 'execution'; seat: number; character: string; why: string; shown: string[]; cylon: string; next: string }
  | { kind: 'newcomer'; seat: number; character: string; was: string }
  | { kind: 'goal'; seat: number; card: string }
  | { kind: 'missed'; goals: Missed[] }
  | { kind: 'five'; seat: number; source: number; cards: string[] }
  | { kind: 'ally'; seat: number; card: string; token: string | null }
  | { kind: 'crossroads'; roads: Road[]; now: number }
  | { kind: 'trial'; shown: Tried[]; out: number[] }
  | { kind: 'eliminated'; seat: number; character: string }
  | { kind: 'board'; board: string; side: string; /** Who was there, and where they are now. */ aboard: number[]; to: string }
  | { kind: 'leader'; what: 'motive' | 'agenda' | 'began' | 'ended'; seat: number; card: string }
  | { kind: 'planet'; what: 'began' | 'returned' | 'departure'; seat: number | null }
  | { kind: 'handover'; seat: number; source: number; count: number }
  | { kind: 'mutiny'; seat: number; /** None where somebody becomes the Mutineer. */ card: string };

/** What somebody has set at the Crossroads; a card that is not shown yet is null. */
export interface Road {
  seat: number;
  card: string | null;
  token: string | null;
  set: boolean;
}

const RARE = new Set(['abilities', 'execution', 'newcomer', 'goal', 'missed', 'five', 'ally', 'crossroads', 'trial', 'eliminated', 'mutiny', 'board', 'planet', 'leader', 'handover']);

const tokenOf = (event: GameEvent) => (event.token ? String(event.token) : null);
const metOf = (event: GameEvent) => ({ seat: event.seat as number, card: String(event.card), token: tokenOf(event) });
const roadOf = (event: GameEvent): Road => ({ ...metOf(event), set: event.token !== null });

export function isRare(scene: { kind: string }): scene is RareScene {
  return RARE.has(scene.kind);
}

/** Every event that has such a moment or belongs to one: tells it, and says whether that was all. */
export function tellRare(event: GameEvent, scenes: { kind: string }[], before: () => GameEvent[]): boolean {
  const told = TOLD[event.event];
  return told ? told(event, scenes as (RareScene | { kind: '' })[], before) : false;
}

type Scenes = (RareScene | { kind: '' })[];
type Told = (event: GameEvent, scenes: Scenes, before: () => GameEvent[]) => boolean;

/** The last scene of a kind. */
function last<K extends RareScene['kind']>(scenes: Scenes, kind: K): Extract<RareScene, { kind: K }> | undefined {
  return scenes.findLast((scene) => scene.kind === kind) as Extract<RareScene, { kind: K }> | undefined;
}

const stepOf = (scenes: Scenes): CheckStep | undefined => last(scenes, 'abilities')?.steps.at(-1);

function step(is: CheckStep['is']): Told {
  return (event, scenes, before) => {
    let scene = last(scenes, 'abilities');
    if (!scene || scene.result) {
      const past = before();
      const told = past.slice(past.findLastIndex((one) => one.event === 'CheckBegan'));
      const strength = told.findLast((one) => one.event === 'StrengthChanged' || one.event === 'CheckShown');
      const shown = told.findLast((one) => one.event === 'CheckShown');
      scene = { kind: 'abilities', source: String(told[0]?.source ?? ''), steps: [], from: Number(strength?.total ?? 0), difficulty: Number(shown?.difficulty ?? 0), total: null, result: '' };
      scenes.push(scene);
    }
    scene.steps.push({ is, card: String(event.card), joined: [], left: [], total: null, counts: [] });
    return true;
  };
}

/** Something of an event becomes part of a scene that is there. */
function adds(add: (event: GameEvent, scenes: Scenes, before: () => GameEvent[]) => void): Told {
  return (event, scenes, before) => {
    add(event, scenes, before);
    return true;
  };
}

/** What a Cylon leader does in the open. */
const leads = (what: 'motive' | 'agenda' | 'began' | 'ended'): Told =>
  adds((event, scenes) => void scenes.push({ kind: 'leader', what, seat: event.seat as number, card: String(event.card ?? '') }));

const TOLD: Record<string, Told> = {
  CheckAbilityResolved: step('ability'),
  ConsequenceResolved: step('consequence'),
  /** Two that are turned up are one step. */
  TreacheryTurned: (event, scenes, before) => {
    const at = last(scenes, 'abilities')?.result ? undefined : stepOf(scenes);
    if (at?.is !== 'turned') step('turned')(event, scenes, before);
    stepOf(scenes)?.joined.push(String(event.card));
    return true;
  },
  CardsJoined: adds((event, scenes) => stepOf(scenes)?.joined.push(...(event.cards as string[]))),
  CardsLeft: adds((event, scenes) => stepOf(scenes)?.left.push(...(event.cards as string[]))),
  StrengthChanged: adds((event, scenes) => {
    const at = stepOf(scenes);
    if (at) Object.assign(at, { total: event.total, counts: event.counts });
  }),
  CheckTotaled: adds((event, scenes) => {
    const scene = last(scenes, 'abilities');
    if (scene) scene.total = event.total as number;
  }),
  CheckResult: adds((event, scenes) => {
    const scene = last(scenes, 'abilities');
    if (scene) scene.result ||= String(event.result);
  }),
  Executed: adds((event, scenes) => void scenes.push({ kind: 'execution', seat: event.seat as number, character: String(event.character), why: String(event.why), shown: [], cylon: '', next: '' })),
  LoyaltyShown: adds((event, scenes) => last(scenes, 'execution')?.shown.push(...(event.cards as string[]))),
  /** Whoever is executed and wakes up elsewhere shows a card: that is part of it. */
  CylonRevealed: (event, scenes) => {
    const scene = scenes.at(-1);
    if (scene?.kind !== 'execution' || scene.seat !== event.seat) return false;
    scene.cylon = String(event.card);
    return true;
  },
  CharacterChosen: (event, scenes, before) => {
    const scene = last(scenes, 'execution');
    if (scene && scene.seat === event.seat && !scene.next) scene.next = String(event.character);
    else {
      const was = before().findLast((one) => one.event === 'Executed' && one.seat === event.seat);
      if (was) scenes.push({ kind: 'newcomer', seat: event.seat as number, character: String(event.character), was: String(was.character) });
    }
    return true;
  },
  GoalRevealed: adds((event, scenes) => void scenes.push({ kind: 'goal', seat: event.seat as number, card: String(event.card) })),
  FinalFiveShown: adds((event, scenes) => {
    const scene = scenes.at(-1);
    if (scene?.kind === 'five' && scene.source === event.source) scene.cards.push(String(event.card));
    else scenes.push({ kind: 'five', seat: event.seat as number, source: event.source as number, cards: [String(event.card)] });
  }),
  AllyMet: adds((event, scenes) => void scenes.push({ kind: 'ally', ...metOf(event) })),
  CrossroadsShown: (event, scenes, before) => {
    const past = before();
    const since = past.slice(past.findLastIndex((one) => one.event === 'CrossroadsBegan'));
    const shown = [...since.filter((one) => one.event === 'CrossroadsShown'), event].map(roadOf);
    const others = since.filter((one) => one.event === 'CrossroadsDealt' && !shown.some((road) => road.seat === one.seat));
    const lie = others.map((one): Road => ({ seat: one.seat as number, card: null, token: null, set: since.some((other) => other.event === 'TraumaSet' && other.seat === one.seat) }));
    scenes.push({ kind: 'crossroads', roads: [...shown, ...lie], now: event.seat as number });
    return true;
  },
  TrialBegan: adds((_, scenes) => void scenes.push({ kind: 'trial', shown: [], out: [] })),
  TraumaShown: adds((event, scenes) => void last(scenes, 'trial')?.shown.push(event as unknown as Tried)),
  Eliminated: adds((event, scenes) => {
    last(scenes, 'trial')?.out.push(event.seat as number);
    scenes.push({ kind: 'eliminated', seat: event.seat as number, character: String(event.character) });
  }),
  MutinyPlayed: adds((event, scenes) => void scenes.push({ kind: 'mutiny', seat: event.seat as number, card: String(event.card) })),
  MutineerRevealed: adds((event, scenes) => void scenes.push({ kind: 'mutiny', seat: event.seat as number, card: '' })),
  BoardTurned: adds((event, scenes, before) => {
    const past = before();
    const moved = past.slice(past.findLastIndex((one) => one.event !== 'Moved') + 1);
    const to = String(moved.at(-1)?.place ?? '');
    const aboard = moved.filter((one) => one.place === to).map((one) => one.seat as number);
    scenes.push({ kind: 'board', board: String(event.board), side: String(event.side), aboard: [...new Set(aboard)], to });
  }),
  MotiveRevealed: leads('motive'),
  AgendaShown: leads('agenda'),
  InfiltrationBegan: leads('began'),
  InfiltrationEnded: leads('ended'),
  NewCapricaBegan: adds((_, scenes) => void scenes.push({ kind: 'planet', what: 'began', seat: null })),
  GalacticaReturned: adds((_, scenes) => void scenes.push({ kind: 'planet', what: 'returned', seat: null })),
  DepartureOrdered: adds((event, scenes) => void scenes.push({ kind: 'planet', what: 'departure', seat: event.seat as number })),
  LoyaltyGiven: adds((event, scenes) => void scenes.push({ kind: 'handover', seat: event.seat as number, source: event.source as number, count: event.count as number })),
  GoalMissed: adds((event, scenes) => {
    const goal = { seat: event.seat as number, card: String(event.card), resource: '', now: 0, change: 0 };
    const scene = scenes.at(-1);
    if (scene?.kind === 'missed') scene.goals.push(goal);
    else scenes.push({ kind: 'missed', goals: [goal] });
  }),
  ResourceChanged: (event, scenes) => {
    const scene = scenes.at(-1);
    const goal = scene?.kind === 'missed' ? scene.goals.at(-1) : undefined;
    if (goal && !goal.resource) Object.assign(goal, { resource: String(event.resource), now: event.now, change: event.change });
    return false;
  },
};

/** How long such a scene stands there, in milliseconds. */
export function rareTime(scene: RareScene): number {
  if (scene.kind === 'abilities') return Math.min(4200, scene.steps.length * STEP + 1100);
  if (scene.kind === 'execution') return 2600;
  if (scene.kind === 'trial') return 1800 + scene.shown.length * 300;
  return scene.kind === 'missed' ? 1600 + scene.goals.length * 300 : 2000;
}

/** From one step of a check to the next. */
export const STEP = 800;
