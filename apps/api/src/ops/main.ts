import { NestFactory } from '@nestjs/core';
import { AppLog, ConfigurationInvalid, loadSettings, migrate } from '@housebrand/shared/nest';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { asksForHelp, help, runOps, type OpsOutcome } from './run';

async function run(argv: readonly string[]): Promise<OpsOutcome> {
  if (asksForHelp(argv)) return { exitCode: 0, lines: help() };
  const settings = loadSettings(process.env);
  const log = new AppLog('error');
  await migrate(settings.databaseUrl, migrations);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(settings, log), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    return await runOps(app, argv);
  } finally {
    await app.close();
  }
}

async function main(): Promise<void> {
  try {
    const { exitCode, lines } = await run(process.argv.slice(2));
    (exitCode === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
    process.exitCode = exitCode;
  } catch (error) {
    if (error instanceof ConfigurationInvalid) process.stderr.write(`${error.message}\n`);
    else new AppLog().error('the command failed', error);
    process.exitCode = 1;
  }
}

void main();
