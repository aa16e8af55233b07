import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

const STAFF_TABLES = ['staff_account', 'staff_factor', 'staff_session', 'staff_invitation'];

/** Accounts of the back office with their sessions, factors and invitations, and notes about members. */
export const baseline: Migration = {
  id: 'office-0001',
  sql: [
    tables,
    ...STAFF_TABLES.map((table) => tenantTable(table, { appMay: [] })),
    tenantTable('member_note', { appMay: appendOnly }),
  ].join('\n'),
};
