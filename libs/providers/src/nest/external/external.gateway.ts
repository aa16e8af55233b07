import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { externalContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import type { DailyGame, DailyGameVisit, PortalVisit, RewardVisit } from './external.records';

/**
 * Opens pages of the external site for a member; every method returns a one-use address. Methods throw `ProviderRefused` with the
 * provider's code and message (also when today's turn is used up), `ProviderSessionExpired` on 1005 and 1003, and
 * `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class ExternalGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Opens a provider's own lobby. */
  async portal(member: MemberRef, query: PortalVisit): Promise<string> {
    const { result } = await this.client.callAsMember(calls.portalGateway, { query: { ...query } }, member);
    return result.uri;
  }

  /** Opens the reward shop through the game platform's link. */
  async rewardLink(member: MemberRef): Promise<string> {
    const { result } = await this.client.callAsMember(calls.linkReward, {}, member);
    return result.link;
  }

  /** Opens the reward shop with return addresses to the portal. */
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

  /** Opens a game with one turn per business day. */
  async dailyGame(member: MemberRef, game: DailyGame, visit: DailyGameVisit): Promise<string> {
    const { result } = await this.client.callAsMember(calls[game], { body: { ...visit } }, member);
    return result.uri;
  }
}
