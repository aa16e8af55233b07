import { DomainError } from '@housebrand/shared';

/** Which call was answered how; for logs and metrics, never shown. */
export interface RefusedCall {
  /** `memberSystem.authen`. */
  call: string;
  /** The provider's code, also the envelope's. */
  code: number;
  /** The provider's words, `''` when it had none. */
  providerMessage: string;
}

/** A provider understood the call and said no: a code other than 0. Its code and words go to the caller unchanged. */
export class ProviderRefused extends DomainError {
  readonly call: string;

  constructor({ call, code, providerMessage }: RefusedCall) {
    super({
      code,
      status: 422,
      messageKey: 'providers.refused',
      providerMessage: providerMessage || undefined,
    });
    this.call = call;
  }
}

/** The provider has no such call (decisions, Extensions): nothing was done, and asking again is of no use. */
export class NotOffered extends DomainError {
  readonly call: string;

  constructor({ call }: Pick<RefusedCall, 'call'>) {
    super({ code: 503, status: 503, messageKey: 'providers.notOffered' });
    this.call = call;
  }
}

/** Code 1005 or 1003 on an authenticated call: the member's session at the provider is over (specification section 8). */
export class ProviderSessionExpired extends DomainError {
  readonly call: string;

  constructor({ call, code }: Omit<RefusedCall, 'providerMessage'>) {
    super({ code, status: 401, messageKey: 'providers.sessionExpired' });
    this.call = call;
  }
}
