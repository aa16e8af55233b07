import type { FactoryProvider } from '@nestjs/common';
import { IdentityGateway } from '@housebrand/providers/nest';
import { MenuGate } from '@housebrand/shared/nest';
import { MenuClosed, menuAccess } from '@housebrand/tiers';
import { StandingsService, TiersService } from '@housebrand/tiers/nest';

/**
 * What a member's tier opens: by what was played up to now and deposited up to the login; whoever would be refused by that
 * is asked for at the provider, since a deposit may have come meanwhile.
 */
export const menuBindings: FactoryProvider[] = [
  {
    provide: MenuGate,
    inject: [StandingsService, IdentityGateway, TiersService],
    useFactory: (standings: StandingsService, identity: IdentityGateway, tiers: TiersService): MenuGate => ({
      assertOpen: async (member, menu) => {
        const tier = await standings.notedTier(member);
        if (menuAccess(menu, { tier }) !== 'closed') return;
        const { tier: reported } = await identity.profile(member);
        if (menuAccess(menu, { tier: await standings.tierOf(member, reported) }) !== 'closed') return;
        throw new MenuClosed(await tiers.nameOfFirstWith(member.prefix, menu));
      },
    }),
  },
];
