import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { callerAddress, LimitSteps, acquireAll, type Held, type RateRule } from '@housebrand/shared/nest';

/** How often a code may be guessed: by a member, from an address, at an agent. */
const RULES = {
  member: { name: 'coupon.member', points: 10, seconds: 600 },
  address: { name: 'coupon.address', points: 100, seconds: 600 },
  agent: { name: 'coupon.agent', points: 3_000, seconds: 600 },
} as const satisfies Record<string, RateRule>;

/** How often a coupon may be missed: members of an address answer for one another only when many of them miss. */
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
