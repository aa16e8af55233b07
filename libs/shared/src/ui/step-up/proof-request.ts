import type { PasskeyChallenge } from '../../core';
import type { ApiError } from '../../browser';

/** The proof that the server requires. */
export interface ProofRequest {
  kind: 'password' | 'code';
  /** A passkey that may replace the code. */
  challenge: PasskeyChallenge | null;
}

/** Returns the passkey challenge of an error; `null` when only a code is possible. */
export function passkeyIn({ challenge }: ApiError): PasskeyChallenge | null {
  return challenge && 'passkey' in challenge ? challenge : null;
}
