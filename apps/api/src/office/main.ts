import { join } from 'node:path';
import {
  AppLog,
  ConfigurationInvalid,
  directUrl,
  FollowingClock,
  loadSettings,
  migrate,
  type Settings,
} from '@housebrand/shared/nest';
import { migrations } from '../domains';
import { claimInstallation, InstallationRefused } from '../installation/installation';
import { createOffice } from './create-office';
import { followWorld } from './follow-world';

/** Starts the back office. On failure it prints the cause to standard error and exits with code 1. */
async function start(): Promise<void> {
  try {
    process.env['OFFICE_DIST'] ??= join(import.meta.dirname, '../office');
    const settings = loadSettings(process.env);
    await serve(settings, new AppLog(settings.logLevel));
  } catch (error) {
    if (error instanceof ConfigurationInvalid || error instanceof InstallationRefused)
      process.stderr.write(`${error.message}\n`);
    else new AppLog().error('the back office did not start', error);
    // open handles of the failed start must not keep the process alive
    setImmediate(() => process.exit(1));
  }
}

async function serve(settings: Settings, log: AppLog): Promise<void> {
  await migrate(directUrl(settings), migrations);
  await claimInstallation(settings);
  const clock = settings.mode === 'simulator' ? new FollowingClock() : undefined;
  const app = await createOffice(settings, log, clock);
  if (clock) await followWorld(app, clock);
  await app.listen({ port: settings.officePort, host: settings.officeHost });
  const url = await app.getUrl();
  log.info('the back office is ready', { url, mode: settings.mode, pid: process.pid });
  // the launcher that started this process waits for it
  process.send?.({ ready: true, url });
}

void start();
