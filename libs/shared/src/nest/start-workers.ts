import type { INestApplicationContext } from '@nestjs/common';
import { OutboxWorker } from './outbox/outbox-worker';
import { Jobs } from './jobs/jobs';

/** Starts the background work of an instance that serves members: jobs, when it leads, and its share of the outbox. */
export function startWorkers(app: INestApplicationContext): void {
  app.get(Jobs).start();
  app.get(OutboxWorker).start();
}
