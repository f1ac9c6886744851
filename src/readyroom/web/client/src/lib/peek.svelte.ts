/** What the pointer or the keyboard rests on: shown large beside it, with its words. */
import { placeOf } from './zoom';

export interface Peeked {
  kind: string;
  id: string;
  /** Why it can't be used now. */
  why: string | null;
  /** Its words stand on it already: only why it can't be used is worth showing. */
  readable: boolean;
  at: DOMRect;
}

/** What an element stands for. */
export interface Stands {
  kind: string;
  id: string;
  /** Its label, where it could be chosen at times: then the server is asked why it can't be now. */
  thing?: string | null;
  /** Whether its words can be read where it lies. */
  readable?: () => boolean;
}

/** A finger is never quite still: so many pixels are no movement. */
const STILL = 12;
const LONG = 450;

/** The click that ends a long press is none. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const lifted = () => setTimeout(() => removeEventListener('click', stop, true), 60);
  addEventListener('click', stop, true);
  addEventListener('pointerup', lifted, { once: true, capture: true });
  addEventListener('pointercancel', lifted, { once: true, capture: true });
}

class Peek {
  now = $state.raw<Peeked | null>(null);
  /** Opened on purpose (click, long press): stays until closed. */
  pinned = $state.raw<{ kind: string; id: string; why: string | null } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the pointer or the keyboard rests on. */
  private on: Element | null = null;

  /** Who knows why a thing can't be chosen: the table one plays at. */
  asks: ((thing: string) => Promise<string | null>) | null = null;

  over(element: Element, { kind, id, thing, readable }: Stands, wait = 260): void {
    clearTimeout(this.timer);
    this.on = element;
    this.timer = setTimeout(() => {
      const plain = readable?.() ?? false;
      const shown: Peeked = { kind, id, why: null, readable: plain, at: placeOf(element) };
      this.now = plain ? null : shown;
      const timer = this.timer;
      void this.whyNot(thing).then((why) => {
        if (why && timer === this.timer && (plain ? !this.now : this.now === shown)) this.now = { ...shown, why };
      });
    }, wait);
  }

  whyNot(thing: string | null | undefined): Promise<string | null> {
    return thing && this.asks ? this.asks(thing).catch(() => null) : Promise.resolve(null);
  }

  out(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    // a focused thing that leaves the page tells so in the middle of drawing: what is shown may not change then
    if (this.now) queueMicrotask(() => (this.now = null));
  }

  /** A thing leaves the page: what is shown of another one stays. */
  gone(element: Element): void {
    if (this.on === element) this.out();
  }

  open(kind: string, id: string, thing: string | null = null): void {
    this.out();
    const pinned = { kind, id, why: null };
    this.pinned = pinned;
    void this.whyNot(thing).then((why) => {
      if (why && this.pinned === pinned) this.pinned = { ...pinned, why };
    });
  }

  close(): void {
    this.pinned = null;
  }
}

export const peek = new Peek();

/** Svelte action: show what an element stands for on hover, keyboard focus and long press. */
export function peeks(element: HTMLElement, what: Stands) {
  let now = what;
  let press: ReturnType<typeof setTimeout> | undefined;
  let [x, y] = [0, 0];
  const enter = (event: PointerEvent) => event.pointerType === 'mouse' && peek.over(element, now);
  const leave = () => peek.out();
  const focus = () => element.matches(':focus-visible') && peek.over(element, now, 500);
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    [x, y] = [event.clientX, event.clientY];
    press = setTimeout(() => {
      swallowClick();
      peek.open(now.kind, now.id, now.thing ?? null);
    }, LONG);
  };
  const up = () => clearTimeout(press);
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) clearTimeout(press);
  };
  const click = () => peek.out();
  const menu = (event: Event) => {
    event.preventDefault();
    peek.open(now.kind, now.id, now.thing ?? null);
  };
  element.addEventListener('pointerenter', enter);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('focus', focus);
  element.addEventListener('blur', leave);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click, true);
  element.addEventListener('contextmenu', menu);
  return {
    update: (next: typeof what) => void (now = next),
    destroy: () => {
      clearTimeout(press);
      queueMicrotask(() => peek.gone(element));
    },
  };
}
