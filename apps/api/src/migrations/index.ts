import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { endedDays } from './0002-ended-days';
import { endedDayParts } from './0003-ended-day-parts';
import { apiRights } from './rights';

/** The migrations of the application's own tables, in the order in which they are applied. */
export const apiMigrations: readonly Migration[] = [baseline, endedDays, endedDayParts, apiRights];
