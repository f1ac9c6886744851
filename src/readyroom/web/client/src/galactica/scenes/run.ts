/** Motion of a scene that the browser's compositor runs by itself. Every animation lasts longer than the scene: one that
 *  begins or ends on the way makes the browser look at the whole table again. */

/** Longer than any scene, in milliseconds. */
const WHOLE = 10_000;

/** What something looks like from a moment on; it comes to that from what it was before, or jumps. */
export interface Pose {
  at: number;
  frame: Keyframe;
  jumps?: boolean;
}

export function run(element: Element, poses: Pose[]): void {
  const [first, last] = [poses[0], poses.at(-1)];
  if (!first || !last) return;
  if (first.at > 0) poses = [{ ...first, at: 0 }, ...poses];
  const frames = poses.map(({ at, frame }, i) => ({ ...frame, offset: at / WHOLE, easing: poses[i + 1]?.jumps ? 'step-end' : 'ease-out' }));
  element.animate([...frames, { ...last.frame, offset: 1 }], { duration: WHOLE, fill: 'both' });
}

/** Comes into view at a moment, from `before`. */
export function appears(element: Element, { at, before }: { at: number; before: string }): void {
  const hidden = { opacity: 0, transform: before };
  run(element, [{ at, frame: hidden }, { at: at + 160, frame: { opacity: 1, transform: 'none' } }]);
}
