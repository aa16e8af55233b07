import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { push } from './0002-push';
import { messages } from './0003-messages';
import { notificationsRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const notificationsMigrations: readonly Migration[] = [baseline, push, messages, notificationsRights];
