/** When what the game tells is shown.
 *
 *  Once in every picture: what comes before the last change has been drawn waits for the next picture, and is shown
 *  together there; computer players answer faster than a browser draws. While a scene covers the table everything waits behind it and nothing flies: the
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
  const go = () => {
    if (drawing !== mine) return;
    drawing = null;
    if (!curtain.down) release();
  };
  requestAnimationFrame(go);
  setTimeout(go, 150);
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

  /** Now, or as soon as it can be shown. */
  then(act: () => void): void {
    held.push(act);
    if (!this.down && !drawing) release();
  },
};
