import { Inject, Injectable, Optional } from '@nestjs/common';
import { TooManyRequests, type ProofAnswer } from '@housebrand/shared';
import { ChainStore, type LimitPlan } from './chain-store';
import type { Held, LimitStep, PlannedStep } from './limit-chain';
import { ONCE, idempotencyKey, ProofOfWork } from './proof-of-work';
import { counterKey, RateLimits, type RateRule, type Used } from './rate-limits';
import type { Verdict } from './verdict';

const PAUSES_SECONDS = [60, 120, 240, 480, 960, 1_920];
const PAUSES_MS = PAUSES_SECONDS.map((seconds) => seconds * 1_000);
/** How long an attempt without a verdict blocks the next one. */
const TURN_SECONDS = 60;

/** What an attempt costs. */
export interface PointsOptions {
  /** Attempts that we refused ourselves count, too. Default: only wrong ones count. */
  countsRefused?: boolean;
}

/** How a step requests a proof of work. */
export interface ProofOptions {
  /** One proof satisfies all steps of a chain with the same purpose. Default: the limit's name and key. */
  purpose?: string;
  /** Doubles the work with every ten attempts beyond the limit, up to 64 times. Use it for keys of one account or phone number. */
  isGrowing?: boolean;
}

/** Attempts beyond a limit after which the work doubles. */
const ATTEMPTS_PER_DOUBLING = 10;
/** About 15 seconds on a phone. */
const MAX_EXTRA_BITS = 6;

/** `null` where the counters live in Redis: `LimitSteps` then takes the steps one after the other. */
export const CHAIN_STORE = Symbol('ChainStore');

/** Builds the steps of a chain (see `acquireAll`). Each step exists twice: as calls and as a plan for the `ChainStore`. */
@Injectable()
export class LimitSteps {
  constructor(
    private readonly limits: RateLimits,
    @Inject(ProofOfWork) private readonly givenProofs: ProofOfWork | null,
    @Optional() @Inject(CHAIN_STORE) private readonly store: ChainStore | null = null,
  ) {}

  private get proofs(): ProofOfWork {
    if (!this.givenProofs) throw new TypeError('this limit needs a proof of work: import LimitsModule');
    return this.givenProofs;
  }

  /** Limits a key's failures; a success resets them. */
  points(rule: RateRule, key: string, { countsRefused = false }: PointsOptions = {}): LimitStep {
    const settle = async (verdict: Verdict) => {
      if (verdict === 'right') await this.limits.reset(rule, key);
      else if (!isFailure(verdict, countsRefused)) await this.limits.refund(rule, key);
    };
    return {
      take: async () => {
        await this.limits.consume(rule, key);
        return { settle };
      },
      ...this.planned({ kind: 'points', countsRefused, ...counterOf(rule, key) }),
    };
  }

  /**
   * Limits the number of different subjects that fail under a key without a success. An address of a mobile network serves
   * thousands of members, and a member who mistypes twice counts once.
   */
  distinct(rule: RateRule, key: string, subject: string): LimitStep {
    const one: RateRule = { ...rule, name: `${rule.name}.one` };
    const pair = `${key}\n${subject}`;
    // charge the key when a pair's count rises from zero and refund it when the count returns to zero: both steps are
    // atomic, so overlapping attempts of one pair leave nothing behind
    const forgets = async (verdict: Verdict) => {
      if (verdict === 'right') return this.limits.reset(one, pair);
      return verdict === 'unjudged' && (await this.limits.refund(one, pair)).points === 0;
    };
    const settle = async (verdict: Verdict) => {
      if (await forgets(verdict)) await this.limits.refund(rule, key);
    };
    return {
      take: async () => {
        // don't add a row for an invented name once the address has exceeded its limit
        const before = await this.limits.used(rule, key);
        const isFull = before.points >= rule.points;
        if (isFull && (await this.limits.used(one, pair)).points === 0) throw new TooManyRequests(before.waitSeconds);
        const isFirst = (await this.limits.add(one, pair)).points === 1;
        if (isFirst) {
          await this.limits.consume(rule, key).catch(async (refusal: unknown) => {
            await this.limits.reset(one, pair);
            throw refusal;
          });
        }
        return { settle };
      },
      ...this.planned({ kind: 'distinct', pair: counterKey(one, pair), ...counterOf(rule, key) }),
    };
  }

  /**
   * Slows a key down after too many failures instead of blocking it: one attempt at a time, and a pause of 1, 2, 4 … 32 minutes
   * after each failure. A success ends it.
   */
  slowDown(rule: RateRule, key: string): LimitStep {
    const turn: RateRule = { name: `${rule.name}.turn`, points: 1, seconds: TURN_SECONDS };
    return {
      take: async () => {
        const isSlow = (await this.limits.add(rule, key)).points > rule.points;
        if (isSlow) {
          await this.limits.consume(turn, key).catch(async (refusal: unknown) => {
            await this.limits.refund(rule, key);
            throw refusal;
          });
        }
        return { settle: (verdict) => this.settleSlow(verdict, rule, key, isSlow ? turn : null) };
      },
      ...this.planned({
        kind: 'slowDown',
        turn: counterKey(turn, key),
        turnMs: turn.seconds * 1_000,
        pausesMs: PAUSES_MS,
        ...counterOf(rule, key),
      }),
    };
  }

  /**
   * Requires a proof of work beyond a number of failures, instead of refusing: for keys that many callers share.
   * @throws ProofNeeded with a challenge
   */
  proofBeyond(
    rule: RateRule,
    key: string,
    answer: ProofAnswer | undefined,
    { purpose = `${rule.name}:${key}`, isGrowing = false }: ProofOptions = {},
  ): LimitStep {
    const extraBits = async () => (isGrowing ? extraBitsAfter((await this.limits.used(rule, key)).points, rule) : 0);
    const demand = async () => this.proofs.demand(purpose, await extraBits());
    const giveBack = () => this.limits.refund(rule, key);
    const settle = async (verdict: Verdict) => {
      if (verdict !== 'wrong') await giveBack();
    };
    return {
      take: async (): Promise<Held> => {
        const { points } = await this.limits.add(rule, key);
        if (points <= rule.points) return { settle };
        const minExtraBits = isGrowing ? extraBitsAfter(points - 1, rule) : 0;
        if (answer && (await this.proofs.accepts(purpose, answer, { limit: rule.name, extraBits: minExtraBits })))
          return { settle };
        await giveBack();
        throw await demand();
      },
      ...this.planned(async () => {
        const solved = answer ? await this.proofs.solved(purpose, answer, await extraBits()) : null;
        const once = solved === null ? null : counterKey(ONCE, idempotencyKey(rule.name, solved));
        return { kind: 'proofBeyond', once, onceMs: ONCE.seconds * 1_000, ...counterOf(rule, key) };
      }, demand),
    };
  }

  private planned(
    plan: LimitPlan | (() => Promise<LimitPlan>),
    refusal: PlannedStep['refusal'] = (waitSeconds) => new TooManyRequests(waitSeconds),
  ): Pick<LimitStep, 'planned'> {
    const { store } = this;
    if (!store) return {};
    return { planned: { store, refusal, plan: typeof plan === 'function' ? plan : () => Promise.resolve(plan) } };
  }

  private async settleSlow(verdict: Verdict, rule: RateRule, key: string, turn: RateRule | null): Promise<void> {
    if (verdict === 'wrong') {
      if (turn) await this.limits.block(turn, key, pauseSeconds(rule, await this.limits.used(rule, key)));
      return;
    }
    if (verdict === 'right') await this.limits.reset(rule, key);
    else await this.limits.refund(rule, key);
    if (turn) await this.limits.reset(turn, key);
  }
}

function counterOf(rule: RateRule, key: string): { key: string; points: number; ms: number } {
  return { key: counterKey(rule, key), points: rule.points, ms: rule.seconds * 1_000 };
}

/** Extra bits of work after a number of attempts. */
function extraBitsAfter(points: number, rule: RateRule): number {
  return Math.min(MAX_EXTRA_BITS, Math.floor(Math.max(0, points - rule.points) / ATTEMPTS_PER_DOUBLING));
}

/** The pause after the latest failure, in seconds. */
export function pauseSeconds(rule: RateRule, { points }: Pick<Used, 'points'>): number {
  const doublings = Math.max(0, points - rule.points - 1);
  return PAUSES_SECONDS[Math.min(doublings, PAUSES_SECONDS.length - 1)]!;
}

function isFailure(verdict: Verdict, countsRefused: boolean): boolean {
  return verdict === 'wrong' || (countsRefused && verdict === 'refused');
}
