/** `npm start`: the whole demo world on this machine, from a fresh clone to addresses that work. */
import { fileURLToPath } from 'node:url';
import { demoWorld } from './lib/demo-world.mjs';
import { RunFailure, reportFailure } from './lib/failure.mjs';
import { onEndOfRun } from './lib/lifetime.mjs';
import { underPinnedNode } from './lib/packages.mjs';
import { portFrom } from './lib/ports.mjs';
import { say } from './lib/progress.mjs';

async function main() {
  const { ensureBuilt } = await import('./lib/build.mjs');
  const { RunningSystem, dataDirFrom } = await import('./lib/system.mjs');
  const system = new RunningSystem(
    {
      port: await portFrom('PORT', 3000),
      simulatorPort: await portFrom('SIMULATOR_PORT', 3100),
      dataDir: dataDirFrom(process.env.DATA_DIR),
      databaseUrl: process.env.DATABASE_URL?.trim() || undefined,
      simulatorDatabaseUrl: process.env.SIMULATOR_DATABASE_URL?.trim() || undefined,
      crowd: 0.5,
    },
    { say, giveUp: (reason) => finish(new RunFailure(reason)) },
  );
  let ending = null;
  const finish = (cause) => {
    ending ??= (async () => {
      if (cause instanceof Error) reportFailure(cause);
      else say(`Stopping (${cause}) …`);
      await system.stop();
      say('Everything has ended.');
      process.exit(cause instanceof Error ? 1 : 0);
    })();
    return ending;
  };
  onEndOfRun((reason) => void finish(reason));
  // Nothing else may hold the event loop between two events: the run lasts until somebody ends it.
  setInterval(() => {}, 60_000);
  try {
    await system.take();
    await ensureBuilt();
    say('Starting the provider simulator and the API (migrating and seeding where needed) …');
    await system.start();
    if (!ending) process.stdout.write(demoWorld(system));
  } catch (error) {
    await finish(error);
  }
}

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) await main();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
