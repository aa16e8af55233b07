import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunFailure } from './failure.mjs';
import { ensureGenerated } from './generated.mjs';
import { onNpmExit } from './lifetime.mjs';
import { say, startedAt } from './progress.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

const minimum = 20;

/**
 * Ensures that the packages and the pinned Node 24 are installed, and continues with that Node. Each script calls this first; it runs
 * on Node 20 or newer.
 * @returns {Promise<boolean>} true if this process must do the work; false if it handed over and is done
 */
export async function underPinnedNode(scriptPath) {
  if (Number(process.versions.node.split('.')[0]) < minimum) {
    throw new RunFailure(
      `This command needs Node ${minimum} or newer, but this is ${process.version}. Install a newer Node.`,
    );
  }
  await ensurePackages();
  await ensureGenerated();
  const pinned = inWorkspace('node_modules/.bin/node');
  if (!existsSync(pinned)) return acceptOwnNode();
  if (realpathSync(pinned) === realpathSync(process.execPath)) return true;
  await handOver(realpathSync(pinned), scriptPath);
  return false;
}

/** If npm has no Node 24 for this machine, the installed one must be new enough. */
function acceptOwnNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return true;
  throw new RunFailure(
    `npm has no Node 24 for ${process.platform}-${process.arch}, and this is ${process.version}. Install Node 24 or newer.`,
  );
}

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
  writeFileSync(stampFile(), lock);
}

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

/** Runs the same script with the pinned Node and forwards signals. The child notices when this process is killed. */
function handOver(node, scriptPath) {
  return new Promise((resolve) => {
    const child = spawn(node, [scriptPath, ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        HOUSEBRAND_STARTED_AT: String(startedAt),
        PATH: `${inWorkspace('node_modules/.bin')}:${process.env.PATH}`,
      },
    });
    // In a terminal, Ctrl-C reaches both; the child decides when to end.
    process.on('SIGINT', () => {});
    for (const name of ['SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
    onNpmExit(() => child.kill('SIGTERM'));
    child.once('exit', (code, signal) => {
      process.exitCode = signal ? 1 : code;
      resolve();
    });
  });
}
