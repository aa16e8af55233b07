import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { terminal } from './0002-terminal';
import { passkeys } from './0003-passkeys';
import { campaignVersions } from './0004-campaign-versions';
import { officeRights } from './rights';

/** The migrations of this library's tables. They follow those of the application, whose approvals they extend. */
export const officeMigrations: readonly Migration[] = [baseline, terminal, passkeys, campaignVersions, officeRights];
