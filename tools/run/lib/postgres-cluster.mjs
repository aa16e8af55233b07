import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { give } from './account.mjs';
import { RunFailure } from './failure.mjs';
import { systemPlace } from './postgres-binaries.mjs';
import { commandOf, databaseEnd, end, gone, identify, processesIn, signal } from './processes.mjs';

/**
 * Returns the folder of the cluster: in the data folder, or, if the database's account cannot reach that, in the system folder under
 * a name stored in the data folder.
 */
export function clusterPlace(dataDir, account, canReach) {
  const inside = join(dataDir, 'postgres');
  const pointer = join(dataDir, 'cluster-place');
  if (!account) return made(inside, null);
  if (!existsSync(pointer)) {
    const outside = join(systemPlace, `data-${randomBytes(6).toString('hex')}`);
    const reachable = existsSync(inside) || canReach(account, dirname(dataDir));
    writeFileSync(pointer, `${reachable ? inside : outside}\n`);
  }
  const remembered = readFileSync(pointer, 'utf8').trim();
  // a moved or copied data folder brings its cluster along
  const place = remembered.startsWith(systemPlace) ? remembered : inside;
  if (place === inside) chmodSync(dataDir, statSync(dataDir).mode | 0o111);
  return made(place, account);
}

function made(place, account) {
  mkdirSync(place, { recursive: true });
  give(account && statSync(place).uid !== account.uid ? account : null, place);
  return place;
}

/** Creates a cluster under a temporary name and renames it, so that an existing cluster is always complete. */
export function initialiseCluster({ binaries, account, owner, cluster, password, sync }) {
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give(account, passwordFile);
  const options = ['-D', draft, '-U', owner, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'];
  try {
    run(binaries, account, 'initdb', [...options, ...locale, ...(sync ? [] : ['--no-sync'])], dirname(cluster));
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster);
}

/** Creates missing databases in single-user mode, which needs no client library, server or port. */
export function ensureDatabases({ binaries, account, owner, cluster, place, databases }) {
  const list = join(place, 'databases.json');
  const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const missing = databases.filter((name) => !known.includes(name));
  if (missing.length === 0) return;
  const script = missing.map((name) => `CREATE DATABASE ${name} OWNER ${owner}\n`).join('');
  run(
    binaries,
    account,
    'postgres',
    ['--single', '-D', cluster, 'postgres'],
    cluster,
    script,
    /database "\w+" already exists/,
  );
  writeFileSync(list, JSON.stringify([...known, ...missing]));
}

/**
 * Gives roles their own logins, using single-user mode as well. The API uses these logins; the owner of the databases migrates.
 * @param {{logins: Record<string, string>}} options passwords by role
 */
export function ensureLogins({ binaries, account, cluster, place, logins }) {
  const list = join(place, 'logins.json');
  const roles = Object.keys(logins);
  if (existsSync(list) && roles.every((role) => JSON.parse(readFileSync(list, 'utf8')).includes(role))) return;
  // single-user mode reads one statement per line
  const script = Object.entries(logins).flatMap(([role, password]) => [
    `DO $$ BEGIN CREATE ROLE ${role}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    `ALTER ROLE ${role} LOGIN PASSWORD '${password}'`,
  ]);
  run(binaries, account, 'postgres', ['--single', '-D', cluster, 'postgres'], cluster, `${script.join('\n')}\n`);
  writeFileSync(list, JSON.stringify(roles));
}

function run(binaries, account, program, options, cwd, input, harmless) {
  const result = spawnSync(join(binaries, 'bin', program), options, {
    cwd,
    input,
    encoding: 'utf8',
    env: { TZ: 'UTC', LC_ALL: 'C', PATH: process.env.PATH },
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim();
  const errors = output.split('\n').filter((line) => /\b(ERROR|FATAL|PANIC):/.test(line) && !harmless?.test(line));
  if (result.status === 0 && errors.length === 0) return;
  throw new RunFailure(`PostgreSQL's ${program} failed: ${result.error?.message ?? output}`);
}

/**
 * Cleans up a cluster without an owner: stops a server that outlived its launcher, ends backends that outlived their server, and
 * removes a lock file that names another process.
 */
export async function recoverCluster(cluster) {
  if (!existsSync(cluster)) return;
  const folder = realpathSync(cluster);
  const lock = join(folder, 'postmaster.pid');
  if (existsSync(lock)) {
    const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
    if (isServerOf(pid, cluster)) await end(identify(pid), databaseEnd);
    else rmSync(lock, { force: true });
  }
  const backends = processesIn(folder).map(identify);
  if (backends.length === 0 || (await gone(backends, 3000))) return;
  for (const { pid } of backends) signal(pid, 'SIGQUIT');
  if (await gone(backends, 5000)) return;
  for (const { pid } of backends) signal(pid, 'SIGKILL');
  await gone(backends, 5000);
}

function isServerOf(pid, cluster) {
  const command = commandOf(pid);
  return command.includes('postgres') && (command.includes(cluster) || command.includes(realpathSync(cluster)));
}
