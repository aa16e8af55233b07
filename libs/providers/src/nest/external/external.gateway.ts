import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { externalContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import type { DailyGame, PortalVisit, RewardVisit } from './external.records';

/**
 * Opens pages of the external site for a member; every method gives an address that is good once. Throws `ProviderRefused`
 * with the provider's code and words (also when today's turn is used up), `ProviderSessionExpired` on 1005 and 1003,
 * `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class ExternalGateway {
  constructor(private readonly client: ProviderClient) {}

  /** The lobby that a provider keeps itself. */
  async portal(member: MemberRef, query: PortalVisit): Promise<string> {
    const { result } = await this.client.callAsMember(calls.portalGateway, { query: { ...query } }, member);
    return result.uri;
  }

  /** The reward shop as the game platform links it. */
  async rewardLink(member: MemberRef): Promise<string> {
    const { result } = await this.client.callAsMember(calls.linkReward, {}, member);
    return result.link;
  }

  /** The reward shop, with ways back to the portal. */
  async reward(member: MemberRef, visit: RewardVisit): Promise<string> {
    const { registeredAt, isMobileApp, ...known } = visit;
    const body = {
      ...known,
      agentId: member.prefix,
      userName: member.username,
      dateRegis: registeredAt.toISOString(),
      inWeb: !isMobileApp,
      remark: '',
      isMobileApp,
    };
    const { result } = await this.client.callAsMember(calls.reward, { body }, member);
    return result.uri;
  }

  async dailyGame(member: MemberRef, game: DailyGame, mainUrl: string): Promise<string> {
    const { result } = await this.client.callAsMember(calls[game], { body: { mainUrl } }, member);
    return result.uri;
  }
}
