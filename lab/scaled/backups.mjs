import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { RunFailure } from '../../tools/run/lib/failure.mjs';
import { STANZA, pgbackrestFile } from './settings.mjs';

/** pgBackRest for the database set. */
export class Backups {
  /** @param {{found: import('./engines.mjs').Engines, folders: object, account: object | null}} options */
  constructor(options) {
    this.options = options;
  }

  /** Makes the primary archive its WAL; does nothing if it already does. */
  async begin() {
    await this.notify('stanza-create');
  }

  /** Makes a full backup, or one of the changes since the last one. @param {'full' | 'diff' | 'incr'} kind */
  async make(kind) {
    await this.notify('backup', `--type=${kind}`);
  }

  /** Lists the backups. @returns {Promise<{label: string, kind: string, from: Date, until: Date, bytes: number}[]>} */
  async list() {
    const [stanza] = JSON.parse(await this.notify('info', '--output=json'));
    return (stanza?.backup ?? []).map(({ label, type, timestamp, info }) => ({
      label,
      kind: type,
      from: new Date(timestamp.start * 1000),
      until: new Date(timestamp.stop * 1000),
      bytes: info.size,
    }));
  }

  /** @returns {Promise<string>} the command's output @throws {RunFailure} with its output */
  notify(...words) {
    const { found, folders, account } = this.options;
    const child = spawn(
      found.programs.pgbackrest,
      [`--config=${pgbackrestFile(folders)}`, `--stanza=${STANZA}`, ...words],
      {
        cwd: folders.root,
        env: { PATH: process.env.PATH, TZ: 'UTC', PGPASSFILE: join(folders.settings, 'backups.pgpass') },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(account && { uid: account.uid, gid: account.gid }),
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve(output) : reject(new RunFailure(`pgBackRest ${words[0]} failed:\n${output.trim()}`)),
      );
    });
  }
}
