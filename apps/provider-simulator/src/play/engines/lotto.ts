import { z } from 'zod';
import { below } from '../../world/random';
import { type Engine, InvalidBet, limits, MAX_STAKE, readBet, stakeSchema, times } from './engine';

const line = z.strictObject({
  number: z.string().regex(/^\d{2,3}$/),
  /** `straight`: digits in order; `any`: in any order, three digits only. */
  kind: z.enum(['straight', 'any']),
  stake: stakeSchema,
});
const bet = z.strictObject({ lines: z.array(line).min(1).max(20) });

/** The share of stakes that is paid back: pays are inversely proportional to the chance of winning. */
const RETURN = 0.9;

/** Returns how many different numbers the digits form. */
export function arrangements(number: string): number {
  const distinct = new Set(number).size;
  if (number.length === 2) return distinct === 1 ? 1 : 2;
  return distinct === 1 ? 1 : distinct === 2 ? 3 : 6;
}

/** Returns a winning line's pay in hundredths of the stake. */
export function lottoPays(number: string, kind: 'straight' | 'any'): number {
  const numbers = 10 ** number.length;
  return Math.floor((numbers * RETURN * 100) / (kind === 'any' ? arrangements(number) : 1));
}

const sorted = (number: string): string => [...number].sort().join('');

/** Two or three digits against a six-digit draw, whose last digits count. */
export const lottoEngine: Engine = {
  family: 'lotto',
  rules: (game) => ({ ...limits, rtp: 9_000, digits: game.variant === 'three' ? 3 : 2 }),
  open(game, request, { random }) {
    const digits = game.variant === 'three' ? 3 : 2;
    const { lines } = readBet(bet, request);
    if (lines.some(({ number, kind }) => number.length !== digits || (kind === 'any' && digits === 2))) {
      throw new InvalidBet(`lines: ${digits} digits`);
    }
    const stake = lines.reduce((sum, entry) => sum + BigInt(entry.stake), 0n);
    if (stake > BigInt(MAX_STAKE)) throw new InvalidBet('lines: more than the draw takes');
    const drawn = String(below(random, 1_000_000)).padStart(6, '0');
    const tail = drawn.slice(-digits);
    const wins = lines
      .filter(({ number, kind }) => number === tail || (kind === 'any' && sorted(number) === sorted(tail)))
      .map((entry) => ({ ...entry, back: times(BigInt(entry.stake), lottoPays(entry.number, entry.kind)) }));
    const payout = wins.reduce((sum, { back }) => sum + back, 0n);
    return {
      stake,
      payout,
      state: null,
      view: { drawn, tail, lines, wins: wins.map((win) => ({ ...win, back: Number(win.back) })) },
    };
  },
};
