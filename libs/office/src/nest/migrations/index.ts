import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { campaignVersions } from './0003-campaign-versions';
import { officeRights } from './rights';

/** The migrations of this library's tables. They follow those of the application, whose approvals they extend. */
export const officeMigrations: readonly Migration[] = [baseline, campaignVersions, officeRights];
