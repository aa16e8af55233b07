import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Clock, Database } from '@housebrand/shared/nest';
import { bindDownline } from './members/downline.repository';

/** Referrals of new members. */
@Injectable()
export class ReferralService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Binds a new member to a referrer. Ignores self-referrals and members who already have an upline or downline. */
  async bind(member: MemberRef, referrer: string): Promise<void> {
    if (referrer === member.username) return;
    const joinedAt = this.clock.now();
    await this.database.forAgent(member.prefix, (tx) => bindDownline(tx, member.username, referrer, joinedAt));
  }
}
