import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RunFailure } from './failure.mjs';
import { privateFolder } from './log-file.mjs';
import { commandOf, databaseEnd, end, identify, stillRuns } from './processes.mjs';

/** PostgreSQL's name in an owner's record. */
export const DATABASE = 'PostgreSQL';

/**
 * A data folder belongs to one running instance. `instance.json` identifies the owner by process id and start time, so a lock of a
 * killed owner is recognised as stale even if its process id has been reused.
 */
export class DataFolder {
  #record;

  constructor(path, record) {
    this.path = path;
    this.#record = record;
  }

  /**
   * Takes ownership, and ends processes that a killed owner left running.
   * @param {string} path data folder; created if missing
   * @param {(text: string) => void} say reports what is cleaned up
   * @throws {RunFailure} if another instance owns the folder
   */
  static async own(path, say = () => {}) {
    makeFolder(path);
    const record = {
      owner: identify(process.pid),
      command: commandOf(process.pid),
      since: new Date().toISOString(),
      children: {},
    };
    for (let attempt = 0; attempt < 50; attempt += 1) {
      if (claim(path, record)) return new DataFolder(path, record);
      const other = readRecord(path);
      if (other && stillRuns(other.owner)) throw new RunFailure(ownedBy(path, other));
      if (!setAside(path, other)) continue;
      if (other) await endChildren(other, say);
    }
    throw new RunFailure(
      `The data folder ${path} could not be locked, because other processes keep changing the lock. Stop them and try again.`,
    );
  }

  /** Returns the record of the running owner of a folder, or null if there is none. */
  static running(path) {
    const record = readRecord(path);
    return record && stillRuns(record.owner) ? record : null;
  }

  /** Records a child process, so that the next owner can end it if this one is killed. */
  noteChild(name, pid) {
    this.#record.children[name] = identify(pid);
    this.#write();
  }

  /** Records facts for other tools of the same folder (addresses, the database's connection string). */
  note(facts) {
    Object.assign(this.#record, facts);
    this.#write();
  }

  /** Releases the folder. */
  release() {
    const record = readRecord(this.path);
    if (record?.owner.pid === process.pid) rmSync(lockOf(this.path), { force: true });
  }

  #write() {
    const draft = `${lockOf(this.path)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(this.#record, null, 2), { mode: 0o600 });
    renameSync(draft, lockOf(this.path));
  }
}

const lockOf = (path) => join(path, 'instance.json');

function makeFolder(path) {
  try {
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(path, { recursive: true, mode: 0o700 });
    privateFolder(join(path, 'logs'));
    if (!statSync(path).isDirectory()) throw new Error('it is not a folder');
  } catch (error) {
    throw new RunFailure(
      `The data folder ${path} cannot be used (${error.message}). Use another one:  DATA_DIR=/some/folder npm start`,
    );
  }
}

/** Creating a hard link is atomic and never replaces an existing file. */
function claim(path, record) {
  const draft = join(path, `instance.${process.pid}.draft`);
  writeFileSync(draft, JSON.stringify(record, null, 2), { mode: 0o600 });
  try {
    linkSync(draft, lockOf(path));
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @returns the record, or null if it is missing or unreadable (a truncated lock owns nothing) */
const readRecord = (path) => parseRecord(lockOf(path));

function parseRecord(file) {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    return record?.owner ? record : null;
  } catch {
    return null;
  }
}

/** Moves a stale lock away. Only one of several processes succeeds; one that caught a fresh lock by mistake puts it back. */
function setAside(path, stale) {
  const aside = join(path, `instance.${process.pid}.stale`);
  try {
    renameSync(lockOf(path), aside);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
  const caught = parseRecord(aside);
  const fresh = caught && stillRuns(caught.owner) && caught.owner.pid !== stale?.owner.pid;
  if (fresh) linkSync(aside, lockOf(path));
  rmSync(aside, { force: true });
  return !fresh;
}

async function endChildren(record, say) {
  const orphans = Object.entries(record.children ?? {}).filter(([, identity]) => stillRuns(identity));
  if (orphans.length > 0)
    say(`The last run was killed; ending its remaining processes: ${orphans.map(([name]) => name).join(', ')}`);
  const isDatabase = ([name]) => name === DATABASE;
  await Promise.all(orphans.filter((orphan) => !isDatabase(orphan)).map(([, identity]) => end(identity)));
  // PostgreSQL comes last, and without SIGTERM, on which it would wait for its clients
  for (const [, identity] of orphans.filter(isDatabase)) await end(identity, databaseEnd);
}

const ownedBy = (path, { owner, since, addresses }) =>
  `Another instance owns the data folder ${path} (process ${owner.pid}, running since ${since}` +
  `${addresses?.portal ? `, ${addresses.portal}` : ''}).\n` +
  'Stop that instance first (Ctrl-C there), or start this one with its own folder and ports:\n' +
  '  DATA_DIR=.data-2 PORT=3001 SIMULATOR_PORT=3101 npm start';
