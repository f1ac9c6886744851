/** Links for others: the address by which they reach this server, and the way into the clipboard. */
import { api } from './api';

/** Whether this page is open under a name that means every machine itself. */
const atHome = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

class Reach {
  origin = $state(location.origin);
  /** Nobody on another machine could open a link of ours. */
  alone = $state(false);
  #asked: Promise<void> | undefined;

  /** Ask the server, once; a page of another machine knows its address itself. */
  look(): Promise<void> {
    if (!atHome) return Promise.resolve();
    this.#asked ??= api.reach().then(
      ({ address }) => {
        this.alone = address === null;
        this.origin = address ?? location.origin;
      },
      () => {
        this.#asked = undefined;
      },
    );
    return this.#asked;
  }
}

export const reach = new Reach();

/** Whether it could be copied. Without HTTPS browsers leave only the old way; `near` is where a field may be focused. */
export async function copy(text: string, near: HTMLElement = document.body): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.style.cssText = 'position: fixed; top: 0; opacity: 0';
    near.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
