import { DomainError } from '@housebrand/shared';

/** The provider's codes for a session it no longer knows (specification section 8, session errors). */
export const SESSION_ERROR_CODES: readonly number[] = [1005, 1003];

/** Wrong credentials, a username without the prefix, or no seamless record (specification section 8, login). */
export class InvalidUsernameOrPassword extends DomainError {
  constructor() {
    super({ code: 500, status: 401, messageKey: 'auth.invalidCredentials' });
  }
}

/** The seamless record of a first login could not be created (specification section 8, login). */
export class FirstLoginFailed extends DomainError {
  constructor(cause?: unknown) {
    super({ code: 400, status: 400, messageKey: 'auth.firstLoginFailed', cause });
  }
}

/** Seamless-login maintenance and the member is not on the white list (specification sections 3 and 8). */
export class UnderMaintenance extends DomainError {
  constructor() {
    super({ code: 503, status: 503, messageKey: 'auth.underMaintenance' });
  }
}

/** The provider no longer knows the session: the portal token goes and the member logs in again (section 8). */
export class SessionExpired extends DomainError {
  /** @param code 1005 or 1003, as the provider answered. */
  constructor(code: number = SESSION_ERROR_CODES[0]!, cause?: unknown) {
    super({ code, status: 401, messageKey: 'auth.sessionExpired', cause });
  }
}

/** A step of the login answered a code other than 0: returned to the caller unchanged (section 4). */
export class LoginRefused extends DomainError {
  constructor(code: number, providerMessage: string | undefined, cause?: unknown) {
    super({
      code,
      status: 401,
      messageKey: 'auth.providerRefused',
      ...(providerMessage ? { providerMessage } : {}),
      cause,
    });
  }
}

/** A write with cookies that does not come from our own pages. */
export class ForeignOrigin extends DomainError {
  constructor() {
    super({ code: 403, status: 403, messageKey: 'auth.foreignOrigin' });
  }
}

/** The credit to be transferred differs from what the source agent's system says. */
export class TransferCreditMismatch extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'auth.transferCreditMismatch' });
  }
}

/** The source agent's system cannot be asked, so a transferred credit is not believed. */
export class TransferNotPossible extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'auth.transferNotPossible' });
  }
}
