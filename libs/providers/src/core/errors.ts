import { DomainError } from '@housebrand/shared';

/** A refusal's call and code; for logs and metrics, never shown. */
export interface RefusedCall {
  /** `memberSystem.authen`. */
  call: string;
  /** The provider's code, which the envelope repeats. */
  code: number;
  /** The provider's message, `''` if it had none. */
  providerMessage: string;
}

/** A provider refused a call with a code other than 0. The caller receives the code and message unchanged. */
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

/** The provider does not have the call (decisions, Extensions): nothing was done, and retrying is pointless. */
export class NotOffered extends DomainError {
  readonly call: string;

  constructor({ call }: Pick<RefusedCall, 'call'>) {
    super({ code: 503, status: 503, messageKey: 'providers.notOffered' });
    this.call = call;
  }
}

/** Code 1005 or 1003 on a member's call: the session at the provider is over (specification section 8). */
export class ProviderSessionExpired extends DomainError {
  readonly call: string;

  constructor({ call, code }: Omit<RefusedCall, 'providerMessage'>) {
    super({ code, status: 401, messageKey: 'providers.sessionExpired' });
    this.call = call;
  }
}
