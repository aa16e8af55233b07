import { CircuitState, CountBreaker, circuitBreaker, handleWhen, type CircuitBreakerPolicy } from 'cockatiel';
import { ProviderUnavailable, type UnavailableReason } from './provider-unavailable';

/** The server cannot be reached by any call. */
const UNREACHABLE: ReadonlySet<UnavailableReason> = new Set(['refused', 'reset']);
/** The server is reachable but a call does not complete. */
const FAILING: ReadonlySet<UnavailableReason> = new Set(['timeout', 'status']);

/** Opens when half of the last twenty calls fail, after at least ten calls. */
const countBreaker = () => new CountBreaker({ threshold: 0.5, size: 20, minimumNumberOfCalls: 10 });

/**
 * The circuit breaker of one provider system. It opens for all calls when the system is unreachable, or when several of its calls
 * time out or fail with 5xx. If only one call does, it opens for that call alone. Malformed replies don't open it, since the
 * system is running.
 */
export class SystemBreaker {
  private readonly system: CircuitBreakerPolicy;
  private readonly calls = new Map<string, CircuitBreakerPolicy>();
  /** Operations whose latest call failed. */
  private readonly failing = new Set<string>();

  /**
   * @param breakMs how long the breaker stays open before it tries one call
   * @param onState called with whether calls to the system go through
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
   * @param operation the call's name, without values
   * @throws BrokenCircuitError, or what the call throws
   */
  execute<T>(operation: string, call: () => Promise<T>): Promise<T> {
    return this.of(operation).execute(() => this.system.execute(() => this.recorded(operation, call)));
  }

  private async recorded<T>(operation: string, call: () => Promise<T>): Promise<T> {
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
