import { Injectable } from '@nestjs/common';
import type { Announcement, Language, MemberRef } from '@housebrand/shared';
import { siteContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import type { ProviderSiteConfig } from './site.records';

/**
 * Calls about an agent's site as a whole. Methods throw `ProviderRefused` with the provider's code and message,
 * `ProviderSessionExpired` on 1005 and 1003, and `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class SiteGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Returns the configuration of an agent's site; `ip` is the caller's as our server saw it. */
  async siteConfig(prefix: string, ip: string): Promise<ProviderSiteConfig> {
    const { result } = await this.client.call(calls.siteConfig, { body: { prefix, ip } });
    return {
      prefix: result.prefix,
      disabledProviders: result.disabledProviders,
      disabledGames: result.disabledGames,
      isSmsOtp: result.isSmsOtp,
    };
  }

  async announcements(member: MemberRef, language: Language): Promise<Announcement[]> {
    const { result } = await this.client.callAsMember(calls.announcements, { query: { language } }, member);
    return result.map(({ _id, active, title, detail }) => ({ _id, active, title, text: detail }));
  }
}
