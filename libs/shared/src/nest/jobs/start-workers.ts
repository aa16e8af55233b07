import type { INestApplicationContext } from '@nestjs/common';
import { OutboxWorker } from '../outbox/outbox-worker';
import { Jobs } from './jobs';

/** Begins what an instance that serves members does beside that: jobs, when it leads, and its share of the outbox. */
export function startWorkers(app: INestApplicationContext): void {
  app.get(Jobs).start();
  app.get(OutboxWorker).start();
}
