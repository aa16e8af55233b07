import type { __Name__Entry } from './contracts';

/** The entries that are open at a moment, the newest first. An entry closes at its `closesAt`, not after it. */
export function openEntries(entries: readonly __Name__Entry[], now: Date): __Name__Entry[] {
  return entries
    .filter(({ opensAt, closesAt }) => new Date(opensAt) <= now && (closesAt === null || now < new Date(closesAt)))
    .toSorted((a, b) => b.opensAt.localeCompare(a.opensAt) || a.id - b.id);
}
