import {
  Conflict,
  DomainError,
  InvalidInput,
  NotFound,
  OWN_CODES,
  type FieldProblem,
  type PasskeyChallenge,
} from '@housebrand/shared';
import { REGISTRATION_ANSWERS } from './registration';

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
    super({ code: 503, status: 503, messageKey: 'shared.underMaintenance' });
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

/** The step that heard the password said no: the only refusal that is a wrong guess. */
export class CredentialsRefused extends LoginRefused {}

/** A write with cookies that does not come from our own pages. */
export class ForeignOrigin extends DomainError {
  constructor() {
    super({ code: 403, status: 403, messageKey: 'auth.foreignOrigin' });
  }
}

/** The source agent's system knows no such member, or another credit: which of them is not told. */
export class TransferCreditMismatch extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'auth.transferCreditMismatch' });
  }
}

/** The credit of this member has been claimed before, by whichever agent. */
export class TransferClaimed extends Conflict {
  constructor() {
    super('auth.transferClaimed');
  }
}

/** The two agents have not both agreed to the transfer of members. */
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

/** The password that was typed again is not the member's. Not 401: the session goes on. */
export class PasswordRefused extends DomainError {
  constructor(cause?: unknown) {
    super({ code: 403, status: 403, messageKey: 'auth.passwordRefused', cause });
  }
}

/** The member has no such session any more. */
export class NoSuchSession extends NotFound {
  constructor() {
    super('auth.sessionNotFound');
  }
}

/** The envelope's code while a generated password waits to be changed. */
export const PASSWORD_CHANGE_CODE = OWN_CODES.passwordChange;

/** The member came with a generated password: `POST /api/provider/change-password` first, then everything else. */
export class PasswordChangeNeeded extends DomainError {
  constructor() {
    super({ code: PASSWORD_CHANGE_CODE, status: 403, messageKey: 'auth.passwordChangeNeeded' });
  }
}

/** The provider's answer to a registration, 101 to 110 (specification section 5): the field that is wrong, in our words. */
export class RegistrationRefused extends DomainError {
  constructor(code: number, cause?: unknown) {
    const { messageKey } = REGISTRATION_ANSWERS[code]!;
    super({ code, status: 409, messageKey, cause });
  }
}

/** The member excluded themself and may not come back by another name; the reason is nobody else's business. */
export class RegistrationClosed extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'auth.registrationClosed' });
  }
}

/** The envelope's code for a captcha or a one-time password that is wrong, used or too old. */
export const CODE_REFUSED = 1021;

/** A captcha or a one-time password that is wrong, used or too old. */
export class CodeRefused extends DomainError {
  constructor(cause?: unknown) {
    super({ code: CODE_REFUSED, status: 422, messageKey: 'auth.codeRefused', cause });
  }
}

/** The site registers members the other way: with one-time passwords, or without. */
export class OtherWayToRegister extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'auth.otherWayToRegister' });
  }
}

/** The agent is unknown, or another product serves it. */
export class NoRegistrationHere extends NotFound {
  constructor() {
    super('auth.noRegistration');
  }
}

/** The current password that was typed is not the member's. Not 401: the session goes on. */
export class CurrentPasswordWrong extends InvalidInput {
  constructor() {
    super([{ field: 'currentPassword', messageKey: 'auth.currentPasswordWrong' } satisfies FieldProblem]);
  }
}

/** A code of a second factor that is wrong, or was used before. Not 401: the session, if there is one, goes on. */
export class SecondFactorRefused extends DomainError {
  constructor() {
    super({ code: OWN_CODES.factorRefused, status: 403, messageKey: 'auth.codeRefused' });
  }
}

/** A passkey that is not the member's, of another host, or an answer to what was not asked. Not 401, as with a code. */
export class PasskeyRefused extends DomainError {
  /** @param challenge to try again with */
  constructor(challenge?: PasskeyChallenge) {
    super({ code: OWN_CODES.factorRefused, status: 403, messageKey: 'auth.passkeyRefused', challenge });
  }
}

/** A passkey is made by a browser, on a page of ours or of one of the agent's sites, at a host with a name. */
export class NoPasskeyHere extends Conflict {
  constructor() {
    super('auth.noPasskeyHere');
  }
}

/** The member has this passkey already. */
export class PasskeyExists extends Conflict {}

/** The member has no such second factor. */
export class NoSuchFactor extends NotFound {
  constructor() {
    super();
  }
}
