import { affiliateMigrations } from '@housebrand/affiliate/nest';
import { authMigrations } from '@housebrand/auth/nest';
import { contentMigrations } from '@housebrand/content/nest';
import { gamesMigrations } from '@housebrand/games/nest';
import { protectionMigrations } from '@housebrand/protection/nest';
import { questsMigrations } from '@housebrand/quests/nest';
import { sharedMigrations, type Migration } from '@housebrand/shared/nest';
import { themingMigrations } from '@housebrand/theming/nest';
import { tiersMigrations } from '@housebrand/tiers/nest';
import { tournamentsMigrations } from '@housebrand/tournaments/nest';
import { seedMigrations } from './seed/migration';

/** Every table of the own database, in the order the steps are applied: agents first, since all else belongs to one. */
export const migrations: readonly Migration[] = [
  ...sharedMigrations,
  ...themingMigrations,
  ...authMigrations,
  ...gamesMigrations,
  ...tiersMigrations,
  ...contentMigrations,
  ...questsMigrations,
  ...tournamentsMigrations,
  ...affiliateMigrations,
  ...protectionMigrations,
  ...seedMigrations,
];
