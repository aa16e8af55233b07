import pg from 'pg';

const DATABASE = 'housebrand';

/** Whether the primary acknowledges a commit only after this server has it. */
export function isWaitedFor(set, name) {
  return asSuperuser(set, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_stat_replication where application_name = $1 and state = 'streaming' and sync_state = 'sync'`,
      [name],
    );
    return rowCount > 0;
  });
}

/** Creates missing roles and the database. The owner is not a superuser: it owns its database and grants three roles. */
export function ensureDatabase(set) {
  return asSuperuser(set, async (client) => {
    const has = async (text) => (await client.query(text)).rowCount > 0;
    for (const role of ['housebrand', 'housebrand_app', 'housebrand_operator']) {
      if (!(await has(`select from pg_roles where rolname = '${role}'`)))
        await client.query(`create role ${role} noinherit`);
      await client.query(`alter role ${role} login password '${set.passwords[role]}'`);
    }
    await client.query('alter role housebrand inherit');
    if (!(await has(`select from pg_roles where rolname = 'housebrand_eraser'`)))
      await client.query('create role housebrand_eraser nologin');
    await client.query('grant housebrand_app, housebrand_operator, housebrand_eraser to housebrand with admin option');
    if (!(await has(`select from pg_database where datname = '${DATABASE}'`)))
      await client.query(`create database ${DATABASE} owner housebrand`);
  });
}

async function asSuperuser(set, work) {
  const address = {
    connectionString: set.url('postgres', 'postgres'),
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  };
  const client = new pg.Client(address);
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
