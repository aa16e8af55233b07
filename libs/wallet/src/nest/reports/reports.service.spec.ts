import { describe, expect, it } from '@jest/globals';
import type { ReportedPayment, ReportsGateway } from '@housebrand/providers/nest';
import type { AgentCalendar, InstantRange } from '@housebrand/shared';
import type { Clock } from '@housebrand/shared/nest';
import type { ReportQuery } from '../../core';
import { ReportsService } from './reports.service';

const MEMBER = { prefix: 'MTO', username: 'MTODEMO1' };

const payment = (id: string, at: string): ReportedPayment => ({
  id,
  amountSatang: 50_000n,
  status: 'SUCCESS',
  bankName: 'GSB',
  createdAt: new Date(at),
  settledAt: null,
  rejectReason: null,
});
/** More than a page of this year, and one payment in each of the two years before. */
const payments = [
  ...Array.from({ length: 12 }, (_, day) =>
    payment(`of-${day}`, `2026-01-${String(day + 2).padStart(2, '0')}T12:00:00Z`),
  ),
  payment('of-december', '2025-12-30T12:00:00Z'),
  payment('of-long-ago', '2024-12-30T12:00:00Z'),
];
const gateway = {
  withdrawals: async (_: unknown, { from, until }: InstantRange) =>
    payments.filter(({ createdAt }) => createdAt >= from && createdAt < until),
} as unknown as ReportsGateway;
const calendar: AgentCalendar = { zoneOf: async () => 'Asia/Bangkok' };
const clock = { now: () => new Date('2026-01-20T12:00:00Z') } as Clock;
const reports = new ReportsService(gateway, calendar, clock);

describe('ReportsService', () => {
  it.each<[Partial<ReportQuery>, string[]]>([
    [{ id: 'of-11' }, ['of-11']],
    [{ id: 'of-0' }, ['of-0']],
    [{ id: 'of-december' }, ['of-december']],
    [{ id: 'of-december', year: 2026 }, []],
    [{ id: 'of-long-ago' }, []],
    [{ id: 'of-long-ago', year: 2024 }, ['of-long-ago']],
    [{ id: 'of-0', status: 'pending' }, []],
  ])('finds the payments of report query %j on all pages, and by id in the year before, too', async (query, found) => {
    const { data, total } = await reports.withdrawals(MEMBER, { limit: 10, offset: 0, ...query });
    expect([data.map(({ id }) => id), total]).toEqual([found, found.length]);
  });

  it.each<[Partial<ReportQuery>, string, string]>([
    [{}, '2026-01-01', '2026-12-31'],
    [{ status: 'pending' }, '2026-01-01', '2026-12-31'],
    [{ year: 2024 }, '2024-01-01', '2024-12-31'],
    [{ id: 'of-0' }, '2025-01-01', '2026-12-31'],
    [{ id: 'of-long-ago' }, '2025-01-01', '2026-12-31'],
    [{ id: 'of-long-ago', year: 2024 }, '2024-01-01', '2024-12-31'],
  ])('returns the days that report query %j covers', async (query, from, to) => {
    const { days } = await reports.withdrawals(MEMBER, { limit: 10, offset: 0, ...query });
    expect(days).toEqual({ from, to });
  });
});
