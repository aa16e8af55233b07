import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { give } from '../../tools/run/lib/account.mjs';
import { DataFolder } from '../../tools/run/lib/data-folder.mjs';
import { RunFailure } from '../../tools/run/lib/failure.mjs';
import { DatabaseSet } from './database-set.mjs';
import { requireEngines } from './engines.mjs';
import { ETCD, POSTGRES } from './layout.mjs';

const MADE_ANEW = [...ETCD, ...POSTGRES];

/**
 * Restores our ledger to a point in time; the set must be stopped. The current state is kept aside, and put back if the
 * restore fails.
 * @param {{dataDir: string, to: Date, say: (text: string) => void}} options
 * @returns {Promise<string>} the folder with the former state
 * @throws {RunFailure} if the set runs, or no backup is old enough
 */
export async function restore({ dataDir, to, say }) {
  const found = requireEngines(say);
  const folder = await DataFolder.own(dataDir, say);
  const failed = Promise.withResolvers();
  const giveUp = (reason) => failed.reject(new RunFailure(reason));
  const set = new DatabaseSet({ dataDir, folder, found, restoreTo: asBackupTime(to), say, giveUp });
  try {
    await set.prepare();
    await requireBackupBefore(set, to);
    const aside = setAside(set);
    try {
      await Promise.race([set.start(), failed.promise]);
    } catch (error) {
      await set.stop();
      putBack(set, aside);
      throw error;
    }
    return aside;
  } finally {
    await set.stop();
    folder.release();
  }
}

/** pgBackRest's time format. */
const asBackupTime = (time) => time.toISOString().replace('T', ' ').replace('Z', '+00');

async function requireBackupBefore(set, to) {
  const backups = await set.backups.list();
  if (backups.some(({ until }) => until <= to)) return;
  const first = backups[0] ? `the first one ended ${backups[0].until.toISOString()}` : 'there is none';
  throw new RunFailure(`No backup is from before ${to.toISOString()}: ${first}.`);
}

function setAside({ folders, account }) {
  const aside = folders.of(`before-${new Date().toISOString().replaceAll(':', '')}`);
  mkdirSync(aside);
  for (const name of MADE_ANEW) {
    renameSync(folders.of(name), join(aside, name));
    mkdirSync(folders.of(name), { mode: 0o700 });
    give(account, folders.of(name));
  }
  return aside;
}

function putBack({ folders }, aside) {
  for (const name of MADE_ANEW.filter((one) => existsSync(join(aside, one)))) {
    rmSync(folders.of(name), { recursive: true, force: true });
    renameSync(join(aside, name), folders.of(name));
  }
  rmSync(aside, { recursive: true });
}
