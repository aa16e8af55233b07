import { createHash } from 'node:crypto';
import pg from 'pg';
import { grantRights } from './grant-rights';
import { APP_ROLE, OPERATOR_ROLE, type Migration } from './migration';
import { declaredRights } from './rights';
import { PROVE_TENANTS } from './scope';

/** Advisory lock key, any fixed number: instances that start together take turns. */
const LOCK = 7_264_001;

/** The roles and default rights that every schema needs. */
const FOUNDATION: Migration = {
  id: 'shared-0000',
  sql: `
do $$
declare wanted text;
begin
  foreach wanted in array array['${APP_ROLE}', '${OPERATOR_ROLE}'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
    execute format('grant usage on schema public to %I', wanted);
    execute format('alter default privileges in schema public grant usage, select on sequences to %I', wanted);
    execute format('alter default privileges in schema public grant execute on functions to %I', wanted);
  end loop;
  execute 'grant select on schema_migration to ${OPERATOR_ROLE}';
end $$;
`,
};

/** A temporary table would shadow ours of the same name for later users of a pooled connection. */
const NO_TABLES_OF_THEIR_OWN = `
do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
end $$;`;

/** An applied step has been edited. */
export class MigrationChanged extends Error {
  constructor(readonly id: string) {
    super(`migration ${id} was changed after it was applied; restore it and add a new one instead`);
    this.name = 'MigrationChanged';
  }
}

/** SHA-256 of a migration in hex, to detect edited steps. */
export function checksum(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

/**
 * Applies missing steps in the given order, each in its own transaction; concurrent instances wait for one another.
 * @returns the ids of the newly applied steps
 * @throws MigrationChanged when an applied step was edited
 */
export async function migrate(url: string, migrations: readonly Migration[]): Promise<string[]> {
  const steps = [FOUNDATION, ...migrations];
  const duplicate = steps.find(({ id }, index) => steps.findIndex((step) => step.id === id) !== index);
  if (duplicate) throw new TypeError(`two migrations have the id ${duplicate.id}; rename one`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists schema_migration (
      id text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = await appliedSteps(client);
    const missing = steps.filter((step) => !isApplied(step, applied));
    for (const step of missing) await apply(client, step);
    await client.query(PROVE_TENANTS);
    await client.query(NO_TABLES_OF_THEIR_OWN);
    await grantRights(client, declaredRights(steps));
    return missing.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

async function appliedSteps(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; checksum: string }>('select id, checksum from schema_migration');
  return new Map(rows.map((row) => [row.id, row.checksum]));
}

function isApplied(step: Migration, applied: ReadonlyMap<string, string>): boolean {
  const known = applied.get(step.id);
  if (known !== undefined && known !== checksum(step.sql)) throw new MigrationChanged(step.id);
  return known !== undefined;
}

async function isOld(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return (rows[0]?.version ?? 0) < 160_000;
}

async function apply(client: pg.Client, step: Migration): Promise<void> {
  await client.query('begin');
  try {
    const { sql, sqlOn15 = sql } = step;
    await client.query((await isOld(client)) ? sqlOn15 : sql);
    await client.query('insert into schema_migration (id, checksum) values ($1, $2)', [step.id, checksum(step.sql)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${step.id} failed: ${(error as Error).message}`, { cause: error });
  }
}
