import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppLog, Clock, Jobs, SumsVerification } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { standings } from '../core';
import { BoardSumsComparison } from './board-sums-comparison';
import { BoardsRepository } from './boards.repository';
import { tournamentsMigrations } from './migrations';

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
        const crowdOf = (scored: typeof plain) => [...scored].map(([username, value]) => ({ username, score: value }));
        // the second statement both adds and changes scores
        const first = new Map([...plain].slice(0, plain.size / 2).map(([name, value]) => [name, value + 1n]));
        for (const scored of [first, plain])
          await test.database.forAgent('MTO', (tx) =>
            boards.put(tx, [{ board, usernames: [], scores: crowdOf(scored) }]),
          );
        for (const one of pages) {
          for (const [name, value] of one) {
            if (value === null) plain.delete(name);
            else plain.set(name, value);
          }
          const scores = one.flatMap(([username, value]) => (value === null ? [] : [{ username, score: value }]));
          const put = () =>
            test.database.forAgent('MTO', (tx) =>
              boards.put(tx, [{ board, usernames: one.map(([name]) => name), scores }]),
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
    await test.database.forAgent('MTO', (tx) => boards.forgetBefore(tx, 'day', 'day 2027'));
    expect((await test.database.operatorQuery({ text: 'select from board_band' })).rows).toHaveLength(0);
  });

  it('refuses a change beside their scores', async () => {
    await test.database.forAgent('MTO', (tx) =>
      boards.put(tx, [{ board: 'week', usernames: ['MTOP1'], scores: [{ username: 'MTOP1', score: 1n }] }]),
    );
    for (const change of ['update board_band set agent = agent', 'truncate board_band'])
      await expect(test.asOwner(change)).rejects.toThrow();
  });
});
