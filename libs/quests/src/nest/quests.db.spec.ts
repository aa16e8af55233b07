import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  actingAs,
  actingAsGuard,
  createTestApp,
  createTestDatabase,
  FixedClock,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { businessDay, type InstantRange } from '@housebrand/shared';
import { BusinessCalendar, MemberActivitySource } from '../core';
import { QuestsModule } from './index';
import { dailyQuestTable } from './quest.tables';
import { questsMigrations } from './migrations';

const clock = new FixedClock(new Date('2026-11-18T09:00:00Z'));
/** What the member did by business day. */
const played = new Map<string, bigint>();
const deposited = new Map<string, bigint>();
const of = (done: Map<string, bigint>, { from }: InstantRange) => done.get(businessDay(from)) ?? 0n;
let database: TestDatabase;
let app: NestFastifyApplication;

@Global()
@Module({
  providers: [
    {
      provide: MemberActivitySource,
      useValue: {
        played: async (_: unknown, range: InstantRange) => of(played, range),
        deposited: async (_: unknown, range: InstantRange) => of(deposited, range),
      },
    },
    { provide: BusinessCalendar, useValue: { zoneOf: async () => 'Asia/Bangkok' } },
  ],
  exports: [MemberActivitySource, BusinessCalendar],
})
class Ports {}

beforeAll(async () => {
  database = await createTestDatabase(questsMigrations);
  await database.database.asOperator((tx) =>
    tx.insert(dailyQuestTable).values([
      {
        agent: 'MTO',
        id: 1,
        kind: 'DEPOSIT',
        title: { th: 'ฝาก', en: 'Deposit' },
        targetSatang: 10_000n,
        rewardKind: 'POINT',
        rewardAmount: 50n,
      },
      {
        agent: 'MTO',
        id: 2,
        kind: 'TURNOVER',
        title: { th: 'เล่น', en: 'Play' },
        targetSatang: 200_000n,
        rewardKind: 'CREDIT',
        rewardAmount: 2_000n,
      },
      {
        agent: 'NAGA',
        id: 1,
        kind: 'TURNOVER',
        title: { th: 'นาคา', en: 'Naga' },
        targetSatang: 1n,
        rewardKind: 'POINT',
        rewardAmount: 1n,
      },
    ]),
  );
  app = await createTestApp({ imports: [Ports, QuestsModule], providers: [actingAsGuard], database, clock });
});

afterAll(async () => {
  await app?.close();
  await database?.close();
});

const get = (path = '') =>
  app.inject({ url: `/api/apps/daily_quest/MTO${path}`, headers: actingAs('MTO', 'MTODEMO1') });

describe('daily quests over HTTP', () => {
  it('count what was done in the business day, and begin anew with the next', async () => {
    expect((await get()).json()).toMatchObject({
      code: 200,
      data: [
        { id: 1, progress: 0, target: 100, reward: { kind: 'POINT', amount: 50 }, status: 'OPEN' },
        {
          id: 2,
          progress: 0,
          target: 2000,
          reward: { kind: 'CREDIT', amount: 20 },
          endsAt: '2026-11-18T17:00:00.000Z',
        },
      ],
    });
    played.set('2026-11-18', 150_050n);
    deposited.set('2026-11-18', 10_000n);
    expect((await get()).json().data).toMatchObject([
      { progress: 100, status: 'READY' },
      { progress: 1500.5, status: 'OPEN' },
    ]);
    clock.set(new Date('2026-11-18T17:00:00Z'));
    expect((await get()).json().data).toMatchObject([
      { progress: 0, status: 'OPEN' },
      { progress: 0, endsAt: '2026-11-19T17:00:00.000Z' },
    ]);
  });

  it('are found one by one, only one’s own', async () => {
    expect((await get('/2?username=MTODEMO1')).json().data).toMatchObject({ id: 2, title: { th: 'เล่น' } });
    expect((await get('/2?username=MTODEMO2')).statusCode).toBe(403);
    expect((await get('/99')).json()).toMatchObject({ code: 404, data: null });
    expect((await get('/abc')).statusCode).toBe(400);
    const foreign = await app.inject({ url: '/api/apps/daily_quest/NAGA', headers: actingAs('MTO', 'MTODEMO1') });
    expect(foreign.statusCode).toBe(403);
  });
});
