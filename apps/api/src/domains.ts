import type { ModuleMetadata } from '@nestjs/common';
import { GamesModule } from '@housebrand/games/nest';
import { ProvidersModule } from '@housebrand/providers/nest';
import { ThemingModule } from '@housebrand/theming/nest';
import { TiersModule } from '@housebrand/tiers/nest';
import { WalletModule } from '@housebrand/wallet/nest';

/** The domains of the product and the gateways they use. */
export const domains: NonNullable<ModuleMetadata['imports']> = [
  ProvidersModule,
  ThemingModule,
  GamesModule,
  TiersModule,
  WalletModule,
];
