/** Keeps what has not changed: parts of `next` that equal the same part of `last` are `last`'s own objects, so that only
 *  what is new is drawn again. Plain data only. */
export function reuse<T>(last: unknown, next: T): T {
  if (Object.is(last, next) || typeof next !== 'object' || next === null || typeof last !== 'object' || last === null) return next;
  if (Array.isArray(next)) {
    if (!Array.isArray(last)) return next;
    const made = next.map((item, i) => reuse(last[i], item));
    return (made.length === last.length && made.every((item, i) => Object.is(item, last[i])) ? last : made) as T;
  }
  if (Array.isArray(last)) return next;
  const [before, now] = [last as Record<string, unknown>, next as Record<string, unknown>];
  const keys = Object.keys(now);
  const made: Record<string, unknown> = {};
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    made[key] = reuse(before[key], now[key]);
    same &&= Object.is(made[key], before[key]);
  }
  return (same ? before : made) as T;
}
