import type { ServerDomain } from '@housebrand/shared/nest';
import { affiliateMessages } from '../core';
import { AffiliateModule } from './affiliate.module';
import { affiliateMigrations } from './migrations';
import { affiliatePersonal } from './migrations/personal';
import { seedAffiliate } from './seed-affiliate';

/** The server domain that the application loads. */
export const affiliate: ServerDomain = {
  name: 'affiliate',
  module: AffiliateModule,
  migrations: affiliateMigrations,
  personal: affiliatePersonal,
  messages: affiliateMessages,
  seed: { daily: seedAffiliate },
};
