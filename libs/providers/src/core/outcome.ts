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

/** The end of a move that was made, with what the provider said of it. */
export function settled<T>(value: T): Settled<T> {
  return { kind: 'settled', value };
}

/** The end of a move that was not made; `wasSent` is false when nothing left this house. */
export function refused(error: DomainError, wasSent: boolean): Refused {
  return { kind: 'refused', wasSent, error };
}

/** The end of a move that nobody can tell: noted, looked for in the provider's lists, never sent again. */
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
