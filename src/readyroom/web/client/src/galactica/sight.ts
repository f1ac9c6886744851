/** On a small screen: what can be chosen on the board comes into sight when something new is asked. */
export function bringIntoSight(table: HTMLElement): void {
  const board = table.querySelector<HTMLElement>('.board');
  if (!board) return;
  const whole = board.querySelector('.tray, .check');
  if (whole) {
    whole.scrollIntoView({ block: 'start', behavior: 'instant' });
    return;
  }
  const options = [...board.querySelectorAll('[data-option]')];
  const { top, bottom } = board.getBoundingClientRect();
  const seen = options.some((one) => {
    const at = one.getBoundingClientRect();
    return at.top >= top && at.bottom <= bottom;
  });
  if (!seen) options[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
