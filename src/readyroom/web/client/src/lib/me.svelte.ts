/** Who I am to the server. */
import { api, Refused, type Me } from './api';
import { link } from './live.svelte';

class Person {
  now = $state<Me | null>(null);
  known = $state(false);

  async look(): Promise<void> {
    try {
      this.now = await api.me();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.now = null;
    } finally {
      this.known = true;
    }
  }

  /** Make sure the server knows me, by this name if I am new. */
  async be(name: string): Promise<Me> {
    if (!this.now) this.set(await api.guest(name.trim()));
    else if (name.trim() && name.trim() !== this.now.name) this.now = await api.change({ name: name.trim() });
    return this.now as Me;
  }

  set(me: Me | null): void {
    const other = me?.id !== this.now?.id;
    this.now = me;
    this.known = true;
    if (other) link.renew();
  }
}

export const me = new Person();
