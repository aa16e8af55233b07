import { appendOnly, commonTable, maintained, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';
import keepOpenStakes from './functions/keep-open-stakes.sql?raw';
import archiveBets from './functions/archive-bets.sql?raw';
import createBetMonth from './functions/create-bet-month.sql?raw';
import createBetMonths from './functions/create-bet-months.sql?raw';
import sumBetTurnover from './functions/sum-bet-turnover.sql?raw';

/** Bet events, the turnover booked from them with its sums, and positions: of the consumers, and in the provider's feed. */
export const baseline: Migration = {
  id: 'bets-0001',
  sql: [
    tables,
    ...['bet_event', 'bet_turnover', 'bet_late_event'].map((table) => tenantTable(table, { appMay: appendOnly })),
    ...['bet_open_stake', 'bet_sum'].map((table) => tenantTable(table, { appMay: maintained })),
    tenantTable('bet_consumer', { appMay: ['select', 'insert', 'update'] }),
    ...['bet_feed', 'bet_archived'].map((table) => commonTable(table)),
    keepOpenStakes,
    sumBetTurnover,
    createBetMonth,
    createBetMonths,
    archiveBets,
    'select create_bet_months();',
  ].join('\n'),
};
