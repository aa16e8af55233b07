import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RunFailure, reportFailure } from './failure.mjs';
import { ensureGenerated } from './generated.mjs';
import { onNpmExit } from './lifetime.mjs';
import { ensurePackages } from './packages.mjs';
import { startedAt } from './progress.mjs';
import { inWorkspace } from './workspace.mjs';

const minimum = 20;

/**
 * Runs a command of this checkout with the pinned Node 24, whatever Node is in PATH, and reports its failures. Every script
 * that people start consists of this call. Node 20 must be able to load the script before any package is installed, so
 * it imports packages, and modules that need a newer Node, in `main`.
 * @param {string} url `import.meta.url` of the script
 * @param {() => unknown} main
 * @param {{installs?: boolean}} [options] `installs: false` for a script that Nx starts many times at once, or that needs no
 * packages: it uses the installed packages as they are
 */
export async function command(url, main, { installs = true } = {}) {
  try {
    requireMinimum();
    if (installs) await ensurePackages();
    if (!(await isUnderPinnedNode(fileURLToPath(url)))) return;
    // after the hand-over: Node 20 cannot run the generators of these files
    if (installs) await ensureGenerated();
    await main();
  } catch (error) {
    reportFailure(error);
    process.exit(1);
  }
}

function requireMinimum() {
  if (Number(process.versions.node.split('.')[0]) < minimum) {
    throw new RunFailure(
      `This command needs Node ${minimum} or newer, but this is ${process.version}. Install a newer Node.`,
    );
  }
}

/** @returns {Promise<boolean>} whether this process must do the work; false if it handed over and is done */
async function isUnderPinnedNode(scriptPath) {
  if (!existsSync(inWorkspace('node_modules')))
    throw new RunFailure('The packages are not installed. Run: npm install');
  const pinned = inWorkspace('node_modules/.bin/node');
  if (!existsSync(pinned)) return acceptOwnNode();
  const node = realpathSync(pinned);
  if (node === realpathSync(process.execPath)) return true;
  await handOver(node, scriptPath);
  return false;
}

/** If npm has no Node 24 for this machine, the installed one must be new enough. */
function acceptOwnNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return true;
  throw new RunFailure(
    `npm has no Node 24 for ${process.platform}-${process.arch}, and this is ${process.version}. Install Node 24 or newer.`,
  );
}

/** Runs the same script with the pinned Node and forwards signals. The child notices when this process is killed. */
function handOver(node, scriptPath) {
  const { version } = JSON.parse(readFileSync(join(dirname(node), '../package.json'), 'utf8'));
  process.stderr.write(
    `This is Node ${process.version}; the command continues with this checkout's Node v${version}.\n`,
  );
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
