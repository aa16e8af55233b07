import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { PlayQuery, WantedSums } from '@housebrand/bets';
import { GivenBets } from '@housebrand/bets/testing';
import { AgentCalendar, newId, NotFound } from '@housebrand/shared';
import { Changes, LiveUpdates, Notifications } from '@housebrand/shared/nest';
import {
  actingAs,
  actingAsGuard,
  FixedClock,
  inDepth,
  waitUntil,
  type TestDatabase,
  openTestWorld,
  type TestWorld,
} from '@housebrand/shared/testing';
import fc from 'fast-check';
import {
  CALCULATIONS,
  PrizePayout,
  prizeOf,
  scoreNumber,
  standings,
  TournamentNotRunning,
  type Calculation,
  type PlaySums,
  type Prize,
} from '../core';
import { TournamentEditorService, TournamentPictures, TournamentsService, tournaments } from './index';
import { tournamentPrizeTable, tournamentTable } from './tournament.tables';
import { ScoreConsumer } from './score-consumer.service';
import { TournamentCloser } from './tournament-closer.service';

interface Bet {
  username: string;
  gameId: string;
  category: string;
  at: Date;
  stake: bigint;
  payout: bigint;
  isVoid: boolean;
}

const START = new Date('2026-11-15T17:00:00Z');
const END = new Date('2026-11-22T17:00:00Z');
const NOW = new Date('2026-11-18T09:00:00Z');
const clock = new FixedClock(NOW);
const signal = new AbortController().signal;

/** All bets. */
let bets: Bet[] = [];
const opened = new Map<string, Prize & { id: string }>();
const excluded = new Set<string>();
/** Simulates a crash after this many started payments. */
let diesAfter = Number.POSITIVE_INFINITY;

function book({ username, at, gameId, category, stake, payout: won, isVoid }: Bet): void {
  const member = { prefix: username.replace(/(?:P|DEMO).*/, ''), username };
  const amounts = isVoid ? { stakeSatang: -stake, payoutSatang: -won } : { stakeSatang: stake, payoutSatang: won };
  log.book({ member, at, gameId, category, kind: isVoid ? 'takenBack' : 'counted', ...amounts });
}
function takeBack(bet: Bet): void {
  bet.isVoid = true;
  book(bet);
}
const bet = (username: string, baht: number, more: Partial<Bet> = {}): Bet => ({
  username,
  gameId: 'NAGX-1',
  category: 'Slot',
  at: NOW,
  stake: BigInt(Math.round(baht * 100)),
  payout: 0n,
  isVoid: false,
  ...more,
});
function play(...some: Bet[]): void {
  bets.push(...some);
  some.forEach(book);
}

/** Reference implementation of the sums. */
function plainSums(all: readonly Bet[]): PlaySums {
  const sums = {
    turnoverSatang: 0n,
    payoutSatang: 0n,
    bets: 0,
    highestPayoutSatang: 0n,
    bestMultiplierHundredths: 0n,
  };
  for (const { stake, payout } of all) {
    sums.turnoverSatang += stake;
    sums.payoutSatang += payout;
    sums.bets += 1;
    if (payout > sums.highestPayoutSatang) sums.highestPayoutSatang = payout;
    const times = stake === 0n ? 0n : (payout * 100n) / stake;
    if (times > sums.bestMultiplierHundredths) sums.bestMultiplierHundredths = times;
  }
  return sums;
}

class SummedBets extends GivenBets {
  override async sums(prefix: string, query: PlayQuery): Promise<WantedSums[]> {
    const { usernames, from, until, gameIds, categories } = query;
    const counted = bets.filter(
      ({ username, gameId, category, at, isVoid }) =>
        !isVoid &&
        username.startsWith(prefix) &&
        (!usernames || usernames.includes(username)) &&
        from <= at &&
        at < until &&
        (gameIds.length + categories.length === 0 || gameIds.includes(gameId) || categories.includes(category)),
    );
    const upTo = BigInt(this.moves.length);
    return [...Map.groupBy(counted, (one) => one.username)].map(([username, own]) => ({
      username,
      ...plainSums(own),
      upTo,
    }));
  }
}
const log = new SummedBets();
const payout: PrizePayout = {
  assertOffered: async () => undefined,
  isHeld: async ({ username }) => excluded.has(username),
  open: async (_, prize) => {
    if (diesAfter <= 0) throw new Error('the instance dies');
    diesAfter -= 1;
    const key = `${prize.member.username} ${prize.idempotencyKey}`;
    const known = opened.get(key) ?? { ...prize, id: newId() };
    opened.set(key, known);
    return known.id;
  },
  wake: () => undefined,
};
/** The feed reports XYZ, an unknown agent; AAA was closed. */
const zoneOf = (prefix: string): Promise<string> =>
  prefix === 'XYZ' || prefix === 'AAA' ? Promise.reject(new NotFound()) : Promise.resolve('Asia/Bangkok');
const ports = [
  { provide: PrizePayout, useValue: payout },
  { provide: AgentCalendar, useValue: { zoneOf } },
];

const tournament = (id: string, more: Partial<typeof tournamentTable.$inferInsert> = {}) => ({
  agent: 'MTO',
  id,
  name: { th: 'ศึกสล็อต', en: 'Slots week' },
  content: { th: '', en: '' },
  rewardType: 'CREDIT' as const,
  calculationType: 'TURNOVER' as Calculation,
  startDate: START,
  endDate: END,
  imageUrl: '/media/banners/tournament.avif',
  rewards: [500_000n, 200_000n],
  ...more,
});

let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  world = await openTestWorld({ domains: [log.domain, tournaments], ports, providers: [actingAsGuard], clock });
  ({ app, database } = world);
});
afterAll(() => world?.close());

/** Resets the world to these tournaments. */
async function begin(...tournaments: ReturnType<typeof tournament>[]): Promise<void> {
  clock.set(NOW);
  bets = [];
  log.moves.length = 0;
  log.isRead = true;
  diesAfter = Number.POSITIVE_INFINITY;
  opened.clear();
  await database.asOwner(
    'delete from bet_consumer; delete from tournament_prize; delete from board_score; delete from tournament',
  );
  await database.database.asOperator(async (tx) => {
    if (tournaments.length > 0) await tx.insert(tournamentTable).values(tournaments);
  });
  await app.get(Changes, { strict: false }).forgetAll();
}
const follow = () => app.get(ScoreConsumer).follow(signal);
const close = () => app.get(TournamentCloser).run(signal);
const get = (path: string, username: string, prefix = 'MTO') =>
  app.inject({ url: `/api/apps/${path}`, headers: actingAs(prefix, username) });
const boards = async (username: string, prefix = 'MTO') =>
  (await get(`tournaments/leaderboards/${prefix}`, username, prefix)).json();
const paid = () => [...opened.values()].map(({ member, amount }) => [member.username, amount]);

describe('leaderboards over HTTP', () => {
  beforeEach(async () => {
    await begin(tournament('week'), tournament('week', { agent: 'NAGA' }));
    const name = (index: number) => `MTOPLAYER${String(index).padStart(2, '0')}`;
    // the first two have the same score and share the first place
    play(...Array.from({ length: 30 }, (_, index) => bet(name(index), index < 2 ? 300 : 300 - index)));
    await follow();
  });

  it('returns summaries without member data, for this agent alone', async () => {
    const over = { startDate: new Date('2020-01-01'), endDate: new Date('2020-01-02') };
    await begin(tournament('old', over), tournament('week'), tournament('other', { agent: 'NAGA' }));
    const faces = await app.get(TournamentsService).faces('MTO');
    expect(faces.map(({ id, status }) => [id, status])).toEqual([
      ['old', 'ENDED'],
      ['week', 'RUNNING'],
    ]);
    const [whole] = (await boards('MTOPLAYER05')).data.filter(({ id }: { id: string }) => id === 'week');
    expect(whole).toMatchObject(faces[1]!);
    expect(faces[1]).not.toHaveProperty('leaderboards');
    expect(faces[1]).not.toHaveProperty('own');
  });

  it('lists the pictures of all agents’ tournaments', async () => {
    expect(await app.get(TournamentPictures).list()).toEqual(['/media/banners/tournament.avif']);
  });

  it('shows twenty rows with masked names, where ties share a rank and split the prizes', async () => {
    const [board] = (await boards('MTOPLAYER05')).data;
    expect(board).toMatchObject({ status: 'RUNNING', rewards: [5000, 2000], members: 30, isClosed: false });
    expect(board.leaderboards).toHaveLength(20);
    expect(board.leaderboards.slice(0, 3)).toEqual([
      { rank: 1, username: 'MTO•••00', score: 300, reward: 3500 },
      { rank: 1, username: 'MTO•••01', score: 300, reward: 3500 },
      { rank: 3, username: 'MTO•••02', score: 298, reward: 0 },
    ]);
    expect(board.own).toEqual({ rank: 6, username: 'MTOPLAYER05', score: 295, reward: 0, gap: 1 });
  });

  it('returns the member’s own row from any rank, and none without a score', async () => {
    expect((await boards('MTOPLAYER28')).data[0].own).toMatchObject({ rank: 29, username: 'MTOPLAYER28', gap: 1 });
    expect((await boards('MTOPLAYER00')).data[0].own).toMatchObject({ rank: 1, gap: null });
    expect((await boards('MTODEMO2')).data[0].own).toBeNull();
    expect((await boards('NAGADEMO1', 'NAGA')).data[0]).toMatchObject({ leaderboards: [], members: 0, own: null });
  });

  it('pages through a board with each row once', async () => {
    const names: string[] = [];
    for (let offset = 0; offset < 30; offset += 7) {
      const reply = (await get(`tournaments/leaderboards/MTO/week?limit=7&offset=${offset}`, 'MTODEMO2')).json();
      expect(reply.meta.total).toBe(30);
      names.push(...reply.data.map(({ rank, username }: { rank: number; username: string }) => `${rank} ${username}`));
    }
    expect(names).toHaveLength(30);
    expect(names.slice(0, 3)).toEqual(['1 MTO•••00', '1 MTO•••01', '3 MTO•••02']);
    expect(names.at(-1)).toBe('30 MTO•••29');
    expect((await get('tournaments/leaderboards/MTO/none', 'MTODEMO2')).statusCode).toBe(404);
  });

  it('shows only the last twenty ended tournaments', async () => {
    const day = (nth: number) => new Date(Date.UTC(2026, 0, nth));
    const daily = Array.from({ length: 30 }, (_, nth) =>
      tournament(`day-${nth + 1}`, { startDate: day(nth + 1), endDate: day(nth + 2) }),
    );
    await begin(...daily, tournament('week'));
    const reported = (await boards('MTODEMO1')).data.map(({ id }: { id: string }) => id);
    expect(reported).toEqual([...daily.slice(10).map(({ id }) => id), 'week']);
    expect((await get('tournaments/leaderboards/MTO/day-1', 'MTODEMO1')).statusCode).toBe(200);
  });

  it('shows a change after its notification, and within a second without one', async () => {
    const scores = async () => {
      const [{ members, leaderboards, own }] = (await boards('MTOPLAYER05')).data;
      return [members, leaderboards[0].score, own.score];
    };
    expect(await scores()).toEqual([30, 300, 295]);
    play(bet('MTOPLAYER05', 100), bet('MTOPLAYER30', 1));
    await follow();
    expect(await scores()).toEqual([31, 395, 395]);
    // sends what waits, so that no late notification drops what is read next
    await app.get(LiveUpdates).onModuleDestroy();
    expect(await scores()).toEqual([31, 395, 395]);
    await database.asOwner(`update board_score set score = 50000 where username = 'MTOPLAYER05'`);
    expect(await scores()).toEqual([31, 395, 395]);
    clock.advance(1_001);
    expect(await scores()).toEqual([31, 500, 500]);
    await database.asOwner(`delete from board_score where username = 'MTOPLAYER30'`);
    app.get(LiveUpdates).notifyAgent('leaderboard', 'MTO');
    await waitUntil(async () => (await scores())[0] === 30);
  });

  it('shows the member’s own name and gap among the first rows', async () => {
    const [{ leaderboards, own }] = (await boards('MTOPLAYER02')).data;
    expect(leaderboards.slice(1, 4).map(({ username }: { username: string }) => username)).toEqual([
      'MTO•••01',
      'MTOPLAYER02',
      'MTO•••03',
    ]);
    expect(own).toEqual({ ...leaderboards[2], gap: 2 });
    expect((await boards('MTOPLAYER01')).data[0].own).toMatchObject({ rank: 1, gap: null });
    expect((await boards('MTOPLAYER20')).data[0].own).toMatchObject({ rank: 21, gap: 1 });
  });

  it('rejects members of other agents and guests', async () => {
    expect((await get('tournaments/leaderboards/NAGA', 'MTODEMO1')).statusCode).toBe(403);
    expect((await get('tournaments/leaderboards/NAGA/week', 'MTODEMO1')).statusCode).toBe(403);
    expect((await get('rankings/NAGA', 'MTODEMO1')).statusCode).toBe(403);
    expect((await app.inject({ url: '/api/apps/tournaments/leaderboards/NAGA' })).statusCode).toBe(401);
  });

  it('ranks day, week and month by the same play', async () => {
    play(bet('MTOPLAYER29', 500, { at: new Date('2026-11-17T09:00:00Z') }));
    play(bet('MTOPLAYER28', 900, { at: new Date('2026-11-02T09:00:00Z') }));
    await follow();
    const rankings = (await get('rankings/MTO', 'MTOPLAYER28')).json().data;
    expect(
      rankings.map((one: { period: string; own: { rank: number; turnoverSatang: number } }) => [
        one.period,
        one.own.rank,
        one.own.turnoverSatang,
      ]),
    ).toEqual([
      ['DAY', 29, 27_200],
      ['WEEK', 30, 27_200],
      ['MONTH', 1, 117_200],
    ]);
    expect(rankings[1]).toMatchObject({ startDate: '2026-11-15T17:00:00.000Z', endDate: '2026-11-22T17:00:00.000Z' });
    expect(rankings[1].leaderboards[0]).toMatchObject({ rank: 1, username: 'MTO•••29', turnoverSatang: 77_100 });
  });
});

const played = fc.array(
  fc.record({
    username: fc.constantFrom('MTODEMO1', 'MTODEMO3', 'MTOPLAYER1'),
    gameId: fc.constantFrom('NAGX-1', 'NAGX-2'),
    category: fc.constantFrom('Slot', 'Fish'),
    // before, during and after the tournament
    at: fc.constantFrom(new Date(START.getTime() - 1), START, NOW, new Date(END.getTime() - 1), END),
    stake: fc.bigInt({ min: 0n, max: 500n }),
    payout: fc.bigInt({ min: 0n, max: 2_000n }),
    isVoid: fc.constant(false),
  }),
  { maxLength: 12 },
);

describe('tournament scores', () => {
  it('equals a plain count, however bets are repeated, reordered or voided late', async () => {
    const scopes = fc.constantFrom<{ games: string[]; categories: string[] }>(
      { games: [], categories: [] },
      { games: ['NAGX-2'], categories: [] },
      { games: [], categories: ['Slot'] },
    );
    const late = fc.array(fc.nat(11), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        played,
        scopes,
        late,
        fc.nat(2),
        fc.boolean(),
        async (all, scope, voided, repeats, isFollowed) => {
          await begin(
            ...CALCULATIONS.map((calculationType) => tournament(calculationType, { calculationType, ...scope })),
          );
          // the first bets are counted alone, then those of known and of new members
          play(...all.slice(0, all.length / 2));
          await follow();
          play(...all.slice(all.length / 2));
          if (isFollowed) await follow();
          for (const index of voided) {
            const one = bets[index];
            if (!one || one.isVoid) continue;
            takeBack(one);
            if (isFollowed) await follow();
          }
          await follow();
          for (let again = 0; again < repeats; again += 1) {
            await database.asOwner('update bet_consumer set position = 0');
            await follow();
          }
          const counted = bets.filter(
            ({ isVoid, at, gameId, category }) =>
              !isVoid &&
              START <= at &&
              at < END &&
              (scope.games.length + scope.categories.length === 0 ||
                scope.games.includes(gameId) ||
                scope.categories.includes(category)),
          );
          const reported = (await boards('MTODEMO1')).data as {
            calculationType: Calculation;
            leaderboards: unknown[];
          }[];
          for (const { calculationType, leaderboards } of reported) {
            const scores = [...Map.groupBy(counted, ({ username }) => username)]
              .map(([username, own]) => ({ username, score: plainScore(calculationType, own) }))
              .filter(({ score }) => score > 0n);
            const plain = standings(scores).map((row) => ({
              rank: row.rank,
              username:
                row.username === 'MTODEMO1' ? row.username : `MTO•••${row.username === 'MTODEMO3' ? 'O3' : 'R1'}`,
              score: scoreNumber(calculationType, row.score),
              reward: Number(prizeOf([500_000n, 200_000n], row)) / 100,
            }));
            expect([calculationType, leaderboards]).toEqual([calculationType, plain]);
          }
        },
      ),
      { numRuns: inDepth(8, 25) },
    );
  });
});

describe('bets of an unknown agent', () => {
  it('does not block other agents’ boards', async () => {
    await begin(tournament('week'));
    play(bet('XYZPLAYER1', 900), bet('MTOPLAYER1', 200));
    await follow();
    const reported = (await boards('MTOPLAYER1')).data[0];
    expect(reported).toMatchObject({ members: 1, own: { rank: 1, score: 200 } });
  });
});

/** Reference implementation of the scores, bet by bet. */
function plainScore(calculation: Calculation, own: readonly Bet[]): bigint {
  const of = own.map(({ stake, payout: won }) => {
    if (calculation === 'TURNOVER') return stake;
    if (calculation === 'NET_WIN') return won - stake;
    if (calculation === 'ROUNDS') return 1n;
    if (calculation === 'MULTIPLIER') return stake === 0n ? 0n : (won * 100n) / stake;
    return won;
  });
  const isBest = calculation === 'HIGHEST_WIN' || calculation === 'MULTIPLIER';
  return of.reduce((sum, one) => (isBest ? (one > sum ? one : sum) : sum + one), 0n);
}

describe('end of a tournament', () => {
  const won = [
    ['MTOPLAYER1', 350_000n],
    ['MTOPLAYER2', 350_000n],
  ];
  beforeEach(async () => {
    await begin(tournament('week'));
    play(bet('MTOPLAYER1', 300), bet('MTOPLAYER2', 300), bet('MTOPLAYER3', 200));
    clock.set(new Date(END.getTime() + 61_000));
  });

  it('pays the prizes once, by the final scores, and freezes the board', async () => {
    await close();
    await close();
    expect(paid()).toEqual(won);
    expect([...opened.keys()][0]).toBe('MTOPLAYER1 tournament week');
    play(bet('MTOPLAYER3', 999, { at: new Date(END.getTime() - 1) }));
    takeBack(bets[0]!);
    await follow();
    await close();
    const [board] = (await boards('MTOPLAYER3')).data;
    expect(board).toMatchObject({ status: 'ENDED', isClosed: true, own: { rank: 3, score: 200 } });
    expect(paid()).toEqual(won);
  });

  it('announces each prize once, with its payment', async () => {
    const announced: unknown[] = [];
    const announce = jest
      .spyOn(app.get(Notifications, { strict: false }), 'announce')
      .mockImplementation(async (_tx, username, { kind, sourceId, params }) => {
        announced.push({ username, kind, sourceId, params });
      });
    await close();
    await close();
    announce.mockRestore();
    const params = { tournament: { th: 'ศึกสล็อต', en: 'Slots week' }, unit: 'CREDIT', amount: 350_000 };
    expect(announced).toEqual(won.map(([username]) => ({ username, kind: 'prizeWon', sourceId: 'week', params })));
  });

  it('holds the prize of an excluded member, and pays the others', async () => {
    excluded.add('MTOPLAYER2');
    await close();
    excluded.clear();
    expect(paid()).toEqual(won);
    const held = [...opened.values()].map(({ member, isHeld }) => [member.username, isHeld]);
    expect(Object.fromEntries(held)).toEqual({ MTOPLAYER1: false, MTOPLAYER2: true });
  });

  it('skips the prize of a closed agent, and pays the others', async () => {
    await database.database.asOperator((tx) =>
      tx.insert(tournamentTable).values(tournament('week', { agent: 'AAA', closedAt: END })),
    );
    const prize = { agent: 'AAA', tournamentId: 'week', username: 'AAAPLAYER1', score: 1n, rank: 1, amount: 100n };
    await database.database.asOperator((tx) => tx.insert(tournamentPrizeTable).values(prize));
    await close();
    expect(paid()).toEqual(won);
  });

  it('waits until all play in it is stored, at least a minute after its end', async () => {
    log.isRead = false;
    await close();
    log.isRead = true;
    clock.set(new Date(END.getTime() + 59_000));
    await close();
    expect(opened.size).toBe(0);
    clock.set(new Date(END.getTime() + 60_000));
    await close();
    expect(paid()).toEqual(won);
  });

  it('lets the next instance finish after a crash between two prizes', async () => {
    diesAfter = 1;
    await expect(close()).rejects.toThrow('the instance dies');
    expect(opened.size).toBe(1);
    diesAfter = Number.POSITIVE_INFINITY;
    // two at once, as when both instances believe to lead
    await Promise.all([close(), close()]);
    expect(paid().toSorted()).toEqual(won);
  });

  it('notifies all viewers of the board', async () => {
    const reported: string[] = [];
    const updates = app.get(LiveUpdates);
    // notifications from before arrive before this marker
    let isBefore = true;
    const stop = updates.listen({
      reported: ({ topic, prefix, username }) => {
        if (topic === 'tier') isBefore = false;
        else if (!isBefore) reported.push(`${topic} ${prefix} ${username}`);
      },
      lost: () => undefined,
    });
    await follow();
    updates.notifyAgent('tier', 'MTO');
    await waitUntil(() => !isBefore);
    await close();
    await waitUntil(() => reported.length > 0);
    expect(reported).toEqual(['leaderboard MTO null']);
    stop();
  });

  it('comes early when staff end it: later bets do not count, and the prizes follow', async () => {
    clock.set(new Date(NOW.getTime() + 60_000));
    const editor = app.get(TournamentEditorService);
    const order = { by: 'staff:mto.head', reason: 'Wrong games' } as const;
    await editor.endEarly('MTO', 'week', order);
    play(bet('MTOPLAYER3', 999, { at: new Date(NOW.getTime() + 61_000) }));
    clock.set(new Date(NOW.getTime() + 119_000));
    await close();
    expect(opened.size).toBe(0);
    clock.set(new Date(NOW.getTime() + 120_000));
    await close();
    expect(paid()).toEqual(won);
    const [board] = (await boards('MTOPLAYER3')).data;
    expect(board).toMatchObject({ status: 'ENDED', isClosed: true, own: { rank: 3, score: 200 } });
    await expect(editor.endEarly('MTO', 'week', order)).rejects.toThrow(TournamentNotRunning);
    await expect(editor.endEarly('NAGA', 'week', order)).rejects.toThrow(NotFound);
    const start = new Date(NOW.getTime() + 3_600_000);
    await begin(tournament('soon', { startDate: start }));
    await expect(editor.endEarly('MTO', 'soon', order)).rejects.toThrow(TournamentNotRunning);
    clock.set(new Date(start.getTime() + 1));
    const both = await Promise.allSettled([1, 2].map(() => editor.endEarly('MTO', 'soon', order)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('pays nothing without scores', async () => {
    await begin(tournament('empty'));
    clock.set(new Date(END.getTime() + 61_000));
    await close();
    expect(opened.size).toBe(0);
    expect((await boards('MTODEMO1')).data[0]).toMatchObject({ isClosed: true, members: 0 });
  });
});
