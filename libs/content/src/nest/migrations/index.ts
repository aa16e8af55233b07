import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { announcementRead } from './0002-announcement-read';
import { legalDocuments } from './0003-legal-documents';
import { schedules } from './0004-schedules';
import { contentRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const contentMigrations: readonly Migration[] = [
  baseline,
  announcementRead,
  legalDocuments,
  schedules,
  contentRights,
];
