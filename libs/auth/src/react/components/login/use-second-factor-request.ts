import { typedUsername, SECOND_FACTOR_CODE, type PasskeyChallenge } from '@housebrand/shared';
import { ApiError } from '@housebrand/shared/react';
import { useState } from 'react';

/** The server's request for a second factor, for one username: another may need none. */
interface SecondFactorRequest {
  username: string;
  /** Passkey challenge, as an alternative to the code. */
  challenge: PasskeyChallenge | null;
}

/** Remembers whether the server requires a second factor, as it does on unknown devices. */
export function useSecondFactorRequest() {
  const [request, setRequest] = useState<SecondFactorRequest | null>(null);
  return {
    /** Returns the request for a username as typed; `null` if there is none. */
    of: (username: string) => (request?.username === typedUsername(username) ? request : null),
    /** Whether a failed login only lacks the second factor. Stores the request, and the new challenge of any error. */
    isRequestedBy: (error: unknown, username: string): boolean => {
      if (!(error instanceof ApiError)) return false;
      const isRequested = error.code === SECOND_FACTOR_CODE;
      // a challenge is single-use; the error carries a new one
      const challenge = error.challenge && 'passkey' in error.challenge ? error.challenge : null;
      if (isRequested || challenge)
        setRequest((before) => ({ username, challenge: challenge ?? before?.challenge ?? null }));
      return isRequested;
    },
  };
}
