import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { AppLog } from '@housebrand/shared/nest';
import { createSimulator } from './application';
import { readConfig } from './settings/config';
import { Address } from './edge/address';

async function start(): Promise<void> {
  const config = readConfig();
  const app = await createSimulator(config, fileURLToPath(new URL('./assets/', import.meta.url)));
  await app.listen(config.port, config.host);
  const address = app.getHttpServer().address();
  if (address && typeof address === 'object') app.get(Address).listening(address.port);
  const { origin } = app.get(Address);
  app.get(AppLog).info('the provider simulator is ready', { address: origin });
  // whoever started it as a process of their own and left the port to the machine
  process.send?.(origin);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
