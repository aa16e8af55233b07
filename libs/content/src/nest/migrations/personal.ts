import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of content. A consent stays as evidence. */
export const contentPersonal: readonly PersonalTable[] = [
  { table: 'announcement_read', usernames: ['username'], rows: 'deleted' },
  { table: 'legal_consent', usernames: ['username'] },
];
