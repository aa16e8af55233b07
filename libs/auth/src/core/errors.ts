import { Conflict, DomainError, NotFound } from '@housebrand/shared';

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

/** The agent has no such member, as far as we know. */
export class UnknownMember extends NotFound {
  constructor() {
    super('auth.memberNotFound');
  }
}

/** The member has no seamless record. */
export class NoSeamlessRecord extends NotFound {
  constructor() {
    super('auth.seamlessNotFound');
  }
}

/** The member has a seamless record already. */
export class SeamlessRecordExists extends Conflict {
  constructor() {
    super('auth.seamlessExists');
  }
}
