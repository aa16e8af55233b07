import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canReach, serverAccount } from './account.mjs';
import { clusterPlace, ensureDatabases, ensureLogins, initialiseCluster, recoverCluster } from './postgres-cluster.mjs';
import { DidNotStart } from './failure.mjs';
import { openLog } from './log-file.mjs';
import { freePort } from './ports.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { databaseEnd, end, identify, stillRuns } from './processes.mjs';

/** The server's log, relative to the data folder. */
export const POSTGRES_LOG = 'logs/postgres.log';
/** Crash recovery can take long, and restarts when it is interrupted. */
const READY_WITHIN_MS = 600_000;

/** Name of the role that owns every database of an embedded cluster. */
const owner = 'housebrand';
/** Login roles of the API; its migrations grant their rights (libs/shared/src/nest/database/migration.ts). */
const loginRoles = { members: 'housebrand_app', operators: 'housebrand_operator' };

/**
 * @typedef {object} EmbeddedPostgres
 * @property {number} port
 * @property {number} pid of the postmaster
 * @property {(database: string) => string} url connection string of a database, as its owner
 * @property {(database: string) => {members: string, operators: string}} logins the same for the two roles of the API
 * @property {Promise<string>} ended how it ended, once it has
 * @property {() => Promise<void>} stop ends it cleanly: clients are disconnected, everything is on disk
 */

/**
 * Starts the PostgreSQL from npm on a data folder. Creates a missing cluster and missing databases, and cleans up after
 * a killed server. The caller owns the folder (see data-folder.mjs).
 * @param {{dataDir: string, databases: string[], settings?: Record<string, string>, port?: number, sync?: boolean,
 *   spawned?: (pid: number) => void}} options `spawned` receives the process id before the server is ready
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function startPostgres({ dataDir, databases, settings = {}, port, sync = true, spawned }) {
  const account = serverAccount();
  const binaries = postgresBinaries(account);
  const place = clusterPlace(dataDir, account, canReach);
  const cluster = join(place, 'cluster');
  const password = passwordOf(dataDir, 'database-password');
  await recoverCluster(cluster);
  const tools = { binaries, account, owner };
  if (!existsSync(cluster)) initialiseCluster({ ...tools, cluster, password, sync });
  ensureDatabases({ ...tools, cluster, place, databases });
  const passwords = Object.fromEntries(
    Object.entries(loginRoles).map(([name, role]) => [role, passwordOf(dataDir, `database-password-${name}`)]),
  );
  ensureLogins({ ...tools, cluster, place, logins: passwords });
  const chosen = port ?? (await freePort());
  const server = launch({ ...tools, cluster, port: chosen, settings, logFile: join(dataDir, POSTGRES_LOG) });
  if (server.child.pid) spawned?.(server.child.pid);
  await untilReady(server, cluster);
  const identity = identify(server.child.pid);
  const address = (role, secret, database) => `postgresql://${role}:${secret}@127.0.0.1:${chosen}/${database}`;
  return {
    port: chosen,
    pid: server.child.pid,
    url: (database) => address(owner, password, database),
    logins: (database) => ({
      members: address(loginRoles.members, passwords[loginRoles.members], database),
      operators: address(loginRoles.operators, passwords[loginRoles.operators], database),
    }),
    ended: server.ended,
    stop: () =>
      end(identity, databaseEnd)
        .then(() => server.ended)
        .then(() => {}),
  };
}

function passwordOf(dataDir, name) {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function launch({ binaries, account, cluster, port, settings, logFile }) {
  const log = openLog(logFile);
  const all = {
    listen_addresses: '127.0.0.1',
    // paths of Unix sockets have at most 107 characters, but the path of a data folder can be longer
    unix_socket_directories: '',
    port: String(port),
    max_connections: '200',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', cluster, ...options], {
    cwd: cluster,
    env: { TZ: 'UTC', LC_ALL: 'C', PATH: process.env.PATH },
    stdio: ['ignore', log, log],
    // detached: Ctrl-C reaches only the launcher, which stops the server after its clients
    detached: true,
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  closeSync(log);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return { child, ended, logFile };
}

async function untilReady(server, cluster) {
  let how = null;
  server.ended.then((text) => (how = text));
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (how) break;
    if (statusOf(cluster, server.child.pid) === 'ready') return;
    await sleep(20);
  }
  if (!how) server.child.kill('SIGQUIT');
  throw new DidNotStart(`PostgreSQL did not start (${how ?? 'not ready within ten minutes'})`, server.logFile);
}

/** Reads the state that PostgreSQL writes to the eighth line of postmaster.pid. */
function statusOf(cluster, pid) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid ? lines[7]?.trim() : undefined;
  } catch {
    return undefined;
  }
}

const testPrefix = 'housebrand-test-';

/** Folders for temporary clusters: in memory if the machine has a RAM disk, otherwise the temporary folder. */
const testFolders = () => ['/dev/shm', tmpdir()].filter((folder) => existsSync(folder));

/** A RAM disk must hold every database of a test run. */
const TEST_CLUSTER_BYTES = 4 * 1024 ** 3;

function testFolder() {
  const folder = testFolders()[0];
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= TEST_CLUSTER_BYTES ? folder : tmpdir();
}

/**
 * @typedef {object} TestCluster
 * @property {string} url an administrator's connection string
 * @property {(name: string) => import('./system.mjs').Databases} system the databases `<name>` and `<name>_simulator`
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a throw-away cluster for tests that does not sync to disk. Removes clusters that killed runs left behind.
 * @param {{systems?: string[]}} options names of systems whose databases to create
 * @returns {Promise<TestCluster>}
 */
export async function startTestCluster({ systems = [] } = {}) {
  await removeAbandonedClusters();
  const databases = systems.flatMap((name) => [name, `${name}_simulator`]);
  const dataDir = mkdtempSync(join(testFolder(), testPrefix));
  writeFileSync(join(dataDir, 'owner.json'), JSON.stringify(identify(process.pid)));
  sharePasswords(dataDir);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_wal_size: '512MB',
    // specs run in parallel, one per processor, each with its own pools
    max_connections: '1000',
  };
  const server = await startPostgres({ dataDir, databases, settings, sync: false });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const system = (name) => ({
    api: server.url(name),
    logins: server.logins(name),
    simulator: server.url(`${name}_simulator`),
  });
  return { url: server.url('postgres'), system, stop };
}

/** Roles belong to the whole cluster: sets the passwords of our roles to those that specs use (shared/testing/test-database.ts). */
function sharePasswords(dataDir) {
  const administrator = passwordOf(dataDir, 'database-password');
  for (const [name, role] of Object.entries(loginRoles)) {
    const password = createHash('sha256').update(`${role} ${administrator}`).digest('hex');
    writeFileSync(join(dataDir, `database-password-${name}`), password, { mode: 0o600 });
  }
}

async function removeAbandonedClusters() {
  const found = testFolders().flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  for (const dataDir of found.filter((path) => basename(path).startsWith(testPrefix))) {
    const ownerFile = join(dataDir, 'owner.json');
    if (!existsSync(ownerFile) || stillRuns(JSON.parse(readFileSync(ownerFile, 'utf8')))) continue;
    await recoverCluster(join(dataDir, 'postgres/cluster'));
    rmSync(dataDir, { recursive: true, force: true });
  }
}
