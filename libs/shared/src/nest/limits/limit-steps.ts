import { Injectable } from '@nestjs/common';
import { TooManyRequests, type ProofAnswer } from '@housebrand/shared';
import type { Held, LimitStep, Verdict } from './limit-chain';
import { ProofOfWork } from './proof-of-work';
import { RateLimits, type RateRule, type Used } from './rate-limits';

const PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 32 * PAUSE_SECONDS;

export interface PointsOptions {
  /** Attempts that we refused ourselves count, too. Default: only what was called wrong. */
  countsRefused?: boolean;
}

/** The kinds of limits that a chain is made of (see `takeInOrder`). */
@Injectable()
export class LimitSteps {
  constructor(
    private readonly limits: RateLimits,
    private readonly proofs: ProofOfWork,
  ) {}

  /** So many failures of a key; a success forgives them. */
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
    };
  }

  /**
   * So many different subjects that fail at a key and do not succeed: an address of a mobile network holds thousands of
   * members, and a member who mistypes twice is one.
   */
  distinct(rule: RateRule, key: string, subject: string): LimitStep {
    const one: RateRule = { ...rule, name: `${rule.name}.one` };
    const pair = `${key}\n${subject}`;
    // the key pays when a pair's count rises from nothing and gets it back when it falls to nothing: both steps are atomic,
    // so that attempts of one pair that overlap leave nothing behind
    const forgets = async (verdict: Verdict) => {
      if (verdict === 'right') return this.limits.reset(one, pair);
      return verdict === 'unjudged' && (await this.limits.refund(one, pair)).points === 0;
    };
    const settle = async (verdict: Verdict) => {
      if (await forgets(verdict)) await this.limits.refund(rule, key);
    };
    return {
      take: async () => {
        // an invented name of an address that is over leaves no row
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
    };
  }

  /**
   * After so many failures a key is not shut but slow: one attempt at a time, and after each that fails a pause of 1, 2, 4 …
   * minutes, 32 at most. A success ends it.
   */
  slowDown(rule: RateRule, key: string): LimitStep {
    const turn: RateRule = { name: `${rule.name}.turn`, points: 1, seconds: PAUSE_SECONDS };
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
    };
  }

  /**
   * So many failures of a key that belongs to many: beyond them nobody is refused, but an attempt must bring a proof of
   * work. @throws ProofNeeded with a challenge
   */
  proofBeyond(rule: RateRule, key: string, answer: ProofAnswer | undefined): LimitStep {
    const giveBack = () => this.limits.refund(rule, key);
    const settle = async (verdict: Verdict) => {
      if (verdict !== 'wrong') await giveBack();
    };
    return {
      take: async (): Promise<Held> => {
        const { points } = await this.limits.add(rule, key);
        const purpose = `${rule.name}:${key}`;
        if (points > rule.points && !(answer && (await this.proofs.accepts(purpose, answer)))) {
          await giveBack();
          throw this.proofs.demand(purpose);
        }
        return { settle };
      },
    };
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

/** The pause after the failure that was counted last, seconds. */
export function pauseSeconds(rule: RateRule, { points }: Pick<Used, 'points'>): number {
  const doublings = Math.max(0, points - rule.points - 1);
  return Math.min(LONGEST_PAUSE_SECONDS, PAUSE_SECONDS * 2 ** Math.min(doublings, 10));
}

function isFailure(verdict: Verdict, countsRefused: boolean): boolean {
  return verdict === 'wrong' || (countsRefused && verdict === 'refused');
}
