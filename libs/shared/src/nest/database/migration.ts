/**
 * One step of the schema. Ids are `<domain>-0001`, `<domain>-0002`, …; a step that has been applied is never edited:
 * the runner compares checksums and refuses to start.
 */
export interface Migration {
  id: string;
  sql: string;
}

/** The role that serves members: it sees the rows of one agent only. */
export const APP_ROLE = 'housebrand_app';
/** The role of operators' tools, seeds and jobs across agents: no tenant restriction, no right to change the schema. */
export const OPERATOR_ROLE = 'housebrand_operator';

/**
 * SQL that makes a table a tenant's: row-level security, enabled and forced, by the setting `app.agent`, and the rights of
 * our two roles. The table itself needs a column `agent text not null` inside every primary, unique and foreign key.
 */
export function tenantTable(name: string): string {
  return `
alter table ${name} enable row level security;
alter table ${name} force row level security;
create policy tenant on ${name} to ${APP_ROLE}
  using (agent = current_setting('app.agent')) with check (agent = current_setting('app.agent'));
create policy operator on ${name} to ${OPERATOR_ROLE} using (true) with check (true);
grant select, insert, update, delete on ${name} to ${APP_ROLE}, ${OPERATOR_ROLE};
`;
}

/** SQL for a table that belongs to no agent: operators may do everything, members' code only what is named. */
export function commonTable(name: string, appMay: readonly ('select' | 'insert' | 'update' | 'delete')[] = []): string {
  const members = appMay.length > 0 ? `grant ${appMay.join(', ')} on ${name} to ${APP_ROLE};\n` : '';
  return `\ngrant select, insert, update, delete on ${name} to ${OPERATOR_ROLE};\n${members}`;
}
