import { Global, Module } from '@nestjs/common';
import { AffiliateModule } from '@housebrand/affiliate/nest';
import { BetsModule } from '@housebrand/bets/nest';
import { ContentModule } from '@housebrand/content/nest';
import { GamesModule } from '@housebrand/games/nest';
import { NotificationsModule } from '@housebrand/notifications/nest';
import { ProtectionModule } from '@housebrand/protection/nest';
import { SupportModule } from '@housebrand/support/nest';
import { TiersModule } from '@housebrand/tiers/nest';
import { TournamentsModule } from '@housebrand/tournaments/nest';
import { WalletModule } from '@housebrand/wallet/nest';
import { affiliateBindings } from './affiliate';
import { agentBindings } from './agents';
import { betBindings } from './bets';
import { mediaBindings } from './media';
import { memberBindings } from './members';
import { menuBindings } from './menus';
import { notificationBindings } from './notifications';
import { personalDataBindings } from './personal-data';
import { rewardBindings } from './rewards';
import { supportBindings } from './support';
import { webhookBindings } from './webhooks';

const bindings = [
  ...affiliateBindings,
  ...agentBindings,
  ...betBindings,
  ...mediaBindings,
  ...memberBindings,
  ...menuBindings,
  ...notificationBindings,
  ...personalDataBindings,
  ...rewardBindings,
  ...supportBindings,
  ...webhookBindings,
];

/** Binds the ports that a domain's core declares to the domains that implement them. */
@Global()
@Module({
  imports: [
    AffiliateModule,
    BetsModule,
    ContentModule,
    GamesModule,
    NotificationsModule,
    ProtectionModule,
    SupportModule,
    TiersModule,
    TournamentsModule,
    WalletModule,
  ],
  providers: bindings,
  exports: bindings.map(({ provide }) => provide),
})
export class BindingsModule {}
