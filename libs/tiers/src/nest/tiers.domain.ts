import type { ServerDomain } from '@housebrand/shared/nest';
import { tiersMessages } from '../core';
import { tiersMigrations } from './migrations';
import { tiersPersonal } from './migrations/personal';
import { TiersModule } from './tiers.module';
import { seedTiers } from './seed-tiers';

/** Registers this domain with the application. */
export const tiers: ServerDomain = {
  name: 'tiers',
  module: TiersModule,
  migrations: tiersMigrations,
  personal: tiersPersonal,
  messages: tiersMessages,
  seed: { once: seedTiers },
};
