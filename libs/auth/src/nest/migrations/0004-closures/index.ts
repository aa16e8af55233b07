import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Accounts that members have closed. */
export const closures: Migration = { id: 'auth-0004', sql: [tables, tenantTable('member_closure')].join('\n') };
