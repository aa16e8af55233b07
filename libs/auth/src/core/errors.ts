import {
  Conflict,
  conflict,
  DomainError,
  fixedError,
  formatPlainSatang,
  InvalidInput,
  NotFound,
  notFound,
  OWN_CODES,
  type FieldProblem,
  type PasskeyChallenge,
  type Satang,
} from '@housebrand/shared';
import { REGISTRATION_ANSWERS } from './registration';

/** Wrong credentials, a username without the prefix, or no seamless record (specification section 8, login). */
export class InvalidUsernameOrPassword extends fixedError({
  code: 500,
  status: 401,
  messageKey: 'auth.invalidCredentials',
}) {}

/** The seamless record of a first login could not be created (specification section 8, login). */
export class FirstLoginFailed extends fixedError({ status: 400, messageKey: 'auth.firstLoginFailed' }) {}

/** Seamless-login maintenance is on and the member is not white-listed (specification sections 3 and 8). */
export class UnderMaintenance extends fixedError({ status: 503, messageKey: 'shared.underMaintenance' }) {}

/** A step of the login returned a code other than 0, which is passed to the caller unchanged (section 4). */
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

/** The step that checks the password refused it: the only refusal that counts as a wrong guess. */
export class CredentialsRefused extends LoginRefused {}

/** A write with cookies that does not come from our own pages. */
export class ForeignOrigin extends fixedError({ status: 403, messageKey: 'auth.foreignOrigin' }) {}

/** The source agent's system has no such member, or a different credit; the error does not reveal which. */
export class TransferCreditMismatch extends conflict('auth.transferCreditMismatch') {}

/** An agent has already claimed this member's credit. */
export class TransferClaimed extends conflict('auth.transferClaimed') {}

/** The two agents have not both agreed to the transfer of members. */
export class TransferNotPossible extends conflict('auth.transferNotPossible') {}

/** We know no such member of the agent. */
export class UnknownMember extends notFound('auth.memberNotFound') {}

/** The member has no seamless record. */
export class NoSeamlessRecord extends notFound('auth.seamlessNotFound') {}

/** The member already has a seamless record. */
export class SeamlessRecordExists extends conflict('auth.seamlessExists') {}

/** The password entered for a step-up is wrong. Not 401: the session continues. */
export class PasswordRefused extends fixedError({ status: 403, messageKey: 'auth.passwordRefused' }) {}

/** The member has no such live session. */
export class NoSuchSession extends notFound('auth.sessionNotFound') {}

/** The member logged in with a generated password and must call `POST /api/provider/change-password` first. */
export class PasswordChangeNeeded extends fixedError({
  code: OWN_CODES.passwordChange,
  status: 403,
  messageKey: 'auth.passwordChangeNeeded',
}) {}

/** The provider refused a registration with a code from 101 to 110 (specification section 5); the message is ours. */
export class RegistrationRefused extends DomainError {
  constructor(code: number, cause?: unknown) {
    const { messageKey } = REGISTRATION_ANSWERS[code]!;
    super({ code, status: 409, messageKey, cause });
  }
}

/** The person excluded themselves and may not register under another name; the error does not reveal the reason. */
export class RegistrationClosed extends conflict('auth.registrationClosed') {}

/** The envelope's code for a captcha or one-time password that is wrong, used or expired. */
export const CODE_REFUSED = 1021;

/** The captcha or one-time password is wrong, used or expired. */
export class CodeRefused extends fixedError({ code: CODE_REFUSED, status: 422, messageKey: 'auth.codeRefused' }) {}

/** A registration from another platform carries neither a one-time password nor a solved captcha. */
export class RegistrationProofNeeded extends fixedError({
  code: 4220,
  status: 422,
  messageKey: 'auth.registrationProofNeeded',
}) {}

/** The site requires the other way to register: with one-time passwords, or without. */
export class OtherWayToRegister extends conflict('auth.otherWayToRegister') {}

/** The agent is unknown, or another product serves it. */
export class NoRegistrationHere extends notFound('auth.noRegistration') {}

/** The entered current password is wrong. Not 401: the session continues. */
export class CurrentPasswordWrong extends InvalidInput {
  constructor() {
    super([{ field: 'currentPassword', messageKey: 'auth.currentPasswordWrong' } satisfies FieldProblem]);
  }
}

/** The code of a second factor is wrong or was used before. Not 401: the session, if there is one, continues. */
export class SecondFactorRefused extends fixedError({
  code: OWN_CODES.factorRefused,
  status: 403,
  messageKey: 'auth.codeRefused',
}) {}

/** The passkey is not the member's or belongs to another host, or the answer matches no open challenge. Not 401, as for codes. */
export class PasskeyRefused extends DomainError {
  /** @param challenge for the next attempt */
  constructor(challenge?: PasskeyChallenge) {
    super({ code: OWN_CODES.factorRefused, status: 403, messageKey: 'auth.passkeyRefused', challenge });
  }
}

/** The passkey of a login is unknown or was not accepted. Says nothing about members: guests get it. */
export class PasskeyLoginRefused extends fixedError({
  code: OWN_CODES.factorRefused,
  status: 403,
  messageKey: 'auth.passkeyLoginRefused',
}) {}

/** The passkey is right, but no live session of the member keeps the password that the provider requires, or the provider refused it. */
export class PasswordNeeded extends fixedError({
  code: OWN_CODES.passwordNeeded,
  status: 403,
  messageKey: 'auth.passwordNeeded',
}) {}

/** Passkeys can only be created and used in a browser, on a page of ours or of one of the agent's sites, on a host that is not an IP address. */
export class NoPasskeyHere extends conflict('auth.noPasskeyHere') {}

/** The agent already has this passkey. */
export class PasskeyExists extends Conflict {}

/** The member has no such second factor. */
export class NoSuchFactor extends NotFound {}

/** The account was closed at the member's request. */
export class AccountClosed extends fixedError({ status: 403, messageKey: 'auth.accountClosed' }) {}

/** The account cannot be closed while a payment has not ended or a bet is not settled. */
export class MoneyMoving extends conflict('auth.moneyMoving') {}

/** The account still has credit, or it cannot be read, and the request does not give it up. */
export class CreditRemains extends DomainError {
  constructor(creditSatang: Satang | null) {
    super({
      code: OWN_CODES.creditRemains,
      status: 409,
      messageKey: creditSatang === null ? 'auth.creditUnknown' : 'auth.creditRemains',
      values: creditSatang === null ? {} : { credit: formatPlainSatang(creditSatang) },
    });
  }
}

/** The agent's staff locked or closed the account: 403. */
export class MemberLocked extends fixedError({ status: 403, messageKey: 'auth.memberLocked' }) {}
