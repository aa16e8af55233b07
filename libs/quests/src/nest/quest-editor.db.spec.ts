import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AgentCalendar, newId } from '@housebrand/shared';
import {
  actingAs,
  actingAsGuard,
  actingAsKeyOf,
  FixedClock,
  type TestDatabase,
  openTestWorld,
  type TestWorld,
} from '@housebrand/shared/testing';
import { MemberActivitySource, RewardPayout, type QuestConfig, type QuestPrize } from '../core';
import { QuestEditorService, quests } from './index';

const MORNING = new Date('2026-11-18T02:00:00Z');
const clock = new FixedClock(MORNING);
/** Satang that every member deposits on every day. */
const DEPOSITED = 10_000n;
const ports = [
  {
    provide: MemberActivitySource,
    useValue: { played: async () => [], settledDeposits: async () => DEPOSITED },
  },
  { provide: AgentCalendar, useValue: { zoneOf: async () => 'Asia/Bangkok' } },
  {
    provide: RewardPayout,
    useValue: {
      assertOffered: async () => undefined,
      isHeld: async () => false,
      assertPaysAtOnce: async () => undefined,
      open: async () => newId(),
      wake: () => undefined,
      statuses: async () => new Map(),
    } satisfies RewardPayout,
  },
];

let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;

const URL = '/api/apps/daily_quest_configs';
const deposit = (id: number, more: Partial<QuestConfig> = {}): QuestConfig => ({
  id,
  kind: 'DEPOSIT',
  scope: null,
  title: { th: `ฝาก ${id}`, en: `Deposit ${id}` },
  targetSatang: 10_000,
  targetRounds: null,
  reward: { kind: 'CREDIT', amountSatang: 1_050, amountPoints: null },
  ...more,
});
const rounds = (targetRounds: number) => ({ targetSatang: null, targetRounds });
const points = (amountPoints: number): QuestPrize => ({ kind: 'POINT', amountSatang: null, amountPoints });
const slots = deposit(7, { kind: 'ROUNDS', scope: { kind: 'CATEGORY', value: 'Slot' }, ...rounds(20) });

const put = (rows: unknown, headers = actingAsKeyOf('MTO')) =>
  app.inject({ method: 'PUT', url: URL, payload: { rows }, headers: { ...headers, 'accept-language': 'en' } });
const written = async (prefix = 'MTO') =>
  (await app.inject({ url: URL, headers: actingAsKeyOf(prefix) })).json().data as QuestConfig[];
const seen = async (username: string, prefix = 'MTO') =>
  (await app.inject({ url: `/api/apps/daily_quest/${prefix}`, headers: actingAs(prefix, username) })).json().data as {
    id: number;
    title: { en: string };
    status: string;
    reward: { amount: number };
  }[];
const claim = (id: number, username: string) =>
  app.inject({
    method: 'POST',
    url: '/api/apps/daily_quest.claim',
    payload: { agentID: 'MTO', id, username },
    headers: { ...actingAs('MTO', username), 'idempotency-key': `${username}-${id}` },
  });

beforeAll(async () => {
  world = await openTestWorld({ domains: [quests], ports, providers: [actingAsGuard], clock });
  ({ app, database } = world);
});
beforeEach(() => clock.set(MORNING));
afterAll(() => world?.close());

describe('quests that an agent writes', () => {
  it('stores quests by agent key, returns them unchanged, shows them only to the agent’s members, and audits the change', async () => {
    expect(await written()).toEqual([]);
    const reply = await put([deposit(1), slots]);
    expect([reply.statusCode, reply.json().data]).toEqual([200, [deposit(1), slots]]);
    expect(await written()).toEqual([deposit(1), slots]);
    expect(await seen('MTOPLAIN')).toMatchObject([
      { id: 1, status: 'READY', reward: { amount: 10.5 } },
      { id: 7, status: 'OPEN' },
    ]);
    expect(await written('NAGA')).toEqual([]);
    expect(await seen('NAGAPLAIN', 'NAGA')).toEqual([]);
    const { rows } = await database.database.operatorQuery<{ agent: string; actor: string; details: string }>({
      text: `select agent, actor, details from audit_entry where action = 'settings.quests-replaced'`,
    });
    expect(rows).toEqual([
      {
        agent: 'MTO',
        actor: 'agent key',
        details: '{"quests":"1/DEPOSIT/*/100/CREDIT/10.5 7/ROUNDS/CATEGORY:Slot/20/CREDIT/10.5"}',
      },
    ]);
  });

  it('rejects guests, members and keys of other agents', async () => {
    expect((await put([], {})).statusCode).toBe(401);
    expect((await put([], actingAs('MTO', 'MTOPLAIN'))).statusCode).toBe(403);
    await put([deposit(1)], actingAsKeyOf('NAGA'));
    expect(await written()).toEqual([deposit(1), slots]);
  });

  it('reports every problem and changes nothing', async () => {
    const fields = async (rows: unknown) => {
      const reply = await put(rows);
      expect(reply.statusCode).toBe(422);
      return (reply.json().errors as { field: string; message: string }[]).map(({ field }) => field);
    };
    expect(
      await fields([
        { ...deposit(0), kind: 'LUCK', title: { th: '', en: 'x' }, targetSatang: -1, reward: points(0) },
        { ...deposit(2), note: 'unknown', reward: [] },
      ]),
    ).toEqual([
      'rows.0.id',
      'rows.0.kind',
      'rows.0.title.th',
      'rows.0.targetSatang',
      'rows.0.reward.amountPoints',
      'rows.1.note',
      'rows.1.reward',
    ]);
    // a nested list is not a row
    expect(await fields([[deposit(3)]])).toEqual(['rows']);
    expect(await fields([null])).toEqual(['rows']);
    const { title: _title, reward: _reward, ...half } = deposit(3);
    expect(await fields([half])).toEqual(['rows.0.title', 'rows.0.reward']);
    expect(
      await fields([
        deposit(1, { targetSatang: 0.5, reward: points(1.5) }),
        deposit(2, { kind: 'ROUNDS', ...rounds(2.5) }),
        deposit(3, { kind: 'ROUNDS' }),
        deposit(4, { reward: { ...points(1), amountSatang: 100 } }),
      ]),
    ).toEqual([
      'rows.0.targetSatang',
      'rows.0.reward.amountPoints',
      'rows.1.targetRounds',
      'rows.2.targetSatang',
      'rows.2.targetRounds',
      'rows.3.reward.amountSatang',
    ]);
    const ofGames = deposit(1, { scope: { kind: 'GAME', value: 'NAGX-1' } });
    expect(await fields([ofGames, deposit(2), deposit(2)])).toEqual(['rows.0.scope', 'rows.2.id']);
    expect(await written()).toEqual([deposit(1), slots]);
  });

  it('keeps the terms of a quest on a day on which a member has claimed it', async () => {
    expect((await claim(1, 'MTOFIRST')).statusCode).toBe(200);
    const more = deposit(1, { targetSatang: 20_000, reward: points(5) });
    const refused = await put([more, slots]);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      ['targetSatang', 'reward.kind', 'reward.amountSatang', 'reward.amountPoints'].map((name) => ({
        field: `rows.0.${name}`,
        message: "A member has claimed this quest today. Its target and reward can't change until the day ends",
      })),
    ]);
    // texts and unclaimed quests can change at any time
    const reworded = [deposit(1, { title: { th: 'ใหม่', en: 'New words' } }), { ...slots, ...rounds(30) }];
    expect((await put(reworded)).statusCode).toBe(200);
    expect(await seen('MTOFIRST')).toMatchObject([{ title: { en: 'New words' }, status: 'CLAIMED' }, { target: 30 }]);
    // a removed quest stays visible until the day ends for members who claimed it, and pays once
    expect((await put([slots])).statusCode).toBe(200);
    expect(await seen('MTOFIRST')).toMatchObject([{ id: 1, status: 'CLAIMED', reward: { amount: 10.5 } }, { id: 7 }]);
    expect((await claim(1, 'MTOFIRST')).json().data).toMatchObject({ reward: { amount: 10.5 } });
    expect(await seen('MTOLATE')).toMatchObject([{ id: 7 }]);
    expect((await claim(1, 'MTOLATE')).statusCode).toBe(404);
    expect((await put([more])).statusCode).toBe(422);
    clock.set(new Date('2026-11-18T17:00:00Z'));
    expect((await put([more])).statusCode).toBe(200);
    expect(await seen('MTOFIRST')).toMatchObject([{ id: 1, status: 'OPEN', reward: { kind: 'POINT', amount: 5 } }]);
  });

  it('stores one of several concurrent lists as a whole', async () => {
    const editor = app.get(QuestEditorService, { strict: false });
    const lists = [1, 2, 3, 4].map((set) => [deposit(set * 10), deposit(set * 10 + 1)]);
    await Promise.all(lists.map((rows) => editor.replace('MTO', rows, 'operator')));
    expect(lists).toContainEqual(await written());
  });
});
