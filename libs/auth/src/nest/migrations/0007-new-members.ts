import type { Migration } from '@housebrand/shared/nest';

/** An index for the members of an agent who are new in a range. */
export const newMembers: Migration = {
  id: 'auth-0007',
  sql: `create index member_since on member (agent, member_since);`,
};
