import { placeOf } from '../lib/zoom';

/** On a small screen: what can be chosen on a page comes into sight when something new is asked. `under`: how much of the
 *  page lies under what the question bar has opened. */
export function bringIntoSight(page: HTMLElement, under: number): void {
  const whole = page.querySelector('.tray, .check');
  if (whole) {
    page.scrollTop = 0;
    return;
  }
  const options = [...page.querySelectorAll<HTMLElement>('[data-option]')];
  const { top, bottom: end } = placeOf(page);
  const bottom = end - under;
  const seen = options.some((one) => {
    const at = placeOf(one);
    return at.top >= top && at.bottom <= bottom;
  });
  const [first] = options;
  if (seen || !first) return;
  // only up and down: sideways is another page's business
  const at = placeOf(first);
  page.scrollTop += at.top + at.height / 2 - (top + bottom) / 2;
}
