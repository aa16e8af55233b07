import { tenantTable, type Migration } from '../../database/migration';
import eventAdd from './event-add.sql?raw';
import tables from './tables.sql?raw';

/** Lets an agent's other systems follow what happens to its members. */
export const agentEvents: Migration = {
  id: 'shared-0004',
  sql: [tables, tenantTable('event_subscription'), eventAdd].join('\n'),
};
