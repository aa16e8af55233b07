import type { FactoryProvider } from '@nestjs/common';
import { PortalAddress } from '@housebrand/affiliate';
import { AgentDirectory, AgentKeys, RegistrationSites } from '@housebrand/auth';
import { GameSites } from '@housebrand/games';
import { AgentCalendar, businessDay, satangFromBaht, type PageColors } from '@housebrand/shared';
import { Clock, RequestContext, Settings } from '@housebrand/shared/nest';
import { deriveTokens, siteAt, UnknownAgent, type Tokens } from '@housebrand/theming';
import { AgentConfigService, AgentKeyService, type AgentRecord } from '@housebrand/theming/nest';
import { TierAgents } from '@housebrand/tiers';
import { GiftSettings } from '@housebrand/wallet';

/** Binds the ports that read agents to the theming domain. */
export const agentBindings: FactoryProvider[] = [
  {
    provide: AgentDirectory,
    inject: [AgentConfigService],
    useFactory: (configs: AgentConfigService): AgentDirectory => ({
      find: async (prefix) => {
        const record = await configs.findRecord(prefix);
        if (!record) return null;
        const { seamlessLogin, gameAgent } = record.details;
        const { isTransferMember: isAllowed, fromAgents, toAgents } = seamlessLogin;
        const transfers = { isAllowed, fromAgents, toAgents };
        return { prefix: record.prefix, seamlessLogin, isServedElsewhere: gameAgent.isEnable, transfers };
      },
    }),
  },
  {
    provide: RegistrationSites,
    inject: [AgentConfigService, Clock],
    useFactory: (configs: AgentConfigService, clock: Clock): RegistrationSites => ({
      find: async (prefix, host) => {
        const record = await configs.findRecord(prefix);
        if (!record || record.details.gameAgent.isEnable) return null;
        const { sites, timeZone } = record.details;
        const { isSmsOtp } = (await configs.view(record.prefix)).config.site;
        const today = businessDay(clock.now(), timeZone);
        return { isSmsOtp, host: siteAt(sites, host)?.host ?? host, today };
      },
    }),
  },
  {
    provide: AgentKeys,
    inject: [AgentKeyService],
    useFactory: (keys: AgentKeyService): AgentKeys => ({ verify: (key, ip) => keys.verify(key, ip) }),
  },
  {
    provide: GameSites,
    inject: [AgentConfigService, Settings, RequestContext],
    useFactory: (configs: AgentConfigService, { publicOrigin }: Settings, context: RequestContext): GameSites => ({
      find: async (prefix) => {
        const { config, version } = await configs.view(prefix);
        const { sites = [], sportLobbyForm = false } = (await configs.findRecord(prefix))?.details ?? {};
        // return the member to the site that requested the launch: the session's cookies belong to that host
        const origin = siteAt(sites, context.host)
          ? new URL(publicOrigin).protocol + `//${context.host}`
          : publicOrigin;
        const { disabledProviders, disabledGames } = config.site;
        const { isSeamlessLogin } = config.seamlessLogin;
        const { gameType } = config.agent;
        const colors = () => pageColorsOf(deriveTokens(config.themes).tokens);
        const restrictions = { disabledProviders, disabledGames, gameType };
        return { version, origin, isSeamlessLogin, sportLobbyForm, colors, ...restrictions };
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
    provide: AgentCalendar,
    inject: [AgentConfigService],
    useFactory: (configs: AgentConfigService): AgentCalendar => ({
      zoneOf: async (prefix) => (await existing(configs, prefix)).details.timeZone,
    }),
  },
  {
    provide: GiftSettings,
    inject: [AgentConfigService],
    useFactory: (configs: AgentConfigService): GiftSettings => ({
      of: async (prefix) => {
        const { minWithdrawReq, countWithdrawLimit, totalWithdrawLimit } = (await existing(configs, prefix)).details
          .sendGift;
        return {
          minSatang: satangFromBaht(minWithdrawReq),
          countPerDay: countWithdrawLimit,
          totalSatangPerDay: satangFromBaht(totalWithdrawLimit),
        };
      },
    }),
  },
  {
    provide: PortalAddress,
    inject: [Settings],
    useFactory: ({ publicOrigin }: Settings): PortalAddress => ({ originOf: () => Promise.resolve(publicOrigin) }),
  },
];

/** Returns the tokens of the agent's look that pages of the external site wear. */
function pageColorsOf(tokens: Tokens): PageColors {
  return {
    ground: tokens.s0,
    raised: tokens.s1,
    line: tokens['line-strong'],
    text: tokens.text,
    muted: tokens.muted,
    main: tokens.primary,
    onMain: tokens['on-primary'],
    gold: tokens.gold,
    goldFill: tokens['gold-fill'],
    onGold: tokens['on-gold'],
    ok: tokens.ok,
    danger: tokens.danger,
    creditFrom: tokens['credit-a'],
    creditTo: tokens['credit-b'],
    onCredit: tokens['on-credit'],
    creditFigure: tokens['credit-number'],
  };
}

async function existing(configs: AgentConfigService, prefix: string): Promise<AgentRecord> {
  const record = await configs.findRecord(prefix);
  if (!record) throw new UnknownAgent();
  return record;
}
