/** `npm run scaled -- status | backup | backups | restore --to TIME`: operates the set of `npm run start:scaled`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { command } from '../../tools/run/lib/command.mjs';
import { RunFailure } from '../../tools/run/lib/failure.mjs';
import { say } from '../../tools/run/lib/progress.mjs';

const USAGE = 'npm run scaled -- status | backup [--type full|diff|incr] | backups | restore --to 2026-11-22T03:00:00Z';

const commands = {
  async status(set) {
    requireRunning(set);
    const { found, folders } = set;
    const patronictl = join(found.programs.patroni, '../patronictl');
    const reported = execFileSync(patronictl, ['-c', join(folders.settings, 'postgres-a.yml'), 'list'], {
      encoding: 'utf8',
    });
    process.stdout.write(reported);
  },
  async backup(set, { type = 'full' }) {
    requireRunning(set);
    await set.backups.make(type);
    await commands.backups(set);
  },
  async backups(set) {
    for (const { label, kind, until, bytes } of await set.backups.list())
      process.stdout.write(`${label}  ${kind}  ${until.toISOString()}  ${(bytes / 1e6).toFixed(0)} MB\n`);
  },
  async restore({ dataDir }, { to }) {
    const time = new Date(to ?? NaN);
    if (Number.isNaN(time.getTime()) || time > new Date())
      throw new RunFailure(`--to needs a time in the past.  ${USAGE}`);
    const { restore } = await import('./restore.mjs');
    const former = await restore({ dataDir, to: time, say });
    say(`The ledger is restored to ${time.toISOString()}. Its former state is in ${former}`);
    say(
      'The data of the provider was not restored. Compare it as described in docs/guides/back-up-and-restore.md before you let members in.',
    );
  },
};

function requireRunning({ dataDir, isRunning }) {
  if (!isRunning) throw new RunFailure(`No system runs in ${dataDir}. Start it with: npm run start:scaled`);
}

/** @returns {Record<string, string>} */
function optionsOf(words) {
  const options = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at].replace(/^--/, '');
    if (!['to', 'type'].includes(name) || words[at + 1] === undefined) throw new RunFailure(USAGE);
    options[name] = words[at + 1];
  }
  return options;
}

async function main() {
  const [name, ...rest] = process.argv.slice(2);
  if (!Object.hasOwn(commands, name ?? '')) throw new RunFailure(USAGE);
  const { dataDirFrom } = await import('../../tools/run/lib/system.mjs');
  const { DataFolder } = await import('../../tools/run/lib/data-folder.mjs');
  const { serverAccount } = await import('../../tools/run/lib/account.mjs');
  const { SCALED_DATA, foldersOf } = await import('./layout.mjs');
  const { requireEngines } = await import('./engines.mjs');
  const { Backups } = await import('./backups.mjs');
  const dataDir = dataDirFrom(process.env.DATA_DIR?.trim() || SCALED_DATA);
  const found = requireEngines(say);
  const account = serverAccount();
  const folders = foldersOf(dataDir, account);
  const backups = new Backups({ found, folders, account });
  const isRunning = DataFolder.running(dataDir) !== null;
  await commands[name]({ dataDir, found, folders, backups, isRunning }, optionsOf(rest));
}

await command(import.meta.url, main);
