import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppLog, Clock, Jobs, SumsVerification } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { standings } from '../core';
import { BoardSumsComparison } from './board-sums-comparison';
import { BoardsRepository } from './boards.repository';
import { ScoresRepository } from './scores.repository';
import { tournamentsMigrations } from './migrations';

const START = new Date('2026-11-01T00:00:00Z');
const NAMES = Array.from({ length: 12 }, (_, nth) => `MTOP${nth}`);

/** Scores with ties, neighbours, and members in every size of band. */
const score = fc.oneof(
  fc.integer({ min: 1, max: 6 }).map(BigInt),
  fc.integer({ min: 120, max: 140 }).map(BigInt),
  fc.bigInt({ min: 1n, max: 1n << 46n }),
);
/** Enough members of the same board to split bands of every size, or none. */
const crowd = fc.oneof(
  fc.constant([]),
  fc.array(
    fc.oneof(
      fc.constant(5n),
      fc.bigInt({ min: 1n, max: 1n << 8n }),
      fc.bigInt({ min: 1n << 20n, max: (1n << 20n) + (1n << 15n) }),
    ),
    { minLength: 600, maxLength: 1_200, size: 'max' },
  ),
);
/** A page of the consumer: members with their new score; `null`: their bets are void. */
const page = fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), fc.option(score)), { selector: ([name]) => name });

describe('board', () => {
  let test: TestDatabase;
  let boards: BoardsRepository;
  const scoring = new ScoresRepository();
  let runs = 0;

  beforeAll(async () => {
    test = await createTestDatabase(tournamentsMigrations);
    boards = new BoardsRepository(test.database);
  });
  afterAll(() => test.close());

  const differences = () => {
    const log = new AppLog('silent');
    const verification = new SumsVerification(
      test.database,
      new Clock(),
      log,
      new Jobs(testSettings({ databaseUrl: test.url }), log),
    );
    new BoardSumsComparison(verification);
    return verification.verify();
  };

  it('has the ranks, ties and members of the plain scores after new, changed, repeated and void play', async () => {
    await fc.assert(
      fc.asyncProperty(crowd, fc.array(page, { minLength: 1, maxLength: 5 }), async (others, pages) => {
        runs += 1;
        const board = `day 2026-11-${runs}`;
        const plain = new Map(others.map((value, nth) => [`MTOQ${nth}`, value]));
        const crowdOf = (scored: typeof plain) =>
          [...scored].map(([username, value]) => ({ username, score: value, position: 0n }));
        // the second statement both adds and changes scores
        const first = new Map([...plain].slice(0, plain.size / 2).map(([name, value]) => [name, value + 1n]));
        for (const scored of [first, plain])
          await test.database.forAgent('MTO', (tx) =>
            scoring.put(tx, [{ board, countsFrom: START, usernames: [], scores: crowdOf(scored) }]),
          );
        for (const one of pages) {
          for (const [name, value] of one) {
            if (value === null) plain.delete(name);
            else plain.set(name, value);
          }
          const scores = one.flatMap(([username, value]) =>
            value === null ? [] : [{ username, score: value, position: 0n }],
          );
          const put = () =>
            test.database.forAgent('MTO', (tx) =>
              scoring.put(tx, [{ board, countsFrom: START, usernames: one.map(([name]) => name), scores }]),
            );
          await put();
          await put();
        }
        const expected = standings([...plain].map(([username, value]) => ({ username, score: value })));
        const next = await boards.pages('MTO', [board], { limit: 5, offset: 7 });
        expect(next.get(board)).toMatchObject({ rows: expected.slice(7, 12), members: plain.size });
        for (const username of NAMES) {
          const read = await boards.read({ prefix: 'MTO', username }, [board], { limit: 20, offset: 0 });
          const { rows, own, members } = read.get(board)!;
          expect(members).toBe(plain.size);
          expect(rows).toMatchObject(expected.slice(0, 20));
          const alone = (await boards.own({ prefix: 'MTO', username }, [board])).get(board) ?? null;
          const mine = expected.find((row) => row.username === username);
          const better = expected.filter((row) => row.rank < (mine?.rank ?? 0)).at(-1);
          for (const row of [own, alone])
            expect(row).toEqual(mine ? expect.objectContaining({ ...mine, ahead: better?.score ?? null }) : null);
        }
      }),
      { numRuns: 20 },
    );
    expect(await differences()).toEqual([]);
    const split = await test.database.operatorQuery({ text: 'select distinct bits from board_band where is_split' });
    expect(split.rows.length).toBeGreaterThan(3);
    await test.database.forAgent('MTO', (tx) => scoring.forgetBefore(tx, 'day', 'day 2027'));
    expect((await test.database.operatorQuery({ text: 'select from board_band' })).rows).toHaveLength(0);
  });

  it('counts each bet once, however bets are divided into batches and whenever a score is computed again', async () => {
    const amounts = fc.array(fc.tuple(fc.constantFrom(...NAMES.slice(0, 3)), fc.integer({ min: -4, max: 6 })), {
      minLength: 1,
      maxLength: 30,
    });
    /** The size of a batch, and how many moves after it its scores already include if they are computed again. */
    const batches = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(8)), { minLength: 30, maxLength: 30 });
    let computed = 0;
    let added = 0;
    await fc.assert(
      fc.asyncProperty(amounts, batches, fc.boolean(), async (moves, sizes, isBest) => {
        runs += 1;
        const board = `week ${runs}`;
        // position 1 is the first move
        const scoreOf = (username: string, upTo: number) => {
          const own = moves.slice(0, upTo).flatMap(([name, amount]) => (name === username ? [BigInt(amount)] : []));
          return own.reduce((sum, one) => (isBest ? (one > sum ? one : sum) : sum + one), 0n);
        };
        for (let from = 0, nth = 0; from < moves.length; nth += 1) {
          const [size, ahead] = sizes[nth]!;
          const until = Math.min(moves.length, from + size);
          const upTo = Math.min(moves.length, until + ahead);
          const batch = moves.slice(from, until).map(([username, amount], index) => ({
            username,
            amount: BigInt(amount),
            position: BigInt(from + index + 1),
          }));
          const changes = [...Map.groupBy(batch, ({ username }) => username)].map(([username, own]) => ({
            board,
            countsFrom: START,
            username,
            first: own[0]!.position,
            last: own.at(-1)!.position,
            change: own.reduce((sum, { amount }) => (isBest ? (amount > sum ? amount : sum) : sum + amount), 0n),
            isBest,
          }));
          await test.database.forAgent('MTO', async (tx) => {
            const usernames = (await scoring.add(tx, changes)).map(({ username }) => username);
            computed += usernames.length;
            added += changes.length - usernames.length;
            const scores = usernames
              .map((username) => ({ username, score: scoreOf(username, upTo), position: BigInt(upTo) }))
              .filter(({ score: value }) => value > 0n);
            await scoring.put(tx, [{ board, countsFrom: START, usernames, scores }]);
          });
          from = until;
        }
        const expected = NAMES.map((username) => ({ username, score: scoreOf(username, moves.length) }));
        const found = await test.database.forAgent('MTO', (tx) => boards.all(tx, board));
        expect(found.toSorted((a, b) => a.username.localeCompare(b.username))).toEqual(
          expected.filter(({ score: value }) => value > 0n).toSorted((a, b) => a.username.localeCompare(b.username)),
        );
      }),
      { numRuns: 60 },
    );
    expect(computed).toBeGreaterThan(0);
    expect(added).toBeGreaterThan(0);
  });

  it('computes a score again after another start of its play, or a change beside the bets', async () => {
    const board = 'month 2026-11-01';
    const score = { username: 'MTOP1', score: 5n, position: 7n };
    const change = { board, countsFrom: START, username: 'MTOP1', first: 8n, last: 8n, change: 2n, isBest: false };
    const add = (more: object = {}) => test.database.forAgent('MTO', (tx) => scoring.add(tx, [{ ...change, ...more }]));
    await test.database.forAgent('MTO', (tx) =>
      scoring.put(tx, [{ board, countsFrom: START, usernames: [], scores: [score] }]),
    );
    const again = [{ board, username: 'MTOP1' }];
    expect(await add({ countsFrom: new Date(START.getTime() + 1) })).toEqual(again);
    expect(await add({ change: null })).toEqual(again);
    expect(await add({ change: -5n })).toEqual(again);
    expect(await add({ first: 7n })).toEqual(again);
    expect(await add()).toEqual([]);
    expect(await add()).toEqual([]);
    expect(await test.database.forAgent('MTO', (tx) => boards.all(tx, board))).toEqual([
      { username: 'MTOP1', score: 7n },
    ]);
    await test.asOwner(`update board_score set score = 9 where board = '${board}'`);
    expect(await add({ first: 9n, last: 9n })).toEqual(again);
  });

  it('refuses a change beside their scores', async () => {
    await test.database.forAgent('MTO', (tx) =>
      scoring.put(tx, [
        {
          board: 'week',
          countsFrom: START,
          usernames: ['MTOP1'],
          scores: [{ username: 'MTOP1', score: 1n, position: 0n }],
        },
      ]),
    );
    for (const change of ['update board_band set agent = agent', 'truncate board_band'])
      await expect(test.asOwner(change)).rejects.toThrow();
  });
});
