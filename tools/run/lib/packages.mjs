import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunFailure } from './failure.mjs';
import { say } from './progress.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

export const lockStamp = 'node_modules/.housebrand-lock';

const stampFile = () => inWorkspace(lockStamp);

export const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the packages of package-lock.json if they are missing or older than the lock. */
export async function ensurePackages() {
  const lock = lockHash(workspaceRoot);
  if (existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === lock) return;
  if (!installedAfterLock()) await install();
  noteInstalled();
}

/** Notes that the packages are those of package-lock.json. */
export const noteInstalled = () => writeFileSync(stampFile(), lockHash(workspaceRoot));

/** npm writes this file last, so it is newer than the lock after a manual installation. */
function installedAfterLock() {
  const marker = inWorkspace('node_modules/.package-lock.json');
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(inWorkspace('package-lock.json')).mtimeMs;
}

async function install() {
  say('Installing packages (once, takes a minute or two) …');
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const code = await run(program, [
    ...first,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ]);
  if (code !== 0)
    throw new RunFailure(
      `npm ci failed (exit code ${code}). See its output above, and check that the registry is reachable.`,
    );
}

const run = (program, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: workspaceRoot, stdio: 'inherit' });
    const cancel = () => {
      child.kill();
      process.exit(1);
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, cancel);
    child.once('error', (error) => reject(new RunFailure(`${program} could not be started: ${error.message}`)));
    child.once('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, cancel);
      resolve(signal ?? code);
    });
  });
