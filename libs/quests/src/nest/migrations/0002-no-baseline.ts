import type { Migration } from '@housebrand/shared/nest';

/** Progress is computed from the day's bets and deposits, so no baseline needs to be stored. */
export const noBaseline: Migration = { id: 'quests-0002', sql: 'drop table quest_baseline;' };
