import { z } from 'zod';
import type { CatalogueGame } from '../../world/catalogue';
import { below, type Random, seededRandom, shuffled } from '../../world/random';
import { type Engine, InvalidBet, limits, readBet, stakeSchema, times } from './engine';
import { ESPORT_TEAMS, FOOTBALL_TEAMS, LEAGUES } from './teams';

export type Outcome = 'home' | 'draw' | 'away';

export interface Fixture {
  id: string;
  league: string;
  home: string;
  away: string;
  /** ISO 8601. */
  kickOff: string;
  /** Decimal odds in hundredths, stake included. */
  odds: Partial<Record<Outcome, number>>;
}

/** Duration of a programme; bets on the previous one are still accepted, so that a slip does not expire while choosing. */
const PROGRAMME_MS = 600_000;
const PER_PROGRAMME = 8;
/** The share of stakes that is paid back. */
const RETURN = 0.95;

interface Chances {
  home: number;
  draw: number;
  away: number;
}

function chances(random: Random, sport: string): Chances {
  const strength = 0.22 + random.next() * 0.56;
  const draw = sport === 'esport' ? 0 : 0.2 + random.next() * 0.1;
  return { home: strength * (1 - draw), draw, away: (1 - strength) * (1 - draw) };
}

const oddsOf = (chance: number): number => Math.max(102, Math.floor((RETURN / chance) * 100));

function fixtureOf(game: CatalogueGame, programme: number, index: number): { fixture: Fixture; chances: Chances } {
  const random = seededRandom(`fixture:${game.id}:${programme}:${index}`);
  const sport = game.variant;
  const teams = shuffled(
    seededRandom(`programme:${game.id}:${programme}`),
    sport === 'esport' ? ESPORT_TEAMS : FOOTBALL_TEAMS,
  );
  const chance = chances(random, sport);
  const odds: Fixture['odds'] = { home: oddsOf(chance.home), away: oddsOf(chance.away) };
  if (chance.draw > 0) odds.draw = oddsOf(chance.draw);
  return {
    chances: chance,
    fixture: {
      id: `${programme}-${index}`,
      league: LEAGUES[sport === 'esport' ? 'esport' : 'football']![(programme + (index >> 1)) % 3]!,
      home: teams[index * 2]!,
      away: teams[index * 2 + 1]!,
      kickOff: new Date((programme + 1) * PROGRAMME_MS + index * 60_000).toISOString(),
      odds,
    },
  };
}

export function programmeAt(game: CatalogueGame, now: Date): Fixture[] {
  const programme = Math.floor(now.getTime() / PROGRAMME_MS);
  return Array.from({ length: PER_PROGRAMME }, (_, index) => fixtureOf(game, programme, index).fixture);
}

function score(random: Random, outcome: Outcome, sport: string): [number, number] {
  if (sport === 'esport') return outcome === 'home' ? [2, below(random, 2)] : [below(random, 2), 2];
  const low = below(random, 3);
  const high = low + 1 + below(random, 3);
  if (outcome === 'draw') return [low, low];
  return outcome === 'home' ? [high, low] : [low, high];
}

/** Returns the goals of both sides with their match minutes. */
function timeline(random: Random, [home, away]: [number, number]): { minute: number; side: 'home' | 'away' }[] {
  const goals = [...Array<'home'>(home).fill('home'), ...Array<'away'>(away).fill('away')];
  return goals.map((side) => ({ minute: 1 + below(random, 90), side })).sort((a, b) => a.minute - b.minute);
}

const bet = z.strictObject({
  stake: stakeSchema,
  fixture: z.string().regex(/^\d+-[0-7]$/),
  outcome: z.enum(['home', 'draw', 'away']),
  /** The odds offered; a bet at other odds is rejected. */
  odds: z.int(),
});

function drawOutcome(random: Random, chance: Chances): Outcome {
  const number = random.next();
  if (number < chance.home) return 'home';
  return number < chance.home + chance.draw ? 'draw' : 'away';
}

/** Football and esports: fixtures with odds; a match is played when its slip is submitted. */
export const fixturesEngine: Engine = {
  family: 'fixtures',
  rules: (game, now) => ({
    ...limits,
    rtp: RETURN * 10_000,
    sport: game.variant,
    fixtures: programmeAt(game, now),
    until: new Date((Math.floor(now.getTime() / PROGRAMME_MS) + 1) * PROGRAMME_MS).toISOString(),
  }),
  open(game, request, { random, now }) {
    const slip = readBet(bet, request);
    const [programme, index] = slip.fixture.split('-').map(Number) as [number, number];
    const current = Math.floor(now.getTime() / PROGRAMME_MS);
    if (programme !== current && programme !== current - 1) throw new InvalidBet('fixture: no longer open');
    const { fixture, chances: chance } = fixtureOf(game, programme, index);
    const odds = fixture.odds[slip.outcome];
    if (odds === undefined || odds !== slip.odds) throw new InvalidBet('odds: have changed');
    const stake = BigInt(slip.stake);
    const outcome = drawOutcome(random, chance);
    const result = score(random, outcome, game.variant);
    return {
      stake,
      payout: outcome === slip.outcome ? times(stake, odds) : 0n,
      state: null,
      view: { fixture, picked: slip.outcome, odds, outcome, score: result, goals: timeline(random, result) },
    };
  },
};
