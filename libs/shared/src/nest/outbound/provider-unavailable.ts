import { DomainError } from '@housebrand/shared';

/** Why a provider system gave no usable reply. */
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
  /** The request had too little time left, so the call was not sent. */
  | 'tooLate'
  /** The provider reports maintenance; whether the call had an effect is unknown. */
  | 'maintenance'
  /** The provider has no such call. */
  | 'absent'
  /** The provider rejects this installation's credentials. */
  | 'turnedAway';

const NOT_SENT: ReadonlySet<UnavailableReason> = new Set(['refused', 'breakerOpen', 'overloaded', 'tooLate']);

/** A provider system sent no reply, or not the agreed one. Business refusals are other errors. */
export class ProviderUnavailable extends DomainError {
  constructor(
    readonly provider: string,
    readonly reason: UnavailableReason,
    cause?: unknown,
  ) {
    // a slot is soon free; the other reasons have no known end
    const retryAfterSeconds = reason === 'overloaded' ? 1 : undefined;
    const messageKey = reason === 'maintenance' ? 'shared.underMaintenance' : 'shared.unavailable';
    super({ code: 503, status: 503, messageKey, retryAfterSeconds, cause });
  }

  /** Whether the call certainly had no effect; otherwise its outcome is unknown and must be queried, never guessed. */
  get hadNoEffect(): boolean {
    return NOT_SENT.has(this.reason);
  }
}

/** Returns an example for a route's documentation: `errors: [unavailable('gamePlatform')]`. */
export const unavailable = (provider: string) => (): ProviderUnavailable =>
  new ProviderUnavailable(provider, 'timeout');
