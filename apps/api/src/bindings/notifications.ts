import type { ExistingProvider, FactoryProvider } from '@nestjs/common';
import { SessionService } from '@housebrand/auth/nest';
import { MemberMessages, PlayNotices, PushDevices, PushSecrets, PushSites } from '@housebrand/notifications';
import { ProtectionService } from '@housebrand/protection/nest';
import { MemberMessagesGateway, ProviderRefused } from '@housebrand/providers/nest';
import { KeyRing, OutboxRefused } from '@housebrand/shared/nest';
import { AgentConfigService } from '@housebrand/theming/nest';
import { appIconAddress } from '../shell/manifest';

/** Binds the ports of notifications to player protection, theming, sessions, the provider and the key ring. */
export const notificationBindings: (FactoryProvider | ExistingProvider)[] = [
  {
    provide: PlayNotices,
    inject: [ProtectionService],
    useFactory: (protection: ProtectionService): PlayNotices => ({
      mayReceive: async (member) => (await protection.accessTo(member, 'tournamentPrize')) === 'open',
    }),
  },
  {
    provide: PushSites,
    inject: [AgentConfigService],
    useFactory: (configs: AgentConfigService): PushSites => ({
      of: async (prefix) => {
        const { config } = await configs.view(prefix);
        return { name: config.agent.name, icon: appIconAddress(config, 192) };
      },
    }),
  },
  {
    provide: PushDevices,
    inject: [SessionService],
    useFactory: (sessions: SessionService): PushDevices => ({
      isLoggedOut: (prefix, sessionId) => sessions.isEnded(prefix, sessionId),
    }),
  },
  {
    provide: MemberMessages,
    inject: [MemberMessagesGateway],
    useFactory: (gateway: MemberMessagesGateway): MemberMessages => ({
      channelsOf: (member) => gateway.channels(member),
      send: async (message) => {
        try {
          await gateway.send(message);
        } catch (error) {
          throw error instanceof ProviderRefused ? new OutboxRefused(`the provider answered ${error.code}`) : error;
        }
      },
    }),
  },
  { provide: PushSecrets, useExisting: KeyRing },
];
