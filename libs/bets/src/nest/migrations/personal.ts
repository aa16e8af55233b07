import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of bets. Bets stay: turnover, income of uplines and boards follow from them. */
export const betsPersonal: readonly PersonalTable[] = [
  { table: 'bet_event', usernames: ['username'] },
  { table: 'bet_open_stake', usernames: ['username'] },
  { table: 'bet_turnover', usernames: ['username'] },
  { table: 'bet_late_event', usernames: ['username'] },
  { table: 'bet_sum', usernames: ['username'] },
];
