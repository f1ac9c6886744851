/** What the pointer or the keyboard rests on: shown large beside it, with its words. */
import { placeOf } from './wall';

export interface Peeked {
  kind: string;
  id: string;
  /** Why it can't be used now. */
  why: string | null;
  at: DOMRect;
}

class Peek {
  now = $state.raw<Peeked | null>(null);
  /** Opened on purpose (click, long press): stays until closed. */
  pinned = $state.raw<{ kind: string; id: string; why: string | null } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  over(element: Element, kind: string, id: string, why: string | null = null, wait = 260): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = { kind, id, why, at: placeOf(element) }), wait);
  }

  out(): void {
    clearTimeout(this.timer);
    // a focused thing that leaves the page tells so in the middle of drawing: what is shown may not change then
    if (this.now) queueMicrotask(() => (this.now = null));
  }

  open(kind: string, id: string, why: string | null = null): void {
    this.out();
    this.pinned = { kind, id, why };
  }

  close(): void {
    this.pinned = null;
  }
}

export const peek = new Peek();

/** Svelte action: show what an element stands for on hover, keyboard focus and long press. */
export function peeks(element: HTMLElement, what: { kind: string; id: string; why?: string | null }) {
  let now = what;
  let press: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const enter = (event: PointerEvent) => event.pointerType === 'mouse' && peek.over(element, now.kind, now.id, now.why ?? null);
  const leave = () => peek.out();
  const focus = () => element.matches(':focus-visible') && peek.over(element, now.kind, now.id, now.why ?? null, 500);
  const down = (event: PointerEvent) => {
    pressed = false;
    if (event.pointerType === 'mouse') return;
    press = setTimeout(() => {
      pressed = true;
      peek.open(now.kind, now.id, now.why ?? null);
    }, 450);
  };
  const up = () => clearTimeout(press);
  const click = (event: MouseEvent) => {
    peek.out();
    if (pressed) {
      event.stopImmediatePropagation();
      event.preventDefault();
      pressed = false;
    }
  };
  const menu = (event: Event) => {
    event.preventDefault();
    peek.open(now.kind, now.id, now.why ?? null);
  };
  element.addEventListener('pointerenter', enter);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('focus', focus);
  element.addEventListener('blur', leave);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointermove', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click, true);
  element.addEventListener('contextmenu', menu);
  return {
    update: (next: typeof what) => void (now = next),
    destroy: () => {
      clearTimeout(press);
      queueMicrotask(() => peek.out());
    },
  };
}
