/** It is my turn: a mark on the tab, and if I had to wait, a soft sound and a short buzz.
 *
 *  Nothing can be heard or felt in a secret window: who sits beside me, or hears me in a call, must not learn from it
 *  whether I could react. The mark on the tab is then the same for every seat. */
import { settings } from './settings.svelte';

/** `mine`: I am asked in the open. `reactions`: a secret window, whoever is asked in it. */
export type Turn = 'none' | 'mine' | 'reactions';

/** Who is asked again before this has just answered, and looks at the table. */
const WAITED = 4_000;

let audio: AudioContext | undefined;

/** Browsers allow sound only after somebody has touched the page; before that we do not even try. */
function unlock(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, unlock, { capture: true, passive: true });

/** One soft bell tone: a sine and its quiet octave that fade away. */
function tone(at: AudioContext, pitch: number, after: number): void {
  const start = at.currentTime + after;
  for (const [times, loud] of [[1, 0.09], [2, 0.025]] as const) {
    const oscillator = at.createOscillator();
    const volume = at.createGain();
    oscillator.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    oscillator.connect(volume).connect(at.destination);
    oscillator.start(start);
    oscillator.stop(start + 0.75);
  }
}

export function chime(): void {
  if (audio?.state !== 'running') return;
  tone(audio, 587.33, 0);
  tone(audio, 880, 0.14);
}

/** Whether this is a device that can buzz. */
export const canBuzz = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

function icon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href);
}

export class Nudge {
  private before: Turn = 'none';
  private since = performance.now();

  /** How it stands now. */
  tell(turn: Turn): void {
    icon(turn === 'none' ? '/icon.svg' : '/icon-turn.svg');
    if (turn === this.before) return;
    const waited = performance.now() - this.since > WAITED || document.hidden;
    if (this.before === 'mine') this.since = performance.now();
    this.before = turn;
    if (turn !== 'mine' || !waited) return;
    if (settings.sound) chime();
    if (settings.buzz && canBuzz) navigator.vibrate(120);
  }

  end(): void {
    icon('/icon.svg');
  }
}
