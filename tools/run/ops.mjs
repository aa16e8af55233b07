/**
 * `npm run ops -- <command>`: runs an operator command of the API. It uses DATABASE_URL, or the database of the running instance,
 * or, except in live mode, the embedded PostgreSQL of DATA_DIR, which it starts temporarily if it is not running.
 */
import { spawn } from 'node:child_process';
import { command } from './lib/command.mjs';
import { RunFailure } from './lib/failure.mjs';

async function main() {
  const { ensureBuilt } = await import('./lib/build.mjs');
  const { DATABASE, DataFolder } = await import('./lib/data-folder.mjs');
  const { startPostgres } = await import('./lib/postgres.mjs');
  const { dataDirFrom } = await import('./lib/system.mjs');
  const dataDir = dataDirFrom(process.env.DATA_DIR);
  await ensureBuilt(['api']);
  const named = process.env.DATABASE_URL?.trim() || DataFolder.running(dataDir)?.databaseUrl;
  if (named || process.env.MODE?.trim() === 'live') return runOps(named, dataDir);
  const folder = await DataFolder.own(dataDir);
  try {
    const server = await startPostgres({ dataDir, databases: ['housebrand', 'housebrand_simulator'] });
    folder.noteChild(DATABASE, server.pid);
    try {
      return await runOps(server.url('housebrand'), dataDir);
    } finally {
      await server.stop();
    }
  } finally {
    folder.release();
  }
}

async function runOps(databaseUrl, dataDir) {
  const { existsSync } = await import('node:fs');
  const { inWorkspace } = await import('./lib/workspace.mjs');
  const script = inWorkspace('dist/apps/api/ops.js');
  if (!existsSync(script))
    throw new RunFailure(
      'The build of the API has no ops commands (dist/apps/api/ops.js is missing). Delete dist and try again.',
    );
  const running = (await import('./lib/data-folder.mjs')).DataFolder.running(dataDir);
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  if (running?.addresses) {
    env.PUBLIC_ORIGIN ??= running.addresses.portal;
    // the running instance knows the actual port, even if SIMULATOR_PORT is 0
    if (running.addresses.simulator) env.SIMULATOR_PORT = new URL(running.addresses.simulator).port;
  }
  // Ctrl-C reaches the command itself; the database stops after it
  process.on('SIGINT', () => {});
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  });
  process.exitCode = await new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ? 1 : code)));
}

await command(import.meta.url, main);
