/** Motion that explains: things fly from where they were to where they are. Short, never in the way, and off for whoever
 *  wants none (the setting, or the system's). A click or a key ends it at once.
 *
 *  Mark what can fly: `data-fly="key"` is what a thing is, the same before and after. `data-fly-from` (keys, the first
 *  one that was there counts) is where it comes from if it was not there before, `data-fly-to` where it goes when it is
 *  no longer there. A pile, a counter, a player's name is only such a place: `data-place="key"`; what comes from a pile
 *  of cards or goes there shows its back on the way (`data-back="colour"`). Nothing else is needed: the table calls
 *  `flights` whenever the game moves on. Under a scene nothing flies.
 */
import { tick } from 'svelte';
import { curtain } from './curtain';
import { settings } from './settings.svelte';
import { placeOf, wall } from './zoom';

/** Milliseconds that any motion takes at most. */
export const LONGEST = 400;
const FLIGHT = 340;
/** More than so many at once explain nothing. */
const MANY = 28;
const NEAR = 6;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export function moving(): boolean {
  return settings.motion && !calm.matches && document.visibilityState === 'visible';
}

const running = new Set<Animation>();

/** End all motion now. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
}

addEventListener('pointerdown', skip, true);
addEventListener('keydown', skip, true);

function move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions = {}): Animation | null {
  if (!moving()) return null;
  const duration = Math.min(Number(options.duration ?? FLIGHT), LONGEST);
  const animation = element.animate(frames, { easing: 'cubic-bezier(0.3, 0, 0.15, 1)', ...options, duration });
  running.add(animation);
  const ended = () => void running.delete(animation);
  void animation.finished.then(ended, ended);
  return animation;
}

/** Move one element; cut to what is allowed, and nothing at all where no motion is wanted. */
export async function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions = {}): Promise<void> {
  await move(element, frames, options)?.finished.catch(() => undefined);
}

type Places = Map<string, { element: HTMLElement; at: DOMRect }>;

function places(): Places {
  const found: Places = new Map();
  const by = wall();
  for (const element of document.querySelectorAll<HTMLElement>('[data-fly], [data-place]')) {
    const at = placeOf(element, by);
    // what is not seen is no place to fly to: a copy of it would be seen there
    if (at.width && element.checkVisibility({ visibilityProperty: true })) found.set(element.dataset.fly ?? element.dataset.place ?? '', { element, at });
  }
  return found;
}

let waiting = false;

/** What is shown is about to change: see where everything is, and let it fly from there when it has changed. */
export function flights(): void {
  if (waiting || !moving() || curtain.down) return;
  const before = places();
  if (!before.size) return;
  waiting = true;
  void tick().then(() => {
    waiting = false;
    if (curtain.down) return;
    settle();
    fly(before, places());
  });
}

interface Flight {
  element: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** The same element only makes room; what comes or leaves crosses other things. */
  how: 'slides' | 'comes' | 'leaves';
  /** The colour of its back. */
  back?: string;
}

function fly(before: Places, after: Places): void {
  const found: Flight[] = [];
  const used = new Set<string>();
  for (const [key, { element, at }] of after) {
    if (element.dataset.place !== undefined) continue;
    const was = before.get(key);
    const from = was ? key : sources(element.dataset.flyFrom).find((source) => before.has(source));
    if (from === undefined) continue;
    const { at: start, element: source } = before.get(from)!;
    if (!was) used.add(from);
    if (Math.abs(start.x - at.x) <= NEAR && Math.abs(start.y - at.y) <= NEAR) continue;
    found.push({ element, from: start, to: at, how: was?.element === element ? 'slides' : 'comes', back: source.dataset.back });
  }
  for (const [key, { element, at }] of before) {
    const to = after.has(key) || used.has(key) ? undefined : sources(element.dataset.flyTo).find((target) => after.has(target));
    if (to === undefined) continue;
    const { at: end, element: target } = after.get(to)!;
    found.push({ element, from: at, to: end, how: 'leaves', back: target.dataset.back });
  }
  if (found.length <= MANY) for (const flight of found) launch(flight);
}

function sources(keys: string | undefined): string[] {
  return keys?.split(' ') ?? [];
}

function middle(at: DOMRect): [number, number] {
  return [at.x + at.width / 2, at.y + at.height / 2];
}

const slides = new Set<Animation>();

/** What slides is where it will be, so that one can see where that is. */
function settle(): void {
  for (const animation of slides) animation.finish();
}

function slide({ element, from, to }: Flight): void {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const start = `translate(${x - toX}px, ${y - toY}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const animation = move(element, [{ transform: start }, { transform: 'none' }]);
  if (!animation) return;
  slides.add(animation);
  const ended = () => void slides.delete(animation);
  void animation.finished.then(ended, ended);
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of Object.keys(part.dataset ?? {})) delete part.dataset[name];
    part.removeAttribute('id');
  }
  return copy;
}

function backOf(colour: string): HTMLElement {
  const back = document.createElement('div');
  back.className = 'card-back';
  back.style.setProperty('--c', colour);
  return back;
}

/** A copy flies above everything; the thing itself is there already and can be clicked. */
function launch(flight: Flight): void {
  const { element, from, to, how } = flight;
  if (how === 'slides') {
    slide(flight);
    return;
  }
  const leaves = how === 'leaves';
  const copy = flight.back ? backOf(flight.back) : copyOf(element);
  const size = leaves ? from : to;
  Object.assign(copy.style, { position: 'fixed', left: '0', top: '0', width: `${size.width}px`, height: `${size.height}px`, margin: '0', zIndex: '60', pointerEvents: 'none', transformOrigin: '0 0' });
  copy.style.setProperty('--card', `${size.width}px`);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  document.body.append(copy);
  const place = (at: DOMRect) => `translate(${at.x}px, ${at.y}px) scale(${at.width / size.width}, ${at.height / size.height})`;
  const shrunk = `translate(${to.x + to.width / 2 - size.width / 8}px, ${to.y + to.height / 2 - size.height / 8}px) scale(0.25)`;
  const frames = leaves ? [{ transform: place(from) }, { transform: shrunk, opacity: 0.2 }] : [{ transform: place(from) }, { transform: place(to) }];
  if (!leaves) void animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }]);
  void animate(copy, frames).then(() => copy.remove());
}
