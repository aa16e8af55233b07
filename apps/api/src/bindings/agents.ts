import type { FactoryProvider } from '@nestjs/common';
import { PortalAddress } from '@housebrand/affiliate';
import { AgentDirectory, AgentKeys } from '@housebrand/auth';
import { GameSites } from '@housebrand/games';
import { BusinessCalendar } from '@housebrand/quests';
import { Settings } from '@housebrand/shared/nest';
import { UnknownAgent } from '@housebrand/theming';
import { AgentConfigService, AgentKeyService, type AgentRecord } from '@housebrand/theming/nest';
import { TierAgents } from '@housebrand/tiers';

/** What domains need to know of agents is theming's to tell. */
export const agentBindings: FactoryProvider[] = [
  {
    provide: AgentDirectory,
    inject: [AgentConfigService],
    useFactory: (configs: AgentConfigService): AgentDirectory => ({
      find: async (prefix) => {
        const record = await configs.findRecord(prefix);
        if (!record) return null;
        const { seamlessLogin, gameAgent } = record.details;
        const { isTransferMember: isAllowed, fromAgents } = seamlessLogin;
        const transfers = { isAllowed, fromAgents };
        return { prefix: record.prefix, seamlessLogin, isServedElsewhere: gameAgent.isEnable, transfers };
      },
    }),
  },
  {
    provide: AgentKeys,
    inject: [AgentKeyService],
    useFactory: (keys: AgentKeyService): AgentKeys => ({ verify: (key) => keys.verify(key) }),
  },
  {
    provide: GameSites,
    inject: [AgentConfigService, Settings],
    useFactory: (configs: AgentConfigService, { publicOrigin }: Settings): GameSites => ({
      find: async (prefix) => {
        const { config, version } = await configs.view(prefix);
        const { disabledProviders, disabledGames } = config.site;
        return { version, origin: publicOrigin, disabledProviders, disabledGames };
      },
    }),
  },
  {
    provide: TierAgents,
    inject: [AgentConfigService],
    useFactory: (configs: AgentConfigService): TierAgents => ({
      assertExists: async (prefix) => {
        await existing(configs, prefix);
      },
    }),
  },
  {
    provide: BusinessCalendar,
    inject: [AgentConfigService],
    useFactory: (configs: AgentConfigService): BusinessCalendar => ({
      zoneOf: async (prefix) => (await existing(configs, prefix)).details.timeZone,
    }),
  },
  {
    provide: PortalAddress,
    inject: [Settings],
    useFactory: ({ publicOrigin }: Settings): PortalAddress => ({ originOf: () => Promise.resolve(publicOrigin) }),
  },
];

async function existing(configs: AgentConfigService, prefix: string): Promise<AgentRecord> {
  const record = await configs.findRecord(prefix);
  if (!record) throw new UnknownAgent();
  return record;
}
