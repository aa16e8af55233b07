import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RunFailure } from './failure.mjs';
import { privateFolder } from './log-file.mjs';
import { commandOf, databaseEnd, end, identify, stillRuns } from './processes.mjs';

/** Under this name an owner notes its PostgreSQL. */
export const DATABASE = 'PostgreSQL';

/**
 * A data folder belongs to one running instance. The owner is named in `instance.json` by its process id and the moment
 * it began, so a lock left by a killed owner is recognised as stale, even when its process id has a new bearer.
 */
export class DataFolder {
  #record;

  constructor(path, record) {
    this.path = path;
    this.#record = record;
  }

  /**
   * Takes possession, ending what a killed owner left running.
   * @param {string} path data folder; created when missing
   * @param {(text: string) => void} say told about what is cleaned up
   * @throws {RunFailure} when another instance owns the folder
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
    throw new RunFailure(`The data folder ${path} could not be taken: its lock changes all the time.`);
  }

  /** What the running owner of a folder noted about itself, or null when nobody owns it. */
  static running(path) {
    const record = readRecord(path);
    return record && stillRuns(record.owner) ? record : null;
  }

  /** Notes a child, so that the next owner can end it if this one is killed. */
  noteChild(name, pid) {
    this.#record.children[name] = identify(pid);
    this.#write();
  }

  /** Notes facts for other tools of the same folder (addresses, the database's connection string). */
  note(facts) {
    Object.assign(this.#record, facts);
    this.#write();
  }

  /** Gives the folder free. */
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
      `The data folder ${path} cannot be used (${error.message}). Choose another:  DATA_DIR=/some/folder npm start`,
    );
  }
}

/** A hard link either appears with its whole content or not at all, and never replaces another. */
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

/** @returns the record, or null when there is none or it cannot be read (a lock cut off in the middle owns nothing) */
const readRecord = (path) => parseRecord(lockOf(path));

function parseRecord(file) {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    return record?.owner ? record : null;
  } catch {
    return null;
  }
}

/** Moves a stale lock away. Of several who try, one succeeds; whoever caught a fresh lock by mistake puts it back. */
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
    say(`The last run was killed; ending what it left: ${orphans.map(([name]) => name).join(', ')}`);
  const isDatabase = ([name]) => name === DATABASE;
  await Promise.all(orphans.filter((orphan) => !isDatabase(orphan)).map(([, identity]) => end(identity)));
  // Last, and at once for its clients: to wait for them is what PostgreSQL understands by SIGTERM.
  for (const [, identity] of orphans.filter(isDatabase)) await end(identity, databaseEnd);
}

const ownedBy = (path, { owner, since, addresses }) =>
  `Another instance owns the data folder ${path} (process ${owner.pid}, running since ${since}` +
  `${addresses?.portal ? `, ${addresses.portal}` : ''}).\n` +
  'Stop it first (Ctrl-C there), or give this one a folder and ports of its own:\n' +
  '  DATA_DIR=.data-2 PORT=3001 SIMULATOR_PORT=3101 npm start';
