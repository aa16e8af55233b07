import { z } from 'zod';
import { type Engine, limits, readBet, stakeSchema, times } from './engine';

/** Contract terms in seconds; the page plays them faster. */
export const TERMS = [15, 30, 60] as const;
const STEPS = 60;

const bet = z.strictObject({
  stake: stakeSchema,
  direction: z.enum(['up', 'down']),
  seconds: z.union(TERMS.map((seconds) => z.literal(seconds))),
});

/** Up or down: a random walk with even chances; the right side pays the contract's quote. */
export const tradeEngine: Engine = {
  family: 'trade',
  rules: (game) => ({ ...limits, rtp: quote(game.targetRtp) * 50, quote: quote(game.targetRtp), terms: TERMS }),
  open(game, request, { random }) {
    const contract = readBet(bet, request);
    const stake = BigInt(contract.stake);
    const path = [10_000];
    for (let step = 0; step < STEPS; step++) path.push(path[step]! + Math.round((random.next() - 0.5) * 36));
    // Avoid a draw: the last tick decides an even close.
    if (path[STEPS] === path[0]) path[STEPS]! += random.next() < 0.5 ? -1 : 1;
    const moved = path[STEPS]! > path[0]! ? 'up' : 'down';
    const won = moved === contract.direction;
    return {
      stake,
      payout: won ? times(stake, quote(game.targetRtp)) : 0n,
      state: null,
      view: { ...contract, path, moved, outcome: won ? 'win' : 'lose' },
    };
  },
};

/** Returns a winning contract's pay in hundredths. */
function quote(targetRtp: number): number {
  return Math.floor((targetRtp * 2) / 100);
}
