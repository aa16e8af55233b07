import { office } from '@housebrand/office/nest';
import type { Migration } from '@housebrand/shared/nest';

/** The migrations of the back office. They follow those of the members' API. */
export const officeMigrations: readonly Migration[] = office.migrations ?? [];
