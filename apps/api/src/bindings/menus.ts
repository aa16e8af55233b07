import type { FactoryProvider } from '@nestjs/common';
import { IdentityGateway } from '@housebrand/providers/nest';
import { MenuGate } from '@housebrand/shared/nest';
import { menuAccess } from '@housebrand/tiers';
import { StandingsService, TiersService } from '@housebrand/tiers/nest';

/**
 * Decides whether a member's tier opens a menu. The stored tier counts turnover up to now and deposits up to the login.
 * Before refusing, the gate reads the profile from the provider, because the member may have deposited since.
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
        throw await tiers.refusalOf(member.prefix, menu);
      },
    }),
  },
];
