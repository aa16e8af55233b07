import type { ServerDomain } from '@housebrand/shared/nest';
import { BetsModule } from './bets.module';
import { betsMigrations } from './migrations';

/** This domain as the application loads it. */
export const bets: ServerDomain = {
  name: 'bets',
  module: BetsModule,
  migrations: betsMigrations,
  seed: { forgets: ['bet_feed'] },
};
