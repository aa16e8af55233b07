import type { Today, WaitingKind } from '@housebrand/office';
import { useOffice } from '../api/hooks';
import { usePolling } from '../api/polling';

const REPEAT_MS = 30_000;

/** Reads today's figures and what waits, again and again. */
export function useToday() {
  return useOffice<Today>('today.read', { repeatMs: usePolling(REPEAT_MS) });
}

/** Returns how many items of some kinds wait. */
export function waitingCount(today: Today | undefined, kinds: readonly WaitingKind[]): number {
  const counts = today?.counts.filter(({ kind }) => kinds.includes(kind)) ?? [];
  return counts.reduce((sum, { count }) => sum + count, 0);
}
