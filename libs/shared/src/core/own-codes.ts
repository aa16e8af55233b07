/**
 * Envelope codes that extend the specification's, for failures that a client handles specially. Each has one meaning,
 * so that the code alone determines the reaction.
 */
export const OWN_CODES = {
  /** The caller must enter the password again. */
  stepUp: 4401,
  /** The member must first change a generated password. */
  passwordChange: 4402,
  /** The caller must provide a second factor. */
  secondFactor: 4403,
  /** The second factor is wrong. */
  factorRefused: 4404,
  /** A login with a passkey needs the password, too. */
  passwordNeeded: 4405,
  /** The agent key does not have the scope of the call. */
  keyScope: 4406,
  /** The agent key is not valid from the caller's network. */
  keyNetwork: 4407,
  /** Another transfer of the same kind is in progress. */
  moveUnderWay: 4409,
  /** The turnover requirement of a coupon is not met yet. */
  turnoverMissing: 4410,
  /** A limit that the member set is reached; the message names it. */
  ownLimit: 4411,
  /** The account still has credit, or it cannot be read, and the request to close it does not give it up. */
  creditRemains: 4412,
} as const;
