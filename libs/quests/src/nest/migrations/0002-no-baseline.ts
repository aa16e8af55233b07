import type { Migration } from '@housebrand/shared/nest';

/** Progress follows from the day's bets and deposits: nothing has to be noted when somebody looks. */
export const noBaseline: Migration = { id: 'quests-0002', sql: 'drop table quest_baseline;' };
