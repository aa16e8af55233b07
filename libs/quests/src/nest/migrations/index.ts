import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { questsRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const questsMigrations: readonly Migration[] = [baseline, questsRights];
