import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RunFailure } from '../../tools/run/lib/failure.mjs';

const MIN_POSTGRES = 15;
/** PostgreSQL programs that Patroni calls. */
const POSTGRES_PROGRAMS = [
  'postgres',
  'initdb',
  'pg_ctl',
  'pg_basebackup',
  'pg_rewind',
  'pg_controldata',
  'pg_isready',
];
/** Debian packages by program. */
const PROGRAMS = {
  haproxy: 'haproxy',
  patroni: 'patroni',
  etcd: 'etcd-server',
  'redis-server': 'redis-server',
  pgbackrest: 'pgbackrest',
};
const POSTGRES = 'postgresql';

/** Search path for programs, and Debian's folder of PostgreSQL servers. */
const MACHINE = {
  path: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`,
  postgresRoot: '/usr/lib/postgresql',
};

/**
 * @typedef {object} Engines
 * @property {Record<keyof PROGRAMS, string>} programs path of each
 * @property {string} postgres folder of PostgreSQL's programs
 */

/**
 * Finds the engines of this machine.
 * @returns {{engines: Engines, missing: string[]}} `missing` are Debian packages
 */
export function findEngines({ path, postgresRoot } = MACHINE) {
  const folders = path.split(':').filter(Boolean);
  const find = (program) => folders.map((folder) => join(folder, program)).find(isProgram);
  const programs = Object.fromEntries(Object.keys(PROGRAMS).map((program) => [program, find(program)]));
  const postgres = [...serversIn(postgresRoot), ...folders].find(isPostgres);
  const missing = Object.entries(PROGRAMS)
    .filter(([program]) => !programs[program])
    .map(([, name]) => name);
  return { engines: { programs, postgres }, missing: postgres ? missing : [...missing, POSTGRES] };
}

/** The newest version first. */
function serversIn(root) {
  try {
    return readdirSync(root)
      .filter((version) => Number(version) >= MIN_POSTGRES)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(root, version, 'bin'));
  } catch {
    return [];
  }
}

function isPostgres(folder) {
  if (!POSTGRES_PROGRAMS.every((program) => isProgram(join(folder, program)))) return false;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout)?.[1]) >= MIN_POSTGRES;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the engines; root on Debian installs missing ones.
 * @param {(text: string) => void} say
 * @returns {Engines}
 * @throws {RunFailure} with the missing packages and how to install them
 */
export function requireEngines(say, machine = MACHINE) {
  const { engines, missing } = findEngines(machine);
  if (missing.length === 0) return engines;
  if (process.getuid?.() === 0 && install(missing, say, machine)) {
    const again = findEngines(machine);
    if (again.missing.length === 0) return again.engines;
  }
  throw new RunFailure(missingPackagesMessage(missing));
}

function install(packages, say, { path }) {
  const options = { stdio: 'ignore', env: { ...process.env, PATH: path, DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = (...words) => spawnSync('apt-get', words, options).status === 0;
  say(`Installing ${packages.join(', ')} (once) …`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

/** The message for missing engines. */
export const missingPackagesMessage = (packages) =>
  `npm run start:scaled needs engines that this machine does not have: ${packages.join(', ')}.\n` +
  `On Debian or Ubuntu:  sudo apt-get install --no-install-recommends ${packages.join(' ')}\n` +
  `Elsewhere: haproxy 2.4, Patroni 3, etcd 3.4, Redis 6, pgBackRest 2.40, PostgreSQL ${MIN_POSTGRES} or newer, each on the PATH.\n` +
  '`npm start` needs none of them and offers everything except several machines.';
