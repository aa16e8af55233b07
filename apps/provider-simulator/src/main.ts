import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { AppLog } from '@housebrand/shared/nest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createSimulator } from './application';
import { readConfig, type SimulatorConfig } from './settings/config';
import { Address } from './edge/address';

/** What the process that started this one may say: end what you are, or be another one over a database. */
type Order = 'close' | { databaseUrl: string };

async function open(config: SimulatorConfig): Promise<NestFastifyApplication> {
  const app = await createSimulator(config, fileURLToPath(new URL('./assets/', import.meta.url)));
  await app.listen(config.port, config.host);
  const address = app.getHttpServer().address();
  if (address && typeof address === 'object') app.get(Address).listening(address.port);
  app.get(AppLog).info('the provider simulator is ready', { address: app.get(Address).origin });
  return app;
}

async function start(): Promise<void> {
  const config = readConfig();
  let app = await open(config);
  if (!process.send) return;
  // whoever started it as a process of their own and left the port to the machine
  process.send(app.get(Address).origin);
  // specs let one process be a simulator after the other: its modules are loaded once
  process.on('message', (order: Order) => {
    const begin = order === 'close' ? app.close() : open({ ...config, databaseUrl: order.databaseUrl });
    begin.then((opened) => {
      app = opened ?? app;
      process.send?.(opened ? app.get(Address).origin : 'closed');
    }, fail);
  });
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

start().catch(fail);
