import type { ModuleMetadata } from '@nestjs/common';
import { AffiliateModule } from '@housebrand/affiliate/nest';
import { MediaModule } from '@housebrand/artwork/nest';
import { AuthModule } from '@housebrand/auth/nest';
import { ContentModule } from '@housebrand/content/nest';
import { GamesModule } from '@housebrand/games/nest';
import { ProtectionModule } from '@housebrand/protection/nest';
import { ProvidersModule } from '@housebrand/providers/nest';
import { QuestsModule } from '@housebrand/quests/nest';
import { ThemingModule } from '@housebrand/theming/nest';
import { TiersModule } from '@housebrand/tiers/nest';
import { TournamentsModule } from '@housebrand/tournaments/nest';
import { WalletModule } from '@housebrand/wallet/nest';

/** The domains of the product and the gateways they use. */
export const domains: NonNullable<ModuleMetadata['imports']> = [
  ProvidersModule,
  ThemingModule,
  AuthModule,
  GamesModule,
  MediaModule,
  WalletModule,
  TiersModule,
  ContentModule,
  QuestsModule,
  TournamentsModule,
  AffiliateModule,
  ProtectionModule,
];
