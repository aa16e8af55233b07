import { describe, expect, it } from '@jest/globals';
import type { ReportedPayment, ReportsGateway } from '@housebrand/providers/nest';
import { type AgentCalendar, ALL_DAYS, instantsOf, type InstantRange, type PageRequest } from '@housebrand/shared';
import type { Clock } from '@housebrand/shared/nest';
import fc from 'fast-check';
import type { PaymentEntry } from '../../core';
import { newestFirst, VIEW_MODES } from '../../core';
import type { PurchasesService } from '../purchases/purchases.service';
import type { OtherMovements } from './other-movements';
import type { PaymentsRepository, StoredPayment } from '../payment-records/payments.repository';
import { PaymentsService } from './payments.service';

const MEMBER = { prefix: 'MTO', username: 'MTODEMO1' };
const AT = Date.parse('2026-11-21T00:00:00Z');

interface Dated {
  id: string;
  createdAt: Date;
}

/** Instants from a small range, so that many entries share one. */
const instants = fc.array(fc.nat({ max: 20 }), { maxLength: 30 });
const named = (kind: string, minutes: readonly number[]): Dated[] =>
  minutes.map((minute, at) => ({ id: `${kind}-${at}`, createdAt: new Date(AT + minute * 60_000) }));
const part = <T extends Dated>(list: readonly T[], { limit, offset }: PageRequest): T[] =>
  newestFirst(list).slice(offset, offset + limit);

/** Creates the service over lists in memory; `read` records how many of our payments and which ranges it reads. */
function over(own: readonly Dated[], reported: readonly Dated[], bought: readonly Dated[]) {
  const read = { own: 0, ranges: [] as unknown[] };
  const payments = {
    page: async (_member: unknown, _mode: unknown, page: PageRequest, range: InstantRange) => {
      read.ranges.push(range);
      const found = part(own, page);
      read.own = found.length;
      const stored = {
        kind: 'GIFT',
        unit: 'CREDIT',
        amount: 1n,
        username: 'MTODEMO1',
        receiver: 'MTODEMO2',
        status: 'SUCCESS',
        events: [],
      };
      return { payments: found.map((one) => ({ ...stored, ...one }) as unknown as StoredPayment), total: own.length };
    },
  } as unknown as PaymentsRepository;
  const statusOf = {
    amountSatang: 1n,
    status: 'SUCCESS',
    bankName: 'GSB',
    settledAt: null,
    rejectReason: null,
  } as const;
  const reports = {
    deposits: async (_member: unknown, range: InstantRange) => {
      read.ranges.push(range);
      return reported.map((one): ReportedPayment => ({ ...statusOf, ...one }));
    },
    withdrawals: async (_member: unknown, range: InstantRange) => {
      read.ranges.push(range);
      return [];
    },
  } as unknown as ReportsGateway;
  const purchases = {
    page: async (_member: unknown, page: PageRequest, range: InstantRange) => {
      read.ranges.push(range);
      const data = part(bought, page).map(
        ({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }) as PaymentEntry,
      );
      return { data, total: bought.length };
    },
    within: async () => [],
  } as unknown as PurchasesService;
  const movements = { of: async () => [] } as unknown as OtherMovements;
  const calendar: AgentCalendar = { zoneOf: async () => 'Asia/Bangkok' };
  const clock = { now: () => new Date(AT) } as Clock;
  return { read, service: new PaymentsService(payments, reports, purchases, movements, calendar, clock) };
}

describe.each(['all', 'chips'])('payments list %s', (mode) => {
  it('merges two sources in order and reads at most one page of our payments beyond the other source', async () => {
    const pages = fc.record({ limit: fc.integer({ min: 1, max: 10 }), offset: fc.nat({ max: 70 }) });
    await fc.assert(
      fc.asyncProperty(instants, instants, pages, async (ours, theirs, page) => {
        const [own, others] = [named('own', ours), named('other', theirs)];
        const { read, service } = over(own, mode === 'all' ? others : [], mode === 'chips' ? others : []);
        const { data, total } = await service.list(MEMBER, mode, page);
        expect(data.map(({ id }) => id)).toEqual(part([...own, ...others], page).map(({ id }) => id));
        expect(total).toBe(own.length + others.length);
        expect(read.own).toBeLessThanOrEqual(others.length + page.limit);
      }),
    );
  });
});

describe.each(VIEW_MODES)('payments list %s', (mode) => {
  const YEAR = { from: '2026-01-01', to: '2026-12-31' };
  const undated = ['all', 'deposit', 'withdraw'].includes(mode) ? YEAR : ALL_DAYS;

  it('returns the days it covers and reads only these', async () => {
    const day = fc.constantFrom('2024-02-29', '2026-01-01', '2026-11-20').map((named) => named as string | undefined);
    const named = fc.option(day, { nil: undefined });
    await fc.assert(
      fc.asyncProperty(named, named, async (fromDate, toDate) => {
        fc.pre(!fromDate || !toDate || fromDate <= toDate);
        const { read, service } = over([], [], []);
        const requested = { limit: 10, offset: 0, ...(fromDate && { fromDate }), ...(toDate && { toDate }) };
        const { days } = await service.list(MEMBER, mode, requested);
        const open = { from: fromDate ?? ALL_DAYS.from, to: toDate ?? ALL_DAYS.to };
        expect(days).toEqual(fromDate || toDate ? open : undated);
        expect(read.ranges.length).toBeGreaterThan(0);
        expect(new Set(read.ranges.map((range) => JSON.stringify(range)))).toEqual(
          new Set([JSON.stringify(instantsOf(days!))]),
        );
      }),
    );
  });
});
