import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Passkeys as second factors of accounts. */
export const passkeys: Migration = {
  id: 'office-0003',
  sql: [
    tables,
    ...['staff_passkey', 'staff_passkey_challenge'].map((table) => tenantTable(table, { appMay: [] })),
  ].join('\n'),
};
