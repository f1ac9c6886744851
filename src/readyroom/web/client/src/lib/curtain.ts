/** When what the game tells is shown.
 *
 *  Once in every picture: what comes before the last change has been drawn waits until it is on the screen, and is shown
 *  together then; computer players answer faster than a browser draws. My own click is such a change too: it is seen at
 *  once, however much is drawn after it. While a scene covers the table everything waits behind it and nothing flies: the
 *  scene has the browser to itself. Nobody loses by it: nothing under a scene can be used, and a click or a key lifts the
 *  curtain. Motion that never ends keeps still under `[data-curtain]`. */

const held: (() => void)[] = [];
/** The picture we wait for. */
let drawing: symbol | null = null;

/** When what has changed is on the screen; soon, where there is none. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 150);
  });
}

function release(): void {
  const acts = held.splice(0);
  for (const act of acts) act();
  if (acts.length) draw();
}

function draw(): void {
  if (document.visibilityState !== 'visible') return;
  const mine = (drawing = Symbol());
  void painted().then(() => {
    if (drawing !== mine) return;
    drawing = null;
    if (!curtain.down) release();
  });
}

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
    release();
  },

  /** What I did is drawn first, in a picture of its own. */
  mine(): void {
    draw();
  },

  /** Now, or as soon as it can be shown. */
  then(act: () => void): void {
    held.push(act);
    if (!this.down && !drawing) release();
  },
};
