import type { ServerDomain } from '@housebrand/shared/nest';
import { affiliateMessages } from '../core';
import { AffiliateModule } from './affiliate.module';
import { affiliateMigrations } from './migrations';
import { seedAffiliate } from './seed-affiliate';

/** This domain as the application loads it. */
export const affiliate: ServerDomain = {
  name: 'affiliate',
  module: AffiliateModule,
  migrations: affiliateMigrations,
  messages: affiliateMessages,
  seed: { daily: seedAffiliate },
};
