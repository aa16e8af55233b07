import type { Migration } from '@housebrand/shared/nest';

/** A closed agent keeps its row: usernames in the records start with its prefix, which no other agent may get. */
export const closedAgents: Migration = {
  id: 'theming-0005',
  sql: `
alter table agent add closed_at timestamptz;
`,
};
