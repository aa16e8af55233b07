import { Injectable } from '@nestjs/common';
import { bahtNumber, type MemberRef } from '@housebrand/shared';
import { PortalAddress, referralLink, type AffiliateSummary } from '../core';
import { AffiliateRepository } from './affiliate.repository';

@Injectable()
export class AffiliateService {
  constructor(
    private readonly affiliates: AffiliateRepository,
    private readonly portal: PortalAddress,
  ) {}

  /** Income in baht, members below on all levels, and the link whose code is the member's id at the provider. */
  async summary({ prefix, username }: MemberRef, memberId: string): Promise<AffiliateSummary> {
    const [totals, origin] = await Promise.all([
      this.affiliates.totals(prefix, username),
      this.portal.originOf(prefix),
    ]);
    return {
      totalIncome: bahtNumber(totals.total),
      totalDownLine: totals.downline,
      remainingIncome: bahtNumber(totals.remaining),
      link: referralLink(origin, prefix, memberId),
    };
  }
}
