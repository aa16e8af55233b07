import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { businessDaysIn, instantsOf, yearRange } from './day-range';
import { businessDay } from './time';

const zones = fc.constantFrom('Asia/Bangkok', 'UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland');
const days = fc
  .date({ min: new Date('2020-01-02'), max: new Date('2035-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('day ranges', () => {
  it('covers exactly the instants of its days, in any zone', () => {
    fc.assert(
      fc.property(days, days, zones, (one, other, zone) => {
        const [from, to] = [one, other].sort() as [string, string];
        const range = instantsOf({ from, to }, zone);
        expect(businessDay(range.from, zone)).toBe(from);
        expect(businessDay(new Date(range.from.getTime() - 1), zone) < from).toBe(true);
        expect(businessDay(new Date(range.until.getTime() - 1), zone)).toBe(to);
        expect(businessDay(range.until, zone) > to).toBe(true);
      }),
    );
  });

  it('returns the same days one by one and for many instants', () => {
    const instants = fc.array(
      fc.date({ min: new Date('2026-10-01'), max: new Date('2026-11-30'), noInvalidDate: true }),
    );
    fc.assert(
      fc.property(instants, fc.oneof(zones, fc.constant('America/Havana')), (some, zone) => {
        expect(some.map(businessDaysIn(zone))).toEqual(some.map((instant) => businessDay(instant, zone)));
      }),
    );
  });

  it('assigns the repeated hour to one day where midnight occurs twice', () => {
    // On November 1, 2026 Havana's clocks go back one hour to midnight.
    const [before, after] = [new Date('2026-11-01T03:59:59.999Z'), new Date('2026-11-01T04:00:00Z')];
    expect([before, after].map((at) => businessDay(at, 'America/Havana'))).toEqual(['2026-10-31', '2026-11-01']);
    expect(instantsOf({ from: '2026-10-31', to: '2026-10-31' }, 'America/Havana').until).toEqual(after);
    expect(instantsOf({ from: '2026-11-01', to: '2026-11-01' }, 'America/Havana')).toEqual({
      from: after,
      until: new Date('2026-11-02T05:00:00Z'),
    });
  });

  it("starts and ends a year at the zone's midnights", () => {
    expect(yearRange(2026)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(yearRange(26)).toEqual({ from: '0026-01-01', to: '0026-12-31' });
    expect(instantsOf(yearRange(2026))).toEqual({
      from: new Date('2025-12-31T17:00:00Z'),
      until: new Date('2026-12-31T17:00:00Z'),
    });
  });
});
