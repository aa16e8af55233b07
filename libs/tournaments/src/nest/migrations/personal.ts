import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of tournaments. Scores and prizes stay, because the ranks of the others follow from them. */
export const tournamentsPersonal: readonly PersonalTable[] = [
  { table: 'board_score', usernames: ['username'] },
  { table: 'tournament_prize', usernames: ['username'] },
];
