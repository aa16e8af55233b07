import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import { DownlineRepository } from './members/downline.repository';

/** Who brought whom. */
@Injectable()
export class ReferralService {
  constructor(
    private readonly downline: DownlineRepository,
    private readonly clock: Clock,
  ) {}

  /** Notes once who brought a new member: never the member himself, and nobody who has others above or below already. */
  async bind(member: MemberRef, referrer: string): Promise<void> {
    if (referrer === member.username) return;
    await this.downline.bind(member, referrer, this.clock.now());
  }
}
