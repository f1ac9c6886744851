/** Where we are: the path, and going elsewhere without loading the page again. */

export const route = $state({ path: location.pathname, search: location.search });

function sync(): void {
  route.path = location.pathname;
  route.search = location.search;
}

addEventListener('popstate', sync);

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = route.path;
  sync();
  if (before !== route.path) scrollTo(0, 0);
}

/** Follow links of our own pages in place. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function query(name: string): string | null {
  return new URLSearchParams(route.search).get(name);
}
