import type { ServerDomain } from '@housebrand/shared/nest';
import { tiersMessages } from '../core';
import { tiersMigrations } from './migrations';
import { TiersModule } from './tiers.module';
import { seedTiers } from './seed-tiers';

/** This domain as the application loads it. */
export const tiers: ServerDomain = {
  name: 'tiers',
  module: TiersModule,
  migrations: tiersMigrations,
  messages: tiersMessages,
  seed: { once: seedTiers },
};
