/** Where on the table each option lies, so that the thing itself glows and can be clicked. */
import { getContext, setContext } from 'svelte';
import { keyOf, type Option, type Picker } from '../lib/picker.svelte';
import type { QuestionInfo } from '../lib/wire';
import type { Aid } from './aid';
import { FACTS } from './facts';
import { MUTINY } from './mutiny';
import { cardsOf, hasCylons, isRoom, type GalacticaView } from './view';

/** The place of an option, as `kind:id`; `bar` where nothing on the table stands for it. */
export function spot(option: Option, question: QuestionInfo, view: GalacticaView): string {
  const { kind, id, facts } = option;
  const me = view.seat === null ? undefined : view.players[view.seat];
  switch (kind) {
    case 'location':
      return `room:${id}`;
    case 'activate':
      return isRoom(view, id) ? `room:${id}` : 'bar';
    case 'area':
      return `area:${id}`;
    case 'beyond':
      return `beyond:${id}`;
    case 'move':
      return facts.viper === 'own' ? `area:${id}` : `piece:${String(facts.ship)}:${String(facts.viper)}`;
    case 'launch':
      return `area:${String(facts.area)}`;
    case 'nuke':
      if (facts.ship === 'area') return hasCylons(view, String(facts.area)) ? `nuke:${String(facts.area)}` : 'stock:nuke';
      return `piece:${String(facts.ship)}:${String(facts.area)}`;
    case 'attack':
    case 'ship':
      return `piece:${String(facts.piece ?? facts.ship)}:${String(facts.area)}`;
    case 'civilian':
    case 'escort':
      return `civilian:${id}`;
    case 'unmanned':
      return String(facts.area) in view.areas ? `piece:${String(facts.ship)}:${String(facts.area)}` : `stock:${String(facts.ship)}`;
    case 'title':
      return `title:${String(facts.title ?? id)}`;
    case 'order':
    case 'reinforce':
    case 'kind':
      return `order:${id}`;
    case 'ally':
      return `ally:${id}`;
    case 'token':
      if (id.startsWith(TRAUMA)) return `trauma:${id}`;
      return `order:${id}`;
    case 'viper':
      return 'seat' in facts ? `pilot:${String(facts.seat)}` : 'bar';
    case 'space':
      return `space:${id}`;
    case 'seat':
      return `seat:${id}`;
    case 'card':
      if (question.prompt === SHOW) return `shown:${id}`;
      if (question.prompt === 'galactica-take-card') return `tray:${id}`;
      if (view.hand?.includes(id)) return `hand:${id}`;
      if (cardsOf(me, MUTINY).includes(id)) return `mutiny:${id}`;
      if (cardsOf(me, 'super_crisis').includes(id)) return `super:${id}`;
      return id === 'draw' ? 'bar' : `tray:${id}`;
    case 'quorum':
      return id === 'pass' ? 'bar' : id === 'draw' ? 'deck:quorum' : `quorum:${id}`;
    case 'ability':
      return `ability:${id}`;
    case 'use': {
      const what = String(facts.what);
      if (view.hand?.includes(what)) return `hand:${what}`;
      if (isMine(what, view)) return `play:${what}`;
      return me && FACTS.characters[me.character]?.abilities.includes(what) ? `ability:${what}` : 'bar';
    }
    case 'agenda':
      return `play:${id}`;
    case 'resource':
      return `dial:${id}`;
    case 'deck':
      return `deck:${id}`;
    case 'draw':
      return (facts.skills as string[]).length === 1 ? `deck:${id}` : 'draw:';
    case 'part':
      return `part:${id}`;
    case 'character':
      return `character:${id}`;
    case 'reveal':
    case 'goal':
      return `loyalty:${id}`;
    case 'mutiny':
      return cardsOf(me, MUTINY).includes(id) ? `play:${id}` : `tray:${id}`;
    case 'board':
      return `board:${id}`;
    case 'card-name':
      return view.check && id in view.check.abilities ? `named:${id}` : 'bar';
    default:
      return 'bar';
  }
}

/** A Cylon leader's own card, facedown before them. */
function isMine(card: string, view: GalacticaView): boolean {
  return view.motives?.cards.some((one) => one.card === card && !one.shown) ?? false;
}

/** Somebody who is executed shows one of their Loyalty cards. */
const SHOW = 'galactica-show-cylon';
/** What my trauma tokens are is no business of others either. */
const TRAUMA = 'trauma_';

/** Places on the table that are called otherwise by the engine. */
const THINGS: Record<string, string> = { room: 'location', hand: 'card', super: 'card', dial: 'resource', loyalty: 'reveal', play: 'mutiny' };

/** The label of the thing at a place. */
export function thingAt(place: string): string {
  const [kind = '', id] = place.split(/:(.*)/s);
  return `${THINGS[kind] ?? kind}:${id}`;
}

/** Loyalty is no business of whoever looks over a shoulder: not a word of it in the open; nor are Mutiny cards. */
export function isSecret(option: Option, question: QuestionInfo | null, place = ''): boolean {
  return option.kind === 'reveal' || /^(play|mutiny):/.test(place) || option.kind === 'goal' || option.kind === 'agenda' || question?.prompt === SHOW || (option.kind === 'token' && option.id.startsWith(TRAUMA));
}

/** Whether an option stands in the question bar: nothing on the table stands for it, or only a small sign. */
export function isListed(place: string): boolean {
  return place === 'bar' || /^(title|ally|board):/.test(place);
}

interface Now {
  picker: Picker | null;
  view: GalacticaView;
  hinted: number[];
  aid: Aid;
  say: (option: Option) => { label: string; detail?: string };
}

export interface Choice {
  index: number;
  key: string;
  label: string;
  detail?: string;
}

export class Glow {
  constructor(private readonly now: () => Now) {}

  readonly spots = $derived.by(() => {
    const { picker, view } = this.now();
    const question = picker?.open ? picker.question : null;
    return question && picker ? picker.options.map((option) => spot(option, question, view)) : [];
  });
  private readonly byPlace = $derived.by(() => {
    const found = new Map<string, number[]>();
    this.spots.forEach((place, i) => found.set(place, [...(found.get(place) ?? []), i]));
    return found;
  });

  /** Something is asked of me. */
  get open(): boolean {
    return this.spots.length > 0;
  }

  /** The thing at a place, where one may ask why it can't be chosen: I am asked, or it is an ability of mine. */
  thing(place: string): string | null {
    const mine = this.now().picker !== null && (this.open || place.startsWith('ability:'));
    return mine ? thingAt(place) : null;
  }

  get aid(): Aid {
    return this.now().aid;
  }

  get asked(): string {
    return this.open ? (this.now().picker?.question?.prompt ?? '') : '';
  }

  /** Options at a place; of several things alike there, those of the `n`-th. */
  at(place: string, n = 0): number[] {
    const { picker } = this.now();
    const here = this.byPlace.get(place) ?? [];
    if (!picker || (here.length < 2 && !(picker.several && n))) return here;
    const groups = new Map<string, number[]>();
    for (const index of here) {
      const option = picker.options[index];
      const name = `${option?.kind}:${option?.id}`;
      groups.set(name, [...(groups.get(name) ?? []), index]);
    }
    return [...groups.values()].flatMap((group) => group[picker.several ? n : Math.min(n, group.length - 1)] ?? []);
  }

  /** Whether any place of this kind can be chosen. */
  any(kind: string): boolean {
    return this.spots.some((place) => place.startsWith(`${kind}:`));
  }

  choices(indexes: number[]): Choice[] {
    const { picker, say } = this.now();
    return indexes.flatMap((index) => {
      const option = picker?.options[index];
      return option ? [{ index, key: keyOf(index), ...say(option) }] : [];
    });
  }

  picked(indexes: number[]): boolean {
    return indexes.some((index) => this.now().picker?.isPicked(index));
  }

  hinted(indexes: number[]): boolean {
    return indexes.some((index) => this.now().hinted.includes(index));
  }

  pick(index: number): void {
    this.now().picker?.pick(index);
  }
}

const NAME = 'galactica-glow';

export function provideGlow(now: () => Now): Glow {
  return setContext(NAME, new Glow(now));
}

export function useGlow(): Glow {
  return getContext(NAME);
}
