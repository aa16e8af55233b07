import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { affiliateContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import type { ProviderAffiliate } from './affiliate.records';

/**
 * What brings a member's friends. Every method throws `ProviderRefused` with the provider's code and words,
 * `ProviderSessionExpired` on 1005 and 1003, `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class AffiliateGateway {
  constructor(private readonly client: ProviderClient) {}

  /** `null` before the member's first visit. */
  async find(member: MemberRef): Promise<ProviderAffiliate | null> {
    const { result } = await this.client.callAsMember(calls.affiliateInfo, {}, member);
    return result && { link: result.link, image: result.image };
  }

  /** Makes the member's link, or answers the one there is. */
  async create(member: MemberRef): Promise<ProviderAffiliate> {
    const { result } = await this.client.callAsMember(calls.affiliateNew, {}, member);
    return { link: result.link, image: result.image };
  }
}
