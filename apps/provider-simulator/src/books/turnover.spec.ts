import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { turnoverProgress, type TurnoverRequirement } from './turnover';

const amount = fc.bigInt({ min: 1n, max: 10_000_000n });
/** Deposits with a requirement each, and the turnover played before each of them. */
const lives = fc.record({
  deposits: fc.array(fc.record({ played: fc.bigInt({ min: 0n, max: 5_000_000n }), required: amount }), {
    maxLength: 6,
  }),
  after: fc.bigInt({ min: 0n, max: 50_000_000n }),
});

/** Computes the same in the simplest way: play counts for the oldest open requirement. */
function played({ deposits, after }: { deposits: { played: bigint; required: bigint }[]; after: bigint }) {
  const demands: (TurnoverRequirement & { left: bigint })[] = [];
  let turnover = 0n;
  const play = (stake: bigint): void => {
    turnover += stake;
    let left = stake;
    for (const demand of demands) {
      const used = left < demand.left ? left : demand.left;
      demand.left -= used;
      left -= used;
    }
  };
  for (const { played: before, required } of deposits) {
    play(before);
    const deposit = { reference: `d-${demands.length}`, amount: required, at: new Date(0) };
    demands.push({ ...deposit, required, turnoverBefore: turnover, left: required });
  }
  play(after);
  const open = demands.filter(({ left }) => left > 0n);
  const required = open.reduce((sum, demand) => sum + demand.required, 0n);
  const missing = open.reduce((sum, { left }) => sum + left, 0n);
  const asking = open.map(({ left, turnoverBefore: _, ...demand }) => ({ ...demand, done: demand.required - left }));
  return {
    demands,
    turnover,
    expected: open.length > 0 ? { required, done: required - missing, deposits: asking } : null,
  };
}

describe('turnover requirements', () => {
  it('counts each stake once, for the oldest requirement first', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { demands, turnover, expected } = played(life);
        expect(
          turnoverProgress(
            demands.map(({ left: _, ...demand }) => demand),
            turnover,
          ),
        ).toEqual(expected);
      }),
    );
  });
});
