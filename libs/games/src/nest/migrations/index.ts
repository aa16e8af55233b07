import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { gamesRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const gamesMigrations: readonly Migration[] = [baseline, gamesRights];
