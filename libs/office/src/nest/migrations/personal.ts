import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of the office. Notes about the member are emptied; others, and reasons, may mention the name. */
export const officePersonal: readonly PersonalTable[] = [
  { table: 'member_note', mentions: { text: 'text' } },
  { table: 'member_note', usernames: ['username'], emptied: { text: "'–'" } },
  { table: 'campaign_version', mentions: { reason: 'text' } },
];
