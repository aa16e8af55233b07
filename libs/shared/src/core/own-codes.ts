/**
 * The codes of ours in an envelope, beyond the specification's: what a program answers in a way of its own. Each means one thing, so
 * that the code alone tells what to do.
 */
export const OWN_CODES = {
  /** The password is to be typed again. */
  stepUp: 4401,
  /** A generated password is to be changed first. */
  passwordChange: 4402,
  /** A second factor is to be shown. */
  secondFactor: 4403,
  /** A second factor that was shown is wrong. */
  factorRefused: 4404,
  /** Another move of the kind is under way. */
  moveUnderWay: 4409,
  /** Credit of a coupon is to be played first. */
  turnoverMissing: 4410,
  /** A limit that the member has set for themself is reached; the message says which. */
  ownLimit: 4411,
} as const;
