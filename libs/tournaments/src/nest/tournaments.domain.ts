import type { ServerDomain } from '@housebrand/shared/nest';
import { tournamentsMessages } from '../core';
import { tournamentsMigrations } from './migrations';
import { tournamentsPersonal } from './migrations/personal';
import { TournamentsModule } from './tournaments.module';
import { seedTournaments } from './seed-tournaments';

/** Registers this domain with the application. */
export const tournaments: ServerDomain = {
  name: 'tournaments',
  module: TournamentsModule,
  migrations: tournamentsMigrations,
  personal: tournamentsPersonal,
  messages: tournamentsMessages,
  seed: { daily: seedTournaments },
};
