import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock';
import { Jobs } from '../jobs/jobs';
import { AppLog } from '../logging/app-log';
import { redactText } from '../logging/redaction';
import { expectDeliveries, outboxDeliveries } from '../monitoring/metrics';
import { backoffMs, MAX_ATTEMPTS } from './backoff';
import { OutboxRefused, type OutboxHandler } from './outbox-handler';
import { OutboxRepository, type ClaimedDelivery } from './outbox.repository';

const POLL_MS = 500;
const BATCH_SIZE = 16;
const LEASE_MS = 30_000;
const MAX_FAILURE_LENGTH = 500;
const DAY_MS = 86_400_000;
/** Sent entries are kept for support questions, and for a comparison after a restored backup. */
const KEEP_SENT_MS = 90 * DAY_MS;

/** Delivers the entries of the outbox. The workers of all instances share the work and keep the order of each key. */
@Injectable()
export class OutboxWorker implements BeforeApplicationShutdown {
  private readonly handlers = new Map<string, OutboxHandler>();
  private readonly abort = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isWokenAgain = false;

  constructor(
    private readonly repository: OutboxRepository,
    private readonly log: AppLog,
    clock: Clock,
    jobs: Jobs,
  ) {
    const forget = () => repository.forgetSent(new Date(clock.now().getTime() - KEEP_SENT_MS));
    jobs.register({ name: 'outbox-forget-sent', everyMs: DAY_MS, run: forget });
  }

  /** @throws TypeError when the topic has a handler already */
  handle<Payload>(handler: OutboxHandler<Payload>): void {
    if (this.handlers.has(handler.topic)) throw new TypeError(`two handlers for the topic ${handler.topic}`);
    this.handlers.set(handler.topic, handler as OutboxHandler);
    expectDeliveries(handler.topic);
  }

  /** Starts to deliver; called by applications that serve members. */
  start(): void {
    if (this.handlers.size > 0) this.wake();
  }

  /** Checks for entries now instead of at the next poll; call it after the commit of an urgent entry. */
  wake(): void {
    if (this.abort.signal.aborted) return;
    if (this.round) {
      this.isWokenAgain = true;
      return;
    }
    clearTimeout(this.timer);
    this.round = this.deliverAll().finally(() => {
      this.round = undefined;
      const pause = this.isWokenAgain ? 0 : POLL_MS;
      this.isWokenAgain = false;
      if (!this.abort.signal.aborted) this.timer = setTimeout(() => this.wake(), pause);
    });
  }

  /** Starts no more deliveries, aborts running ones and waits for them. */
  async beforeApplicationShutdown(): Promise<void> {
    this.abort.abort();
    clearTimeout(this.timer);
    await this.round;
  }

  /** Delivers all topics in parallel, so that a slow topic does not delay the others. */
  private async deliverAll(): Promise<void> {
    await Promise.all([...this.handlers.values()].map((handler) => this.deliverTopic(handler)));
  }

  private async deliverTopic(handler: OutboxHandler): Promise<void> {
    const leaseMs = handler.leaseMs ?? LEASE_MS;
    try {
      while (!this.abort.signal.aborted) {
        const entries = await this.repository.claim(handler, BATCH_SIZE, leaseMs);
        if (entries.length === 0) return;
        await Promise.all(entries.map((entry) => this.deliver(handler, entry, leaseMs)));
      }
    } catch (error) {
      // claimed entries are retried when their lease ends
      this.log.error(`outbox ${handler.topic} failed; it retries at the next poll`, error);
    }
  }

  private async deliver(handler: OutboxHandler, entry: ClaimedDelivery, leaseMs: number): Promise<void> {
    const signal = AbortSignal.any([this.abort.signal, AbortSignal.timeout(leaseMs * 0.8)]);
    try {
      await handler.deliver(entry, signal);
    } catch (error) {
      await this.fail(handler, entry, error);
      return;
    }
    const isMarked = await this.repository.markSent(entry);
    outboxDeliveries.inc({ topic: entry.topic, outcome: isMarked ? 'sent' : 'late' });
  }

  private async fail(handler: OutboxHandler, entry: ClaimedDelivery, error: unknown): Promise<void> {
    const failure = redactText(error instanceof Error ? error.message : String(error)).slice(0, MAX_FAILURE_LENGTH);
    const isOver = error instanceof OutboxRefused || entry.attempt >= (handler.maxAttempts ?? MAX_ATTEMPTS);
    outboxDeliveries.inc({ topic: entry.topic, outcome: isOver ? 'parked' : 'failed' });
    if (!isOver) {
      await this.repository.postpone(entry, failure, backoffMs(entry.attempt));
      return;
    }
    this.log.error(`outbox ${entry.topic} ${entry.id} parked after ${entry.attempt} attempts`, error);
    await this.repository.park(entry, failure);
  }
}
