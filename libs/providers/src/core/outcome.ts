import type { DomainError } from '@housebrand/shared';

/** The provider did it and said so. */
export interface Settled<T> {
  readonly kind: 'settled';
  readonly value: T;
}

/** It was not done. */
export interface Refused {
  readonly kind: 'refused';
  /** False when nothing left this house: nobody there, breaker open, no place free. */
  readonly wasSent: boolean;
  /** What the caller is told: the provider's code and words, or that the system cannot be reached. */
  readonly error: DomainError;
}

/** Sent, and no usable answer: perhaps done, perhaps not. It is stored as such and asked for, never guessed, never sent again. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly error: DomainError;
}

/**
 * How a call that moves money ended (decisions, Money). What it settled is reached through `kind` alone, a switch over it
 * is exhaustive (`neverAnOutcome`), and a statement that drops one is refused by the rule `housebrand/outcome-taken`.
 */
export type Outcome<T> = Settled<T> | Refused | Unknown;

export function settled<T>(value: T): Settled<T> {
  return { kind: 'settled', value };
}

export function refused(error: DomainError, wasSent: boolean): Refused {
  return { kind: 'refused', wasSent, error };
}

export function unknown(error: DomainError): Unknown {
  return { kind: 'unknown', error };
}

/** The same end, with what it settled in other words. */
export function mapSettled<T, R>(outcome: Outcome<T>, map: (value: T) => R): Outcome<R> {
  return outcome.kind === 'settled' ? settled(map(outcome.value)) : outcome;
}

/** The `default` of a switch over `kind`: it does not compile while a kind is left out. @throws TypeError */
export function neverAnOutcome(outcome: never): never {
  throw new TypeError(`not an outcome: ${JSON.stringify(outcome)}`);
}
