/// <reference path="./limiter-modules.d.ts" />
import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { TooManyRequests } from '@housebrand/shared';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';

/** So many points in so many seconds. Rules of one name share their counters across instances. */
export interface RateRule {
  name: string;
  points: number;
  seconds: number;
  /** How long a key that went over stays refused; default until its window ends. */
  blockSeconds?: number;
}

/** Makes the limiter of a rule, on the store that all instances share. */
export type LimiterFactory = (rule: RateRule) => RateLimiterAbstract;
export const LIMITER_FACTORY = Symbol('LimiterFactory');

/** Limits how often something may be tried, counted across instances. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(@Inject(LIMITER_FACTORY) private readonly make: LimiterFactory) {}

  /** Takes points from a key's allowance. @throws TooManyRequests with the seconds to wait */
  async consume(rule: RateRule, key: string, points = 1): Promise<void> {
    try {
      await this.limiter(rule).consume(storedKey(key), points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  /** Gives points back that a success need not cost; what failures cost stays. */
  async refund(rule: RateRule, key: string, points = 1): Promise<void> {
    await this.limiter(rule).reward(storedKey(key), points);
  }

  /** Gives a key its whole allowance back, after a success. */
  async reset(rule: RateRule, key: string): Promise<void> {
    await this.limiter(rule).delete(storedKey(key));
  }

  private limiter(rule: RateRule): RateLimiterAbstract {
    let limiter = this.limiters.get(rule.name);
    if (!limiter) this.limiters.set(rule.name, (limiter = this.make(rule)));
    return limiter;
  }
}

/** Keys hold usernames, addresses and telephone numbers: only their hash is stored. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
