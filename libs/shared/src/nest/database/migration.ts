import type { Right, Rights } from './table-rights';

/**
 * One step of the schema. Ids are `<domain>-0001`, `<domain>-0002`, … Never edit an applied step: the runner compares checksums
 * and refuses to start.
 */
export interface Migration {
  id: string;
  sql: string;
  /** Replaces `sql` on PostgreSQL 15 where that lacks a feature. The checksum is always that of `sql`. */
  sqlOn15?: string;
  /** The rights of our roles on its tables; not part of the checksum. */
  rights?: Rights;
}

/** The role that serves members: it sees the rows of one agent only. */
export const APP_ROLE = 'housebrand_app';
/** The role of operators' tools, seeds and jobs across agents: no tenant restriction, and no right to change the schema. */
export const OPERATOR_ROLE = 'housebrand_operator';

/** The role that erases members: operators' code assumes it for one agent. */
export const ERASER_ROLE = 'housebrand_eraser';

const EVERYTHING: readonly Right[] = ['select', 'insert', 'update', 'delete'];

/**
 * `appMay` of a table that only grows, such as ledgers and audits. No role can change or delete a row; only a migration can, after
 * it drops the trigger `append_only`.
 */
export const appendOnly = 'appendOnly';

/**
 * `appMay` of a table of sums that triggers of other tables keep. Every other statement that changes a row is refused, for every
 * role, so the sums equal the rows that they sum.
 */
export const maintained = 'maintained';

/** The rights on a tenant table. */
export interface TenantRules {
  /** Rights of the members' role. Default: all. */
  appMay?: readonly Right[] | typeof appendOnly | typeof maintained;
}

/**
 * Returns SQL that makes a table a tenant table: forced row-level security by the setting `app.agent`, and the rights of our two
 * roles. The table needs a column `agent text not null` in every primary, unique and foreign key.
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

function rights(name: string, appMay: NonNullable<TenantRules['appMay']>): string {
  if (appMay === appendOnly) {
    return `grant select, insert on ${name} to ${APP_ROLE}, ${OPERATOR_ROLE};
create trigger append_only before update or delete or truncate on ${name}
  for each statement execute function refuse_change();
`;
  }
  if (appMay === maintained) {
    return `grant ${EVERYTHING.join(', ')} on ${name} to ${APP_ROLE}, ${OPERATOR_ROLE};
create trigger maintained before insert or update or delete on ${name}
  for each row when (pg_trigger_depth() = 0) execute function refuse_direct_change();
create trigger stays before truncate on ${name} for each statement execute function refuse_direct_change();
`;
  }
  if (EVERYTHING.every((right) => appMay.includes(right)))
    return `grant ${EVERYTHING.join(', ')} on ${name} to ${APP_ROLE}, ${OPERATOR_ROLE};\n`;
  return `grant ${EVERYTHING.join(', ')} on ${name} to ${OPERATOR_ROLE};
${grantTo(APP_ROLE, name, appMay)}`;
}

/** Returns SQL for a table that belongs to no agent: operators have all rights, the members' role only those in `appMay`. */
export function commonTable(name: string, appMay: readonly Right[] = []): string {
  return `\ngrant ${EVERYTHING.join(', ')} on ${name} to ${OPERATOR_ROLE};\n${grantTo(APP_ROLE, name, appMay)}`;
}

function grantTo(role: string, name: string, rights: readonly Right[]): string {
  return rights.length > 0 ? `grant ${rights.join(', ')} on ${name} to ${role};\n` : '';
}

/**
 * Lets the operators' login assume the members' role, since operators' code acts as one agent; never the other way round. The grant
 * excludes inheritance, so the members' row-level policy does not apply to operators' own statements.
 */
export const loginRolesMigration: Migration = {
  id: 'shared-0002-login-roles',
  sql: `
do $$ begin
  if not pg_has_role('${OPERATOR_ROLE}', '${APP_ROLE}', 'set') then
    grant ${APP_ROLE} to ${OPERATOR_ROLE} with inherit false, set true;
  end if;
exception when internal_error or unique_violation then null; -- another database's migration did it this moment
end $$;
`,
  // on PostgreSQL 15 a role inherits from all its roles or from none, and the operators' role has no other
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
