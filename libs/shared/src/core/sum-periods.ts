import type { InstantRange } from './day-range';

/** The periods for which events are summed, in UTC. Hours add up to the business days of any zone with whole hours. */
export type SumGrain = 'HOUR' | 'DAY';

/** A range, split into sums and the events at its ends. */
export interface SumPeriods {
  /** Sums that start from `from` (inclusive) until `until` (exclusive). */
  sums: (InstantRange & { grain: SumGrain })[];
  /** At most two ranges, of less than an hour each unless the range has no whole hour. */
  events: InstantRange[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Splits a range into whole days of UTC, whole hours around them, and the rest. */
export function sumPeriods({ from, until }: InstantRange): SumPeriods {
  const hours = wholeOf({ from, until }, HOUR_MS);
  if (!hours) return { sums: [], events: filled([{ from, until }]) };
  const days = wholeOf(hours, DAY_MS);
  const besideDays = days ? outside(hours, days) : [hours];
  return {
    sums: [
      ...(days ? [{ grain: 'DAY' as const, ...days }] : []),
      ...besideDays.map((range) => ({ grain: 'HOUR' as const, ...range })),
    ],
    events: outside({ from, until }, hours),
  };
}

/** Returns the largest range of whole periods within a range; `null`: there is none. */
function wholeOf({ from, until }: InstantRange, periodMs: number): InstantRange | null {
  const first = Math.ceil(from.getTime() / periodMs) * periodMs;
  const end = Math.floor(until.getTime() / periodMs) * periodMs;
  return first < end ? { from: new Date(first), until: new Date(end) } : null;
}

/** Returns what a range has before and after an inner range. */
function outside({ from, until }: InstantRange, inner: InstantRange): InstantRange[] {
  return filled([
    { from, until: inner.from },
    { from: inner.until, until },
  ]);
}

function filled(ranges: readonly InstantRange[]): InstantRange[] {
  return ranges.filter(({ from, until }) => from < until);
}
