/** `npm run dev`: the system of `npm start`, with hot reload of the portal and automatic restarts of API and simulator. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { reportFailure } from './lib/failure.mjs';
import { onEndOfRun } from './lib/lifetime.mjs';
import { freePort, portFrom, requireFree } from './lib/ports.mjs';
import { say } from './lib/progress.mjs';

async function main() {
  const { demoWorld } = await import('./lib/demo-world.mjs');
  const { watchBuild } = await import('./lib/watch-build.mjs');
  const { RunningSystem, dataDirFrom } = await import('./lib/system.mjs');
  const { inWorkspace } = await import('./lib/workspace.mjs');
  const port = await portFrom('PORT', 3000);
  const builds = inWorkspace('dist/dev');
  const place = {
    port: await freePort(),
    simulatorPort: await portFrom('SIMULATOR_PORT', 3100),
    dataDir: dataDirFrom(process.env.DATA_DIR),
    databaseUrl: process.env.DATABASE_URL?.trim() || undefined,
    publicOrigin: `http://localhost:${port}`,
    builds,
  };
  const closers = [];
  const system = new RunningSystem(place, {
    say,
    env: { NODE_ENV: 'development' },
  });
  let ending = null;
  const finish = (cause) => {
    ending ??= (async () => {
      if (cause instanceof Error) reportFailure(cause);
      for (const close of closers.reverse()) await close();
      await system.stop();
      process.exit(cause instanceof Error ? 1 : 0);
    })();
    return ending;
  };
  onEndOfRun((reason) => void finish(reason));
  try {
    await system.take();
    await requireFree(port, 'PORT', 'the portal', [place.simulatorPort]);
    mkdirSync(`${builds}/portal`, { recursive: true });
    copyFileSync(inWorkspace('apps/portal/index.html'), `${builds}/portal/index.html`);
    say('Building the API and the provider simulator, then watching them …');
    for (const [application, service] of [
      ['provider-simulator', () => system.simulatorService],
      ['api', () => system.apiService],
    ]) {
      closers.push(await watchBuild(application, `${builds}/${application}`, () => restart(application, service())));
    }
    await system.start();
    closers.push(await servePortal(system, port));
    process.stdout.write(demoWorld(system));
  } catch (error) {
    await finish(error);
  }
}

/** Restarts a service. Reports a failed start; the next change tries again. */
async function restart(application, service) {
  if (!service) return;
  say(`${application} has changed; restarting it …`);
  try {
    await service.restart();
    say(`${application} is ready.`);
  } catch (error) {
    say(error.message);
  }
}

async function servePortal(system, port) {
  const { inWorkspace } = await import('./lib/workspace.mjs');
  process.env.HOUSEBRAND_API_ORIGIN = system.api;
  process.env.PORT = String(port);
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: inWorkspace('apps/portal/vite.config.ts'),
    root: inWorkspace('apps/portal'),
  });
  await server.listen();
  return () => server.close();
}

await command(import.meta.url, main);
