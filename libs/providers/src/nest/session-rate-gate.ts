import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '@housebrand/shared';
import { currentScope, RateGate } from '@housebrand/shared/nest';

/** A session's requests per second that reach a provider. */
const REQUESTS_PER_SECOND = 30;
/** A session's concurrent provider calls, and how many may queue: one page reads many lists. */
const MAX_CONCURRENCY = 8;
const MAX_QUEUED = 64;
const MAX_SESSIONS = 20_000;

/**
 * Limits each session's load on the providers, per instance: 30 requests per second and 8 concurrent calls. Calls without a
 * session (jobs, logins, guests) are limited elsewhere.
 */
export class SessionRateGate {
  private readonly requests = new RateGate(REQUESTS_PER_SECOND);
  private readonly admitted = new WeakSet<object>();
  // `max` would preallocate memory for all entries.
  private readonly bulkheads = new LRUCache<string, BulkheadPolicy>({
    maxSize: MAX_SESSIONS,
    sizeCalculation: () => 1,
  });

  /** @throws TooManyRequests before anything is sent */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const scope = currentScope();
    if (scope?.principal?.kind !== 'member') return call();
    const { sessionId } = scope.principal;
    if (!this.admitted.has(scope)) {
      this.requests.take(sessionId);
      this.admitted.add(scope);
    }
    try {
      return await this.bulkheadOf(sessionId).execute(call);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new TooManyRequests(1) : error;
    }
  }

  private bulkheadOf(sessionId: string): BulkheadPolicy {
    let sessionBulkhead = this.bulkheads.get(sessionId);
    if (!sessionBulkhead) {
      sessionBulkhead = bulkhead(MAX_CONCURRENCY, MAX_QUEUED);
      this.bulkheads.set(sessionId, sessionBulkhead);
    }
    return sessionBulkhead;
  }
}
