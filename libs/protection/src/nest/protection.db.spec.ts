import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AgentCalendar, businessDay } from '@housebrand/shared';
import {
  actingAs,
  actingAsGuard,
  FixedClock,
  type TestDatabase,
  openTestWorld,
  type TestWorld,
} from '@housebrand/shared/testing';
import { ExclusionEffects, MemberExcluded, MemberSpending, PlayRecords } from '../core';
import { ProtectionService, protection } from './index';

const HOUR_MS = 3_600_000;
// No member here has a limit, so the spending port is never called.
const ports = [
  { provide: MemberSpending, useValue: {} },
  { provide: PlayRecords, useValue: {} },
  { provide: ExclusionEffects, useValue: { started: () => Promise.resolve() } },
  { provide: AgentCalendar, useValue: { zoneOf: () => Promise.resolve('Pacific/Pago_Pago') } },
];

let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;
const clock = new FixedClock();

beforeAll(async () => {
  world = await openTestWorld({ domains: [protection], ports, providers: [actingAsGuard], clock });
  ({ app, database } = world);
});

afterAll(() => world?.close());

const as = (username: string, prefix = 'MTO') => ({
  url: `/api/apps/protection/${prefix}/${username}`,
  headers: actingAs(prefix, username),
});

describe('player protection over HTTP', () => {
  it('reminds every hour by default and applies stricter intervals at once, looser ones after 24 hours', async () => {
    const { url, headers } = as('MTOREMIND');
    const put = (minutes: unknown) =>
      app.inject({ method: 'PUT', url: `${url}/reminder`, headers, payload: { minutes } });
    expect((await app.inject({ url, headers })).json()).toMatchObject({
      code: 200,
      data: { reminderMinutes: 60, pendingReminder: null, exclusion: null },
    });
    expect((await put(15)).json().data).toMatchObject({ reminderMinutes: 15, pendingReminder: null });
    const looser = (await put(null)).json().data;
    expect(looser.reminderMinutes).toBe(15);
    expect(looser.pendingReminder).toEqual({
      minutes: null,
      from: new Date(clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    });
    clock.advance(24 * HOUR_MS);
    expect((await app.inject({ url, headers })).json().data.reminderMinutes).toBeNull();
  });

  it('rejects intervals and lengths that are not offered, in Thai, without changing settings', async () => {
    const { url, headers } = as('MTOCHOICE');
    const reply = await app.inject({ method: 'PUT', url: `${url}/reminder`, headers, payload: { minutes: 7 } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 422,
      data: null,
      errors: [{ field: 'minutes', message: 'กรุณาเลือกจากรายการที่มี' }],
    });
    const exclusion = { kind: 'COOL_OFF', days: 365 };
    const refused = await app.inject({ method: 'POST', url: `${url}/exclusions`, headers, payload: exclusion });
    expect(refused.statusCode).toBe(422);
    expect((await app.inject({ url, headers })).json().data).toMatchObject({ reminderMinutes: 60, exclusion: null });
  });

  it('blocks play until the end of an exclusion, despite shorter requests meanwhile', async () => {
    const { url, headers } = as('MTOBREAK');
    const member = { kind: 'member', prefix: 'MTO', username: 'MTOBREAK', memberId: '1', sessionId: '1' } as const;
    const service = app.get(ProtectionService);
    await expect(service.assertMayPlay(member)).resolves.toBeUndefined();
    const exclude = (days: number) =>
      app.inject({ method: 'POST', url: `${url}/exclusions`, headers, payload: { kind: 'COOL_OFF', days } });
    const until = new Date(clock.now().getTime() + 7 * 24 * HOUR_MS).toISOString();
    expect((await exclude(7)).json().data.exclusion).toMatchObject({ kind: 'COOL_OFF', until });
    expect((await exclude(1)).json().data.exclusion.until).toBe(until);
    const { rows: trail } = await database.database.operatorQuery<{ what: string }>({
      text: `select details::json ->> 'what' as what from audit_entry where subject = $1`,
      values: ['MTOBREAK'],
    });
    expect(trail.map(({ what }) => what)).toEqual(['COOL_OFF', 'COOL_OFF']);
    clock.advance(2 * 24 * HOUR_MS);
    const [refusal] = await Promise.allSettled([service.assertMayPlay(member)]);
    const reason = refusal.status === 'rejected' && (refusal.reason as MemberExcluded);
    expect(reason).toBeInstanceOf(MemberExcluded);
    // The date is in the agent's time zone.
    expect(reason).toMatchObject({ values: { date: businessDay(new Date(until), 'Pacific/Pago_Pago') } });
    clock.advance(5 * 24 * HOUR_MS);
    await expect(service.assertMayPlay(member)).resolves.toBeUndefined();
  });

  it('accepts ten breaks a day and then only longer ones', async () => {
    const { url, headers } = as('MTOOFTEN');
    const exclude = async (days: number | null) => {
      const payload = { kind: days === null ? 'SELF_EXCLUSION' : 'COOL_OFF', days };
      return (await app.inject({ method: 'POST', url: `${url}/exclusions`, headers, payload })).statusCode;
    };
    const statuses: number[] = [];
    for (let requested = 0; requested < 12; requested += 1) {
      statuses.push(await exclude(1));
      clock.advance(1000);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect([await exclude(7), await exclude(7), await exclude(42), await exclude(null)]).toEqual([200, 429, 200, 200]);
    expect([await exclude(null), await exclude(42)]).toEqual([429, 429]);
    expect((await app.inject({ url, headers })).json().data.exclusion).toMatchObject({ until: null });
  });

  it('rejects other members, other agents and guests', async () => {
    const { headers } = as('MTODEMO1');
    expect((await app.inject({ url: as('MTODEMO2').url, headers })).statusCode).toBe(403);
    expect((await app.inject({ url: as('MTODEMO1', 'NAGA').url, headers })).statusCode).toBe(403);
    expect((await app.inject({ url: as('MTODEMO1').url })).statusCode).toBe(401);
  });

  it('applies two concurrent changes of the reminder', async () => {
    const { url, headers } = as('MTOBOTH');
    const put = (minutes: number) =>
      app.inject({ method: 'PUT', url: `${url}/reminder`, headers, payload: { minutes } });
    const replies = await Promise.all([put(15), put(30)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { reminderMinutes, pendingReminder } = (await app.inject({ url, headers })).json().data;
    expect(reminderMinutes).toBe(15);
    expect(pendingReminder?.minutes ?? 30).toBe(30);
  });

  it('states whether any of several members is excluded now', async () => {
    const { url, headers } = as('MTOBACK');
    const payload = { kind: 'COOL_OFF', days: 1 };
    await app.inject({ method: 'POST', url: `${url}/exclusions`, headers, payload });
    const service = app.get(ProtectionService, { strict: false });
    const isAny = (prefix: string, ...names: string[]) =>
      service.isAnyExcluded(names.map((username) => ({ prefix, username })));
    expect(await isAny('MTO', 'MTONOBODY', 'MTOBACK')).toBe(true);
    expect([await isAny('MTO', 'MTONOBODY'), await isAny('MTO'), await isAny('NAGA', 'MTOBACK')]).toEqual([
      false,
      false,
      false,
    ]);
    const elsewhere = [
      { prefix: 'NAGA', username: 'NAGANOBODY' },
      { prefix: 'MTO', username: 'MTOBACK' },
    ];
    expect(await service.isAnyExcluded(elsewhere)).toBe(true);
    clock.advance(24 * HOUR_MS);
    expect(await isAny('MTO', 'MTOBACK')).toBe(false);
  });
});
