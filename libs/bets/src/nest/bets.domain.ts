import type { ServerDomain } from '@housebrand/shared/nest';
import { BetsModule } from './bets.module';
import { betsMigrations } from './migrations';
import { betsPersonal } from './migrations/personal';

/** The server domain that the application loads. */
export const bets: ServerDomain = {
  name: 'bets',
  module: BetsModule,
  migrations: betsMigrations,
  personal: betsPersonal,
  seed: { forgets: ['bet_feed', 'bet_archived'] },
};
