import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '@housebrand/shared';
import { currentScope, RateGate } from '@housebrand/shared/nest';

/** Requests of one session that reach a provider. */
const REQUESTS_PER_SECOND = 30;
/** Calls to providers on behalf of one session at the same time, and how many may wait: a page of lists asks for many. */
const MAX_CONCURRENCY = 8;
const WAITING = 64;
const MAX_SESSIONS = 20_000;

/**
 * What one session may cost the providers, in this instance: 30 requests a second that reach one, 8 calls at the same time.
 * Whatever has no session (jobs, logins, guests) is limited elsewhere.
 */
export class SessionRateGate {
  private readonly requests = new RateGate(REQUESTS_PER_SECOND);
  private readonly admitted = new WeakSet<object>();
  // `max` would reserve the room of all entries at once
  private readonly places = new LRUCache<string, BulkheadPolicy>({ maxSize: MAX_SESSIONS, sizeCalculation: () => 1 });

  /** @throws TooManyRequests before anything was sent */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const scope = currentScope();
    if (scope?.principal?.kind !== 'member') return call();
    const { sessionId } = scope.principal;
    if (!this.admitted.has(scope)) {
      this.requests.take(sessionId);
      this.admitted.add(scope);
    }
    try {
      return await this.placesOf(sessionId).execute(call);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new TooManyRequests(1) : error;
    }
  }

  private placesOf(sessionId: string): BulkheadPolicy {
    let places = this.places.get(sessionId);
    if (!places) this.places.set(sessionId, (places = bulkhead(MAX_CONCURRENCY, WAITING)));
    return places;
  }
}
