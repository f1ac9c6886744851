/** Which scenes the latest events call for, in order. */
import type { GameEvent } from '../../lib/types';
import { boardOf, FLAGSHIP } from '../boards';
import { FACTS } from '../facts';
import { isRare, rareTime, tellRare, type RareScene } from './rare';

export interface Step {
  /** A silhouette, or nothing. */
  ship: string;
  event: GameEvent;
  die: GameEvent | null;
}

export type Scene =
  | RareScene
  | { kind: 'crisis'; seat: number; card: string; attack: boolean; since: GameEvent[] }
  | { kind: 'combat'; what: string; steps: Step[] }
  | { kind: 'check'; shown: GameEvent; result: string; source: string }
  | { kind: 'arrival'; attack: boolean; arrived: GameEvent[] }
  | { kind: 'jump' }
  | { kind: 'destination'; seat: number; card: string; distance: number }
  | { kind: 'reveal'; seat: number; card: string }
  | { kind: 'sympathizer'; seat: number; cylon: boolean }
  | { kind: 'sleeper' }
  | { kind: 'end'; winner: string; why: string };

const BIG = new Set(['reveal', 'sympathizer', 'sleeper', 'jump', 'end', 'check', 'arrival']);

export function isBig(scene: Scene): boolean {
  return BIG.has(scene.kind) || isRare(scene);
}

/** How long a scene stands there unseen before it opens, in milliseconds: one with much to draw is laid out and painted
 *  by then, and moves evenly from its first picture on. */
export function lead(scene: Scene): number {
  return scene.kind === 'check' ? 150 : 0;
}

/** At most 1.2 seconds; the reveal of a check takes a moment for each card, and what is rare has more to be read. */
export function duration(scene: Scene): number {
  if (isRare(scene)) return rareTime(scene);
  if (scene.kind === 'arrival') return Math.min(1200, 800 + scene.arrived.length * 100);
  if (scene.kind === 'combat') return Math.min(1200, 700 + scene.steps.length * 130);
  if (scene.kind === 'check') return revealTime(cardsOf(scene.shown)) + 900;
  return 1200;
}

export function cardsOf(shown: GameEvent): number {
  return (shown.dealt as unknown[]).length;
}

/** From the first to the last card. */
export function revealTime(cards: number): number {
  return Math.min(1600, cards * 150);
}

const COMBAT: Record<string, (event: GameEvent) => string> = {
  ShipsPlaced: (event) => String(event.ship),
  ShipsGathered: (event) => String(event.ship),
  CivilianEscorted: () => 'civilian',
  ShipsMoved: (event) => String(event.ship),
  ShipDestroyed: (event) => String(event.ship),
  CivilianDestroyed: () => 'civilian',
  ViperDamaged: (event) => String(event.ship),
  Missed: (event) => String(isPlace(String(event.attacker)) ? event.target : event.attacker),
  GalacticaDamaged: () => FLAGSHIP,
  BoardDamaged: (event) => String(event.board),
  BasestarDamaged: () => 'basestar',
  CenturionsBoarded: () => 'centurion',
  CenturionsAdvanced: () => 'centurion',
  CenturionDestroyed: () => 'centurion',
  NukeUsed: () => 'nuke',
};

/** Whether an attack comes from aboard: the picture is of what it is aimed at. */
function isPlace(attacker: string): boolean {
  return attacker === FLAGSHIP || boardOf(attacker) !== '';
}

/** Fights that are no activation: what appears in others comes from the card, unless basestars have launched it. */
const OWN = new Set(['', 'gathered', 'placed']);

export function reel(events: GameEvent[], before: GameEvent[]): Scene[] {
  const scenes: Scene[] = [];
  let die: GameEvent | null = null;
  const add = (scene: Scene) => scenes.push(scene);
  const fight = (what: string): Step[] => {
    const last = scenes.at(-1);
    if (last?.kind === 'combat' && (what === '' || last.what === what)) return last.steps;
    const steps: Step[] = [];
    add({ kind: 'combat', what, steps });
    return steps;
  };
  /** What humans do is a fight of its own, whatever the Cylons have just done. */
  const battle = () => {
    const last = scenes.at(-1);
    if (last?.kind !== 'combat' || last.what !== '') add({ kind: 'combat', what: '', steps: [] });
  };
  events.forEach((event, i) => {
    if (tellRare(event, scenes, () => [...before, ...events.slice(0, i)])) return;
    switch (event.event) {
      case 'CrisisDrawn':
        add({ kind: 'crisis', seat: event.seat as number, card: String(event.card), attack: FACTS.crises[String(event.card)]?.attack === true, since: events.slice(i + 1) });
        break;
      case 'CylonShipsActivated':
        fight(String(event.kind));
        break;
      case 'DieRolled':
        if (event.attacker) {
          die = event;
          if (isTheirs(event)) fight(scenes.length ? '' : activated(before));
          else battle();
        } else if (fires(events[i + 1], [...before, ...events.slice(0, i)])) {
          die = event;
          battle();
        }
        break;
      case 'CheckShown': {
        // what cards do on their own comes before the result: it is told with that
        const ended = events.slice(i).find((one) => ['CheckResult', 'CheckAbilityResolved', 'ConsequenceResolved', 'TreacheryTurned'].includes(one.event));
        const result = ended?.event === 'CheckResult' ? ended.result : '';
        const began = [...before, ...events.slice(0, i)].findLast((one) => one.event === 'CheckBegan');
        add({ kind: 'check', shown: event, result: String(result ?? ''), source: String(began?.source ?? '') });
        break;
      }
      case 'FleetArrived': {
        const last = scenes.at(-1);
        if (last?.kind === 'arrival') last.arrived.push(event);
        else add({ kind: 'arrival', attack: caught(events[i - 1] ?? before.at(-1)), arrived: [event] });
        break;
      }
      case 'ShipsGathered':
        fight('gathered').push({ ship: String(event.ship), event, die: null });
        break;
      case 'FleetJumped':
        add({ kind: 'jump' });
        break;
      case 'DestinationChosen':
        add({ kind: 'destination', seat: event.seat as number, card: String(event.card), distance: event.distance as number });
        break;
      case 'CylonRevealed':
        add({ kind: 'reveal', seat: event.seat as number, card: String(event.card) });
        break;
      case 'SympathizerRevealed':
        add({ kind: 'sympathizer', seat: event.seat as number, cylon: event.cylon === true });
        break;
      case 'SleeperPhase':
        add({ kind: 'sleeper' });
        break;
      case 'GameEnded':
        add({ kind: 'end', winner: String(event.winner), why: String(event.why) });
        break;
      default: {
        const ship = COMBAT[event.event];
        const last = scenes.at(-1);
        if (event.event === 'NukeUsed') battle();
        if (ship && last?.kind !== 'combat' && !die) die = open([...before, ...events.slice(0, i)]);
        if (!ship || (last?.kind !== 'combat' && !die && event.event !== 'NukeUsed')) break;
        const others = event.event === 'ShipsPlaced' && last?.kind === 'combat' && !event.launched && !OWN.has(last.what);
        const what = last?.kind !== 'combat' && die && isTheirs(die) ? activated([...before, ...events.slice(0, i)]) : '';
        fight(others ? 'placed' : what).push({ ship: ship(event), event, die });
        die = null;
      }
    }
  });
  return scenes.filter((scene) => scene.kind !== 'combat' || scene.steps.length > 0);
}

/** What guns of a ship that are no attack by their row have hit: the die is told before it, and a person has fired. */
function fires(hit: GameEvent | undefined, before: GameEvent[]): boolean {
  const by = before.findLast((event) => PHASES.has(event.event) || event.event === 'CrisisDrawn');
  return !!hit && HIT.has(hit.event) && (by?.event === 'LocationActivated' || by?.event === 'SkillPlayed');
}

const HIT = new Set(['BoardDamaged', 'BasestarDamaged', 'ShipDestroyed', 'ViperDamaged', 'CivilianDestroyed']);

/** An attack that has hit and of which nothing has come yet: somebody had to be asked first which ship it is. */
function open(before: GameEvent[]): GameEvent | null {
  const last = before.findLast((event) => event.event === 'DieRolled' || event.event in COMBAT || PHASES.has(event.event));
  return last?.event === 'DieRolled' && last.attacker && last.hit ? last : null;
}

/** Whether the marker of a track has reached its end: that is told before ships come of it. */
function caught(event: GameEvent | undefined): boolean {
  return event?.event === 'MarkerMoved';
}

/** Whether a Cylon ship attacks. */
export function isTheirs(die: GameEvent): boolean {
  return FACTS.cylon_ships.includes(String(die.attacker));
}

/** What the Cylon fleet is in the middle of doing, if it is. */
function activated(before: GameEvent[]): string {
  const last = before.findLast((event) => PHASES.has(event.event));
  return last?.event === 'CylonShipsActivated' ? String(last.kind) : '';
}

const PHASES = new Set(['CylonShipsActivated', 'TurnBegan', 'LocationActivated', 'SkillPlayed', 'CheckBegan', 'FleetJumped']);

/** What is worth showing when much has happened at once. */
export function shorten(scenes: Scene[]): Scene[] {
  if (scenes.length <= 4) return scenes;
  const big = scenes.filter(isBig);
  return big.length ? big.slice(-4) : scenes.slice(-2);
}
