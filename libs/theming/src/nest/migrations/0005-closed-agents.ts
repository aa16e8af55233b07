import type { Migration } from '@housebrand/shared/nest';

/** A closed agent keeps its row: usernames in the books begin with its prefix, which is given to nobody else. */
export const closedAgents: Migration = {
  id: 'theming-0005',
  sql: `
alter table agent add closed_at timestamptz;
`,
};
