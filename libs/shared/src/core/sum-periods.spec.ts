import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantsOf } from './day-range';
import { sumPeriods } from './sum-periods';

const HOUR_MS = 3_600_000;
const instant = fc.integer({ min: 0, max: 100 * HOUR_MS }).map((ms) => new Date(Date.UTC(2026, 0, 30) + ms));

describe('sumPeriods', () => {
  it('covers a range exactly once, with sums of whole periods and less than two hours of events', () => {
    fc.assert(
      fc.property(instant, instant, (from, until) => {
        const { sums, events } = sumPeriods({ from, until });
        const pieces = [...sums, ...events].toSorted((a, b) => a.from.getTime() - b.from.getTime());
        let reached = from.getTime();
        for (const piece of pieces) {
          expect(piece.from.getTime()).toBe(reached);
          expect(piece.from < piece.until).toBe(true);
          reached = piece.until.getTime();
        }
        expect(reached).toBe(Math.max(from.getTime(), pieces.length > 0 ? until.getTime() : 0));
        for (const { grain, ...range } of sums)
          for (const end of [range.from, range.until])
            expect(end.getTime() % (grain === 'DAY' ? 24 * HOUR_MS : HOUR_MS)).toBe(0);
        const eventsMs = events.reduce((sum, range) => sum + range.until.getTime() - range.from.getTime(), 0);
        expect(eventsMs).toBeLessThan(2 * HOUR_MS);
      }),
    );
  });

  it('needs no events for a business day of a zone with whole hours', () => {
    const day = { from: '2026-11-18', to: '2026-11-18' };
    expect(sumPeriods(instantsOf(day, 'Asia/Bangkok'))).toEqual({
      sums: [{ grain: 'HOUR', from: new Date('2026-11-17T17:00:00Z'), until: new Date('2026-11-18T17:00:00Z') }],
      events: [],
    });
    expect(sumPeriods(instantsOf(day, 'Asia/Yangon')).events).toHaveLength(2);
  });
});
