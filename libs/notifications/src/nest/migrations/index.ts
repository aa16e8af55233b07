import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { push } from './0002-push';
import { notificationsRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const notificationsMigrations: readonly Migration[] = [baseline, push, notificationsRights];
