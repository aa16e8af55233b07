import {
  AppLog,
  ConfigurationInvalid,
  directUrl,
  FollowingClock,
  keepTraces,
  loadSettings,
  migrate,
  type Settings,
} from '@housebrand/shared/nest';
import { ProviderExtensions } from '@housebrand/providers/nest';
import { createApi } from './create-api';
import { listenForOperators } from './http/operators-port';
import { claimInstallation, InstallationRefused } from './installation/installation';
import { migrations } from './domains';
import { shareFigures } from './processes/shared-figures';
import { sharedPort } from './processes/shared-port';
import { DemoWorldSync } from './seed/demo-world-sync';

/** Starts the API: configuration, schema, server. On failure it prints the cause to standard error and exits with code 1. */
export async function start(defaults: { portalDist: string }): Promise<void> {
  try {
    const settings = loadSettings(process.env, defaults);
    // before creating the log, which passes its lines to the traces
    if (settings.mode === 'simulator') keepTraces();
    await serve(settings, new AppLog(settings.logLevel));
  } catch (error) {
    if (error instanceof ConfigurationInvalid || error instanceof InstallationRefused)
      process.stderr.write(`${error.message}\n`);
    else new AppLog().error('the API did not start', error);
    // open handles of the failed start must not keep the process alive
    setImmediate(() => process.exit(1));
  }
}

async function serve(settings: Settings, log: AppLog): Promise<void> {
  const applied = await migrate(directUrl(settings), migrations);
  if (applied.length > 0) log.info('schema migrated', { applied });
  await claimInstallation(settings);
  shareFigures();
  const clock = settings.mode === 'simulator' ? new FollowingClock() : undefined;
  const app = await createApi(settings, log, clock, async (created) => {
    // the demo tournaments must exist before play is scored: a bet is scored once
    if (clock) await new DemoWorldSync(created, clock).start();
  });
  await app.listen({ ...sharedPort(settings.port), host: settings.host });
  if (settings.mode === 'live') await listenForOperators(app, settings);
  const url = await app.getUrl();
  // runs in the background
  app
    .get(ProviderExtensions)
    .say()
    .catch((error: unknown) => log.error('could not read which extensions the provider offers', error));
  log.info('ready', { url, mode: settings.mode, pid: process.pid, startMs: Math.round(performance.now()) });
  // the launcher that started this process waits for it
  process.send?.({ ready: true, url });
}
