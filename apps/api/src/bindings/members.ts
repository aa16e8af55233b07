import type { FactoryProvider } from '@nestjs/common';
import { LaunchGate } from '@housebrand/games';
import { ProtectionService } from '@housebrand/protection/nest';
import { GamePlatformGateway } from '@housebrand/providers/nest';
import { MemberActivitySource } from '@housebrand/quests';

/** What domains need to know of the member of the present session. */
export const memberBindings: FactoryProvider[] = [
  {
    provide: LaunchGate,
    inject: [ProtectionService],
    useFactory: (protection: ProtectionService): LaunchGate => ({
      assertMayPlay: (player) => protection.assertMayPlay(player),
    }),
  },
  {
    provide: MemberActivitySource,
    inject: [GamePlatformGateway],
    useFactory: (platform: GamePlatformGateway): MemberActivitySource => ({
      current: async () => {
        const { tier } = await platform.profile();
        return { turnover: tier.turnoverSatang, deposit: tier.depositSatang };
      },
    }),
  },
];
