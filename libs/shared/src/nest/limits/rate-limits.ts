import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { TooManyRequests } from '@housebrand/shared';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** So many points in so many seconds, from a key's first. Rules of one name share their counters across instances. */
export interface RateRule {
  name: string;
  points: number;
  seconds: number;
}

/** What a key has used. */
export interface Used {
  points: number;
  /** Until its window ends. */
  waitSeconds: number;
}

/** Makes the limiter of a rule, on the store that all instances share. */
export type LimiterFactory = (rule: RateRule) => RateLimiterAbstract;
/** Provides how counters are made: in Redis where there is one, else in the database. */
export const LIMITER_FACTORY = Symbol('LimiterFactory');

/** Counts how often something is tried, across instances. What is to be counted, and when, a chain of limits says. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(@Inject(LIMITER_FACTORY) private readonly make: LimiterFactory) {}

  /** Takes a point of a key's allowance; a refusal costs nothing. @throws TooManyRequests with the seconds to wait */
  async consume(rule: RateRule, key: string): Promise<void> {
    const used = await this.add(rule, key);
    if (used.points <= rule.points) return;
    await this.refund(rule, key);
    throw new TooManyRequests(used.waitSeconds);
  }

  /** Counts a point whatever was used before. */
  async add(rule: RateRule, key: string): Promise<Used> {
    return toUsed(await this.limiter(rule).penalty(storedKey(key), 1));
  }

  /** Gives a point back. @returns what is used now */
  async refund(rule: RateRule, key: string): Promise<Used> {
    const used = toUsed(await this.limiter(rule).reward(storedKey(key), 1));
    // the window of the point has ended meanwhile: nobody gains more than the whole allowance
    if (used.points < 0) await this.reset(rule, key);
    return used;
  }

  async used(rule: RateRule, key: string): Promise<Used> {
    const found = await this.limiter(rule).get(storedKey(key));
    return found ? toUsed(found) : { points: 0, waitSeconds: 0 };
  }

  /** Gives a key its whole allowance back. @returns whether anything was used */
  async reset(rule: RateRule, key: string): Promise<boolean> {
    return this.limiter(rule).delete(storedKey(key));
  }

  /** Refuses a key for so long, whatever it used. */
  async block(rule: RateRule, key: string, seconds: number): Promise<void> {
    await this.limiter(rule).block(storedKey(key), seconds);
  }

  private limiter(rule: RateRule): RateLimiterAbstract {
    let limiter = this.limiters.get(rule.name);
    if (!limiter) this.limiters.set(rule.name, (limiter = this.make(rule)));
    return limiter;
  }
}

function toUsed({ consumedPoints, msBeforeNext }: RateLimiterRes): Used {
  return { points: consumedPoints, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** What a counter is stored as, where the store is the database. */
export function counterKey(rule: RateRule, key: string): string {
  return `${rule.name}:${storedKey(key)}`;
}

/** Keys hold usernames, addresses and telephone numbers: only their hash is stored. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
