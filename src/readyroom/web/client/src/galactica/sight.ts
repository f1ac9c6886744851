/** On a small screen: what can be chosen on a page comes into sight when something new is asked. */
export function bringIntoSight(page: HTMLElement): void {
  const whole = page.querySelector('.tray, .check');
  if (whole) {
    page.scrollTop = 0;
    return;
  }
  const options = [...page.querySelectorAll<HTMLElement>('[data-option]')];
  const { top, bottom } = page.getBoundingClientRect();
  const seen = options.some((one) => {
    const at = one.getBoundingClientRect();
    return at.top >= top && at.bottom <= bottom;
  });
  const [first] = options;
  if (seen || !first) return;
  // only up and down: sideways is another page's business
  const at = first.getBoundingClientRect();
  page.scrollTop += at.top + at.height / 2 - (top + bottom) / 2;
}
