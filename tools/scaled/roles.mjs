import pg from 'pg';

const DATABASE = 'housebrand';

/** Makes the roles and the database where they are missing. The owner is no superuser: it owns its database and hands out two roles. */
export async function ensureDatabase(set) {
  const client = new pg.Client({ connectionString: set.url('postgres', 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const has = async (text) => (await client.query(text)).rowCount > 0;
    for (const role of ['housebrand', 'housebrand_app', 'housebrand_operator']) {
      if (!(await has(`select from pg_roles where rolname = '${role}'`)))
        await client.query(`create role ${role} noinherit`);
      await client.query(`alter role ${role} login password '${set.passwords[role]}'`);
    }
    await client.query('alter role housebrand inherit');
    await client.query('grant housebrand_app, housebrand_operator to housebrand with admin option');
    if (!(await has(`select from pg_database where datname = '${DATABASE}'`)))
      await client.query(`create database ${DATABASE} owner housebrand`);
  } finally {
    await client.end().catch(() => {});
  }
}
