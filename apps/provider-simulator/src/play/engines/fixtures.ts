import type { CatalogueGame } from '../../world/catalogue';
import { below, type Random, seededRandom, shuffled } from '../../world/random';
import { type Engine, pickOf, readBet, stakeOnly, times } from './engine';
import type { Label, Question, Section } from './game-rules';
import { choice, fact } from './labels';
import { ESPORT_TEAMS, FOOTBALL_TEAMS, LEAGUES } from './teams';

const OUTCOMES_IN_ORDER = ['home', 'draw', 'away'] as const;
type Outcome = (typeof OUTCOMES_IN_ORDER)[number];

interface Fixture {
  id: string;
  league: string;
  home: string;
  away: string;
  kickOff: Date;
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

interface Match {
  fixture: Fixture;
  chances: Chances;
}

function chances(random: Random, sport: string): Chances {
  const strength = 0.22 + random.next() * 0.56;
  const draw = sport === 'esport' ? 0 : 0.2 + random.next() * 0.1;
  return { home: strength * (1 - draw), draw, away: (1 - strength) * (1 - draw) };
}

const oddsOf = (chance: number): number => Math.max(102, Math.floor((RETURN / chance) * 100));

function fixtureOf(game: CatalogueGame, programme: number, index: number): Match {
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
      kickOff: new Date((programme + 1) * PROGRAMME_MS + index * 60_000),
      odds,
    },
  };
}

const programmeAt = (now: Date): number => Math.floor(now.getTime() / PROGRAMME_MS);

function programme(game: CatalogueGame, number: number): Match[] {
  return Array.from({ length: PER_PROGRAMME }, (_, index) => fixtureOf(game, number, index));
}

function score(random: Random, outcome: Outcome, sport: string): [number, number] {
  if (sport === 'esport') return outcome === 'home' ? [2, below(random, 2)] : [below(random, 2), 2];
  const low = below(random, 3);
  const high = low + 1 + below(random, 3);
  if (outcome === 'draw') return [low, low];
  return outcome === 'home' ? [high, low] : [low, high];
}

function drawOutcome(random: Random, chance: Chances): Outcome {
  const number = random.next();
  if (number < chance.home) return 'home';
  return number < chance.home + chance.draw ? 'draw' : 'away';
}

const OUTCOMES: Readonly<Record<Outcome, Label>> = {
  home: { th: 'เจ้าบ้าน', en: 'Home' },
  draw: { th: 'เสมอ', en: 'Draw' },
  away: { th: 'ทีมเยือน', en: 'Away' },
};
const KICK_OFF = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Bangkok' });

/** The choice names its odds, so that a bet at other odds is refused. */
const choiceId = (fixture: Fixture, outcome: Outcome): string => `${fixture.id}-${outcome}-${fixture.odds[outcome]}`;

const sectionOf = ({ fixture }: Match): Section => ({
  label: `${fixture.home} – ${fixture.away}`,
  note: `${fixture.league} · ${KICK_OFF.format(fixture.kickOff)}`,
  choices: OUTCOMES_IN_ORDER.flatMap((outcome) => {
    const odds = fixture.odds[outcome];
    return odds === undefined ? [] : [choice(choiceId(fixture, outcome), OUTCOMES[outcome], odds)];
  }),
});

const questionsOf = (matches: readonly Match[]): Question[] => [
  {
    name: 'outcome',
    label: { th: 'แตะราคาเพื่อเลือก', en: 'Choose a price' },
    min: 1,
    max: 1,
    sections: matches.map(sectionOf),
  },
];

/** Football and esports: fixtures with odds; a match is played when its bet is placed. */
export const fixturesEngine: Engine = {
  family: 'fixtures',
  rules: (game, now) => ({
    ...stakeOnly,
    rtp: RETURN * 10_000,
    questions: questionsOf(programme(game, programmeAt(now))),
    openForMs: PROGRAMME_MS - (now.getTime() % PROGRAMME_MS),
  }),
  open(game, bets, { random, now }) {
    const current = programmeAt(now);
    const matches = [current, current - 1].flatMap((number) => programme(game, number));
    const { stake, picks } = readBet(bets, questionsOf(matches));
    const picked = pickOf(picks, 'outcome');
    const backed = matches.flatMap((match) => OUTCOMES_IN_ORDER.map((outcome) => ({ ...match, outcome })));
    const { fixture, chances: chance, outcome } = backed.find((bet) => choiceId(bet.fixture, bet.outcome) === picked)!;
    const result = drawOutcome(random, chance);
    const [home, away] = score(random, result, game.variant);
    const facts = [fact(`${fixture.home} – ${fixture.away}`, `${home}–${away}`, undefined, OUTCOMES[result])];
    const payout = result === outcome ? times(stake, fixture.odds[outcome]!) : 0n;
    return { stake, payout, state: null, view: { facts } };
  },
};
