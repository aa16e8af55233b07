import { z } from 'zod';
import type { CatalogueGame, Family } from '../../world/catalogue';
import type { Random } from '../../world/random';
import type { Card } from './cards-deck';

/** The rules a page needs to offer a game. Amounts in whole satang. */
export interface GameRules {
  /** Declared long-run return to player in ten-thousandths; that of the main bet if bets differ. */
  rtp: number;
  minStake: number;
  maxStake: number;
  [detail: string]: unknown;
}

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
  /** Data for the page. */
  view: Record<string, unknown>;
}

/** One family of games. Pure: the same bet, state and random numbers give the same step. */
export interface Engine {
  readonly family: Family;
  rules(game: CatalogueGame, now: Date): GameRules;
  /** @throws InvalidBet */
  open(game: CatalogueGame, bet: unknown, context: EngineContext): Step;
  /** Plays the next step of an open round, in families with several steps. @throws InvalidBet */
  act?(game: CatalogueGame, state: unknown, action: unknown, stakeSoFar: bigint, context: EngineContext): Step;
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
  act?(state: CardState, action: string, stake: bigint, context: EngineContext): Step;
}

/** A bet or an action that the game does not allow. */
export class InvalidBet extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'InvalidBet';
  }
}

/** Minimum and maximum stake of a round, in satang. */
export const MIN_STAKE = 100;
export const MAX_STAKE = 1_000_000;

/** A stake in satang: whole baht within the limits. */
export const stakeSchema = z.int().min(MIN_STAKE).max(MAX_STAKE).multipleOf(100);

/** Parses a bet with its schema. @throws InvalidBet */
export function readBet<Schema extends z.ZodType>(schema: Schema, bet: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(bet);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new InvalidBet(issue ? `${issue.path.join('.') || 'bet'}: ${issue.message}` : 'bet');
}

/** Multiplies a stake by hundredths, truncated to whole satang. */
export function times(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n;
}

export const limits = { minStake: MIN_STAKE, maxStake: MAX_STAKE } as const;
