import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { prizeOf, standings, tournamentStatus, type Scored } from './board';

const boards = fc.uniqueArray(
  fc.record({
    username: fc.stringMatching(/^MTO[A-Z0-9]{1,6}$/),
    // a small range, so that ties are frequent
    score: fc.bigInt({ min: 1n, max: 6n }),
  }),
  { selector: ({ username }) => username, maxLength: 40 },
);
const rewards = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { maxLength: 12 });

/** Reference implementation: counts the members ahead. */
const plainRank = (all: readonly Scored[], { score }: Scored) => 1 + all.filter((other) => other.score > score).length;

describe('tournament rules', () => {
  it('moves from UPCOMING through RUNNING to ENDED and never back', () => {
    const order = ['UPCOMING', 'RUNNING', 'ENDED'];
    const instant = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(instant, instant, instant, instant, (a, b, c, d) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)].map((at) => new Date(at)) as [Date, Date];
        const [before, after] = [Math.min(c, d), Math.max(c, d)].map((at) => new Date(at)) as [Date, Date];
        const ranks = [before, after].map((now) => order.indexOf(tournamentStatus(start, end, now)));
        expect(ranks[0]! <= ranks[1]!).toBe(true);
      }),
    );
    const [start, end] = [new Date(10), new Date(20)];
    expect([9, 10, 19, 20].map((at) => tournamentStatus(start, end, new Date(at)))).toEqual([
      'UPCOMING',
      'RUNNING',
      'RUNNING',
      'ENDED',
    ]);
  });
});

describe('standings', () => {
  it('ranks by the number of members ahead, whatever the order of the scores', () => {
    fc.assert(
      fc.property(
        boards.chain((scores) => fc.shuffledSubarray(scores, { minLength: scores.length })),
        (scores) => {
          const board = standings(scores);
          expect(board).toHaveLength(scores.length);
          expect(board.map(({ place }) => place)).toEqual(board.map((_, index) => index + 1));
          for (const row of board) {
            expect(row.rank).toBe(plainRank(scores, row));
            expect(row.tied).toBe(scores.filter(({ score }) => score === row.score).length);
          }
          for (const [index, row] of board.slice(1).entries()) {
            const ahead = board[index]!;
            expect(ahead.score > row.score || (ahead.score === row.score && ahead.username < row.username)).toBe(true);
          }
        },
      ),
    );
  });

  it('pays exactly the prizes of the taken places, with ties at most one satang apart', () => {
    fc.assert(
      fc.property(boards, rewards, (scores, wins) => {
        const paid = standings(scores).map((row) => ({ ...row, prize: prizeOf(wins, row) }));
        const total = paid.reduce((sum, { prize }) => sum + prize, 0n);
        expect(total).toBe(wins.slice(0, scores.length).reduce((sum, reward) => sum + reward, 0n));
        for (const group of Map.groupBy(paid, ({ rank }) => rank).values()) {
          const prizes = group.map(({ prize }) => prize);
          const spread = prizes.reduce((a, b) => (a > b ? a : b)) - prizes.reduce((a, b) => (a < b ? a : b));
          expect(spread <= 1n).toBe(true);
        }
      }),
    );
  });
});
