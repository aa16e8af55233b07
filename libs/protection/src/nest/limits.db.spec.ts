import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AgentCalendar, NotAuthenticated, type InstantRange, type MemberRef } from '@housebrand/shared';
import {
  actingAs,
  actingAsGuard,
  FixedClock,
  type TestDatabase,
  openTestWorld,
  type TestWorld,
} from '@housebrand/shared/testing';
import {
  DepositLimitReached,
  ExclusionEffects,
  LossLimitReached,
  MemberSpending,
  PlayRecords,
  type LimitRequest,
  type MoneyLimit,
} from '../core';
import { ProtectionService, protection } from './index';

const DAY_MS = 86_400_000;
/** Deposits, gifts and losses of the members in this file, by username. */
const deposits = new Map<string, { at: Date; satang: bigint }[]>();
const gifts = new Map<string, { at: Date; satang: bigint }[]>();
const losses = new Map<string, { at: Date; satang: bigint }[]>();
let isReportDown = false;

const sum = (entries: { at: Date; satang: bigint }[] = [], { from, until }: InstantRange): bigint =>
  entries.reduce((total, { at, satang }) => (at >= from && at < until ? total + satang : total), 0n);

const spending: MemberSpending = {
  unrejectedDeposits: ({ username }, range) =>
    isReportDown ? Promise.reject(new NotAuthenticated()) : Promise.resolve(sum(deposits.get(username), range)),
  creditedWithoutDeposit: ({ username }, ranges) =>
    Promise.resolve(ranges.map((range) => sum(gifts.get(username), range))),
  lost: ({ username }, range) => Promise.resolve(sum(losses.get(username), range)),
};
const ports = [
  { provide: MemberSpending, useValue: spending },
  { provide: PlayRecords, useValue: {} },
  { provide: ExclusionEffects, useValue: { started: () => Promise.resolve() } },
  { provide: AgentCalendar, useValue: { zoneOf: () => Promise.resolve('Asia/Bangkok') } },
];

let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;
// Noon on a Wednesday in Bangkok.
const clock = new FixedClock(new Date('2026-11-18T05:00:00.000Z'));

beforeAll(async () => {
  world = await openTestWorld({ domains: [protection], ports, providers: [actingAsGuard], clock });
  ({ app, database } = world);
});

afterAll(() => world?.close());

const at = (username: string, prefix = 'MTO') => ({
  url: `/api/apps/protection/${prefix}/${username}/limits`,
  headers: actingAs(prefix, username),
});
const member = (username: string): MemberRef => ({ prefix: 'MTO', username });
const put = (username: string, payload: Partial<Record<keyof LimitRequest, unknown>>) =>
  app.inject({ method: 'PUT', ...at(username), payload });
const set = async (username: string, request: LimitRequest): Promise<MoneyLimit[]> =>
  (await put(username, request)).json<{ data: MoneyLimit[] }>().data;
const find = (limits: MoneyLimit[], kind: string, period: string) =>
  limits.find((limit) => limit.kind === kind && limit.period === period)!;
const service = () => app.get(ProtectionService);

describe('limits over HTTP', () => {
  it('lists six limits, applies decreases at once and increases after 24 hours, and cancels increases', async () => {
    const none = (await app.inject(at('MTOSIX'))).json<{ data: MoneyLimit[] }>().data;
    expect(none.map(({ kind, period, limitSatang }) => [kind, period, limitSatang])).toEqual([
      ['DEPOSIT', 'DAY', null],
      ['DEPOSIT', 'WEEK', null],
      ['DEPOSIT', 'MONTH', null],
      ['LOSS', 'DAY', null],
      ['LOSS', 'WEEK', null],
      ['LOSS', 'MONTH', null],
    ]);
    const day = { kind: 'DEPOSIT', period: 'DAY' } as const;
    const first = find(await set('MTOSIX', { ...day, limitSatang: 300_000 }), 'DEPOSIT', 'DAY');
    expect(first).toMatchObject({
      limitSatang: 300_000,
      usedSatang: 0,
      until: '2026-11-18T17:00:00.000Z',
      pending: null,
    });
    const waits = find(await set('MTOSIX', { ...day, limitSatang: null }), 'DEPOSIT', 'DAY');
    const from = new Date(clock.now().getTime() + DAY_MS).toISOString();
    expect(waits).toMatchObject({ limitSatang: 300_000, pending: { limitSatang: null, from } });
    expect(find(await set('MTOSIX', { ...day, limitSatang: 300_000 }), 'DEPOSIT', 'DAY').pending).toBeNull();
    await set('MTOSIX', { ...day, limitSatang: 500_000 });
    clock.advance(DAY_MS);
    const later = (await app.inject(at('MTOSIX'))).json<{ data: MoneyLimit[] }>().data;
    expect(find(later, 'DEPOSIT', 'DAY')).toMatchObject({ limitSatang: 500_000, pending: null });
  });

  it('rejects invalid limits, other members and guests', async () => {
    const day = { kind: 'LOSS', period: 'DAY' };
    for (const limitSatang of [-1, 1.5, '100', 1_000_000_001])
      expect((await put('MTOREFUSED', { ...day, limitSatang })).statusCode).toBe(422);
    expect((await put('MTOREFUSED', { ...day, period: 'YEAR', limitSatang: 1 })).statusCode).toBe(422);
    const { headers } = at('MTOREFUSED');
    expect((await app.inject({ url: at('MTOOTHER').url, headers })).statusCode).toBe(403);
    expect((await app.inject({ url: at('MTOREFUSED').url })).statusCode).toBe(401);
  });

  it('records each change with the previous limit in an append-only table', async () => {
    const day = { kind: 'LOSS', period: 'WEEK' } as const;
    await set('MTOAUDIT', { ...day, limitSatang: 70_000 });
    clock.advance(1_000);
    await set('MTOAUDIT', { ...day, limitSatang: 90_000 });
    const { rows } = await database.database.operatorQuery<{ what: string; before: object; chosen: object }>({
      text: 'select what, before, chosen from play_change where username = $1 order by at',
      values: ['MTOAUDIT'],
    });
    expect(rows).toEqual([
      { what: 'LOSS WEEK', before: { satang: null, pending: null }, chosen: { satang: '70000', pending: null } },
      {
        what: 'LOSS WEEK',
        before: { satang: '70000', pending: null },
        chosen: { satang: '70000', pending: { satang: '90000', fromMs: expect.any(Number) } },
      },
    ]);
    const { rows: trail } = await database.database.operatorQuery<{ actor: string; action: string; what: string }>({
      text: `select actor, action, details::json ->> 'what' as what from audit_entry where subject = $1`,
      values: ['MTOAUDIT'],
    });
    expect(trail).toEqual(Array(2).fill({ actor: 'MTOAUDIT', action: 'protection.changed', what: 'LOSS WEEK' }));
    await expect(
      database.database.operatorQuery({ text: 'delete from play_change', values: [] }),
    ).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('assertMayDeposit', () => {
  it('allows deposits up to what the tightest limit leaves and reports the amount left', async () => {
    const who = member('MTOFITS');
    await set('MTOFITS', { kind: 'DEPOSIT', period: 'DAY', limitSatang: 100_000 });
    await set('MTOFITS', { kind: 'DEPOSIT', period: 'WEEK', limitSatang: 150_000 });
    deposits.set('MTOFITS', [{ at: new Date(clock.now().getTime() - 60_000), satang: 40_000n }]);
    await expect(service().assertMayDeposit(who, 60_000n)).resolves.toBe(true);
    await expect(service().assertMayDeposit(who, 60_001n)).rejects.toMatchObject({
      messageKey: 'protection.depositLimit.DAY',
      values: { left: '600.00' },
    });
    clock.advance(DAY_MS);
    deposits.get('MTOFITS')!.push({ at: clock.now(), satang: 90_000n });
    await expect(service().assertMayDeposit(who, 10_001n)).rejects.toMatchObject({ values: { left: '100.00' } });
    // A limit below the used amount leaves zero.
    await set('MTOFITS', { kind: 'DEPOSIT', period: 'DAY', limitSatang: 1_000 });
    await expect(service().assertMayDeposit(who, 1n)).rejects.toBeInstanceOf(DepositLimitReached);
    // Without an amount, only an exclusion or a limit of zero blocks deposits.
    await expect(service().assertMayDeposit(who)).resolves.toBe(true);
    // A member without limits needs no deposit report.
    isReportDown = true;
    await expect(service().assertMayDeposit(member('MTOFREE'), 10n ** 9n)).resolves.toBe(false);
    await expect(service().assertMayDeposit(who, 1n)).rejects.toBeInstanceOf(NotAuthenticated);
    const shown = (await app.inject(at('MTOFITS'))).json<{ data: MoneyLimit[] }>().data;
    expect(find(shown, 'DEPOSIT', 'DAY')).toMatchObject({ limitSatang: 1_000, usedSatang: null });
    isReportDown = false;
  });
});

describe('gifts and coupons received', () => {
  it('shows them with each deposit limit without counting them, and blocks them at a limit of zero', async () => {
    const who = member('MTOBESIDE');
    gifts.set('MTOBESIDE', [{ at: clock.now(), satang: 50_000n }]);
    const limits = await set('MTOBESIDE', { kind: 'DEPOSIT', period: 'DAY', limitSatang: 60_000 });
    expect(limits.map(({ besideSatang }) => besideSatang)).toEqual([50_000, 50_000, 50_000, null, null, null]);
    expect(find(limits, 'DEPOSIT', 'DAY')).toMatchObject({ usedSatang: 0 });
    await expect(service().assertMayDeposit(who, 60_000n)).resolves.toBe(true);
    for (const operation of ['giftReceived', 'coupon'] as const)
      expect(await service().accessTo(who, operation)).toBe('open');
    await set('MTOBESIDE', { kind: 'DEPOSIT', period: 'DAY', limitSatang: null });
    await set('MTOBESIDE', { kind: 'DEPOSIT', period: 'MONTH', limitSatang: 0 });
    for (const operation of ['giftReceived', 'coupon', 'deposit', 'purchase'] as const)
      expect(await service().accessTo(who, operation)).toBe('depositLimit');
    await expect(service().assertOpen(who, 'coupon')).rejects.toMatchObject({
      messageKey: 'protection.depositLimit.MONTH',
    });
  });
});

describe('assertMayPlay', () => {
  it('blocks play once losses reach the limit until the period ends or winnings offset them', async () => {
    const who = member('MTOLOSS');
    await set('MTOLOSS', { kind: 'LOSS', period: 'DAY', limitSatang: 50_000 });
    const lose = (satang: bigint) => {
      losses.set('MTOLOSS', [...(losses.get('MTOLOSS') ?? []), { at: clock.now(), satang }]);
    };
    lose(49_999n);
    await expect(service().assertMayPlay(who)).resolves.toBeUndefined();
    lose(1n);
    const refused = await service()
      .assertMayPlay(who)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LossLimitReached);
    expect(refused).toMatchObject({
      messageKey: 'protection.lossLimit.DAY',
      status: 403,
      values: { date: '2026-11-21' },
    });
    // A loss limit does not block deposits.
    await expect(service().assertMayDeposit(who, 10_000n)).resolves.toBe(true);
    lose(-2n);
    await expect(service().assertMayPlay(who)).resolves.toBeUndefined();
    lose(100_000n);
    clock.advance(DAY_MS);
    await expect(service().assertMayPlay(who)).resolves.toBeUndefined();
  });
});
