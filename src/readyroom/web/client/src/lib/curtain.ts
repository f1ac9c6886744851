/** While a scene covers the table, what the game tells waits behind it and nothing flies: the scene has the browser to
 *  itself. Nobody loses by it: nothing under a scene can be used, and a click or a key lifts the curtain.
 *  Motion that never ends keeps still under `[data-curtain]`. */

const held: (() => void)[] = [];

export const curtain = {
  down: false,

  drop(): void {
    this.down = true;
    document.documentElement.dataset.curtain = 'down';
  },

  /** What has waited happens now, in its order. */
  lift(): void {
    this.down = false;
    delete document.documentElement.dataset.curtain;
    for (const act of held.splice(0)) act();
  },

  /** Now, or as soon as the curtain is lifted. */
  then(act: () => void): void {
    if (this.down) held.push(act);
    else act();
  },
};
