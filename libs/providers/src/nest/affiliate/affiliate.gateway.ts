import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { affiliateContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import type { ProviderAffiliate } from './affiliate.records';

/**
 * Referral links. Methods throw `ProviderRefused` with the provider's code and message, `ProviderSessionExpired` on 1005 and
 * 1003, and `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class AffiliateGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Returns `null` until `create` was called for the member. */
  async find(member: MemberRef): Promise<ProviderAffiliate | null> {
    const { result } = await this.client.callAsMember(calls.affiliateInfo, {}, member);
    return result && { link: result.link, image: result.image };
  }

  /** Creates the member's link, or returns the existing one. */
  async create(member: MemberRef): Promise<ProviderAffiliate> {
    const { result } = await this.client.callAsMember(calls.affiliateNew, {}, member);
    return { link: result.link, image: result.image };
  }
}
