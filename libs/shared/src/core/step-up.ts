import { DomainError } from './errors';
import { OWN_CODES } from './own-codes';

/** The envelope's code when a call waits for the password to be typed again. */
export const STEP_UP_CODE = OWN_CODES.stepUp;

/** Nobody knows whether the member still sits there: the password first (`POST /api/provider/step-up`), then the same call again. */
export class StepUpNeeded extends DomainError {
  constructor() {
    super({ code: STEP_UP_CODE, status: 403, messageKey: 'shared.stepUpNeeded' });
  }
}

/** The envelope's code when a call waits for a second factor. */
export const SECOND_FACTOR_CODE = OWN_CODES.secondFactor;

/** What a browser is asked for a passkey with, once: `PublicKeyCredentialRequestOptionsJSON`. */
export interface PasskeyRequest {
  /** base64url. */
  challenge: string;
  /** The host that the passkeys were made at. */
  rpId: string;
  allowCredentials: { type: 'public-key'; id: string; transports: string[] }[];
  userVerification: 'required';
  /** Milliseconds; afterwards it is nothing any more. */
  timeout: number;
}

/** What a member who has passkeys may show in the place of a code. */
export interface PasskeyChallenge {
  /** `null`: none of theirs works on the host that the page stands on. */
  passkey: PasskeyRequest | null;
  /** Hosts where others of theirs do. */
  otherHosts: string[];
}

/** What the browser answered to a {@link PasskeyRequest}; everything base64url. */
export interface PasskeyAnswer {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/**
 * The member has a second factor and has not shown it here lately. At a login: the same login again with `code` or `passkey`. Before
 * money moves: either of them first (`POST /api/provider/second-factor`), then the same call again.
 */
export class SecondFactorNeeded extends DomainError {
  /** @param challenge of a member who has passkeys */
  constructor(challenge?: PasskeyChallenge) {
    super({ code: SECOND_FACTOR_CODE, status: 403, messageKey: 'shared.secondFactorNeeded', challenge });
  }
}
