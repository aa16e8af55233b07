import { AppLog, ConfigurationInvalid, loadSettings, migrate, type Settings } from '@housebrand/shared/nest';
import { createApi } from './create-api';
import { migrations } from './migrations';
import { seedDemoWorld } from './seed/demo-world';

/** Starts the API: configuration, schema, server. What is wrong is said on the standard error and the process ends with 1. */
export async function start(defaults: { portalDist: string }): Promise<void> {
  try {
    const settings = loadSettings(process.env, defaults);
    await serve(settings, new AppLog(settings.logLevel));
  } catch (error) {
    if (error instanceof ConfigurationInvalid) process.stderr.write(`${error.message}\n`);
    else new AppLog().error('the API did not start', error);
    // what the failed start left open must not keep the process alive
    setImmediate(() => process.exit(1));
  }
}

async function serve(settings: Settings, log: AppLog): Promise<void> {
  const applied = await migrate(settings.databaseUrl, migrations);
  if (applied.length > 0) log.info('schema migrated', { applied });
  const app = await createApi(settings, log);
  if (settings.mode === 'simulator') await seedDemoWorld(app);
  await app.listen({ port: settings.port, host: settings.host });
  const url = await app.getUrl();
  log.info('ready', { url, mode: settings.mode, startMs: Math.round(performance.now()) });
  // the launcher that started this process waits for it
  process.send?.({ ready: true, url });
}
