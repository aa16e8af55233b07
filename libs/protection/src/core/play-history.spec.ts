import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysOfMonth, outcomeOf, roundCursor, roundOf } from './play-history';

describe('roundOf', () => {
  it('reads every cursor back', () => {
    const round = fc.record({
      at: fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }),
      id: fc.string({ minLength: 1 }).filter((id) => !id.includes('\0')),
    });
    fc.assert(fc.property(round, (one) => expect(roundOf(roundCursor(one))).toEqual(one)));
  });

  it.each(['', '.', 'x', '17.', 'x.y', '-5.y', '1e99.y', '5.\0'])('refuses %j', (cursor) => {
    expect(() => roundOf(cursor)).toThrow(expect.objectContaining({ status: 422 }));
  });
});

describe('daysOfMonth', () => {
  it.each([
    ['2026-11', '2026-11-30'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('ends %s on %s', (month, to) => expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to }));
});

describe('outcomeOf', () => {
  it.each([
    [1_000, 0, false, 'lost'],
    [1_000, 400, false, 'returned'],
    [1_000, 1_000, false, 'returned'],
    [1_000, 1_001, false, 'won'],
    [1_000, 5_000, true, 'void'],
  ])('returns for a stake of %d and a payout of %d (void: %s): %s', (stakeSatang, payoutSatang, isVoid, outcome) => {
    expect(outcomeOf({ stakeSatang, payoutSatang, isVoid })).toBe(outcome);
  });
});
