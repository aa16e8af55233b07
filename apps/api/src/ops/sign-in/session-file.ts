import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Keeps the secret of a session between two commands. */
export interface SessionStore {
  /** `null`: there is none. */
  read(): Promise<string | null>;
  write(secret: string): Promise<void>;
  remove(): Promise<void>;
}

/** Keeps the session in a file that only the user of the machine can read, outside of the checkout. */
export class SessionFile implements SessionStore {
  constructor(readonly path: string) {}

  /** Returns the file for a database and a data folder. The port does not count: the embedded server has another one at each start. */
  static of(databaseUrl: string, env: NodeJS.ProcessEnv = process.env): SessionFile {
    const { hostname, pathname } = new URL(databaseUrl);
    const installation = [hostname, pathname, env['DATA_DIR'] ?? ''].join('\n');
    const name = createHash('sha256').update(installation).digest('hex').slice(0, 16);
    const folder = env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state');
    return new SessionFile(join(folder, 'housebrand', `ops-${name}`));
  }

  /** A file that others may read, or of another user, counts as none. */
  async read(): Promise<string | null> {
    const found = await lstat(this.path).catch(absent);
    if (!found?.isFile() || (found.mode & 0o077) !== 0 || found.uid !== process.getuid?.()) return null;
    return (await readFile(this.path, 'utf8')).trim() || null;
  }

  async write(secret: string): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    // an existing file would keep its mode
    await this.remove();
    await writeFile(this.path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
