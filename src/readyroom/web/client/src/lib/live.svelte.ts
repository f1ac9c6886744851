/** The line to the server: one socket, opened again whenever it is lost. Nothing of a game lives here. */
import { untrack } from 'svelte';
import { inWords } from './api';
import { t } from './words.svelte';
import type { FromClient, FromServer, Ok } from './wire';

type Listener = (message: FromServer) => void;
type Waiting = { done: (result: unknown) => void; failed: (error: LiveError) => void };
type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

export type Ask = Without<FromClient>;

export class LiveError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const NOT_SIGNED_IN = 4401;
const PING_EVERY = 20_000;

class Link {
  state = $state<'closed' | 'connecting' | 'open'>('closed');
  /** How often the line has been opened. */
  times = $state(0);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = $state(0);
  private socket: WebSocket | null = null;
  private wanted = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<Listener>();
  private readonly openers = new Set<() => void>();
  private alive = 0;

  constructor() {
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry());
    setInterval(() => this.ping(), PING_EVERY);
  }

  /** Use the line: `opened` runs now and after every reconnection. Returns how to let go of it. */
  use(listener: Listener, opened: () => void): () => void {
    this.listeners.add(listener);
    this.openers.add(opened);
    this.wanted += 1;
    untrack(() => (this.state === 'open' ? opened() : this.connect()));
    return () => {
      this.listeners.delete(listener);
      this.openers.delete(opened);
      this.wanted -= 1;
    };
  }

  /** Say something and wait for `ok`. */
  ask(message: Ask): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.state !== 'open' || !this.socket) {
        failed(new LiveError('offline', t('web-not-sent')));
        return;
      }
      const id = ++this.number;
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Somebody else signed in: open a new line. */
  renew(): void {
    this.socket?.close();
    this.socket = null;
    this.state = 'closed';
    if (this.wanted) this.connect();
  }

  private hurry(): void {
    if (this.wanted && this.state === 'closed') {
      this.tries = 0;
      this.connect();
    } else if (this.state === 'open') {
      this.ping();
    }
  }

  private ping(): void {
    if (this.state !== 'open') return;
    if (this.alive && Date.now() - this.alive > 2 * PING_EVERY + 5_000) {
      this.socket?.close();
      return;
    }
    this.ask({ type: 'ping' }).catch(() => undefined);
  }

  private connect(): void {
    if (this.socket || this.state !== 'closed') return;
    clearTimeout(this.timer);
    this.state = 'connecting';
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
    this.socket = socket;
    socket.onmessage = (event) => this.take(socket, JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private take(socket: WebSocket, message: FromServer): void {
    if (socket !== this.socket) return;
    this.alive = Date.now();
    if (message.type === 'welcome') {
      this.ahead = message.time - Date.now() / 1000;
      this.tries = 0;
      this.state = 'open';
      this.times += 1;
      for (const opened of this.openers) opened();
    } else if (message.type === 'ok' || message.type === 'error') {
      this.reply(message as Ok);
    }
    for (const listener of this.listeners) listener(message);
  }

  private reply(message: FromServer): void {
    if (message.type !== 'ok' && message.type !== 'error') return;
    const waiting = this.waiting.get(message.id as number);
    this.waiting.delete(message.id as number);
    if (message.type === 'ok') waiting?.done(message.result);
    else waiting?.failed(new LiveError(message.code, inWords(message.code, message.message, message.facts)));
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.state = 'closed';
    for (const waiting of this.waiting.values()) waiting.failed(new LiveError('offline', t('web-not-sent')));
    this.waiting.clear();
    if (!this.wanted || code === NOT_SIGNED_IN) return;
    // a restarted server is back soon: ask often at first, so that nobody waits for us
    const most = this.tries < 40 ? 800 : 4_000;
    const pause = Math.min(150 * 2 ** this.tries, most) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), pause);
  }
}

export const link = new Link();
