import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Terms and privacy notice by version, and who has accepted which. */
export const legalDocuments: Migration = {
  id: 'content-0003',
  sql: [tables, tenantTable('legal_document'), tenantTable('legal_consent')].join('\n'),
};
