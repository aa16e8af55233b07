import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { webhooksRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const webhooksMigrations: readonly Migration[] = [baseline, webhooksRights];
