import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { monthSums, newestFirst, statusLabel } from './reports';
import { PAYMENT_STATUSES } from './terms';

const payment = fc.record({
  id: fc.uuid(),
  createdAt: fc.date({
    min: new Date('2025-12-31T17:00:00Z'),
    max: new Date('2026-12-31T16:59:59Z'),
    noInvalidDate: true,
  }),
  amountSatang: fc.bigInt({ min: 1n, max: 10n ** 10n }),
  status: fc.constantFrom(...PAYMENT_STATUSES, null),
});

describe('report', () => {
  it('labels statuses as specified, and others not at all', () => {
    expect([...PAYMENT_STATUSES, null].map(statusLabel)).toEqual(['pending', 'pending', 'completed', 'rejected', null]);
  });

  it('sorts newest first, regardless of the input order', () => {
    fc.assert(
      fc.property(fc.array(payment), (payments) => {
        const reported = newestFirst(payments);
        expect(newestFirst([...payments].reverse()).map(({ id }) => id)).toEqual(reported.map(({ id }) => id));
        for (const [index, later] of reported.slice(1).entries())
          expect(reported[index]!.createdAt.getTime()).toBeGreaterThanOrEqual(later.createdAt.getTime());
      }),
    );
  });

  it('sorts payments of the same instant by id, descending', () => {
    const at = new Date(0);
    const ids = newestFirst(['b', 'c', 'a', 'b'].map((id) => ({ id, createdAt: at }))).map(({ id }) => id);
    expect(ids).toEqual(['c', 'b', 'b', 'a']);
    const many = Array.from({ length: 60 }, (_, nth) => String((nth * 37) % 60).padStart(2, '0'));
    const reported = newestFirst(many.map((id) => ({ id, createdAt: at }))).map(({ id }) => id);
    expect(reported).toEqual(many.toSorted().reverse());
  });

  it('sums only completed payments by month', () => {
    fc.assert(
      fc.property(fc.array(payment), (payments) => {
        const months = monthSums(payments, 'Asia/Bangkok');
        const completed = payments.filter(({ status }) => status === 'SUCCESS');
        expect(months).toHaveLength(12);
        expect(months.reduce((sum, each) => sum + each, 0n)).toBe(
          completed.reduce((sum, { amountSatang }) => sum + amountSatang, 0n),
        );
      }),
    );
  });

  it('counts the first hours of a year as January of the time zone, regardless of the server', () => {
    const atNewYear = { createdAt: new Date('2025-12-31T18:00:00Z'), amountSatang: 100n, status: 'SUCCESS' as const };
    expect(monthSums([atNewYear], 'Asia/Bangkok')).toEqual([100n, ...Array<bigint>(11).fill(0n)]);
  });
});
