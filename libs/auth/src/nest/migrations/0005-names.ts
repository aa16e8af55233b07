import type { Migration } from '@housebrand/shared/nest';

/** Finds members by their names, of which the database has keyed hashes only. */
export const names: Migration = {
  id: 'auth-0005',
  sql: `alter table member add column name_index bytea, add column first_name_index bytea;
    create index member_name on member (agent, name_index);
    create index member_first_name on member (agent, first_name_index);`,
};
