import { join } from 'node:path';
import { flushCompileCache } from 'node:module';
import { ConfigurationInvalid, AppLog, loadSettings, migrate, type Settings } from '@housebrand/shared/nest';
import { createApi } from './create-api';
import { migrations } from './migrations';
import { seedDemoWorld } from './seed/demo-world';

async function start(): Promise<void> {
  const settings = loadSettings(process.env, { portalDist: join(import.meta.dirname, '../portal') });
  const log = new AppLog(settings.logLevel);
  const applied = await migrate(settings.databaseUrl, migrations);
  if (applied.length > 0) log.info('schema migrated', { applied });
  await serve(settings, log);
}

async function serve(settings: Settings, log: AppLog): Promise<void> {
  const app = await createApi(settings, log);
  if (settings.mode === 'simulator') await seedDemoWorld(app);
  await app.listen({ port: settings.port, host: settings.host });
  log.info('ready', { url: await app.getUrl(), mode: settings.mode, startMs: Math.round(performance.now()) });
  // the launcher that started this process waits for it
  process.send?.({ ready: true, url: await app.getUrl() });
  flushCompileCache();
}

start().catch((error: unknown) => {
  if (error instanceof ConfigurationInvalid) process.stderr.write(`${error.message}\n`);
  else new AppLog().error('the API did not start', error);
  process.exitCode = 1;
  setImmediate(() => process.exit(1));
});
