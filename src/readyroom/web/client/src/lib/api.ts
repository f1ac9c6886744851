/** The HTTP part of the server: people, tables, the catalogue. */
import type { Clock, GameEvent, TableFor } from './types';
import type { TalkLine } from './wire';
import { has, t } from './words.svelte';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** A refusal in the reader's language. */
export function inWords(code: string, message: string, facts: Record<string, unknown> = {}): string {
  const id = `server-${code}`;
  return has(id) ? t(id, facts as Record<string, string>) : message;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Refused('offline', t('web-offline'), 0);
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  const data: unknown = text ? JSON.parse(text) : null;
  if (!response.ok) {
    const error = (data as { error?: { code: string; message: string; facts: Record<string, unknown> } }).error;
    throw new Refused(
      error?.code ?? 'fault',
      inWords(error?.code ?? 'fault', error?.message ?? response.statusText, error?.facts),
      response.status,
    );
  }
  return data as T;
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
  email: string | null;
  notices: Notices;
}

/** How one wants to be told that a question waits. */
export interface Notices {
  push?: boolean;
  email?: boolean;
  webhook?: string;
  format?: 'discord' | 'slack';
  digest?: boolean;
}

/** How somebody can sign in. */
export interface Keys {
  passkeys: { id: string; name: string; created_at: number; used_at: number | null }[];
  password: boolean;
  proved: boolean;
}

/** A passkey being made or used. */
export interface Ceremony {
  handle: string;
  options: unknown;
}

export interface Setting {
  /** Whether it can be left to chance; its value is `surprise` until the table starts. */
  surprise?: boolean;
  name: string;
  values: (boolean | number | string)[];
  default: unknown;
  many: boolean;
}

export interface GameShown {
  name: string;
  title: string;
  seats: number[];
  settings: Setting[];
  rules_version: number;
  levels: string[];
}

/** Whether a table can be set up so, and what can't be chosen next. */
export interface SetupChecked {
  why: string | null;
  options: Record<string, unknown>;
  /** Those that are not as they usually are with the rest. */
  chosen: Record<string, unknown>;
  cannot: { setting: string; value: boolean | number | string; why: string; name: string | null; facts: Record<string, number | string> }[];
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  public?: boolean;
  watch?: boolean;
  pace?: 'live' | 'web';
  reactions?: 'secret' | 'quick' | 'open';
  clock?: Clock;
  salt?: string;
}

export interface Moment {
  events: number;
  view: unknown;
  aid: unknown;
}

const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  guest: (name: string) => call<Me>('POST', '/api/guest', { name }),
  account: (login: string, password: string) => call<Me>('POST', '/api/account', { login, password }),
  login: (login: string, password: string) => call<Me>('POST', '/api/login', { login, password }),
  logout: () => call<void>('POST', '/api/logout', {}),
  change: (change: Record<string, unknown>) => call<Me>('PATCH', '/api/me', change),
  password: (old: string | null, now: string, dropPasskeys: boolean) => call<Me>('POST', '/api/password', { old, new: now, drop_passkeys: dropPasskeys }),
  prove: (password: string) => call<void>('POST', '/api/prove', { password }),
  keys: () => call<Keys>('GET', '/api/passkeys'),
  keyName: (id: string, name: string) => call<void>('PATCH', `/api/passkeys/${id}`, { name }),
  keyDrop: (id: string) => call<void>('DELETE', `/api/passkeys/${id}`),
  reset: (token: string, password: string) => call<Me>('POST', '/api/reset', { token, password }),
  forget: () => call<void>('DELETE', '/api/me'),
  passkeyBegin: (what: 'register' | 'login', body: { login?: string }) => call<Ceremony>('POST', `/api/passkeys/${what}/begin`, body),
  passkeyAdd: (body: { handle: string; credential: unknown; name: string }) => call<void>('POST', '/api/passkeys/register/finish', body),
  passkeyUse: (body: { handle: string; credential: unknown }) => call<Me>('POST', '/api/passkeys/login/finish', body),
  pushKey: () => call<{ key: string | null }>('GET', '/api/push'),
  pushAdd: (device: { endpoint: string; p256dh: string; auth: string }) => call<void>('POST', '/api/push', device),
  pushDrop: () => call<void>('DELETE', '/api/push'),
  games: () => call<GameShown[]>('GET', '/api/games'),
  check: (game: string, seats: number, options: Record<string, unknown>) =>
    call<SetupChecked>('POST', `/api/games/${game}/check`, { seats, options }),
  tables: (which: 'open' | 'watch' | 'over' | 'mine') => call<TableFor[]>('GET', `/api/tables?which=${which}`),
  create: (table: NewTable) => call<TableFor>('POST', '/api/tables', table),
  table: (id: string, key: string | null) => call<TableFor>('GET', at(id) + (key ? `?key=${encodeURIComponent(key)}` : '')),
  changeTable: (id: string, change: Partial<Omit<NewTable, 'game' | 'salt'>>) => call<TableFor>('PATCH', at(id), change),
  swap: (id: string, seat: number, to: number) => call<TableFor>('POST', at(id, '/swap'), { seat, to }),
  events: (id: string, key: string | null) =>
    call<{ events: GameEvent[]; talk: TalkLine[] }>('GET', at(id, '/events') + (key ? `?key=${encodeURIComponent(key)}` : '')),
  join: (id: string, key: string | null, seat: number | null) => call<TableFor>('POST', at(id, '/join'), { key, seat }),
  leave: (id: string) => call<void>('POST', at(id, '/leave'), {}),
  seek: (id: string, key: string | null, seat: number) => call<TableFor>('POST', at(id, '/seek'), { key, seat }),
  seekNoMore: (id: string) => call<void>('DELETE', at(id, '/seek')),
  admit: (id: string, person: string, yes: boolean) => call<void>('POST', at(id, '/admit'), { person, yes }),
  openSeat: (id: string, seat: number, open: boolean) => call<TableFor>('POST', at(id, '/open'), { seat, open }),
  renewKey: (id: string) => call<TableFor>('POST', at(id, '/key'), {}),
  pardon: (id: string, person: string) => call<TableFor>('POST', at(id, '/pardon'), { person }),
  kick: (id: string, seat: number) => call<void>('POST', at(id, '/kick'), { seat }),
  fill: (id: string, level: string, seat: number | null) => call<TableFor>('POST', at(id, '/fill'), { level, seat }),
  start: (id: string) => call<TableFor>('POST', at(id, '/start'), {}),
  close: (id: string) => call<void>('POST', at(id, '/close'), {}),
  vote: (id: string, seat: number) => call<{ replaced: boolean }>('POST', at(id, '/vote'), { seat }),
  rematch: (id: string) => call<TableFor>('POST', at(id, '/rematch'), {}),
  moment: (id: string, events: number, key: string | null, eyes: number | 'mine' | 'spectator') => {
    const query = new URLSearchParams();
    if (key) query.set('key', key);
    if (eyes === 'spectator') query.set('spectator', 'true');
    else if (eyes !== 'mine') query.set('seat', String(eyes));
    return call<Moment>('GET', `${at(id, `/moment/${events}`)}?${query}`);
  },
  story: (id: string, key: string | null) => call<unknown>('GET', at(id, '/story') + (key ? `?key=${encodeURIComponent(key)}` : '')),
  importRecord: (record: unknown) => call<TableFor>('POST', '/api/records', { record }),
  reach: () => call<{ address: string | null }>('GET', '/api/reach'),
  recordUrl: (id: string, key: string | null) => at(id, '/record') + (key ? `?key=${encodeURIComponent(key)}` : ''),
};
