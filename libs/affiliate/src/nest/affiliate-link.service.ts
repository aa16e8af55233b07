import { Injectable } from '@nestjs/common';
import { AffiliateGateway } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { referralCodeOf, type AffiliateLink } from '../core';

/** Referral links stored at the platform. */
@Injectable()
export class AffiliateLinkService {
  constructor(private readonly affiliates: AffiliateGateway) {}

  /** Returns a member's link and creates it on the first call. @throws ProviderUnavailable, also for a link without a code */
  async link(member: MemberRef): Promise<AffiliateLink> {
    const { link, image } = (await this.affiliates.find(member)) ?? (await this.affiliates.create(member));
    const code = referralCodeOf(link);
    if (code === null) throw new ProviderUnavailable('gamePlatform', 'malformed');
    return { link, code, image };
  }
}
