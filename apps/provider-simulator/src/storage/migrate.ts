import { createHash } from 'node:crypto';
import pg from 'pg';
import { simulatorMigrations, type SimulatorMigration } from './migrations';

/** Arbitrary, but must be unique to this runner. */
const MIGRATION_LOCK = 736_120_031;

/** Migrates the database and creates it if it does not exist. @throws Error if an applied migration was changed */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migration (id text primary key, checksum text not null, at timestamptz not null default now())',
    );
    const done = await client.query<{ id: string; checksum: string }>('select id, checksum from migration');
    const checksums = new Map(done.rows.map(({ id, checksum }) => [id, checksum]));
    for (const migration of simulatorMigrations) await apply(client, migration, checksums.get(migration.id));
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, { id, sql }: SimulatorMigration, known: string | undefined): Promise<void> {
  const checksum = createHash('sha256').update(sql).digest('hex');
  if (known === checksum) return;
  if (known) throw new Error(`migration ${id} was changed after it ran`);
  await client.query('begin');
  await client.query(sql);
  await client.query('insert into migration (id, checksum) values ($1, $2)', [id, checksum]);
  await client.query('commit');
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') throw error;
    await createDatabase(databaseUrl);
    const second = new pg.Client({ connectionString: databaseUrl });
    await second.connect();
    return second;
  }
}

async function createDatabase(databaseUrl: string): Promise<void> {
  const address = new URL(databaseUrl);
  const name = decodeURIComponent(address.pathname.slice(1));
  address.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: address.href });
  await admin.connect();
  try {
    await admin.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await admin.end();
  }
}
