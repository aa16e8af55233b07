import { gamesMigrations } from '@housebrand/games/nest';
import { sharedMigrations, type Migration } from '@housebrand/shared/nest';
import { themingMigrations } from '@housebrand/theming/nest';
import { tiersMigrations } from '@housebrand/tiers/nest';

/** Every table of the own database, in the order the steps are applied. */
export const migrations: readonly Migration[] = [
  ...sharedMigrations,
  ...themingMigrations,
  ...gamesMigrations,
  ...tiersMigrations,
];
