import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { catalogue, type CatalogueGame, type Family } from '../../world/catalogue';
import { below, pick, roundRandom, seededRandom, shuffled, type Random } from '../../world/random';
import { total } from './blackjack';
import { lastDigit, rankOf, type Card } from './cards-deck';
import type { CardState } from './engine';
import { engineFor, InvalidBet, type Picks, type Question, type Step } from './index';
import { DRAWN, KENO_PAYS, kenoReturn } from './keno';
import { evaluate, slotMaths } from './slot';

const now = new Date('2026-11-20T10:00:00Z');
const gameOf = (family: Family, variant?: string): CatalogueGame =>
  catalogue.find((game) => game.family === family && (!variant || game.variant === variant))!;

/** A sensible player's strategy per family; a series of such rounds must meet the declared return. */
type Policy = (game: CatalogueGame, random: Random) => { picks?: object; act?: (state: unknown) => object };

const STAKE = 1_000;
const policies: Record<string, Policy> = {
  slot: () => ({}),
  baccarat: () => ({ picks: { spot: ['player'] } }),
  dragonTiger: () => ({ picks: { spot: ['dragon'] } }),
  roulette: () => ({ picks: { spot: ['red'] } }),
  sicbo: () => ({ picks: { spot: ['big'] } }),
  fishPrawnCrab: () => ({ picks: { spot: ['f1'] } }),
  wheel: () => ({ picks: { spot: ['green'] } }),
  pokdeng: () => ({
    act: (state) => ({ action: [lastDigit((state as CardState).player) <= 4 ? 'draw' : 'stay'] }),
  }),
  threeCards: () => ({}),
  blackjack: () => ({ act: (state) => ({ action: [basicStrategy(state as CardState)] }) }),
  keno: () => ({ picks: { numbers: ['3', '14', '25', '36', '47'] } }),
  lotto: ({ variant }) => ({
    picks: { digit1: ['1'], digit2: ['2'], ...(variant === 'three' && { digit3: ['3'], kind: ['straight'] }) },
  }),
  fish: (_game, random) => ({ picks: { fish: [pick(random, ['minnow', 'clown', 'puffer'])] } }),
  trade: () => ({ picks: { direction: ['up'], seconds: ['15'] } }),
  fixtures: (game) => ({ picks: { outcome: [homeWin(game)] } }),
};

const homeWin = (game: CatalogueGame): string =>
  engineFor(game).rules(game, now).questions[0]!.sections[0]!.choices[0]!.id;

function basicStrategy({ player, dealer }: CardState): string {
  const shown = Math.min(rankOf(dealer[0]!), 10);
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

function keepPairsAndPictures(state: unknown): { hold: string[] } {
  const ranks = (state as { cards: Card[] }).cards.map(rankOf);
  const indexes = [0, 1, 2, 3, 4];
  const paired = indexes.filter((index) => ranks.filter((rank) => rank === ranks[index]).length > 1);
  const pictures = indexes.filter((index) => ranks[index]! > 10 || ranks[index] === 1);
  return { hold: (paired.length > 0 ? paired : pictures).map(String) };
}

function playRound(
  game: CatalogueGame,
  policy: Policy,
  random: Random,
): { staked: bigint; returned: bigint; last: Step } {
  const engine = engineFor(game);
  const { picks, act } = policy(game, random);
  let step = engine.open(game, [{ stake: STAKE, picks }], { random, now });
  let staked = step.stake;
  while (step.payout === null) {
    step = engine.act!(game, step.state, act!(step.state), staked, { random, now });
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
    const { rtp, margin } = series(game, () => ({ act: keepPairsAndPictures }), 20_000);
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

  it('can be played by a player who knows only its rules', () => {
    const answer = (random: Random, questions: readonly Question[]): Picks =>
      Object.fromEntries(
        questions.map(({ name, min, max, sections }) => {
          const ids = sections.flatMap(({ choices }) => choices.map(({ id }) => id));
          return [name, shuffled(random, ids).slice(0, min + below(random, max - min + 1))];
        }),
      );
    fc.assert(
      fc.property(fc.constantFrom(...catalogue), fc.string(), (game, seed) => {
        const random = seededRandom(seed);
        const { questions, maxBets, minStake } = engineFor(game).rules(game, now);
        const bets = Array.from({ length: 1 + below(random, maxBets) }, () => ({
          stake: minStake,
          picks: answer(random, questions),
        }));
        const engine = engineFor(game);
        let step = engine.open(game, bets, { random, now });
        expect(step.stake).toBe(BigInt(minStake * bets.length));
        for (let staked = step.stake; step.payout === null; staked += step.stake)
          step = engine.act!(game, step.state, answer(random, step.view.next!), staked, { random, now });
        expect(step.view.slot !== undefined || step.view.facts.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('rejects invalid bets', () => {
    const stake = fc.oneof(
      fc.constantFrom(0, -100, 150, 1e12, NaN, '100'),
      fc.double().filter((amount) => amount % 100 !== 0),
    );
    const junk = fc.oneof(
      fc.constantFrom({}, [], [{ stake: 100, picks: { spot: ['nowhere'] } }], [{ stake: 100, picks: { nothing: [] } }]),
      fc.record({ stake }).map((bet) => [bet]),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...catalogue), junk, (game, bets) => {
        expect(() => engineFor(game).open(game, bets, { random: seededRandom('junk'), now })).toThrow(InvalidBet);
      }),
    );
  });

  it('rejects more choices than a question allows, a repeated choice, and bets above the maximum of a round', () => {
    const open = (family: Family, bets: object[]) => () =>
      engineFor(gameOf(family)).open(gameOf(family), bets, { random: seededRandom('x'), now });
    const numbers = Array.from({ length: 11 }, (_, index) => String(index + 1));
    expect(open('keno', [{ stake: 100, picks: { numbers } }])).toThrow('numbers: 1 to 10 choices');
    expect(open('keno', [{ stake: 100, picks: { numbers: ['1', '1'] } }])).toThrow('numbers: each choice once');
    expect(open('slot', [{ stake: 100 }, { stake: 100 }])).toThrow(InvalidBet);
    const bet = { stake: 600_000, picks: { digit1: ['1'], digit2: ['2'] } };
    expect(open('lotto', [bet, bet])).toThrow('bets: more than a round takes');
  });
});

describe('slot', () => {
  it('shows on the reels exactly what it pays', () => {
    const games = catalogue.filter(({ family }) => family === 'slot').slice(0, 40);
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.string(), (game, seed) => {
        const { last, returned } = playRound(game, policies['slot']!, seededRandom(seed));
        const { grid } = last.view.slot!;
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
    const bets = [{ stake: 100, picks: { numbers: ['1'] } }];
    const { view } = engineFor(game).open(game, bets, { random: seededRandom('keno'), now });
    expect(new Set(view.facts[0]!.items.map(({ text }) => text)).size).toBe(DRAWN);
  });
});

describe('fixtures', () => {
  const game = gameOf('fixtures', 'football');

  it('rejects odds that were never offered and a programme that has ended', () => {
    const engine = engineFor(game);
    const context = { random: seededRandom('x'), now };
    const betOn = (outcome: string) => [{ stake: 100, picks: { outcome: [outcome] } }];
    const offered = homeWin(game);
    const later = (ms: number) => ({ ...context, now: new Date(now.getTime() + ms) });
    expect(() => engine.open(game, betOn(`${offered}0`), context)).toThrow('outcome');
    expect(engine.open(game, betOn(offered), later(600_000)).stake).toBe(100n);
    expect(() => engine.open(game, betOn(offered), later(1_300_000))).toThrow('outcome');
  });
});
