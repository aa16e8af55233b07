import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { callerAddress, LimitSteps, acquireAll, type Held, type RateRule } from '@housebrand/shared/nest';

/** Limits on wrong codes: per member, per address, per agent. */
const RULES = {
  member: { name: 'coupon.member', points: 10, seconds: 600 },
  address: { name: 'coupon.address', points: 100, seconds: 600 },
  agent: { name: 'coupon.agent', points: 3_000, seconds: 600 },
} as const satisfies Record<string, RateRule>;

/** Limits wrong codes. An address and an agent count distinct members, so that one member's misses don't block the others. */
@Injectable()
export class CouponLimits {
  constructor(private readonly steps: LimitSteps) {}

  /** @throws TooManyRequests */
  take({ prefix, username }: MemberRef, ip: string): Promise<Held> {
    const name = `${prefix}.${username}`;
    return acquireAll([
      this.steps.points(RULES.member, name),
      this.steps.distinct(RULES.address, callerAddress(ip), name),
      this.steps.distinct(RULES.agent, prefix, name),
    ]);
  }
}
