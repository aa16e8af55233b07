import { Injectable } from '@nestjs/common';
import { GameSites, LaunchGate, type GameSite, type Player } from '@housebrand/games';
import { ProtectionService } from '@housebrand/protection/nest';
import { Settings } from '@housebrand/shared/nest';
import { AgentConfigService } from '@housebrand/theming/nest';

/** What an agent's site offers, from its configuration; games lead back to the address members see. */
@Injectable()
export class ConfiguredGameSites extends GameSites {
  constructor(
    private readonly agents: AgentConfigService,
    private readonly settings: Settings,
  ) {
    super();
  }

  async find(prefix: string): Promise<GameSite> {
    const { config, version } = await this.agents.view(prefix);
    const { disabledProviders, disabledGames } = config.site;
    return { version, origin: this.settings.publicOrigin, disabledProviders, disabledGames };
  }
}

/** Player protection decides who may play. */
@Injectable()
export class ProtectedLaunches extends LaunchGate {
  constructor(private readonly protection: ProtectionService) {
    super();
  }

  assertMayPlay(player: Player): Promise<void> {
    return this.protection.assertMayPlay(player);
  }
}
