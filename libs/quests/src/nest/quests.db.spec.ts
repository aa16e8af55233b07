import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  actingAs,
  actingAsGuard,
  FixedClock,
  type TestDatabase,
  openTestWorld,
  type TestWorld,
} from '@housebrand/shared/testing';
import {
  AgentCalendar,
  businessDay,
  Forbidden,
  newId,
  type InstantRange,
  type PaymentStatus,
} from '@housebrand/shared';
import { sql } from 'drizzle-orm';
import { MemberActivitySource, RewardPayout, type Payout, type PlayedGame } from '../core';
import { quests } from './index';
import { dailyQuestTable } from './quest.tables';

const clock = new FixedClock(new Date('2026-11-18T09:00:00Z'));
const game = (gameId: string, category: string, baht: number, rounds: number): PlayedGame => ({
  gameId,
  provider: gameId.split('-')[0]!,
  category,
  turnoverSatang: BigInt(baht) * 100n,
  rounds,
});
/** Play by business day. */
const played = new Map<string, PlayedGame[]>();
const deposited = new Map<string, bigint>();
const dayOf = ({ from }: InstantRange) => businessDay(from);
/** Started payments, by idempotency key. */
const opened = new Map<string, Payout & { id: string }>();
const standing = new Map<string, PaymentStatus>();
let isOffered = true;
const excluded = new Set<string>();
let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;

const payout: RewardPayout = {
  assertOffered: async () => {
    if (!isOffered) throw new Error('not offered');
  },
  isHeld: async ({ username }) => excluded.has(username),
  assertPaysAtOnce: async ({ username }) => {
    if (excluded.has(username)) throw new Forbidden();
  },
  open: async (_, request) => {
    const idempotencyKey = `${request.member.username} ${request.idempotencyKey}`;
    const known = opened.get(idempotencyKey) ?? { ...request, id: newId() };
    opened.set(idempotencyKey, known);
    return known.id;
  },
  wake: () => undefined,
  statuses: async (_, ids) => new Map(ids.map((id) => [id, standing.get(id) ?? 'APPROVE'])),
};

const ports = [
  {
    provide: MemberActivitySource,
    useValue: {
      played: async (_: unknown, range: InstantRange) => played.get(dayOf(range)) ?? [],
      settledDeposits: async (_: unknown, range: InstantRange) => deposited.get(dayOf(range)) ?? 0n,
    },
  },
  { provide: AgentCalendar, useValue: { zoneOf: async () => 'Asia/Bangkok' } },
  { provide: RewardPayout, useValue: payout },
];

const title = { th: 'เล่น', en: 'Play' };
const quest = { agent: 'MTO', title, rewardKind: 'POINT' as const, rewardAmount: 50n };

beforeAll(async () => {
  world = await openTestWorld({ domains: [quests], ports, providers: [actingAsGuard], clock });
  ({ app, database } = world);
  await database.database.asOperator((tx) =>
    tx.insert(dailyQuestTable).values([
      { ...quest, id: 1, kind: 'DEPOSIT', target: 10_000n },
      { ...quest, id: 2, kind: 'TURNOVER', target: 200_000n, rewardKind: 'CREDIT', rewardAmount: 2_000n },
      { ...quest, id: 3, kind: 'ROUNDS', target: 20n, scopeKind: 'CATEGORY', scopeValue: 'Slot' },
      { ...quest, id: 4, kind: 'TURNOVER', target: 1n, isActive: false },
      { ...quest, agent: 'NAGA', id: 1, kind: 'TURNOVER', target: 1n },
    ]),
  );
});
beforeEach(() => {
  clock.set(new Date('2026-11-18T09:00:00Z'));
  isOffered = true;
});

afterAll(() => world?.close());

const get = (path = '', username = 'MTODEMO1') =>
  app.inject({ url: `/api/apps/daily_quest/MTO${path}`, headers: actingAs('MTO', username) });
const claim = (id: number | string, key: string, username = 'MTODEMO1', named = username) =>
  app.inject({
    method: 'POST',
    url: '/api/apps/daily_quest.claim',
    payload: { agentID: 'MTO', id, username: named },
    headers: { ...actingAs('MTO', username), 'idempotency-key': key },
  });
const lines = async (username: string) =>
  [...opened.keys()].filter((idempotencyKey) => idempotencyKey.startsWith(`${username} `));

describe('daily quests over HTTP', () => {
  it('counts the activity of one business day and starts from zero on the next', async () => {
    expect((await get()).json()).toMatchObject({
      code: 200,
      data: [
        { id: 1, progress: 0, target: 100, reward: { kind: 'POINT', amount: 50 }, status: 'OPEN', claim: null },
        {
          id: 2,
          progress: 0,
          target: 2000,
          scope: null,
          reward: { kind: 'CREDIT', amount: 20 },
          endsAt: '2026-11-18T17:00:00.000Z',
        },
        { id: 3, progress: 0, target: 20, scope: { kind: 'CATEGORY', value: 'Slot' } },
      ],
    });
    played.set('2026-11-18', [game('NAGX-1', 'Slot', 1_000, 12), game('IRON-1', 'Fish', 500, 30)]);
    deposited.set('2026-11-18', 10_000n);
    expect((await get()).json().data).toMatchObject([
      { progress: 100, status: 'READY' },
      { progress: 1500, status: 'OPEN' },
      { progress: 12, status: 'OPEN' },
    ]);
    clock.set(new Date('2026-11-18T17:00:00Z'));
    expect((await get()).json().data).toMatchObject([
      { progress: 0, status: 'OPEN' },
      { progress: 0, endsAt: '2026-11-19T17:00:00.000Z' },
      { progress: 0 },
    ]);
  });

  it('returns one quest, only to its member', async () => {
    expect((await get('/2?username=MTODEMO1')).json().data).toMatchObject({ id: 2, title });
    expect((await get('/2?username=MTODEMO2')).statusCode).toBe(403);
    expect((await get('/99')).json()).toMatchObject({ code: 404, message: 'ภารกิจนี้จบแล้ว', data: null });
    expect((await get('/4')).statusCode).toBe(404);
    expect((await get('/abc')).statusCode).toBe(400);
    const foreign = await app.inject({ url: '/api/apps/daily_quest/NAGA', headers: actingAs('MTO', 'MTODEMO1') });
    expect(foreign.statusCode).toBe(403);
  });

  it('fails where rewards cannot be paid', async () => {
    isOffered = false;
    expect((await get()).statusCode).toBe(500);
    expect((await claim(1, 'refused-offer')).statusCode).toBe(500);
    expect(await lines('MTODEMO1')).toEqual([]);
  });
});

describe('quest claim', () => {
  beforeAll(() => {
    deposited.set('2026-11-18', 10_000n);
    deposited.set('2026-11-19', 10_000n);
  });

  it('rejects an unreached quest, another member, and a missing idempotency key', async () => {
    expect((await claim(2, 'k1')).json()).toMatchObject({
      code: 409,
      message: 'ภารกิจยังไม่ครบ ทำให้ครบก่อนรับรางวัล',
    });
    expect((await claim(99, 'k2')).statusCode).toBe(404);
    expect((await claim(1, 'k3', 'MTODEMO1', 'MTODEMO2')).statusCode).toBe(403);
    expect((await claim('1', 'k4')).statusCode).toBe(422);
    expect((await claim(1.5, 'k5')).statusCode).toBe(422);
    const payload = { agentID: 'MTO', id: 1, username: 'MTODEMO1' };
    const url = '/api/apps/daily_quest.claim';
    const headers = actingAs('MTO', 'MTODEMO1');
    expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(422);
    const other = { ...payload, agentID: 'NAGA' };
    const keyed = { ...headers, 'idempotency-key': 'k6' };
    expect((await app.inject({ method: 'POST', url, payload: other, headers: keyed })).statusCode).toBe(403);
    expect(await lines('MTODEMO1')).toEqual([]);
  });

  it('pays once per quest and day, also for repeated requests', async () => {
    const first = await claim(1, 'mine');
    expect(first.statusCode).toBe(200);
    const { data } = first.json();
    expect(data).toMatchObject({ reward: { kind: 'POINT', amount: 50 }, status: 'APPROVE' });
    expect((await claim(1, 'mine')).json().data).toEqual(data);
    expect((await claim(1, 'another')).json()).toMatchObject({ code: 409, message: 'วันนี้รับรางวัลของภารกิจนี้แล้ว' });
    expect(await lines('MTODEMO1')).toEqual(['MTODEMO1 quest 1 2026-11-18']);
    expect((await get('/1')).json().data).toMatchObject({
      status: 'CLAIMED',
      claim: { transactionId: data.transactionId, status: 'APPROVE' },
    });
    // later voids and refunds do not undo the claim
    deposited.set('2026-11-18', 0n);
    expect((await get('/1')).json().data).toMatchObject({ status: 'CLAIMED', progress: 0 });
    deposited.set('2026-11-18', 10_000n);
    // the next day has its own claim
    clock.set(new Date('2026-11-18T17:00:00Z'));
    expect((await claim(1, 'tomorrow')).statusCode).toBe(200);
    expect(await lines('MTODEMO1')).toHaveLength(2);
  });

  it('rejects an excluded member and holds the reward', async () => {
    excluded.add('MTOBREAK');
    expect((await claim(1, 'break', 'MTOBREAK')).statusCode).toBe(403);
    expect(opened.get('MTOBREAK quest 1 2026-11-18')).toMatchObject({ amount: 50n, isHeld: true });
    excluded.delete('MTOBREAK');
    expect((await get('/1', 'MTOBREAK')).json().data).toMatchObject({ status: 'CLAIMED' });
  });

  it('creates one claim for fifty concurrent requests', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, nth) => claim(1, `at-once-${nth}`, 'MTOCROWD')));
    const codes = replies.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array<number>(49).fill(409)]);
    expect(await lines('MTOCROWD')).toHaveLength(1);
    const same = await Promise.all(Array.from({ length: 20 }, () => claim(1, 'same-key', 'MTOSAME')));
    const ids = same.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json().data.transactionId);
    expect(new Set(ids).size).toBe(1);
    expect(await lines('MTOSAME')).toHaveLength(1);
  });

  it('replays a lost response under the same key', async () => {
    const { data } = (await claim(1, 'lost', 'MTOLOST')).json();
    await database.database.asOperator((tx) => tx.execute(sql`delete from idempotent_answer where key = 'lost'`));
    expect((await claim(1, 'lost', 'MTOLOST')).json().data).toEqual(data);
    expect(await lines('MTOLOST')).toHaveLength(1);
  });

  it('allows another claim after a rejected payment', async () => {
    const { data } = (await claim(1, 'first', 'MTOAGAIN')).json();
    standing.set(data.transactionId, 'REJECT');
    expect((await get('/1', 'MTOAGAIN')).json().data).toMatchObject({ status: 'READY', claim: { status: 'REJECT' } });
    const again = await Promise.all([claim(1, 'second', 'MTOAGAIN'), claim(1, 'third', 'MTOAGAIN')]);
    expect(again.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await lines('MTOAGAIN')).toEqual(['MTOAGAIN quest 1 2026-11-18', 'MTOAGAIN quest 1 2026-11-18 2']);
    expect((await get('/1', 'MTOAGAIN')).json().data).toMatchObject({ status: 'CLAIMED' });
  });
});
