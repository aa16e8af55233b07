import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes, randomInt } from 'node:crypto';
import { RunFailure } from '../../tools/run/lib/failure.mjs';
import { canReach } from '../../tools/run/lib/account.mjs';
import { clusterPlace } from '../../tools/run/lib/postgres-cluster.mjs';
import { isFree } from '../../tools/run/lib/ports.mjs';

/** Default data folder, separate from that of `npm start`, which has its own ledger. */
export const SCALED_DATA = '.data/scaled';
/** Below the ephemeral ports of outgoing connections. */
const [FIRST_PORT, LAST_PORT] = [20_000, 30_000];
/** Unix socket paths have at most 107 characters, including PostgreSQL's file name. */
const MAX_FOLDER_LENGTH = 85;

/** Members of the engines that run several times. */
export const ETCD = ['etcd-1', 'etcd-2', 'etcd-3'];
export const POSTGRES = ['postgres-a', 'postgres-b'];
export const API = ['api-1', 'api-2'];

const NEEDS_A_PORT = [
  ...ETCD.flatMap((name) => [name, `${name}-peers`]),
  ...POSTGRES.flatMap((name) => [name, `${name}-patroni`]),
  ...API,
  'redis',
  'primary',
];

/**
 * Returns the set's ports by name. They are chosen once and stored in the data folder, because etcd's members refer to
 * each other by port.
 * @throws {RunFailure} if another program uses a port
 */
export async function portsOf(dataDir) {
  const file = join(dataDir, 'ports.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await choosePorts(), null, 2));
  const ports = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new RunFailure(
      `Port ${port}, which is ${name}'s in ${dataDir}, is in use. End the program that uses it, or choose another DATA_DIR.`,
    );
  }
  return ports;
}

async function choosePorts() {
  const chosen = new Set();
  while (chosen.size < NEEDS_A_PORT.length) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) chosen.add(port);
  }
  return Object.fromEntries(NEEDS_A_PORT.map((name, nth) => [name, [...chosen][nth]]));
}

/**
 * Returns passwords of the database roles, created once.
 * @returns {Record<string, string>} by role; `patroni` is the account of Patroni's API, not a role
 */
export function passwordsOf(dataDir) {
  const file = join(dataDir, 'set-passwords.json');
  if (!existsSync(file)) {
    const roles = ['postgres', 'replicator', 'housebrand', 'housebrand_app', 'housebrand_operator', 'patroni'];
    const made = Object.fromEntries(roles.map((role) => [role, randomBytes(18).toString('hex')]));
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Returns the set's folders: in the data folder, or in a folder that the engines' account can reach.
 * @throws {RunFailure} if the path is too long
 */
export function foldersOf(dataDir, account) {
  const root = join(clusterPlace(dataDir, account, canReach), 'set');
  if (root.length > MAX_FOLDER_LENGTH)
    throw new RunFailure(
      `${root} is too long for PostgreSQL's sockets: choose a DATA_DIR of ${MAX_FOLDER_LENGTH} characters at most.`,
    );
  const inRoot = (name) => join(root, name);
  return {
    root,
    sockets: inRoot('sockets'),
    backups: inRoot('backups'),
    settings: inRoot('settings'),
    of: inRoot,
  };
}
