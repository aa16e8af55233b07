import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of games. */
export const gamesPersonal: readonly PersonalTable[] = [
  { table: 'favorite_game_list', usernames: ['username'], rows: 'deleted' },
  { table: 'sport_ticket', usernames: ['username'], rows: 'deleted' },
];
