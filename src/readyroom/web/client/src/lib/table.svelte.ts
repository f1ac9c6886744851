/** A table as this browser knows it: who sits there, how the game stands for me, what has been told and said. */
import { untrack } from 'svelte';
import { api, inWords } from './api';
import { nameOf } from './chairs';
import { curtain } from './curtain';
import { link, LiveError } from './live.svelte';
import { subjects } from './games';
import { flights } from './motion';
import { peek } from './peek.svelte';
import { Picker } from './picker.svelte';
import { reuse } from './reuse';
import { modeOf } from './modes';
import { whyNotWords, type WhyNot } from './say';
import type { GameEvent } from './types';
import { learn } from './words.svelte';
import type { ChatLine, FromServer, GameState, GameTold, Named, PhraseInfo, TableInfo, TalkLine, WayIn } from './wire';

export interface Hint {
  serial: number;
  answer: number | number[];
  why?: { key: string; args: Record<string, unknown> } | null;
}

/** What a computer player says for all to hear about something he did. */
export interface Reason {
  /** The number of the event. */
  at: number;
  seat: number;
  key: string;
  args: Record<string, unknown>;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  key = $state<string | null>(null);
  /** How I get a seat of the running game, if I have none. */
  wayIn = $state.raw<WayIn | null>(null);
  /** For the host: whom they have sent away. */
  kicked = $state.raw<Named[]>([]);
  game = $state.raw<GameState | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Phrases of the game's table talk that I may say now, and what was said. */
  phrases = $state.raw<PhraseInfo[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  /** Secret windows I pass quickly, by name; `*` for all. */
  orders = $state.raw<string[]>([]);
  /** Orders of the game by which questions are answered for me. */
  answerBy = $state.raw<string[]>([]);
  /** Why the table can't be shown. */
  gone = $state<string | null>(null);
  /** Why the last thing was refused; shown for a moment. */
  refused = $state<string | null>(null);
  /** What a computer player would do, and why. */
  hint = $state.raw<Hint | null>(null);
  readonly picker = new Picker((serial, picks) => void this.answer(serial, picks));
  private readonly whys = new Map<string, Promise<string | null>>();
  private epoch = 0;
  private seat: number | null | undefined;
  private letGo: (() => void) | null = null;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  /** What was refused never left this browser: no longer true once the line is back. */
  private unsent = false;

  constructor(
    readonly id: string,
    key: string | null,
  ) {
    this.key = key;
  }

  open(): () => void {
    peek.asks = (thing) => (this.you === null ? Promise.resolve(null) : this.whyNot(thing));
    this.letGo = link.use(
      (message) => this.take(message),
      () => void this.resume(),
    );
    return () => {
      peek.asks = null;
      this.letGo?.();
      untrack(() => void link.ask({ type: 'close', table: this.id }).catch(() => undefined));
    };
  }

  /** A finished game as somebody reads it who has no name here. */
  async read(): Promise<void> {
    try {
      const [{ table }, { events, talk }] = await Promise.all([api.table(this.id, this.key), api.events(this.id, this.key)]);
      this.info = table;
      this.events = events;
      this.talk = talk;
    } catch (error) {
      this.gone = (error as Error).message;
    }
  }

  /** Ask for exactly what we have missed. */
  private async resume(): Promise<void> {
    try {
      await link.ask({
        type: 'open',
        table: this.id,
        key: this.key,
        epoch: this.epoch,
        seen: this.events.length,
        chat: this.chat.at(-1)?.id ?? 0,
        heard: this.talk.length,
      });
      this.gone = null;
      if (this.unsent) this.hush();
    } catch (error) {
      if (error instanceof LiveError && error.code !== 'offline') this.gone = error.message;
    }
  }

  private take(message: FromServer): void {
    const table = message.type === 'table' ? message.table.id : 'table' in message ? message.table : null;
    if (table !== this.id) return;
    if (message.type === 'game' || curtain.down) curtain.then(() => this.show(message));
    else this.show(message);
  }

  private show(message: FromServer): void {
    if (message.type === 'table') {
      this.info = reuse(this.info, message.table);
      this.you = message.you;
      this.key = message.key ?? this.key;
      this.wayIn = message.way_in ?? null;
      this.kicked = message.kicked ?? [];
    } else if (message.type === 'game') {
      this.move(message);
    } else if (message.type === 'chat') {
      const last = this.chat.at(-1)?.id ?? 0;
      this.chat = [...this.chat, ...message.lines.filter((line) => line.id > last)];
    } else if (message.type === 'phrases') {
      this.phrases = message.phrases;
    } else if (message.type === 'talk') {
      this.talk = [...this.talk.slice(0, message.heard), ...message.lines];
    } else if (message.type === 'orders') {
      this.orders = message.pass_windows;
      this.answerBy = message.answer_by ?? [];
    } else if (message.type === 'gone') {
      this.shutOut(inWords(message.why, message.why));
    }
  }

  /** I may no longer look as I did; as somebody who only watches I may still. */
  private shutOut(why: string): void {
    this.gone = why;
    this.epoch = 0;
    this.events = [];
    this.talk = [];
    this.seat = undefined;
    void this.resume();
  }

  /** What is told of the table to who may not look at the game: how to get a seat, and whether I have one now. */
  async look(): Promise<void> {
    try {
      const told = await api.table(this.id, this.key);
      this.info = reuse(this.info, told.table);
      this.you = told.you;
      this.wayIn = told.way_in ?? null;
      if (told.you !== null) await this.resume();
    } catch {
      this.wayIn = null;
    }
  }

  /** The game has moved on. */
  private move(message: GameTold): void {
    if (this.game) flights();
    const same = this.seat === undefined || this.seat === message.seat;
    this.seat = message.seat;
    this.epoch = message.epoch;
    this.events = [...(same ? this.events.slice(0, message.back) : []), ...(message.events as GameEvent[])];
    this.game = reuse(same ? this.game : null, message.state);
    this.whys.clear();
    const mine = this.game.questions.find((question) => question.seat === message.seat) ?? null;
    if (mine?.serial !== this.hint?.serial) this.hint = null;
    this.picker.ask(mine);
  }

  private complain(error: unknown): void {
    this.refused = error instanceof Error ? error.message : String(error);
    this.unsent = error instanceof LiveError && error.code === 'offline';
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.hush(), 6_000);
  }

  private hush(): void {
    clearTimeout(this.quiet);
    this.refused = null;
    this.unsent = false;
  }

  private async answer(serial: number, picks: number | number[]): Promise<void> {
    curtain.mine();
    try {
      await link.ask({ type: 'answer', table: this.id, serial, answer: picks });
    } catch (error) {
      this.picker.refused(serial);
      if (!(error instanceof LiveError && error.code === 'stale')) this.complain(error);
    }
  }

  async undo(): Promise<void> {
    await this.try({ type: 'undo', table: this.id });
  }

  /** Ask the table to take back my last answer. */
  async request(): Promise<void> {
    await this.try({ type: 'request', table: this.id });
  }

  /** Say yes or no to what somebody asks for; with no I take back what I asked for myself. */
  async consent(request: number, yes: boolean): Promise<void> {
    await this.try({ type: 'consent', table: this.id, request, yes });
  }

  async say(text: string): Promise<void> {
    await this.try({ type: 'say', table: this.id, text });
  }

  /** Say one of the game's phrases, by its label. */
  async phrase(label: string): Promise<void> {
    await this.try({ type: 'talk', table: this.id, talk: label });
  }

  async away(away: boolean): Promise<void> {
    await this.try({ type: away ? 'away' : 'back', table: this.id });
  }

  async window(what: 'pass' | 'think'): Promise<void> {
    await this.try({ type: 'window', table: this.id, do: what });
  }

  async order(windows: string[], answerBy = this.answerBy): Promise<void> {
    const before = [this.orders, this.answerBy] as const;
    [this.orders, this.answerBy] = [windows, answerBy]; // at once: the next order builds on it
    const done = await this.try({ type: 'orders', table: this.id, pass_windows: windows, answer_by: answerBy });
    if (!done && this.orders === windows && this.answerBy === answerBy) [this.orders, this.answerBy] = before;
  }

  /** Why I can't choose a thing now, in words; each is asked for once while the game stands as it does. */
  whyNot(thing: string): Promise<string | null> {
    let asked = this.whys.get(thing);
    if (!asked) {
      asked = Promise.all([link.ask({ type: 'why', table: this.id, things: [thing] }), this.wordsOf('why')]).then(([found]) => {
        const [why] = found as (WhyNot | null)[];
        return why ? whyNotWords(this.info?.game ?? '', why, namesAt(this)) : null;
      });
      this.whys.set(thing, asked);
    }
    return asked;
  }

  async askHint(): Promise<void> {
    try {
      const [hint] = (await Promise.all([link.ask({ type: 'hint', table: this.id }), this.wordsOf('players')])) as [Hint, void];
      if (hint.serial === this.picker.question?.serial) this.hint = hint; // else something else is asked meanwhile
    } catch (error) {
      this.complain(error);
    }
  }

  /** Words that come when they are wanted: why computer players do what they do, why something can't be chosen. Without
   *  them a hint says what, and not why. */
  private async wordsOf(part: 'players' | 'why'): Promise<void> {
    if (this.info) await learn(...subjects(this.info.game, modeOf(this.info), part)).catch(() => undefined);
  }

  /** What the computer players say about what they did from an event on. */
  async explain(seen: number): Promise<Reason[]> {
    try {
      return (await link.ask({ type: 'explain', table: this.id, seen })) as Reason[];
    } catch {
      return []; // the guide has less to say
    }
  }

  /** Whether it was done. */
  private async try(message: Parameters<typeof link.ask>[0]): Promise<boolean> {
    try {
      await link.ask(message);
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  /** The seats that people play themselves. */
  get people(): number[] {
    return (this.info?.chairs ?? []).filter((chair) => chair.person !== null && !chair.away).map((chair) => chair.seat);
  }

  get name(): (seat: number) => string {
    const chairs = this.info?.chairs ?? [];
    return (seat) => chairs[seat]?.name ?? '';
  }
}

/** Everybody at a table by name. */
export function namesAt(table: Table): string[] {
  return (table.info?.chairs ?? []).map(nameOf);
}
