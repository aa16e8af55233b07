import { DomainError } from '@housebrand/shared';

/** Why a system behind us gave no usable answer. */
export type UnavailableReason =
  | 'refused'
  | 'reset'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'malformed'
  | 'tooLarge'
  | 'breakerOpen'
  | 'overloaded'
  /** Whoever asked had waited too long already: it was not called. */
  | 'tooLate'
  /** It says that it is under maintenance; whether a call before that was done it does not say. */
  | 'maintenance'
  /** It has no such call. */
  | 'absent'
  /** It does not know this installation. */
  | 'turnedAway';

const NOT_SENT: ReadonlySet<UnavailableReason> = new Set(['refused', 'breakerOpen', 'overloaded', 'tooLate']);

/** A system behind us did not answer, or not with what was agreed. Business refusals are not this. */
export class ProviderUnavailable extends DomainError {
  constructor(
    readonly provider: string,
    readonly reason: UnavailableReason,
    cause?: unknown,
  ) {
    // a place is free again soon; nobody can say that of the others
    const retryAfterSeconds = reason === 'overloaded' ? 1 : undefined;
    const messageKey = reason === 'maintenance' ? 'shared.underMaintenance' : 'shared.unavailable';
    super({ code: 503, status: 503, messageKey, retryAfterSeconds, cause });
  }

  /** Whether the call certainly had no effect; otherwise its outcome is unknown and must be asked for, never guessed. */
  get hadNoEffect(): boolean {
    return NOT_SENT.has(this.reason);
  }
}

/** An example of it for a route's document: `errors: [unavailable('gamePlatform')]`. */
export const unavailable = (provider: string) => (): ProviderUnavailable =>
  new ProviderUnavailable(provider, 'timeout');
