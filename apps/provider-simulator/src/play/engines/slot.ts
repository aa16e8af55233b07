import type { CatalogueGame } from '../../world/catalogue';
import { below, pick, type Random, seededRandom, shuffled, weighted } from '../../world/random';
import { type Engine, readBet, stakeOnly, times } from './engine';
import type { SlotWin } from './game-rules';

export const REELS = 5;
export const ROWS = 3;
/** Symbols 0 (best) to 7 pay on lines; 8 is the scatter and pays anywhere. */
export const LINE_SYMBOLS = 8;
export const SCATTER = 8;

/** The row of each reel. No two lines share their first three cells, so that one line can win alone. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [1, 1, 0, 1, 1],
];

/** Pays in hundredths of the stake for three, four and five of a kind. */
const PAYS: readonly (readonly [number, number, number])[] = [
  [800, 3_000, 20_000],
  [500, 2_000, 10_000],
  [300, 1_000, 5_000],
  [200, 600, 2_500],
  [120, 300, 1_200],
  [80, 200, 800],
  [60, 150, 600],
  [40, 120, 500],
  [1_000, 4_000, 15_000],
];
const JACKPOT = 100_000;

interface Outcome {
  symbol: number;
  count: number;
  multiplier: number;
  /** Probability per spin. */
  weight: number;
}

export interface SlotMaths {
  outcomes: readonly Outcome[];
  /** Probability of a spin without a win. */
  miss: number;
}

const multiplierOf = (game: CatalogueGame, symbol: number, count: number): number =>
  game.isJackpot && symbol === 0 && count === REELS ? JACKPOT : PAYS[symbol]![count - 3]!;

/**
 * Returns the slope of win probabilities: lower values mean rarer small wins and more large ones; in this range, 20–40 % of spins
 * win.
 */
function steepness(game: CatalogueGame): number {
  return 0.82 + seededRandom(`steepness:${game.id}`).next() * 0.24;
}

/** Computes probabilities that give exactly the game's return to player. */
export function slotMaths(game: CatalogueGame): SlotMaths {
  const exponent = steepness(game);
  const raw = PAYS.flatMap((_pays, symbol) =>
    [3, 4, 5].map((count) => {
      const multiplier = multiplierOf(game, symbol, count);
      return { symbol, count, multiplier, weight: (multiplier / 100) ** -exponent };
    }),
  );
  const unscaled = raw.reduce((sum, { weight, multiplier }) => sum + (weight * multiplier) / 100, 0);
  const scale = game.targetRtp / 10_000 / unscaled;
  const outcomes = raw.map((outcome) => ({ ...outcome, weight: outcome.weight * scale }));
  return { outcomes, miss: 1 - outcomes.reduce((sum, { weight }) => sum + weight, 0) };
}

const mathsCache = new Map<string, SlotMaths>();
function mathsOf(game: CatalogueGame): SlotMaths {
  const cached = mathsCache.get(game.id);
  if (cached) return cached;
  const maths = slotMaths(game);
  mathsCache.set(game.id, maths);
  return maths;
}

/** Returns a grid's wins (reels of rows), line by line. */
export function evaluate(game: CatalogueGame, grid: readonly (readonly number[])[]): SlotWin[] {
  const wins: SlotWin[] = [];
  LINES.forEach((rows, line) => {
    const symbol = grid[0]![rows[0]!]!;
    if (symbol === SCATTER) return;
    let count = 1;
    while (count < REELS && grid[count]![rows[count]!] === symbol) count++;
    if (count >= 3) wins.push({ symbol, count, line, multiplier: multiplierOf(game, symbol, count) });
  });
  const scatters = grid.flat().filter((symbol) => symbol === SCATTER).length;
  if (scatters >= 3) {
    wins.push({
      symbol: SCATTER,
      count: scatters,
      line: -1,
      multiplier: multiplierOf(game, SCATTER, Math.min(scatters, 5)),
    });
  }
  return wins;
}

/** Builds a grid that shows exactly the outcome. The first two reels share only the winning symbol, so no other line can win. */
function compose(random: Random, win: Outcome | null): { grid: number[][]; line: number } {
  const symbol = win && win.symbol !== SCATTER ? win.symbol : -1;
  const others = shuffled(
    random,
    Array.from({ length: LINE_SYMBOLS }, (_, index) => index),
  ).filter((other) => other !== symbol);
  const sets = [others.slice(0, 3), others.slice(3), others, others, others];
  const grid = Array.from({ length: REELS }, (_, reel) =>
    Array.from({ length: ROWS }, () => pick(random, sets[reel]!)),
  );
  const line = symbol < 0 ? -1 : below(random, LINES.length);
  if (line >= 0) for (let reel = 0; reel < win!.count; reel++) grid[reel]![LINES[line]![reel]!] = symbol;
  const scatters = win?.symbol === SCATTER ? win.count : win ? 0 : below(random, 3);
  for (const reel of shuffled(random, [0, 1, 2, 3, 4]).slice(0, scatters)) grid[reel]![below(random, ROWS)] = SCATTER;
  return { grid, line };
}

/** Five reels, three rows, ten lines, a scatter, and a jackpot in some games. */
export const slotEngine: Engine = {
  family: 'slot',
  rules: (game) => ({
    ...stakeOnly,
    rtp: game.targetRtp,
    slot: {
      theme: game.variant,
      lines: LINES,
      pays: Array.from({ length: LINE_SYMBOLS + 1 }, (_, symbol) =>
        [3, 4, 5].map((count) => multiplierOf(game, symbol, count)),
      ),
      jackpot: game.isJackpot ? JACKPOT : null,
    },
  }),
  open(game, bets, { random }) {
    const { stake } = readBet(bets);
    const { outcomes, miss } = mathsOf(game);
    const drawn = weighted(random, [...outcomes, { symbol: -1, count: 0, multiplier: 0, weight: miss }]);
    const { grid } = compose(random, drawn.symbol < 0 ? null : drawn);
    const wins = evaluate(game, grid);
    const payout = wins.reduce((sum, { multiplier }) => sum + times(stake, multiplier), 0n);
    return { stake, payout, state: null, view: { facts: [], slot: { grid, wins } } };
  },
};
