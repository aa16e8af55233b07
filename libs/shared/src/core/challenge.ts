/** Work that a caller must do before an attempt is checked: cheap once, expensive a hundred thousand times. */
export interface ProofChallenge {
  /** Returned unchanged with the answer. */
  token: string;
  /** Hashed together with the answer. */
  salt: string;
  /** Leading zero bits that SHA-256 of `salt.answer` must have. */
  bits: number;
  /** ISO 8601. After that, a new challenge is needed. */
  expiresAt: string;
}

/** Single-use options for a passkey request in the browser: `PublicKeyCredentialRequestOptionsJSON`. */
export interface PasskeyRequest {
  /** base64url. */
  challenge: string;
  /** The host where the passkeys were registered. */
  rpId: string;
  allowCredentials: { type: 'public-key'; id: string; transports: string[] }[];
  userVerification: 'required';
  /** Milliseconds until the request expires. */
  timeout: number;
}

/** Lets a member who has passkeys use one instead of a code. */
export interface PasskeyChallenge {
  /** `null` when none of the member's passkeys works on the page's host. */
  passkey: PasskeyRequest | null;
  /** Hosts where the member's other passkeys work. */
  otherHosts: string[];
}

/** What the caller must solve before a refused call succeeds: a proof of work or a passkey. */
export type Challenge = ProofChallenge | PasskeyChallenge;
