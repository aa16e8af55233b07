import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const wanted = ['housebrand', 'postgres'];

/**
 * Returns the account for PostgreSQL, which refuses to run as root: an unprivileged one, created if none exists.
 * @returns {{name: string, uid: number, gid: number} | null} null when the current user may run it
 */
export function serverAccount() {
  if (process.getuid?.() !== 0) return null;
  const found = lookUp(wanted);
  if (found) return found;
  create('housebrand');
  const made = lookUp([...wanted, 'nobody']);
  if (!made)
    throw new Error(
      'PostgreSQL does not run as root, and no unprivileged account was found or created. Create one with: useradd --system housebrand',
    );
  return made;
}

function lookUp(names) {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of names) {
    const row = rows.find((fields) => fields[0] === name);
    if (row && Number(row[2]) !== 0) return { name, uid: Number(row[2]), gid: Number(row[3]) };
  }
  return null;
}

function create(name) {
  const ways = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ];
  for (const [program, options] of ways) {
    try {
      execFileSync(program, options, { stdio: 'ignore' });
      return;
    } catch {
      // try the other program, and finally the account `nobody`
    }
  }
}

/** Whether the account can enter a folder and all its parents. */
export function canReach(account, folder) {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/** Makes the account the owner of a folder and its content. */
export function give(account, path) {
  if (!account) return;
  chownSync(path, account.uid, account.gid);
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path)) give(account, join(path, entry));
}
