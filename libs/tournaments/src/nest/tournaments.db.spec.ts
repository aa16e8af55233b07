import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  actingAs,
  actingAsGuard,
  createTestApp,
  createTestDatabase,
  FixedClock,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { TournamentPictures, TournamentsModule } from './index';
import { tournamentScoreTable, tournamentTable } from './tournament.tables';
import { tournamentsMigrations } from './migrations';

const clock = new FixedClock(new Date('2026-11-18T09:00:00Z'));
let database: TestDatabase;
let app: NestFastifyApplication;

const slotsWeek = {
  id: 'slots-week',
  name: { th: 'ศึกสล็อต', en: 'Slots week' },
  content: { th: '', en: '' },
  rewardType: 'CREDIT' as const,
  calculationType: 'TURNOVER' as const,
  games: [],
  startDate: new Date('2026-11-15T17:00:00Z'),
  endDate: new Date('2026-11-22T17:00:00Z'),
  imageUrl: '/media/banners/tournament.avif',
  rewards: [500_000n, 200_000n],
};

beforeAll(async () => {
  database = await createTestDatabase(tournamentsMigrations);
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 0, minute));
  await database.database.asOperator(async (tx) => {
    await tx.insert(tournamentTable).values([
      { agent: 'MTO', ...slotsWeek },
      { agent: 'NAGA', ...slotsWeek },
    ]);
    const scores = Array.from({ length: 30 }, (_, index) => ({
      agent: 'MTO',
      tournamentId: slotsWeek.id,
      username: `MTOPLAYER${String(index).padStart(2, '0')}`,
      // the first two have the same score; the one who had it first leads
      score: BigInt(index < 2 ? 3_000_000 : 3_000_000 - index * 10_000),
      reachedAt: at(index === 0 ? 5 : 1),
    }));
    await tx.insert(tournamentScoreTable).values(scores);
  });
  app = await createTestApp({ imports: [TournamentsModule], providers: [actingAsGuard], database, clock });
});

afterAll(async () => {
  await app?.close();
  await database?.close();
});

const boards = async (username: string, prefix = 'MTO') =>
  (
    await app.inject({ url: `/api/apps/tournaments/leaderboards/${prefix}`, headers: actingAs(prefix, username) })
  ).json();

describe('leaderboards over HTTP', () => {
  it('tell which pictures they show, whoever they belong to', async () => {
    expect(await app.get(TournamentPictures).list()).toEqual(['/media/banners/tournament.avif']);
  });

  it('show the first twenty, the earlier of equals ahead, with their rewards and masked names', async () => {
    const [board] = (await boards('MTOPLAYER05')).data;
    expect(board.status).toBe('RUNNING');
    expect(board.leaderboards).toHaveLength(20);
    expect(board.leaderboards.slice(0, 3)).toEqual([
      { rank: 1, username: 'MTO•••01', score: 30_000, reward: 5000 },
      { rank: 2, username: 'MTO•••00', score: 30_000, reward: 2000 },
      { rank: 3, username: 'MTO•••02', score: 29_800, reward: 0 },
    ]);
    expect(board.own).toEqual({ rank: 6, username: 'MTOPLAYER05', score: 29_500, reward: 0 });
  });

  it('find the member further down, and nobody where there is no row', async () => {
    expect((await boards('MTOPLAYER28')).data[0].own).toMatchObject({ rank: 29, username: 'MTOPLAYER28' });
    expect((await boards('MTODEMO2')).data[0].own).toBeNull();
    expect((await boards('NAGADEMO1', 'NAGA')).data[0].leaderboards).toEqual([]);
  });

  it('agree with a ranking made outside the database', async () => {
    const own = await Promise.all(
      Array.from({ length: 30 }, (_, index) => boards(`MTOPLAYER${String(index).padStart(2, '0')}`)),
    );
    const ranks = own.map(({ data }) => data[0].own.rank as number);
    expect(ranks).toEqual([2, 1, ...Array.from({ length: 28 }, (_, index) => index + 3)]);
  });

  it('are the agent’s own', async () => {
    const url = '/api/apps/tournaments/leaderboards/NAGA';
    expect((await app.inject({ url, headers: actingAs('MTO', 'MTODEMO1') })).statusCode).toBe(403);
    expect((await app.inject({ url })).statusCode).toBe(401);
  });
});
