import type { DomainError } from '@housebrand/shared';

/** The provider made the transfer and confirmed it. */
export interface Settled<T> {
  readonly kind: 'settled';
  readonly value: T;
}

/** The provider did not make the transfer. */
export interface Refused {
  readonly kind: 'refused';
  /** False when we sent nothing: connection refused, circuit breaker open, or too many calls waiting. */
  readonly wasSent: boolean;
  /** Shown to the caller: the provider's code and message, or that the system is unreachable. */
  readonly error: DomainError;
}

/** Sent without a usable reply: possibly done. It is stored and queried later, never guessed and never sent again. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly error: DomainError;
}

/**
 * How a call that moves money ended (decisions, Money). `value` is reachable only through `kind`, `neverAnOutcome` makes a switch over it
 * exhaustive, and the lint rule `housebrand/outcome-taken` rejects statements that drop an outcome.
 */
export type Outcome<T> = Settled<T> | Refused | Unknown;

/** Creates the outcome of a transfer that the provider confirmed. */
export function settled<T>(value: T): Settled<T> {
  return { kind: 'settled', value };
}

/** Creates the outcome of a transfer that was not made; `wasSent` is false when we sent nothing. */
export function refused(error: DomainError, wasSent: boolean): Refused {
  return { kind: 'refused', wasSent, error };
}

/** Creates the outcome of a transfer without a usable reply: to be recorded and looked up at the provider, never sent again. */
export function unknown(error: DomainError): Unknown {
  return { kind: 'unknown', error };
}

/** Maps the value of a settled outcome and returns other outcomes unchanged. */
export function mapSettled<T, R>(outcome: Outcome<T>, map: (value: T) => R): Outcome<R> {
  return outcome.kind === 'settled' ? settled(map(outcome.value)) : outcome;
}

/** Use as the `default` of a switch over `kind`: it does not compile while a kind is missing. @throws TypeError */
export function neverAnOutcome(outcome: never): never {
  throw new TypeError(`not an outcome: ${JSON.stringify(outcome)}`);
}
