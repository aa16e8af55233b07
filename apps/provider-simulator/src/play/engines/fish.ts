import { z } from 'zod';
import { type Engine, limits, readBet, stakeSchema, times } from './engine';

/** Fish with their pay in hundredths of a shot. */
export const FISH: readonly { kind: string; pays: number }[] = [
  { kind: 'minnow', pays: 200 },
  { kind: 'clown', pays: 300 },
  { kind: 'puffer', pays: 500 },
  { kind: 'betta', pays: 800 },
  { kind: 'turtle', pays: 1_200 },
  { kind: 'ray', pays: 2_000 },
  { kind: 'shark', pays: 4_000 },
  { kind: 'dragon', pays: 10_000 },
];

const bet = z.strictObject({ stake: stakeSchema, fish: z.enum(FISH.map(({ kind }) => kind)) });

/** Every shot is a round. The catch chance decreases as the pay increases, so all fish have the same return. */
export const fishEngine: Engine = {
  family: 'fish',
  rules: (game) => ({ ...limits, rtp: game.targetRtp, fish: FISH }),
  open(game, request, { random }) {
    const shot = readBet(bet, request);
    const stake = BigInt(shot.stake);
    const { pays } = FISH.find(({ kind }) => kind === shot.fish)!;
    const caught = random.next() < game.targetRtp / 100 / pays;
    return { stake, payout: caught ? times(stake, pays) : 0n, state: null, view: { fish: shot.fish, caught, pays } };
  },
};
