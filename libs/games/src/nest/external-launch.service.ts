import { Injectable } from '@nestjs/common';
import { ExternalGateway, IdentityGateway, type DailyGameVisit } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import {
  GameNotFound,
  GameSites,
  LaunchGate,
  PortalSessionInvalid,
  type DailyGame,
  type LaunchGameResult,
} from '../core';
import { CatalogueService } from './catalogue.service';
import { asLaunch } from './launch.service';

/** The external site's name of each daily game. */
const DAILY = { wheel: 'wheel', gashapon: 'gashapon', 'daily-check-in': 'dailyCheckIn' } as const;

/**
 * Opens pages of the external site: a provider's own lobby, the reward shop and the daily games. Every method throws
 * `LaunchFailed` with the provider's code and message, and the errors of the gate and the gateways. Return addresses come from
 * the agent's site.
 */
@Injectable()
export class ExternalLaunchService {
  constructor(
    private readonly external: ExternalGateway,
    private readonly identity: IdentityGateway,
    private readonly catalogue: CatalogueService,
    private readonly sites: GameSites,
    private readonly gate: LaunchGate,
  ) {}

  /** @throws GameNotFound for a provider without its own lobby, PortalSessionInvalid */
  async portal(member: MemberRef, provider: string): Promise<LaunchGameResult> {
    await this.gate.assertMayPlay(member);
    const entry = await this.catalogue.findProvider(member.prefix, provider);
    if (entry?.launch !== 'launch-portal') throw new GameNotFound();
    const { topUpPrefix } = await this.identity.profile(member);
    if (topUpPrefix !== member.prefix) throw new PortalSessionInvalid();
    const { home: redirectUrl } = await this.site(member);
    const product = entry.product;
    return { uri: await asLaunch(() => this.external.portal(member, { product, redirectUrl })) };
  }

  async rewardLink(member: MemberRef): Promise<LaunchGameResult> {
    await this.gate.assertMayPlay(member);
    return { uri: await asLaunch(() => this.external.rewardLink(member)) };
  }

  async reward(member: MemberRef, isMobileApp: boolean): Promise<LaunchGameResult> {
    await this.gate.assertMayPlay(member);
    const { firstName, lastName, createdAt: registeredAt } = await this.identity.profile(member);
    const { home: exitUrl, look } = await this.site(member);
    const known = { firstName, lastName, registeredAt, isMobileApp };
    const visit = { ...known, exitUrl, depositUrl: `${exitUrl}/deposit`, ...look };
    return { uri: await asLaunch(() => this.external.reward(member, visit)) };
  }

  async dailyGame(member: MemberRef, game: DailyGame): Promise<LaunchGameResult> {
    await this.gate.assertMayPlay(member);
    const { home: mainUrl, look } = await this.site(member);
    return { uri: await asLaunch(() => this.external.dailyGame(member, DAILY[game], { mainUrl, ...look })) };
  }

  /** Returns the address of the agent's home page, and the look of the pages that it opens. */
  private async site({ prefix }: MemberRef): Promise<{ home: string; look: Pick<DailyGameVisit, 'colors'> }> {
    const { origin, colors } = await this.sites.find(prefix);
    return { home: `${origin}/${prefix}`, look: colors ? { colors: colors() } : {} };
  }
}
