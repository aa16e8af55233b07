import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { catalogue, type CatalogueGame, type Family } from '../../world/catalogue';
import { pick, roundRandom, seededRandom, type Random } from '../../world/random';
import { total } from './blackjack';
import { lastDigit, rankOf, type Card } from './cards-deck';
import { engineFor, type Step } from './index';
import { DRAWN, KENO_PAYS, kenoReturn } from './keno';
import { evaluate, slotMaths } from './slot';

const now = new Date('2026-11-20T10:00:00Z');
const gameOf = (family: Family, variant?: string): CatalogueGame =>
  catalogue.find((game) => game.family === family && (!variant || game.variant === variant))!;

/** A sensible player's strategy per family; a series of such rounds must meet the declared return. */
type Policy = (
  game: CatalogueGame,
  random: Random,
) => { bet: unknown; act?: (view: Record<string, unknown>) => unknown };

const STAKE = 1_000;
const policies: Record<string, Policy> = {
  slot: () => ({ bet: { stake: STAKE } }),
  baccarat: () => ({ bet: { spots: { player: STAKE } } }),
  dragonTiger: () => ({ bet: { spots: { dragon: STAKE } } }),
  roulette: () => ({ bet: { spots: { red: STAKE } } }),
  sicbo: () => ({ bet: { spots: { big: STAKE } } }),
  fishPrawnCrab: () => ({ bet: { spots: { f1: STAKE } } }),
  wheel: () => ({ bet: { spots: { jade: STAKE } } }),
  pokdeng: () => ({
    bet: { stake: STAKE },
    act: (view) => ({ action: lastDigit(view['player'] as Card[]) <= 4 ? 'draw' : 'stay' }),
  }),
  threeCards: () => ({ bet: { stake: STAKE } }),
  blackjack: () => ({ bet: { stake: STAKE }, act: (view) => ({ action: basicStrategy(view) }) }),
  keno: () => ({ bet: { stake: STAKE, picks: [3, 14, 25, 36, 47] } }),
  lotto: (game) => ({
    bet: { lines: [{ number: game.variant === 'three' ? '123' : '12', kind: 'straight', stake: STAKE }] },
  }),
  fish: (_game, random) => ({ bet: { stake: STAKE, fish: pick(random, ['minnow', 'clown', 'puffer']) } }),
  trade: () => ({ bet: { stake: STAKE, direction: 'up', seconds: 15 } }),
  fixtures: (game) => {
    const fixture = (engineFor(game).rules(game, now)['fixtures'] as { id: string; odds: { home: number } }[])[0]!;
    return { bet: { stake: STAKE, fixture: fixture.id, outcome: 'home', odds: fixture.odds.home } };
  },
};

function basicStrategy(view: Record<string, unknown>): string {
  const player = view['player'] as Card[];
  const shown = Math.min(rankOf((view['dealer'] as Card[])[0]!), 10);
  const { points, soft } = total(player);
  if (player.length === 2 && !soft && (points === 11 || (points === 10 && shown > 1 && shown < 10))) return 'double';
  if (soft) return points >= 18 ? 'stand' : 'hit';
  if (points >= 17) return 'stand';
  return points >= 13 && shown >= 2 && shown <= 6
    ? 'stand'
    : points === 12 && shown >= 4 && shown <= 6
      ? 'stand'
      : 'hit';
}

function keepPairsAndPictures(view: Record<string, unknown>): { hold: number[] } {
  const ranks = (view['cards'] as Card[]).map(rankOf);
  const indexes = [0, 1, 2, 3, 4];
  const paired = indexes.filter((index) => ranks.filter((rank) => rank === ranks[index]).length > 1);
  const pictures = indexes.filter((index) => ranks[index]! > 10 || ranks[index] === 1);
  return { hold: paired.length > 0 ? paired : pictures };
}

function playRound(
  game: CatalogueGame,
  policy: Policy,
  random: Random,
): { staked: bigint; returned: bigint; last: Step } {
  const engine = engineFor(game);
  const { bet, act } = policy(game, random);
  let step = engine.open(game, bet, { random, now });
  let staked = step.stake;
  while (step.payout === null) {
    step = engine.act!(game, step.state, act!(step.view), staked, { random, now });
    staked += step.stake;
  }
  return { staked, returned: step.payout, last: step };
}

/** Measures the long-run return and its margin of four standard errors. */
function series(game: CatalogueGame, policy: Policy, rounds: number): { rtp: number; margin: number } {
  const random = seededRandom(`series:${game.id}`);
  let staked = 0;
  let returned = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const result = playRound(game, policy, random);
    staked += Number(result.staked);
    returned += Number(result.returned);
    squares += (Number(result.returned) / STAKE) ** 2;
  }
  const rtp = returned / staked;
  return { rtp, margin: 4 * Math.sqrt(squares / rounds / rounds) };
}

const declared = (game: CatalogueGame): number => engineFor(game).rules(game, now).rtp / 10_000;

describe('long-run return', () => {
  const rows: [name: string, game: CatalogueGame, policy: Policy, rounds: number][] = [
    ...['baccarat', 'dragonTiger', 'roulette', 'sicbo', 'fishPrawnCrab', 'wheel'].map(
      (variant): [string, CatalogueGame, Policy, number] => [
        variant,
        gameOf('table', variant),
        policies[variant]!,
        20_000,
      ],
    ),
    ...['pokdeng', 'blackjack', 'threeCards'].map((variant): [string, CatalogueGame, Policy, number] => [
      variant,
      gameOf('cards', variant),
      policies[variant]!,
      20_000,
    ]),
    ['slot', gameOf('slot'), policies['slot']!, 30_000],
    ['keno', gameOf('keno'), policies['keno']!, 12_000],
    ['lotto', gameOf('lotto', 'two'), policies['lotto']!, 60_000],
    ['fish', gameOf('fish'), policies['fish']!, 30_000],
    ['trade', gameOf('trade'), policies['trade']!, 15_000],
    ['football', gameOf('fixtures', 'football'), policies['fixtures']!, 5_000],
    ['esport', gameOf('fixtures', 'esport'), policies['fixtures']!, 5_000],
  ];

  it.each(rows)('returns the declared rate over a series: %s', (_name, game, policy, rounds) => {
    const { rtp, margin } = series(game, policy, rounds);
    expect(Math.abs(rtp - declared(game))).toBeLessThan(margin + 0.005);
  });

  it('returns less at poker to a player who keeps only pairs and faces than to the best strategy', () => {
    const game = gameOf('poker');
    const { rtp, margin } = series(game, () => ({ bet: { stake: STAKE }, act: keepPairsAndPictures }), 20_000);
    expect(rtp).toBeGreaterThan(0.85);
    expect(rtp).toBeLessThan(declared(game) + margin);
  });

  it("declares every slot's return exactly as the sum of chances times pays", () => {
    for (const game of catalogue.filter(({ family }) => family === 'slot')) {
      const { outcomes, miss } = slotMaths(game);
      const exact = outcomes.reduce((sum, { weight, multiplier }) => sum + (weight * multiplier) / 100, 0);
      expect(exact).toBeCloseTo(game.targetRtp / 10_000, 10);
      expect(miss).toBeGreaterThan(0.5);
      expect(miss).toBeLessThan(0.85);
    }
  });

  it('returns between 0.9 and 0.94 for any number of keno picks', () => {
    for (let picks = 1; picks < KENO_PAYS.length; picks++) {
      expect(kenoReturn(picks)).toBeLessThanOrEqual(0.94);
      expect(kenoReturn(picks)).toBeGreaterThan(0.9);
    }
  });
});

describe('every family', () => {
  const playable = catalogue.filter(({ family }) => family !== 'poker');

  it('never pays less than zero, and repeats the result for the same round ID', () => {
    fc.assert(
      fc.property(fc.constantFrom(...playable), fc.uuid(), (game, roundId) => {
        const policy = policies[game.family === 'table' || game.family === 'cards' ? game.variant : game.family]!;
        const first = playRound(game, policy, roundRandom('secret', roundId));
        const again = playRound(game, policy, roundRandom('secret', roundId));
        expect(first.returned >= 0n).toBe(true);
        expect(again).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });

  it('rejects invalid bets', () => {
    const junk = fc.oneof(
      fc.constant({}),
      fc.record({ stake: fc.oneof(fc.constantFrom(0, -100, 150, 1e12, NaN, '100'), fc.double()) }),
      fc.record({ spots: fc.constant({ nowhere: 100 }) }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...catalogue), junk, (game, bet) => {
        const stakeOnly = ['slot', 'cards', 'poker'].includes(game.family);
        fc.pre(
          !(
            stakeOnly &&
            typeof bet === 'object' &&
            bet !== null &&
            'stake' in bet &&
            Number.isInteger(bet.stake) &&
            Number(bet.stake) % 100 === 0 &&
            Number(bet.stake) > 0
          ),
        );
        expect(() => engineFor(game).open(game, bet, { random: seededRandom('junk'), now })).toThrow();
      }),
    );
  });
});

describe('slot', () => {
  it('shows on the reels exactly what it pays', () => {
    const games = catalogue.filter(({ family }) => family === 'slot').slice(0, 40);
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.string(), (game, seed) => {
        const { last, returned } = playRound(game, policies['slot']!, seededRandom(seed));
        const grid = last.view['grid'] as number[][];
        const wins = evaluate(game, grid);
        expect(wins.length).toBeLessThanOrEqual(1);
        expect(returned).toBe(wins.reduce((sum, { multiplier }) => sum + BigInt(multiplier * 10), 0n));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('keno', () => {
  it('draws twenty different numbers', () => {
    const game = gameOf('keno');
    const { view } = engineFor(game).open(game, { stake: 100, picks: [1] }, { random: seededRandom('keno'), now });
    expect(new Set(view['drawn'] as number[]).size).toBe(DRAWN);
  });
});

describe('fixtures', () => {
  const game = gameOf('fixtures', 'football');

  it('rejects odds that were never offered and a programme that has ended', () => {
    const engine = engineFor(game);
    const fixture = (engine.rules(game, now)['fixtures'] as { id: string; odds: { home: number } }[])[0]!;
    const context = { random: seededRandom('x'), now };
    const bet = { stake: 100, fixture: fixture.id, outcome: 'home', odds: fixture.odds.home };
    expect(() => engine.open(game, { ...bet, odds: bet.odds + 1 }, context)).toThrow('odds');
    const later = new Date(now.getTime() + 1_300_000);
    expect(() => engine.open(game, bet, { ...context, now: later })).toThrow('fixture');
  });
});
