/** Message keys for factors without a name, by kind. */
export const kindWords = { TOTP: 'app', PASSKEY: 'passkey' } as const;
