import type { Migration } from '@housebrand/shared/nest';
import guardApproval from './guard-approval.sql?raw';

/** The terminal signs in with accounts of the back office: only they request and approve. */
export const terminal: Migration = { id: 'office-0002', sql: guardApproval };
