import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { TooManyRequests } from '@housebrand/shared';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Allows `points` per `seconds`, in a fixed window from a key's first hit. Rules of one name share counters across instances. */
export interface RateRule {
  name: string;
  points: number;
  seconds: number;
}

/** What a key has used. */
export interface Used {
  points: number;
  /** Seconds until its window ends. */
  waitSeconds: number;
}

/** Creates the limiter of a rule on the store that all instances share. */
export type LimiterFactory = (rule: RateRule) => RateLimiterAbstract;
/** Provides the {@link LimiterFactory}: on Redis where configured, else on the database. */
export const LIMITER_FACTORY = Symbol('LimiterFactory');

/** Counts attempts across instances. Chains of limits decide what to count and when. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(@Inject(LIMITER_FACTORY) private readonly make: LimiterFactory) {}

  /** Takes a point from a key's allowance; a refusal costs nothing. @throws TooManyRequests with the seconds to wait */
  async consume(rule: RateRule, key: string): Promise<void> {
    const used = await this.add(rule, key);
    if (used.points <= rule.points) return;
    await this.refund(rule, key);
    throw new TooManyRequests(used.waitSeconds);
  }

  /** Counts a point without checking the limit. */
  async add(rule: RateRule, key: string): Promise<Used> {
    return toUsed(await this.limiter(rule).penalty(storedKey(key), 1));
  }

  /** Refunds a point. @returns the usage after the refund */
  async refund(rule: RateRule, key: string): Promise<Used> {
    const used = toUsed(await this.limiter(rule).reward(storedKey(key), 1));
    // the window has expired; don't let a refund exceed the limit
    if (used.points < 0) await this.reset(rule, key);
    return used;
  }

  async used(rule: RateRule, key: string): Promise<Used> {
    const found = await this.limiter(rule).get(storedKey(key));
    return found ? toUsed(found) : { points: 0, waitSeconds: 0 };
  }

  /** Restores a key's whole allowance. @returns whether any of it was used */
  async reset(rule: RateRule, key: string): Promise<boolean> {
    return this.limiter(rule).delete(storedKey(key));
  }

  /** Refuses a key for a number of seconds, regardless of its usage. */
  async block(rule: RateRule, key: string, seconds: number): Promise<void> {
    await this.limiter(rule).block(storedKey(key), seconds);
  }

  private limiter(rule: RateRule): RateLimiterAbstract {
    const limiter = this.limiters.get(rule.name) ?? this.make(rule);
    this.limiters.set(rule.name, limiter);
    return limiter;
  }
}

function toUsed({ consumedPoints, msBeforeNext }: RateLimiterRes): Used {
  return { points: consumedPoints, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** The stored form of a counter's key in the database. */
export function counterKey(rule: RateRule, key: string): string {
  return `${rule.name}:${storedKey(key)}`;
}

/** Hashes a key, since keys contain usernames, addresses and phone numbers. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
