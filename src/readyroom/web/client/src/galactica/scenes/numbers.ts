/** What an effect will do, in numbers, given how things stand now. */
import { t } from '../../lib/words.svelte';
import { FLAGSHIP, isOn } from '../boards';
import { FACTS, type Effect } from './facts';
import { RESOURCES, type Resource } from '../facts';
import { isCylonPlayer } from '../view';
import { seatOf, type GalacticaView } from './view';

export interface Line {
  text: string;
  /** Before and after, where it is a number. */
  from?: number;
  to?: number;
  tone: 'good' | 'bad' | 'plain';
  /** The game would be lost. */
  deadly?: boolean;
  /** In the red afterwards. */
  red?: boolean;
  children?: Line[];
}

/** Numbers that parts of one effect change one after the other. */
interface Ahead {
  view: GalacticaView;
  names: string[];
  resources: Record<string, number>;
  hands: number[];
  raptors: number;
  nukes: number;
  reserves: number;
  damaged: number;
  boarders: number;
  track: number;
  hull: number;
}

export function forecast(effect: Effect, view: GalacticaView, names: string[]): Line[] {
  return lines(effect, {
    view,
    names,
    resources: { ...view.resources },
    hands: view.players.map((player) => player.hand),
    raptors: view.reserves.raptors,
    nukes: view.nukes,
    reserves: view.reserves.vipers,
    damaged: view.reserves.damaged_vipers,
    boarders: view.boarding[0] ?? 0,
    track: view.jump_track,
    hull: view.damaged.filter((place) => isOn(place, FLAGSHIP)).length,
  });
}

function said(effect: Effect): string {
  const text = effect.n === undefined ? effect.is : t(`galactica-leaf-${effect.n}`);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function number(text: string, from: number, to: number, worse: -1 | 1): Line {
  const tone = from === to ? 'plain' : to > from === worse > 0 ? 'bad' : 'good';
  return { text, from, to, tone };
}

function who(ahead: Ahead, seat: number): string {
  return ahead.names[seat] ?? '';
}

function discards(ahead: Ahead, seat: number, count: number, random: boolean): Line[] {
  if (isCylonPlayer(ahead.view.players[seat])) return [];
  const from = ahead.hands[seat] ?? 0;
  const to = Math.max(0, from - count);
  ahead.hands[seat] = to;
  return [number(t(random ? 'web-gs-hand-random' : 'web-gs-hand', { who: who(ahead, seat) }), from, to, -1)];
}

function sent(ahead: Ahead, seats: number[], place: string): Line[] {
  const touched = seats.filter((seat) => !isCylonPlayer(ahead.view.players[seat]) && ahead.view.players[seat]?.place !== place);
  return touched.map((seat) => ({
    text: t('web-gs-goes', { who: who(ahead, seat), place: t(`galactica-name-${place}`) }),
    tone: 'bad',
  }));
}

function lines(effect: Effect, ahead: Ahead): Line[] {
  const count = Number(effect.count ?? 1);
  const view = ahead.view;
  const everybody = view.players.filter((player) => !isCylonPlayer(player)).map((player) => player.seat);
  const at = (test: (place: string) => boolean) => view.players.filter((player) => test(player.place)).map((player) => player.seat);
  switch (effect.is) {
    case 'Nothing':
      return [{ text: said(effect), tone: 'plain' }];
    case 'AllOf':
      return (effect.effects ?? []).flatMap((part) => lines(part, ahead));
    case 'Change': {
      const resource = String(effect.resource);
      const from = ahead.resources[resource] ?? 0;
      const to = Math.min(15, from + Number(effect.amount));
      ahead.resources[resource] = to;
      const line = number(t(`galactica-name-${resource}`), from, to, -1);
      return [{ ...line, deadly: to <= 0, red: to <= (FACTS.red[resource] ?? 0) }];
    }
    case 'If': {
      const condition = effect.condition as { is: string; resource: string; below: number };
      const low = condition.is !== 'Below' || (ahead.resources[condition.resource] ?? 0) < condition.below;
      if (!low) return [{ text: t('web-gs-not-low', { resource: t(`galactica-name-${condition.resource}`), below: condition.below }), tone: 'plain' }];
      return lines(effect.effect as Effect, ahead);
    }
    case 'MoveTrack': {
      const from = ahead.track;
      ahead.track = Math.max(0, Math.min(5, from + Number(effect.steps)));
      return [number(t('web-gs-track'), from, ahead.track, -1)];
    }
    case 'LoseNuke':
      return [number(t('web-gs-nukes'), ahead.nukes, (ahead.nukes = Math.max(0, ahead.nukes - 1)), -1)];
    case 'Discard':
      return discards(ahead, seatOf(view, String(effect.role)), count, effect.random === true);
    case 'EachDiscards':
      return [
        {
          text: t('web-gs-each-hand', {
            how: effect.random === true ? 'random' : 'chosen',
            count,
            hands: everybody.flatMap((seat) => discards(ahead, seat, count, false).map((line) => `${who(ahead, seat)} ${line.from} → ${line.to}`)).join(', '),
          }),
          tone: 'bad',
        },
      ];
    case 'DiscardHand':
      return discards(ahead, seatOf(view, String(effect.role)), 99, false);
    case 'Send':
      return sent(ahead, [seatOf(view, String(effect.role))], String(effect.place));
    case 'SendAllIn':
      return orNobody(sent(ahead, at((place) => place === effect.location), String(effect.place)), effect);
    case 'SendAllOn':
      return orNobody(sent(ahead, at((place) => isOn(place, String(effect.ship))), String(effect.place)), effect);
    case 'DestroyRaptor':
      return [number(t('web-gs-raptors'), ahead.raptors, (ahead.raptors = Math.max(0, ahead.raptors - 1)), -1)];
    case 'ReturnRaptor':
      return [number(t('web-gs-raptors'), ahead.raptors, (ahead.raptors = Math.min(4, ahead.raptors + 1)), -1)];
    case 'DestroyCivilian':
      return [{ text: t('web-gs-civilian', { population: ahead.resources.population ?? 0 }), tone: 'bad' }];
    case 'DamageGalactica':
      ahead.hull += 1;
      return [{ ...number(t('web-gs-hull'), ahead.hull - 1, ahead.hull, 1), text: t('web-gs-hull') }];
    case 'Centurions':
      return [number(t('web-gs-boarders'), ahead.boarders, (ahead.boarders += count), 1)];
    case 'DamageReserveVipers': {
      const hit = Math.min(count, ahead.reserves);
      const from = ahead.reserves;
      ahead.reserves -= hit;
      ahead.damaged += hit;
      return [number(t('web-gs-reserves'), from, ahead.reserves, -1)];
    }
    case 'DamageSpaceVipers': {
      const flying = Object.values(view.areas).reduce((sum, area) => sum + area.vipers + area.pilots.length, 0);
      return [number(t('web-gs-vipers-in-space'), flying, Math.max(0, flying - count), -1)];
    }
    case 'GiveTitle': {
      const seat = seatOf(view, String(effect.role));
      return [{ text: t('web-gs-title', { who: who(ahead, seat), title: t(`galactica-name-${String(effect.title)}`) }), tone: 'plain' }];
    }
    case 'LowRoll': {
      const most = Number(effect.at_most);
      return [{ text: t('web-gs-low-roll', { most, percent: percent(most) }), tone: 'plain', children: lines(effect.effect as Effect, ahead) }];
    }
    case 'SkillCheck': {
      const children = outcomes(effect, ahead);
      return [{ text: t('web-gs-check', { difficulty: Number(effect.difficulty), skills: (effect.skills as string[]).map((skill) => t(`galactica-name-${skill}`)).join(', ') }), tone: 'plain', children }];
    }
    case 'PayOr':
      return [
        { text: t('web-gs-pay', { who: who(ahead, seatOf(view, String(effect.role))) }), tone: 'plain', children: lines(effect.price as Effect, { ...ahead, resources: { ...ahead.resources } }) },
        { text: t('web-gs-else'), tone: 'plain', children: lines(effect.otherwise as Effect, ahead) },
      ];
    case 'Pick':
    case 'Choice':
      return [
        { text: t('web-gs-either'), tone: 'plain', children: lines(effect.first as Effect, copy(ahead)) },
        { text: t('web-gs-or'), tone: 'plain', children: lines(effect.second as Effect, copy(ahead)) },
      ];
    case 'Draw':
    case 'DrawAny':
    case 'DrawEither':
    case 'CountsAsDistance':
      return [{ text: said(effect), tone: 'good' }];
    case 'Activate':
    case 'KeepInPlay':
    case 'AnotherCrisis':
    case 'BasestarsAttack':
    case 'ActivateNewRaiders':
      return [{ text: said(effect), tone: 'bad' }];
    default:
      return [{ text: said(effect), tone: 'plain' }];
  }
}

function copy(ahead: Ahead): Ahead {
  return { ...ahead, resources: { ...ahead.resources }, hands: [...ahead.hands] };
}

function orNobody(found: Line[], effect: Effect): Line[] {
  return found.length ? found : [{ text: t('web-gs-nobody', { what: said(effect) }), tone: 'plain' }];
}

/** Pass, partial pass and fail of a check, each with what it does. */
function outcomes(check: Effect, ahead: Ahead): Line[] {
  const found: Line[] = [];
  const add = (name: string, effect: unknown, least: number | null) => {
    if (!effect) return;
    found.push({ text: t(`web-gs-on-${name}`, { least: least ?? 0 }), tone: 'plain', children: lines(effect as Effect, copy(ahead)) });
  };
  add('pass', check.on_pass, Number(check.difficulty));
  if (check.partial !== null) add('partial', check.on_partial, Number(check.partial));
  add('fail', check.on_fail, null);
  return found;
}

/** Chance of a die to show this number or less. */
export function percent(most: number): number {
  return Math.round((Math.max(0, Math.min(8, most)) * 100) / 8);
}

/** A card's resources at a glance: what an effect takes from each. */
export function losses(effect: Effect): Partial<Record<Resource, number>> {
  const found: Partial<Record<Resource, number>> = {};
  const walk = (part: Effect) => {
    if (part.is === 'Change' && RESOURCES.includes(part.resource as Resource)) {
      const resource = part.resource as Resource;
      found[resource] = (found[resource] ?? 0) + Number(part.amount);
    }
    (part.effects ?? []).forEach(walk);
  };
  walk(effect);
  return found;
}
