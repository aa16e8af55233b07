import { appendOnly, commonTable, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Bet events, the turnover booked from them, and positions: of the consumers, and in the provider's feed. */
export const baseline: Migration = {
  id: 'bets-0001',
  sql: [
    tables,
    ...['bet_event', 'bet_turnover'].map((table) => tenantTable(table, { appMay: appendOnly })),
    tenantTable('bet_consumer', { appMay: ['select', 'insert', 'update'] }),
    commonTable('bet_feed'),
  ].join('\n'),
};
