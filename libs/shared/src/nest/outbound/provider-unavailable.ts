import { DomainError } from '@housebrand/shared';

/** Why a system behind us gave no usable answer. */
export type UnavailableReason =
  'refused' | 'reset' | 'timeout' | 'status' | 'redirect' | 'malformed' | 'tooLarge' | 'breakerOpen' | 'overloaded';

/** A system behind us did not answer, or not with what was agreed. Business refusals are not this. */
export class ProviderUnavailable extends DomainError {
  constructor(
    readonly provider: string,
    readonly reason: UnavailableReason,
    cause?: unknown,
  ) {
    super({ code: 503, status: 503, messageKey: 'shared.unavailable', cause });
  }

  /** Whether the call certainly had no effect; otherwise its outcome is unknown and must be asked for, never guessed. */
  get hadNoEffect(): boolean {
    return this.reason === 'refused' || this.reason === 'breakerOpen' || this.reason === 'overloaded';
  }
}
