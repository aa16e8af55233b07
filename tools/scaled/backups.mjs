import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { RunFailure } from '../run/lib/failure.mjs';
import { STANZA, pgbackrestFile } from './settings.mjs';

/** pgBackRest of the set. */
export class Backups {
  /** @param {{found: import('./engines.mjs').Engines, folders: object, account: object | null}} options */
  constructor(options) {
    this.options = options;
  }

  /** Lets the primary keep its log; nothing when it does already. */
  async begin() {
    await this.notify('stanza-create');
  }

  /** A backup of everything, or of what changed since the last one. @param {'full' | 'diff' | 'incr'} kind */
  async make(kind) {
    await this.notify('backup', `--type=${kind}`);
  }

  /** What there is. @returns {Promise<{label: string, kind: string, from: Date, until: Date, bytes: number}[]>} */
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

  /** @returns {Promise<string>} what it says @throws {RunFailure} with what it says */
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
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve(said) : reject(new RunFailure(`pgBackRest ${words[0]} failed:\n${said.trim()}`)),
      );
    });
  }
}
