import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatPercent,
  formatWholePercent,
  percentOf,
  shareInPercent,
  shareInWholePercent,
  shareOf,
  shareOfPercent,
} from './percent';

describe('formatPercent', () => {
  it('never rounds a percentage up to a goal not reached', () => {
    expect(formatPercent(0.57)).toBe('57%');
    expect(formatPercent(0.9999)).toBe('99.99%');
    expect(formatPercent(0.99999)).toBe('99.99%');
    expect(formatPercent(1)).toBe('100%');
    expect(formatPercent(shareOf(6_840_000n, 12_000_000n))).toBe('57%');
  });

  it('shows a share as the truncated digits of its fraction', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const [part, whole] = a < b ? [a, b] : [b, a];
        const hundredths = (part * 10_000n) / whole;
        const reported = formatPercent(shareOf(part, whole)).slice(0, -1).split('.');
        expect(BigInt(reported[0]!) * 100n + BigInt(reported[1] ?? 0)).toBe(hundredths);
      }),
    );
  });
});

describe('formatWholePercent', () => {
  it('never rounds up to a goal not reached', () => {
    expect([0, 0.0224, 0.57, 0.9999, 1].map(formatWholePercent)).toEqual(['0%', '2%', '57%', '99%', '100%']);
  });
});

describe('percent of a share', () => {
  const percents = fc.integer({ min: 0, max: 100 });

  it('restores every whole percent', () => {
    fc.assert(
      fc.property(percents, (percent) => {
        expect(shareInWholePercent(shareOfPercent(percent))).toBe(percent);
        expect(shareInPercent(shareOfPercent(percent))).toBeCloseTo(percent, 10);
        expect(shareInWholePercent(shareOf(BigInt(percent), 100n))).toBe(percent);
      }),
    );
  });

  it('gives 100 for a complete whole only', () => {
    expect(shareInWholePercent(shareOf(9_999n, 10_000n))).toBe(99);
    expect(shareInWholePercent(shareOf(10_000n, 10_000n))).toBe(100);
  });
});

describe('percentOf', () => {
  it('truncates to whole satang and loses less than one', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, percent) => {
        const rest = amount * BigInt(percent) - percentOf(amount, percent) * 100n;
        expect(rest >= 0n && rest < 100n).toBe(true);
        expect(percentOf(-amount, percent)).toBe(-percentOf(amount, percent));
        expect(percentOf(amount, BigInt(percent))).toBe(percentOf(amount, percent));
      }),
    );
  });

  it('rejects a fractional percentage', () => expect(() => percentOf(100n, 0.5)).toThrow(RangeError));
});
