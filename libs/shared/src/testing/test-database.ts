import { createHash, randomBytes } from 'node:crypto';
import {
  APP_ROLE,
  Database,
  OPERATOR_ROLE,
  checksum,
  migrate,
  sharedMigrations,
  type DatabaseLogins,
  type Migration,
} from '@housebrand/shared/nest';
import type pg from 'pg';
import { ReusedConnection } from './reused-connection';

/** A database that belongs to one spec. */
export interface TestDatabase {
  /** Connected like the product: with a login for each role. */
  database: Database;
  /** The administrator's address. */
  url: string;
  logins: Required<DatabaseLogins>;
  /** Another connection pool like a second instance of the product; the caller closes it. */
  another(): Database;
  /** Runs a statement as the owner of the tables, which neither role could run. */
  asOwner(text: string, values?: unknown[]): Promise<void>;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/** Bounds a hang; a busy machine may be slow. */
const PATIENCE_MS = 60_000;

/**
 * Creates a separate PostgreSQL database with the schema of the migrations (shared's come first automatically). A set
 * of migrations runs once per server, on a template that each call copies. `TEST_DATABASE_URL` is an administrator's
 * address; the test runner sets it.
 */
export async function createTestDatabase(migrations: readonly Migration[] = []): Promise<TestDatabase> {
  const adminUrl = administratorsUrl();
  const { url, close: drop } = await createFromTemplate(adminUrl, withShared(migrations));
  const pooled = throughPooler(url);
  const logins = { members: loginTo(pooled, APP_ROLE), operators: loginTo(pooled, OPERATOR_ROLE) };
  const another = () =>
    new Database({ url, logins, maxConnections: 8, statementTimeoutMs: PATIENCE_MS, waitTimeoutMs: PATIENCE_MS });
  const database = another();
  const owner = new ReusedConnection(url);
  const asOwner = async (text: string, values?: unknown[]) => {
    await owner.use((client) => client.query(text, values));
  };
  const close = async () => {
    await Promise.all([database.close(), owner.close()]);
    await drop();
  };
  return { database, url, logins, another, asOwner, close };
}

/** A database that a spec fills itself, with an administrator's address; `close` drops it. */
export interface BareDatabase {
  url: string;
  close(): Promise<void>;
}

/** Creates an empty database, for specs of the migrations themselves. */
export async function createEmptyDatabase(): Promise<BareDatabase> {
  const adminUrl = administratorsUrl();
  const name = newName();
  await administratorOf(adminUrl).use((client) => client.query(`create database ${name}`));
  return bareDatabase(adminUrl, name);
}

/**
 * Creates a database as a copy of a template. The first call on a server creates the template; others wait for it.
 *
 * @param key changes with everything that the template depends on
 * @param prepare fills the template and leaves no connection to it open
 */
export async function createDatabaseFromTemplate(
  key: string,
  prepare: (url: string) => Promise<void>,
): Promise<BareDatabase> {
  const adminUrl = administratorsUrl();
  return copyTemplate(adminUrl, key, (template) => prepare(urlOf(adminUrl, template)));
}

function withShared(migrations: readonly Migration[]): readonly Migration[] {
  const given = new Set(migrations.map(({ id }) => id));
  return [...sharedMigrations.filter(({ id }) => !given.has(id)), ...migrations];
}

function createFromTemplate(adminUrl: string, migrations: readonly Migration[]): Promise<BareDatabase> {
  const key = migrations
    .map(({ id, sql, rights = {} }) => `${id} ${checksum(sql)} ${JSON.stringify(rights)}`)
    .join('\n');
  return copyTemplate(adminUrl, key, async (template, client) => {
    await migrate(urlOf(adminUrl, template), migrations);
    for (const role of [APP_ROLE, OPERATOR_ROLE])
      await client.query(`alter role ${role} login password '${passwordOf(adminUrl, role)}'`);
  });
}

async function copyTemplate(
  adminUrl: string,
  key: string,
  prepare: (template: string, client: pg.ClientBase) => Promise<void>,
): Promise<BareDatabase> {
  const template = `template_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  const name = newName();
  await administratorOf(adminUrl).use(async (client) => {
    // Test workers start together: one creates the template, and the others wait for it.
    await client.query('select pg_advisory_lock(7264002)');
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [template]);
    if (!rowCount) {
      await client.query(`drop database if exists ${template} with (force)`);
      await client.query(`create database ${template}`);
      await prepare(template, client);
      await client.query(`alter database ${template} with is_template true`);
    }
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return bareDatabase(adminUrl, name);
}

function bareDatabase(adminUrl: string, name: string): BareDatabase {
  const close = async () => {
    await administratorOf(adminUrl).use((client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { url: urlOf(adminUrl, name), close };
}

const newName = () => `test_${randomBytes(8).toString('hex')}`;

/** @throws Error outside the test runner */
function administratorsUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error('TEST_DATABASE_URL is not set. Run the spec through the test runner and name it *.db.spec.ts.');
}

/** One connection per server for creating and dropping databases in this process. */
const administrators = new Map<string, ReusedConnection>();

function administratorOf(url: string): ReusedConnection {
  const known = administrators.get(url) ?? new ReusedConnection(url);
  administrators.set(url, known);
  return known;
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * The same database behind the pooler at `TEST_POOLER` (host and port), if set: specs then show that the product
 * needs no session state.
 */
function throughPooler(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.host = process.env.TEST_POOLER ?? url.host;
  return url.href;
}

function loginTo(adminUrl: string, role: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = passwordOf(adminUrl, role);
  return url.href;
}

/** The same in every test worker, and unknown without the administrator's password. */
function passwordOf(adminUrl: string, role: string): string {
  return createHash('sha256')
    .update(`${role} ${new URL(adminUrl).password}`)
    .digest('hex');
}
