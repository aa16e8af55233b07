/** TOTP: a code from an authenticator app (RFC 6238). PASSKEY: a key of the device (WebAuthn). */
export const SECOND_FACTOR_KINDS = ['TOTP', 'PASSKEY'] as const;

/** One of {@link SECOND_FACTOR_KINDS}. */
export type SecondFactorKind = (typeof SECOND_FACTOR_KINDS)[number];

/** Names of the session cookies (specification section 9). */
export const SESSION_COOKIES = { portal: 'portalToken', memberSystem: 'ambToken', gamePlatform: 'funToken' } as const;
