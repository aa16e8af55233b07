import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Favourite games, and tickets for sport lobbies. */
export const baseline: Migration = {
  id: 'games-0001',
  sql: [tables, ...['favorite_game_list', 'sport_ticket'].map((table) => tenantTable(table))].join('\n'),
};
