/** Why the last thing was refused. That the server was away is no longer true when the line is back. */
import { Refused } from './api';
import { link } from './live.svelte';

export class Trouble {
  private said = $state('');
  /** The server was away: how often the line had been opened by then. */
  private since = $state<number | null>(null);

  get text(): string {
    return this.since !== null && link.times > this.since ? '' : this.said;
  }

  /** Do it; what went wrong is said. Whether it was done. */
  async try(what: () => Promise<unknown>): Promise<boolean> {
    this.said = '';
    try {
      await what();
      return true;
    } catch (error) {
      this.say((error as Error).message);
      if (error instanceof Refused && error.code === 'offline') this.since = link.times;
      return false;
    }
  }

  say(what: string): void {
    this.said = what;
    this.since = null;
  }
}
