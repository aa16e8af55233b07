import { Inject, Injectable, Optional } from '@nestjs/common';
import { BridgeGateway } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import {
  availability,
  categoryNamed,
  DEFAULT_GAME_SETTINGS,
  GameSites,
  LaunchGate,
  RedirectLoginClosed,
  type Availability,
  type BridgeGame,
  type BridgeProvider,
  type GameCategory,
  type GameSettings,
  type RedirectLoginResult,
} from '../core';
import { GAME_SETTINGS } from './game-settings.token';
import { asLaunch } from './launch.service';

/** The member system's lists, reduced to what the agent offers, and links to its site. */
@Injectable()
export class BridgeService {
  constructor(
    private readonly bridge: BridgeGateway,
    private readonly sites: GameSites,
    private readonly gate: LaunchGate,
    @Optional() @Inject(GAME_SETTINGS) private readonly settings: GameSettings = DEFAULT_GAME_SETTINGS,
  ) {}

  /** @throws RedirectLoginClosed, LaunchFailed with the provider's code, and the errors of the gate and the gateway */
  async redirectLogin(member: MemberRef): Promise<RedirectLoginResult> {
    const { origin, isSeamlessLogin } = await this.sites.find(member.prefix);
    if (!isSeamlessLogin) throw new RedirectLoginClosed();
    await this.gate.assertMayPlay(member);
    return { url: await asLaunch(() => this.bridge.redirectLogin(member, `${origin}/${member.prefix}`)) };
  }

  async providers(prefix: string): Promise<BridgeProvider[]> {
    const [offered, all] = await Promise.all([this.offered(prefix), this.bridge.providers(prefix)]);
    return all.filter(({ prefix: code, tab }) => {
      const category = categoryNamed(tab);
      return offered.offersCode(code) && (category === null || offered.offersCategory(category));
    });
  }

  async games(prefix: string, tab: GameCategory): Promise<BridgeGame[]> {
    const [{ offersGame }, all] = await Promise.all([this.offered(prefix), this.bridge.games(prefix, tab)]);
    return all.filter(({ gameID: id, provider }) => offersGame({ id, provider, gameType: tab }));
  }

  private async offered(prefix: string): Promise<Availability> {
    return availability(await this.sites.find(prefix), this.settings);
  }
}
