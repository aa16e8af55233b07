import { AppLog, ConfigurationInvalid, directUrl, loadSettings, migrate } from '@housebrand/shared/nest';
import { claimInstallation, InstallationRefused } from '../installation/installation';
import { migrations } from '../domains';
import { PURGE } from './demo-commands';
import { openOps } from './open-ops';
import { askHere } from './sign-in/ask';
import { SessionFile } from './sign-in/session-file';
import { isHelpRequest, help, runOps, type OpsOutcome } from './run';

async function run(argv: readonly string[]): Promise<OpsOutcome> {
  if (isHelpRequest(argv)) return { exitCode: 0, lines: help(argv) };
  const settings = loadSettings(process.env);
  process.stderr.write(`Database: ${withoutPassword(settings.databaseUrl)}\n`);
  const log = new AppLog('error');
  await migrate(directUrl(settings), migrations);
  // the only command that runs on a database of the other mode
  if (!argv.join(' ').startsWith(PURGE)) await claimInstallation(settings);
  const app = await openOps(settings, log);
  try {
    return await runOps(app, argv, { ask: askHere, session: SessionFile.of(settings.databaseUrl) });
  } finally {
    await app.close();
  }
}

/** `postgresql://housebrand@127.0.0.1:5432/housebrand`: identifies the database, without credentials. */
function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  url.search = '';
  return url.href;
}

async function main(): Promise<void> {
  try {
    const { exitCode, lines } = await run(process.argv.slice(2));
    (exitCode === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
    process.exitCode = exitCode;
  } catch (error) {
    if (error instanceof ConfigurationInvalid || error instanceof InstallationRefused)
      process.stderr.write(`${error.message}\n`);
    else new AppLog().error('the command failed', error);
    process.exitCode = 1;
  }
}

void main();
