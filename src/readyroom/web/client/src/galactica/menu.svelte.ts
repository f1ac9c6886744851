/** A thing that stands for several options asks which one. */
import { placeOf } from '../lib/zoom';
import type { Choice } from './glow.svelte';

class Menu {
  now = $state.raw<{ label: string; choices: Choice[]; at: DOMRect } | null>(null);
  private from: HTMLElement | null = null;

  open(element: HTMLElement, label: string, choices: Choice[]): void {
    this.from = element;
    this.now = { label, choices, at: placeOf(element) };
  }

  close(): void {
    if (!this.now) return;
    this.now = null;
    if (this.from?.isConnected) this.from.focus({ preventScroll: true });
  }
}

export const menu = new Menu();
