import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { AppLog } from '@housebrand/shared/nest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createSimulator } from './application';
import { readConfig, type SimulatorConfig } from './settings/config';
import { Address } from './http/address';

/** Messages from the parent process: close, or serve another database. */
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
  // Send the parent process the address, because the operating system may have chosen the port.
  process.send(app.get(Address).origin);
  // Specs reuse one process for several simulators, so that modules load only once.
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
