import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { give, serverAccount } from '../run/lib/account.mjs';
import { RunFailure } from '../run/lib/failure.mjs';
import { freePort, isFree } from '../run/lib/ports.mjs';
import { startTestCluster } from '../run/lib/postgres.mjs';
import { end, identify } from '../run/lib/processes.mjs';
import { inWorkspace } from '../run/lib/workspace.mjs';

const program = process.env.PGBOUNCER ?? 'pgbouncer';
const MIN_VERSION = [1, 21];
/** Fewer than the client connections, so that sessions share servers all the time. */
const SERVERS = 3;

/** @throws {RunFailure} for a version without support for named statements */
function requireVersion() {
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(String(execFileSync(program, ['--version'])));
  if (Number(major) > MIN_VERSION[0] || Number(minor) >= MIN_VERSION[1]) return;
  throw new RunFailure(
    `PgBouncer ${major}.${minor} does not support named statements. Install ${MIN_VERSION.join('.')} or newer.`,
  );
}

function settings(folder, port, server) {
  return `[databases]
* = host=${server.hostname} port=${server.port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${SERVERS}
max_client_conn = 1000
max_prepared_statements = 200
ignore_startup_parameters = extra_float_digits,options
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
auth_user = ${server.username}
auth_query = select usename, passwd from pg_shadow where usename = $1
`;
}

async function startPooler(folder, server) {
  const port = await freePort();
  const account = serverAccount();
  writeFileSync(join(folder, 'users.txt'), `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  writeFileSync(join(folder, 'pgbouncer.ini'), settings(folder, port, server));
  give(account, folder);
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: 'inherit',
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  while (child.exitCode === null && (await isFree(port))) await sleep(50);
  if (child.exitCode !== null) throw new RunFailure(`PgBouncer ended with ${child.exitCode}`);
  return { address: `127.0.0.1:${port}`, stop: () => end(identify(child.pid)) };
}

/**
 * Runs specs of a project through PgBouncer in transaction mode, against their own PostgreSQL.
 * @param {string[]} args `<project root> [jest options]`
 * @throws {RunFailure} for a PgBouncer that is too old or ends early
 */
export async function runPooledSpecs(args) {
  requireVersion();
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-pooler-'));
  const cluster = await startTestCluster();
  let pooler = null;
  try {
    pooler = await startPooler(folder, new URL(cluster.url));
    const jest = spawn(process.execPath, [inWorkspace('tools/nx/jest.mjs'), ...args], {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: cluster.url, TEST_POOLER: pooler.address },
    });
    [process.exitCode] = await once(jest, 'exit');
  } finally {
    await pooler?.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
