import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GivenBets } from '@housebrand/bets/testing';
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
import { PrizePayout, type TournamentConfig } from '../core';
import { TournamentEditorService, tournaments } from './index';
import { tournamentPrizeTable, tournamentTable } from './tournament.tables';

const BEFORE = new Date('2026-11-18T09:00:00Z');
const DURING = new Date('2026-11-20T09:00:00Z');
const AFTER = new Date('2026-11-26T09:00:00Z');
const clock = new FixedClock(BEFORE);
const ports = [
  {
    provide: PrizePayout,
    useValue: {
      assertOffered: async () => undefined,
      isHeld: async () => false,
      open: async () => newId(),
      wake: () => undefined,
    } satisfies PrizePayout,
  },
  { provide: AgentCalendar, useValue: { zoneOf: async () => 'Asia/Bangkok' } },
];

let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;

const URL = '/api/apps/tournament_configs';
const one = (id: string, more: Partial<TournamentConfig> = {}): TournamentConfig => ({
  id,
  name: { th: 'ศึกสล็อต', en: 'Slots' },
  content: { th: 'นับยอดเล่น', en: 'Counts turnover.' },
  rewardType: 'CREDIT',
  calculationType: 'NET_WIN',
  games: ['NAGX-1'],
  categories: [],
  startDate: '2026-11-19T17:00:00.000Z',
  endDate: '2026-11-25T17:00:00.000Z',
  imageUrl: '/media/banners/slots-week.avif?v=1',
  rewardsSatang: [50_050, 20_000, 20_000],
  rewardsPoints: null,
  ...more,
});
const points = (...rewardsPoints: number[]): Partial<TournamentConfig> => ({
  rewardType: 'POINT',
  rewardsSatang: null,
  rewardsPoints,
});
const later = (id: string, more: Partial<TournamentConfig> = {}) =>
  one(id, { startDate: '2026-12-01T00:00:00.000Z', endDate: '2026-12-08T00:00:00.000Z', ...more });

const put = (rows: unknown, headers = actingAsKeyOf('MTO')) =>
  app.inject({ method: 'PUT', url: URL, payload: { rows }, headers: { ...headers, 'accept-language': 'en' } });
const refused = async (rows: unknown) => {
  const reply = await put(rows);
  expect(reply.statusCode).toBe(422);
  return (reply.json().errors as { field: string }[]).map(({ field }) => field);
};
const written = async (prefix = 'MTO') =>
  (await app.inject({ url: URL, headers: actingAsKeyOf(prefix) })).json().data as TournamentConfig[];
const seen = async (prefix = 'MTO') =>
  (
    await app.inject({
      url: `/api/apps/tournaments/leaderboards/${prefix}`,
      headers: actingAs(prefix, `${prefix}DEMO1`),
    })
  ).json().data as { id: string; status: string; rewards: number[]; name: { en: string } }[];

beforeAll(async () => {
  world = await openTestWorld({
    domains: [new GivenBets().domain, tournaments],
    ports,
    providers: [actingAsGuard],
    clock,
  });
  ({ app, database } = world);
});
beforeEach(async () => {
  clock.set(BEFORE);
  await database.asOwner('delete from tournament_prize; delete from tournament');
});
afterAll(() => world?.close());

describe('tournaments that an agent writes', () => {
  it('stores tournaments by agent key, returns them unchanged, shows them only to the agent’s members, and audits the change', async () => {
    const reply = await put([one('soon'), later('then')]);
    expect([reply.statusCode, reply.json().data]).toEqual([200, [one('soon'), later('then')]]);
    expect(await written()).toEqual([one('soon'), later('then')]);
    expect(await seen()).toMatchObject([
      { id: 'soon', status: 'UPCOMING', rewards: [500.5, 200, 200] },
      { id: 'then', status: 'UPCOMING' },
    ]);
    expect([await written('NAGA'), await seen('NAGA')]).toEqual([[], []]);
    const { rows } = await database.database.operatorQuery<{ agent: string; actor: string; details: string }>({
      text: `select agent, actor, details from audit_entry where action = 'settings.tournaments-replaced'`,
    });
    expect(rows).toMatchObject([
      { agent: 'MTO', actor: 'agent key', details: expect.stringContaining('soon/NET_WIN') },
    ]);
  });

  it('rejects guests, members and keys of other agents', async () => {
    await put([one('soon')]);
    expect((await put([], {})).statusCode).toBe(401);
    expect((await put([], actingAs('MTO', 'MTODEMO1'))).statusCode).toBe(403);
    expect((await put([one('soon', points(7))], actingAsKeyOf('NAGA'))).statusCode).toBe(200);
    expect(await written()).toEqual([one('soon')]);
    await put([], actingAsKeyOf('NAGA'));
    expect(await written()).toEqual([one('soon')]);
  });

  it('changes and removes tournaments before their start', async () => {
    await put([one('soon'), later('then')]);
    expect(
      (await put([later('then', { calculationType: 'ROUNDS', games: [], rewardsSatang: [100] })])).statusCode,
    ).toBe(200);
    expect(await seen()).toMatchObject([{ id: 'then', calculationType: 'ROUNDS', rewards: [1] }]);
  });

  it('reports every problem and changes nothing', async () => {
    await put([one('soon')]);
    expect(
      await refused([
        {
          ...one('Not an id'),
          startDate: 'tomorrow',
          imageUrl: 'https://elsewhere.example/a.png',
          rewardsSatang: [-1],
        },
        { ...later('b'), rewardsSatang: [], games: [1], unknown: true },
        { ...later('c'), startDate: '2026-02-30T00:00:00Z', name: [], rewardsSatang: [0.1] },
      ]),
    ).toEqual([
      ...['id', 'startDate', 'imageUrl', 'rewardsSatang'].map((name) => `rows.0.${name}`),
      ...['unknown', 'games', 'rewardsSatang'].map((name) => `rows.1.${name}`),
      ...['name', 'startDate', 'rewardsSatang'].map((name) => `rows.2.${name}`),
    ]);
    // a nested list is not a row
    expect(await refused([[later('d')]])).toEqual(['rows']);
    const { name: _name, content: _content, ...half } = later('d');
    expect(await refused([half])).toEqual(['rows.0.name', 'rows.0.content']);
    expect(await refused([later('a', points(2.5)), later('b', { ...points(1), rewardsSatang: [100] })])).toEqual([
      'rows.0.rewardsPoints',
      'rows.1.rewardsSatang',
    ]);
    expect(
      await refused([
        later('a', { rewardsSatang: [1, 2], endDate: '2026-12-01T00:00:00Z' }),
        later('b', points(3, 2)),
        later('b'),
        one('past', { startDate: '2026-11-18T08:59:59Z' }),
      ]),
    ).toEqual(['rows.0.endDate', 'rows.0.rewardsSatang.1', 'rows.2.id', 'rows.3.startDate']);
    expect(await written()).toEqual([one('soon')]);
  });

  it('keeps the terms of a running tournament; texts may change', async () => {
    await put([one('soon')]);
    clock.set(DURING);
    const turned = one('soon', {
      calculationType: 'TURNOVER',
      ...points(1),
      games: [],
      categories: ['Slot'],
      startDate: '2026-11-21T00:00:00Z',
      endDate: '2026-11-22T00:00:00Z',
    });
    const reply = await put([turned]);
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      [
        'calculationType',
        'rewardType',
        'games',
        'categories',
        'startDate',
        'endDate',
        'rewardsSatang',
        'rewardsPoints',
      ].map((name) => ({
        field: `rows.0.${name}`,
        message: 'This tournament is running: only its texts and picture can change',
      })),
    ]);
    // a running tournament is never removed, so that an omission does no harm
    expect((await put([later('then')])).json().data).toEqual([one('soon'), later('then')]);
    // the same instant in another zone is accepted
    const reworded = one('soon', { name: { th: 'ใหม่', en: 'New' }, startDate: '2026-11-20T00:00:00+07:00' });
    expect((await put([reworded, later('then')])).statusCode).toBe(200);
    expect(await seen()).toMatchObject([{ id: 'soon', status: 'RUNNING', name: { en: 'New' } }, { id: 'then' }]);
  });

  it('keeps an ended tournament and its prizes', async () => {
    await put([one('soon')]);
    clock.set(AFTER);
    await database.database.asOperator(async (tx) => {
      await tx.update(tournamentTable).set({ closedAt: AFTER });
      const won = { username: 'MTOPLAYER', rank: 1, score: 5n, amount: 50_050n, payment: newId() };
      await tx.insert(tournamentPrizeTable).values({ agent: 'MTO', tournamentId: 'soon', ...won });
    });
    expect(await written()).toEqual([]);
    expect(await refused([later('soon')])).toEqual(['rows.0.id']);
    expect((await put([later('then')])).statusCode).toBe(200);
    expect((await put([])).statusCode).toBe(200);
    expect(await seen()).toMatchObject([{ id: 'soon', status: 'ENDED', isClosed: true, rewards: [500.5, 200, 200] }]);
  });

  it('stores one of several concurrent lists as a whole', async () => {
    const editor = app.get(TournamentEditorService, { strict: false });
    const lists = ['a', 'b', 'c', 'd'].map((name) => [later(name), later(`${name}-2`)]);
    await Promise.all(lists.map((rows) => editor.replace('MTO', rows, 'operator')));
    expect(lists).toContainEqual(await written());
  });
});
