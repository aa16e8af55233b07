import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import { DownlineRepository } from './members/downline.repository';

/** Referrals of new members. */
@Injectable()
export class ReferralService {
  constructor(
    private readonly downline: DownlineRepository,
    private readonly clock: Clock,
  ) {}

  /** Binds a new member to a referrer. Ignores self-referrals and members who already have an upline or downline. */
  async bind(member: MemberRef, referrer: string): Promise<void> {
    if (referrer === member.username) return;
    await this.downline.bind(member, referrer, this.clock.now());
  }
}
