import { CircuitState, CountBreaker, circuitBreaker, handleWhen, type CircuitBreakerPolicy } from 'cockatiel';
import { ProviderUnavailable, type UnavailableReason } from './provider-unavailable';

/** No server at the other end, whatever the call. */
const UNREACHABLE: ReadonlySet<UnavailableReason> = new Set(['refused', 'reset']);
/** The server is there and a call of it does not come to an end. */
const FAILING: ReadonlySet<UnavailableReason> = new Set(['timeout', 'status']);

/** Half of the last twenty calls, and ten of them at least. */
const countBreaker = () => new CountBreaker({ threshold: 0.5, size: 20, minimumNumberOfCalls: 10 });

/**
 * The breaker of one system behind us. It opens for all calls when the system cannot be reached, or when several of its
 * calls time out or fail with 5xx; while it is only one call that does, it opens for that call alone and the others go on.
 * A reply of the wrong shape comes from a system that runs: it opens nothing.
 */
export class SystemBreaker {
  private readonly system: CircuitBreakerPolicy;
  private readonly calls = new Map<string, CircuitBreakerPolicy>();
  /** Calls that failed when they were last made. */
  private readonly failing = new Set<string>();

  /**
   * @param breakMs how long it stays open before it tries one call
   * @param onState hears whether calls of the system go through
   */
  constructor(
    private readonly breakMs: number,
    onState: (isClosed: boolean) => void,
  ) {
    this.system = this.breaker((reason) => UNREACHABLE.has(reason) || (FAILING.has(reason) && this.failing.size > 1));
    this.system.onStateChange((state) => onState(state === CircuitState.Closed));
  }

  /**
   * Makes a call, unless the breaker is open for it.
   * @param operation the call's name, without values in it
   * @throws BrokenCircuitError, and whatever the call throws
   */
  execute<T>(operation: string, call: () => Promise<T>): Promise<T> {
    return this.of(operation).execute(() => this.system.execute(() => this.noted(operation, call)));
  }

  private async noted<T>(operation: string, call: () => Promise<T>): Promise<T> {
    try {
      const result = await call();
      this.failing.delete(operation);
      return result;
    } catch (error) {
      if (error instanceof ProviderUnavailable && FAILING.has(error.reason)) this.failing.add(operation);
      throw error;
    }
  }

  private of(operation: string): CircuitBreakerPolicy {
    let breaker = this.calls.get(operation);
    if (!breaker) {
      breaker = this.breaker((reason) => FAILING.has(reason));
      this.calls.set(operation, breaker);
    }
    return breaker;
  }

  private breaker(isFailure: (reason: UnavailableReason) => boolean): CircuitBreakerPolicy {
    const handled = handleWhen((error) => error instanceof ProviderUnavailable && isFailure(error.reason));
    return circuitBreaker(handled, { halfOpenAfter: this.breakMs, breaker: countBreaker() });
  }
}
