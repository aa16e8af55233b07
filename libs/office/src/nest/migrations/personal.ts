import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of the office. Notes about a member go; a note about another may mention the name. */
export const officePersonal: readonly PersonalTable[] = [
  { table: 'member_note', usernames: ['username'], mentions: { text: 'text' }, rows: 'deleted' },
];
