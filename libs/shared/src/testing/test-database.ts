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
import { KeptConnection } from './kept-connection';

/** A database of a spec's own. */
export interface TestDatabase {
  /** As the product connects: with a login for each role. */
  database: Database;
  /** An administrator's address. */
  url: string;
  logins: Required<DatabaseLogins>;
  /** As another instance of the product connects, which closes it. */
  another(): Database;
  /** A statement of the owner of the tables: what neither role may do. */
  asOwner(text: string, values?: unknown[]): Promise<void>;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/** What hangs ends; a busy machine is slow, not wrong. */
const PATIENCE_MS = 60_000;

/**
 * A PostgreSQL database of its own with the schema of the migrations (those of shared come first by themselves). A set of
 * migrations is applied once a server, to a template that each call copies.
 * `TEST_DATABASE_URL` is an administrator's address; the test runner provides it.
 */
export async function createTestDatabase(migrations: readonly Migration[] = []): Promise<TestDatabase> {
  const adminUrl = administratorsUrl();
  const { url, close: drop } = await createFromTemplate(adminUrl, withShared(migrations));
  const pooled = throughPooler(url);
  const logins = { members: loginTo(pooled, APP_ROLE), operators: loginTo(pooled, OPERATOR_ROLE) };
  const another = () =>
    new Database({ url, logins, maxConnections: 8, statementTimeoutMs: PATIENCE_MS, waitTimeoutMs: PATIENCE_MS });
  const database = another();
  const owner = new KeptConnection(url);
  const asOwner = async (text: string, values?: unknown[]) => {
    await owner.use((client) => client.query(text, values));
  };
  const close = async () => {
    await Promise.all([database.close(), owner.close()]);
    await drop();
  };
  return { database, url, logins, another, asOwner, close };
}

/** A database that a spec fills, at an administrator's address; `close` drops it. */
export interface BareDatabase {
  url: string;
  close(): Promise<void>;
}

/** A database with nothing in it, for specs of the migrations themselves. */
export async function createEmptyDatabase(): Promise<BareDatabase> {
  const adminUrl = administratorsUrl();
  const name = newName();
  await administratorOf(adminUrl).use((client) => client.query(`create database ${name}`));
  return bareDatabase(adminUrl, name);
}

/**
 * A database that begins as a copy of a template. The first call on a server creates the template; the others wait for it and copy.
 *
 * @param key what the template depends on: another key, another template
 * @param prepare fills the template, and leaves no connection to it behind
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
    // test workers start together: one creates the template, the others wait for it
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
  throw new Error(
    'TEST_DATABASE_URL is not set: run the specs through the test runner, and name this one *.db.spec.ts',
  );
}

/** One connection a server for all that this process creates and drops there. */
const administrators = new Map<string, KeptConnection>();

function administratorOf(url: string): KeptConnection {
  const known = administrators.get(url) ?? new KeptConnection(url);
  administrators.set(url, known);
  return known;
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The same database behind `TEST_POOLER`, host and port of one, where the specs are to show that they do without sessions. */
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

/** The same in every test worker, and nobody's who does not know the administrator's. */
function passwordOf(adminUrl: string, role: string): string {
  return createHash('sha256')
    .update(`${role} ${new URL(adminUrl).password}`)
    .digest('hex');
}
