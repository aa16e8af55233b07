import { describe, expect, it } from '@jest/globals';
import { formatSatang } from '@housebrand/shared';
import fc from 'fast-check';
import { inBoth, lastPayoutTime, withdrawRules } from './withdrawals';
import type { WithdrawCondition } from './contracts';

const satang = fc.nat({ max: 10_000_000 });
const conditions = fc.record({
  creditSatang: satang,
  minSatang: fc.option(satang),
  turnover: fc.option(
    fc.tuple(satang, satang).map(([done, missing]) => ({ doneSatang: done, requiredSatang: done + missing + 1 })),
  ),
  open: fc.option(fc.constant({ reference: 'w-1', amountSatang: 1, createdAt: '2026-11-21T11:02:00.000Z' })),
});

describe('withdrawal conditions', () => {
  it('states whether each condition is met and how much is missing', () => {
    fc.assert(
      fc.property(conditions, (reported) => {
        const condition = reported as WithdrawCondition;
        const rules = withdrawRules(condition);
        if (reported.minSatang === null)
          return expect(rules.map(({ kind, isPassed }) => [kind, isPassed])).toEqual(
            reported.turnover ? [['turnover', false]] : [],
          );
        const [turnover, open, minimum] = rules;
        expect(turnover!.isPassed).toBe(reported.turnover === null);
        expect(open).toMatchObject({ isPassed: reported.open === null, missingSatang: null });
        expect(minimum!.isPassed).toBe(reported.creditSatang >= reported.minSatang);
        for (const rule of [turnover!, minimum!]) expect(rule.missingSatang === null).toBe(rule.isPassed);
        expect(reported.creditSatang + (minimum!.missingSatang ?? 0)).toBeGreaterThanOrEqual(reported.minSatang);
      }),
    );
  });

  it('lists the missing amounts of turnover and minimum', () => {
    const reported = {
      creditSatang: 400,
      minSatang: 1_000,
      turnover: { requiredSatang: 900, doneSatang: 250 },
      open: null,
    };
    expect(withdrawRules(reported as WithdrawCondition)).toEqual([
      { kind: 'turnover', isPassed: false, missingSatang: 650, minSatang: null },
      { kind: 'open', isPassed: true, missingSatang: null, minSatang: null },
      { kind: 'minimum', isPassed: false, missingSatang: 600, minSatang: 1_000 },
    ]);
  });

  it('returns amounts in baht and in satang', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (amount) => {
        const { credit, creditSatang } = inBoth('credit', amount);
        expect([BigInt(creditSatang), credit.toFixed(2)]).toEqual([amount, formatSatang(amount).replaceAll(',', '')]);
      }),
    );
  });
});

describe('time of the last payout', () => {
  const requestedAt = '2026-11-21T11:00:00.000Z';
  const paid = (settledAt: string) => ({ status: 'SUCCESS', createdAt: requestedAt, settledAt }) as const;

  it.each([
    ['2026-11-21T11:00:10.000Z', { value: 1, unit: 'minute' }],
    ['2026-11-21T11:11:01.000Z', { value: 12, unit: 'minute' }],
    ['2026-11-21T13:00:00.000Z', { value: 2, unit: 'hour' }],
    ['2026-11-24T10:00:00.000Z', { value: 3, unit: 'day' }],
    // a provider's clock may be behind
    ['2026-11-21T10:59:00.000Z', { value: 1, unit: 'minute' }],
  ])('is rounded up in a readable unit when it ends at %s', (settledAt, time) => {
    expect(lastPayoutTime([paid(settledAt)])).toEqual(time);
  });

  it('counts only the newest paid withdrawal', () => {
    const open = { status: 'CREATE', createdAt: requestedAt, settledAt: null } as const;
    const rejected = { status: 'REJECT', createdAt: requestedAt, settledAt: requestedAt } as const;
    const both = [open, rejected, paid('2026-11-21T11:05:00.000Z'), paid('2026-11-21T18:00:00.000Z')];
    expect(lastPayoutTime(both)).toEqual({ value: 5, unit: 'minute' });
    expect(lastPayoutTime([open, rejected])).toBeNull();
  });
});
