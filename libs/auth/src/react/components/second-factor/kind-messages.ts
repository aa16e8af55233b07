/** What a factor is called that has no name. */
export const kindWords = { TOTP: 'app', PASSKEY: 'passkey' } as const;
