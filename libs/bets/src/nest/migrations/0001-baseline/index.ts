import { appendOnly, commonTable, maintained, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';
import keepOpenStakes from './functions/keep-open-stakes.sql?raw';
import sumBetTurnover from './functions/sum-bet-turnover.sql?raw';

/** Bet events, the turnover booked from them with its sums, and positions: of the consumers, and in the provider's feed. */
export const baseline: Migration = {
  id: 'bets-0001',
  sql: [
    tables,
    ...['bet_event', 'bet_turnover'].map((table) => tenantTable(table, { appMay: appendOnly })),
    ...['bet_open_stake', 'bet_sum'].map((table) => tenantTable(table, { appMay: maintained })),
    tenantTable('bet_consumer', { appMay: ['select', 'insert', 'update'] }),
    commonTable('bet_feed'),
    keepOpenStakes,
    sumBetTurnover,
  ].join('\n'),
};
