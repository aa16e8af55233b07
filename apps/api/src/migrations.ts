import { sharedMigrations, type Migration } from '@housebrand/shared/nest';
import { themingMigrations } from '@housebrand/theming/nest';

/** Every table of the own database, in the order the steps are applied. */
export const migrations: readonly Migration[] = [...sharedMigrations, ...themingMigrations];
