/** What boxes have that few tables play with: put to the facts when such a table is opened. */
import more from '../generated/galactica-more.json';
import { FACTS } from './facts';

const facts = FACTS as unknown as Record<string, unknown>;
for (const [kind, found] of Object.entries(more as Record<string, unknown>)) {
  const known = facts[kind];
  if (Array.isArray(known)) known.push(...(found as unknown[]).filter((one) => !known.includes(one)));
  else Object.assign(known as object, found);
}
