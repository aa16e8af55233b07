import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of quests. */
export const questsPersonal: readonly PersonalTable[] = [{ table: 'quest_claim', usernames: ['username'] }];
