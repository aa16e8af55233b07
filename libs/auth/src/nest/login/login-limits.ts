import { Injectable } from '@nestjs/common';
import { RateLimits, type RateRule } from '@housebrand/shared/nest';

/** Attempts that fail, of one account from anywhere. */
const BY_ACCOUNT: RateRule = { name: 'login.account', points: 10, seconds: 600 };
/** Attempts that fail from one address: a mobile network puts many members behind one. */
const BY_ADDRESS: RateRule = { name: 'login.address', points: 100, seconds: 600 };
/** Attempts that fail at one agent: guessing one password on many accounts from many addresses. */
const BY_AGENT: RateRule = { name: 'login.agent', points: 3_000, seconds: 600 };

/** How often a login may fail. An attempt takes a point before it is made and a success gives it back. */
@Injectable()
export class LoginLimits {
  constructor(private readonly limits: RateLimits) {}

  /** @throws TooManyRequests @returns gives the points back */
  async take(prefix: string, username: string, ip: string): Promise<() => Promise<void>> {
    const keys: [RateRule, string][] = [
      [BY_ACCOUNT, `${prefix}.${username}`],
      [BY_ADDRESS, ip],
      [BY_AGENT, prefix],
    ];
    await Promise.all(keys.map(([rule, key]) => this.limits.consume(rule, key)));
    return async () => {
      await Promise.all(keys.map(([rule, key]) => this.limits.refund(rule, key)));
    };
  }
}
