/** Message keys for factors without a name, by kind. */
export const kindMessageKeys = { TOTP: 'app', PASSKEY: 'passkey' } as const;
