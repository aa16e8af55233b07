import type { ServerDomain } from '@housebrand/shared/nest';
import { gamesMessages } from '../core';
import { GamesModule } from './games.module';
import { gamesMigrations } from './migrations';
import { gamesPersonal } from './migrations/personal';
import { seedFavorites } from './seed-favorites';

/** The domain's parts that the application loads. */
export const games: ServerDomain = {
  name: 'games',
  module: GamesModule,
  migrations: gamesMigrations,
  personal: gamesPersonal,
  messages: gamesMessages,
  seed: { once: seedFavorites },
};
