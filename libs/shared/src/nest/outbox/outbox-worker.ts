import { randomUUID } from 'node:crypto';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock';
import { Jobs } from '../jobs/jobs';
import { AppLog } from '../logging/app-log';
import { redactText } from '../logging/redaction';
import { expectDeliveries, outboxDeliveries } from '../monitoring/metrics';
import { backoffMs, MAX_ATTEMPTS } from './backoff';
import {
  OutboxRefused,
  type ClaimedDelivery,
  type LeasedEntry,
  type OutboxHandler,
  type OutboxLease,
} from './outbox-handler';
import { OutboxRepository } from './outbox.repository';

const POLL_MS = 500;
const BATCH_SIZE = 16;
const LEASE_MS = 30_000;
const MAX_FAILURE_LENGTH = 500;
const DAY_MS = 86_400_000;
/** Sent entries are kept for support questions, and for a comparison after a restored backup. */
const KEEP_SENT_MS = 90 * DAY_MS;

type EntryKey = Pick<ClaimedDelivery, 'agent' | 'topic' | 'key'>;

/** A running delivery of an entry that this process leased as it added it, or as it finished the one before it. */
interface LeasedDelivery {
  entry: ClaimedDelivery;
  ended: Promise<void>;
  /** Another entry of its key waits for it, or waited for one before it. */
  isFollowed: boolean;
}

/** Delivers the entries of the outbox. The workers of all instances share the work and keep the order of each key. */
@Injectable()
export class OutboxWorker implements BeforeApplicationShutdown {
  private readonly handlers = new Map<string, OutboxHandler>();
  private readonly abort = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isWokenAgain = false;
  private readonly leased = new Set<LeasedDelivery>();

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

  /** Whether this application delivers a topic. */
  handles(topic: string): boolean {
    return this.handlers.has(topic);
  }

  /** Starts to deliver; called by applications that serve members. */
  start(): void {
    if (this.handlers.size > 0) this.wake();
  }

  /**
   * Checks for entries now instead of at the next poll; call it after the commit of an urgent entry.
   * @param entry the entry, if it was to be leased: the check waits for this process's delivery of the entry before it
   */
  wake(entry?: EntryKey): void {
    if (this.abort.signal.aborted) return;
    const earlier = entry && [...this.leased].find((leased) => isSameKey(leased.entry, entry));
    if (earlier) {
      earlier.isFollowed = true;
      return;
    }
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

  /**
   * Returns a lease for an entry that the caller is about to add, or `null` if this process has enough deliveries or is stopping: then
   * add it without one, and call `wake`.
   */
  lease(topic: string): OutboxLease | null {
    if (this.abort.signal.aborted || this.leased.size >= BATCH_SIZE) return null;
    return this.newLease(topic);
  }

  /** Like `lease`, for the entry that `outbox_take` finds. @param claim the running delivery before it, which hands on its place */
  leaseNext(topic: string, claim: string): OutboxLease | null {
    const hasPlace = !this.abort.signal.aborted && [...this.leased].some(({ entry }) => entry.claim === claim);
    return hasPlace ? this.newLease(topic) : this.lease(topic);
  }

  /**
   * Delivers an entry that was added with a lease of this process, without waiting for it. Call it after the commit.
   * @param deliver the handler's `deliver`, or what it would do
   */
  deliverLeased(entry: ClaimedDelivery, deliver: OutboxHandler['deliver'], isFollowed = false): void {
    const handler = this.handlers.get(entry.topic)!;
    const ended = this.deliver({ ...handler, deliver }, entry, handler.leaseMs ?? LEASE_MS)
      .catch((error: unknown) => this.log.error(`outbox ${entry.topic} failed; it retries when the lease ends`, error))
      .then((next) => {
        this.leased.delete(leased);
        if (next) this.deliverLeased(next.entry, next.deliver, leased.isFollowed);
        else if (leased.isFollowed) this.wake();
      });
    const leased = { entry, ended, isFollowed };
    this.leased.add(leased);
  }

  /** Starts no more deliveries, aborts running ones and waits for them. */
  async beforeApplicationShutdown(): Promise<void> {
    this.abort.abort();
    clearTimeout(this.timer);
    await this.round;
    // an ended delivery may have leased another entry
    while (this.leased.size > 0) await Promise.all([...this.leased].map(({ ended }) => ended));
  }

  private newLease(topic: string): OutboxLease {
    return { claim: randomUUID(), leaseMs: this.handlers.get(topic)!.leaseMs ?? LEASE_MS };
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
        await Promise.all(entries.map((entry) => this.deliverClaimed(handler, entry, leaseMs)));
      }
    } catch (error) {
      // claimed entries are retried when their lease ends
      this.log.error(`outbox ${handler.topic} failed; it retries at the next poll`, error);
    }
  }

  /** The entries that follow a claimed one don't keep the batch waiting. */
  private async deliverClaimed(handler: OutboxHandler, entry: ClaimedDelivery, leaseMs: number): Promise<void> {
    const next = await this.deliver(handler, entry, leaseMs);
    if (next) this.deliverLeased(next.entry, next.deliver);
  }

  /** @returns the entry that was leased with the end of this one */
  private async deliver(handler: OutboxHandler, entry: ClaimedDelivery, leaseMs: number): Promise<LeasedEntry | null> {
    const signal = AbortSignal.any([this.abort.signal, AbortSignal.timeout(leaseMs * 0.8)]);
    let end;
    try {
      end = await handler.deliver(entry, signal);
    } catch (error) {
      await this.fail(handler, entry, error);
      return null;
    }
    const isMarked = end !== undefined || (await this.repository.markSent(entry));
    outboxDeliveries.inc({ topic: entry.topic, outcome: isMarked ? 'sent' : 'late' });
    return typeof end === 'object' ? end : null;
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

function isSameKey(one: EntryKey, other: EntryKey): boolean {
  return one.agent === other.agent && one.topic === other.topic && one.key === other.key;
}
