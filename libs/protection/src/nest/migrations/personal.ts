import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of protection. Exclusions stay, and with them the record of who chose what when. */
export const protectionPersonal: readonly PersonalTable[] = [
  { table: 'play_reminder', usernames: ['username'], rows: 'deleted' },
  { table: 'play_limit', usernames: ['username'], rows: 'deleted' },
  { table: 'play_exclusion', usernames: ['username'] },
  { table: 'play_change', usernames: ['username'] },
];
