import type { FactoryProvider } from '@nestjs/common';
import { MemberService } from '@housebrand/auth/nest';
import { IdentityGateway } from '@housebrand/providers/nest';
import { MenuGate } from '@housebrand/shared/nest';
import { MenuClosed, menuAccess } from '@housebrand/tiers';
import { TiersService } from '@housebrand/tiers/nest';

/**
 * What a member's tier opens: as noted at the login; whoever would be refused by that is asked for at the provider, since
 * a tier may have risen meanwhile.
 */
export const menuBindings: FactoryProvider[] = [
  {
    provide: MenuGate,
    inject: [MemberService, IdentityGateway, TiersService],
    useFactory: (members: MemberService, identity: IdentityGateway, tiers: TiersService): MenuGate => ({
      assertOpen: async (member, menu) => {
        const tier = await members.notedTier(member);
        if (menuAccess(menu, { tier }) !== 'closed') return;
        const { tier: now } = await identity.profile(member);
        if (menuAccess(menu, { tier: { access: { menu: now.menus } } }) !== 'closed') return;
        throw new MenuClosed(await tiers.nameOfFirstWith(member.prefix, menu));
      },
    }),
  },
];
