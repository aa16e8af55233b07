import type { Rights } from './rights';

/**
 * One step of the schema. Ids are `<domain>-0001`, `<domain>-0002`, …; a step that has been applied is never edited:
 * the runner compares checksums and refuses to start.
 */
export interface Migration {
  id: string;
  sql: string;
  /** What is done instead on PostgreSQL 15, where `sql` says what that does not know. The checksum is always that of `sql`. */
  sqlOn15?: string;
  /** What our roles may do with its tables; the checksum is not of it. */
  rights?: Rights;
}

/** The role that serves members: it sees the rows of one agent only. */
export const APP_ROLE = 'housebrand_app';
/** The role of operators' tools, seeds and jobs across agents: no tenant restriction, no right to change the schema. */
export const OPERATOR_ROLE = 'housebrand_operator';

/** What a database role may do with a table. */
export type Right = 'select' | 'insert' | 'update' | 'delete';

/** Everything: rows come, change and go. */
const EVERYTHING: readonly Right[] = ['select', 'insert', 'update', 'delete'];

/**
 * `appMay` of a table that is only ever added to: ledgers, audits. Nobody changes or deletes a row, operators neither; only a
 * migration can, after dropping the trigger `append_only`.
 */
export const appendOnly = 'appendOnly';

/** What a table of tenants allows beyond keeping agents apart. */
export interface TenantRules {
  /** What the code that serves members may do; default everything. */
  appMay?: readonly Right[] | typeof appendOnly;
}

/**
 * SQL that makes a table a tenant's: row-level security, enabled and forced, by the setting `app.agent`, and the rights of
 * our two roles. The table itself needs a column `agent text not null` inside every primary, unique and foreign key.
 */
export function tenantTable(name: string, { appMay = EVERYTHING }: TenantRules = {}): string {
  return `
alter table ${name} enable row level security;
alter table ${name} force row level security;
create policy tenant on ${name} to ${APP_ROLE}
  using (agent = current_setting('app.agent')) with check (agent = current_setting('app.agent'));
create policy operator on ${name} to ${OPERATOR_ROLE} using (true) with check (true);
${rights(name, appMay)}`;
}

function rights(name: string, appMay: readonly Right[] | typeof appendOnly): string {
  if (appMay === appendOnly) {
    return `grant select, insert on ${name} to ${APP_ROLE}, ${OPERATOR_ROLE};
create trigger append_only before update or delete or truncate on ${name}
  for each statement execute function refuse_change();
`;
  }
  if (EVERYTHING.every((right) => appMay.includes(right)))
    return `grant ${EVERYTHING.join(', ')} on ${name} to ${APP_ROLE}, ${OPERATOR_ROLE};\n`;
  return `grant ${EVERYTHING.join(', ')} on ${name} to ${OPERATOR_ROLE};
${grantTo(APP_ROLE, name, appMay)}`;
}

/** SQL for a table that belongs to no agent: operators may do everything, members' code only what is named. */
export function commonTable(name: string, appMay: readonly Right[] = []): string {
  return `\ngrant ${EVERYTHING.join(', ')} on ${name} to ${OPERATOR_ROLE};\n${grantTo(APP_ROLE, name, appMay)}`;
}

function grantTo(role: string, name: string, rights: readonly Right[]): string {
  return rights.length > 0 ? `grant ${rights.join(', ')} on ${name} to ${role};\n` : '';
}

/** What stands behind `appendOnly`: even the owner and a superuser are refused while the trigger is there. */
export const appendOnlyMigration: Migration = {
  id: 'shared-0002',
  sql: `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
`,
};

/**
 * Operators' code does work as one agent, so their login may become the members' role; the other way round nothing leads.
 * Without inheritance: the members' row-level policy is not asked about operators' own statements.
 */
export const loginRolesMigration: Migration = {
  id: 'shared-0006',
  sql: `
do $$ begin
  if not pg_has_role('${OPERATOR_ROLE}', '${APP_ROLE}', 'set') then
    grant ${APP_ROLE} to ${OPERATOR_ROLE} with inherit false, set true;
  end if;
exception when internal_error or unique_violation then null; -- another database's migration did it this moment
end $$;
`,
  // there a role inherits from all or from none, and the operators' has no other
  sqlOn15: `
do $$ begin
  if not pg_has_role('${OPERATOR_ROLE}', '${APP_ROLE}', 'member') then
    if (select rolinherit from pg_roles where rolname = '${OPERATOR_ROLE}') then
      alter role ${OPERATOR_ROLE} noinherit;
    end if;
    grant ${APP_ROLE} to ${OPERATOR_ROLE};
  end if;
exception when internal_error or unique_violation then null; -- another database's migration did it this moment
end $$;
`,
};
