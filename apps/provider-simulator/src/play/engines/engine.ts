import { percentOf } from '@housebrand/shared';
import { z } from 'zod';
import type { CatalogueGame, Family } from '../../world/catalogue';
import type { Random } from '../../world/random';
import type { Card } from './cards-deck';
import type { Bet, GameRules, Picks, Question, RoundView } from './game-rules';

export interface EngineContext {
  random: Random;
  now: Date;
}

/** The result of one step of a round. A round opens with one step; some families take more. */
export interface Step {
  /** Satang that this step takes from the member. */
  stake: bigint;
  /** Satang returned, stake included; `null` while the round stays open. */
  payout: bigint | null;
  /** State of an open round for the engine, never sent to the page. */
  state: unknown;
  view: RoundView;
}

/** One family of games. Pure: the same bets, state and random numbers give the same step. */
export interface Engine {
  readonly family: Family;
  rules(game: CatalogueGame, now: Date): GameRules;
  /** @throws InvalidBet */
  open(game: CatalogueGame, bets: unknown, context: EngineContext): Step;
  /** Plays the next step of an open round, in families with several steps. @throws InvalidBet */
  act?(game: CatalogueGame, state: unknown, picks: unknown, stakeSoFar: bigint, context: EngineContext): Step;
}

/** A card game's state between steps. */
export interface CardState {
  player: Card[];
  dealer: Card[];
}

/** One card game against the dealer. */
export interface CardGame {
  rtp: number;
  open(stake: bigint, context: EngineContext): Step;
  act?(state: CardState, picks: unknown, stake: bigint, context: EngineContext): Step;
}

/** A bet or an action that the game does not allow. */
export class InvalidBet extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'InvalidBet';
  }
}

/** Minimum stake of a bet and maximum of a round, in satang. */
const MIN_STAKE = 100;
const MAX_STAKE = 1_000_000;

const picksSchema = z.record(z.string(), z.array(z.string()));
const betSchema = z.strictObject({
  stake: z.int().min(MIN_STAKE).max(MAX_STAKE).multipleOf(100),
  picks: picksSchema.default({}),
});

function parse<Schema extends z.ZodType>(schema: Schema, request: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new InvalidBet(issue ? `${issue.path.join('.') || 'bets'}: ${issue.message}` : 'bets');
}

/** Parses the answers to an engine's questions. @throws InvalidBet */
export function readPicks(request: unknown, questions: readonly Question[]): Picks {
  const picks = parse(picksSchema, request);
  for (const { name, min, max, sections } of questions) {
    const picked = picks[name] ?? [];
    const offered = new Set(sections.flatMap(({ choices }) => choices.map(({ id }) => id)));
    if (picked.some((id) => !offered.has(id))) throw new InvalidBet(`${name}: not offered`);
    if (new Set(picked).size !== picked.length) throw new InvalidBet(`${name}: each choice once`);
    if (picked.length < min || picked.length > max) throw new InvalidBet(`${name}: ${min} to ${max} choices`);
  }
  const unknown = Object.keys(picks).find((name) => !questions.some((question) => question.name === name));
  if (unknown !== undefined) throw new InvalidBet(`${unknown}: unknown question`);
  return picks;
}

/** Parses a round's bets. @throws InvalidBet */
export function readBets(request: unknown, questions: readonly Question[], maxBets: number): Bet[] {
  const bets = parse(z.array(betSchema).min(1).max(maxBets), request);
  for (const { picks } of bets) readPicks(picks, questions);
  if (stakeOf(bets) > BigInt(MAX_STAKE)) throw new InvalidBet('bets: more than a round takes');
  return bets;
}

/** Parses the only bet of a round. @throws InvalidBet */
export function readBet(request: unknown, questions: readonly Question[] = []): { stake: bigint; picks: Picks } {
  const { stake, picks } = readBets(request, questions, 1)[0]!;
  return { stake: BigInt(stake), picks };
}

export function stakeOf(bets: readonly Bet[]): bigint {
  return bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
}

/** Returns the answer to a question with one answer. */
export function pickOf(picks: Picks, question: string): string {
  return picks[question]?.[0] ?? '';
}

/** Multiplies a stake by hundredths, truncated to whole satang. */
export function times(stake: bigint | number, hundredths: number): bigint {
  return percentOf(BigInt(stake), hundredths);
}

/** Rules of a game that takes only a stake; engines add their own. */
export const stakeOnly = {
  minStake: MIN_STAKE,
  maxStake: MAX_STAKE,
  maxBets: 1,
  questions: [] as readonly Question[],
} as const;
