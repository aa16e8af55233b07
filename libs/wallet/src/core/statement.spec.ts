import { describe, expect, it } from '@jest/globals';
import { businessDay, dayBefore } from '@housebrand/shared';
import fc from 'fast-check';
import type { StatementLine, StatementMonth } from './contracts';
import { monthsOf, positionOf, referenceOfLine, statementMonths } from '.';

const ZONE = 'Asia/Bangkok';
const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-05T03:00:00Z');

/** Movements and play in the order in which they happened: days apart, satang, and whether it is play. */
const histories = fc.array(
  fc.record({ days: fc.nat({ max: 40 }), satang: fc.integer({ min: -500, max: 500 }), isPlay: fc.boolean() }),
  { maxLength: 25 },
);

/** Books a history: its lines, and the balances of the months from January 2026 on, newest first. */
function booked(history: readonly { days: number; satang: number; isPlay: boolean }[]) {
  const lines: StatementLine[] = [];
  const changes: { month: string; satang: number }[] = [];
  let [at, balance] = [START, 0];
  for (const [id, { days, satang, isPlay }] of history.entries()) {
    at += days * DAY_MS;
    changes.push({ month: businessDay(new Date(at), ZONE).slice(0, 7), satang });
    const before = balance;
    balance += satang;
    if (!isPlay) lines.unshift(lineOf(String(id), at, before, balance));
  }
  const days = monthsOf({ from: '2026-01-01', to: businessDay(new Date(at), ZONE) });
  const months = days.map(({ month }): StatementMonth => {
    const until = (is: (other: string) => boolean) =>
      changes.filter((change) => is(change.month)).reduce((sum, { satang }) => sum + satang, 0);
    return { month, openingSatang: until((other) => other < month), closingSatang: until((other) => other <= month) };
  });
  return { lines, months };
}

function lineOf(id: string, at: number, before: number, after: number): StatementLine {
  return {
    id,
    kind: 'CORRECTION',
    amountSatang: after - before,
    balanceBeforeSatang: before,
    balanceAfterSatang: after,
    at: new Date(at).toISOString(),
    reference: id,
    status: 'SUCCESS',
    counterparty: null,
    requiredTurnoverSatang: null,
    purchaseTotalSatang: null,
    related: null,
    rejectReason: null,
    timeline: [],
  };
}

describe('statementMonths', () => {
  it('shows rows that add up from the opening to the closing balance of each month', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { lines, months } = booked(history);
        const shown = statementMonths({ lines, months, hasMore: false, isFiltered: false, zone: ZONE });
        for (const { balances, rows } of shown) {
          const sum = rows.reduce((all, row) => all + (row.kind === 'line' ? row.line.amountSatang : row.satang), 0);
          expect(sum).toBe(balances!.closingSatang - balances!.openingSatang);
        }
        expect(shown.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === 'line' ? row.line : [])))).toEqual(
          lines,
        );
      }),
    );
  });

  it('shows no play below the last loaded line, nor between lines of some kinds', () => {
    fc.assert(
      fc.property(histories, fc.nat({ max: 25 }), (history, count) => {
        const { lines, months } = booked(history);
        const loaded = lines.slice(0, count);
        const page = { months, zone: ZONE, lines: loaded };
        const partly = statementMonths({ ...page, hasMore: loaded.length < lines.length, isFiltered: false });
        if (loaded.length > 0 && loaded.length < lines.length) expect(partly.at(-1)!.rows.at(-1)!.kind).toBe('line');
        const some = statementMonths({ ...page, hasMore: true, isFiltered: true });
        expect(some.flatMap(({ rows }) => rows).every(({ kind }) => kind === 'line')).toBe(true);
      }),
    );
  });
});

describe('monthsOf', () => {
  it('covers every day of the range once, newest first', () => {
    const day = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const months = monthsOf({ from: from!, to: to! });
        expect([months.at(-1)!.days.from, months[0]!.days.to]).toEqual([from, to]);
        for (const [at, { month, days }] of months.entries()) {
          expect([days.from.slice(0, 7), days.to.slice(0, 7)]).toEqual([month, month]);
          if (months[at + 1]) expect(dayBefore(days.from)).toBe(months[at + 1]!.days.to);
        }
      }),
    );
  });
});

describe('positionOf', () => {
  it.each(['4711', 'DP-4A61:credit', 'a'.repeat(64)])('accepts %s', (cursor) =>
    expect(positionOf(cursor)).toBe(cursor),
  );

  it.each(['', ' ', 'a b', "'", 'ก', 'a'.repeat(65)])('refuses %j', (cursor) => {
    expect(() => positionOf(cursor)).toThrow(expect.objectContaining({ status: 422 }));
  });
});

describe('referenceOfLine', () => {
  const line = lineOf('4711', START, 0, 100);
  const { at } = line;

  it('names the deposit, the withdrawal or our payment that a line belongs to, as their own lists do', () => {
    const related = { kind: 'withdraw' as const, id: 'WD-1' };
    expect(referenceOfLine({ ...line, kind: 'REFUND', related })).toEqual({ record: 'WITHDRAWAL', id: 'WD-1', at });
    const bonus = { ...line, kind: 'BONUS' as const, related: { kind: 'deposit' as const, id: 'DP-1' } };
    expect(referenceOfLine(bonus)).toEqual({ record: 'DEPOSIT', id: 'DP-1', at });
    const gift = { ...line, kind: 'GIFT_SENT' as const, reference: 'payment-1' };
    expect(referenceOfLine(gift)).toEqual({ record: 'PAYMENT', id: 'payment-1', at });
  });

  it('names any other line itself', () => {
    expect(referenceOfLine({ ...line, kind: 'WHEEL' })).toEqual({ record: 'STATEMENT', id: '4711', at });
  });
});
