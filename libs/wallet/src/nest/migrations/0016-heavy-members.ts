import type { Migration } from '@housebrand/shared/nest';

/**
 * Among many members with few payments each, PostgreSQL expects one row of any member, takes the index of a member's list for a question
 * about one key as well, and reads all that a heavy member ever began: 3 ms a gift with 6,000 of them, and more each day. Told
 * that a member has many, it takes the key's own index.
 */
export const heavyMembers: Migration = {
  id: 'wallet-0016-heavy-members',
  sql: `
alter table payment alter column username set (n_distinct = -0.02);
alter table chip_purchase alter column username set (n_distinct = -0.02);
`,
};
