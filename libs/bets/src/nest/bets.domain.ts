import type { ServerDomain } from '@housebrand/shared/nest';
import { BetsModule } from './bets.module';
import { betsMigrations } from './migrations';

/** The server domain that the application loads. */
export const bets: ServerDomain = {
  name: 'bets',
  module: BetsModule,
  migrations: betsMigrations,
  seed: { forgets: ['bet_feed', 'bet_archived'] },
};
