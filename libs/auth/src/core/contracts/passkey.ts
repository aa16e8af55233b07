import { z } from 'zod';

/** The site that a passkey is for (WebAuthn `rp`). */
export const PasskeyHost = z
  .object({
    id: z.string().meta({ example: 'play.example' }),
    name: z.string().meta({ example: 'MTO' }),
  })
  .meta({ id: 'PasskeyHostDto' });
export type PasskeyHost = z.infer<typeof PasskeyHost>;

/** The member as the authenticator stores them (WebAuthn `user`). */
export const PasskeyOwner = z
  .object({
    id: z.string().meta({ example: 'q83v…' }),
    name: z.string().meta({ example: 'MTODEMO1' }),
    displayName: z.string().meta({ example: 'MTODEMO1' }),
  })
  .meta({ id: 'PasskeyOwnerDto' });
export type PasskeyOwner = z.infer<typeof PasskeyOwner>;

/** A signature algorithm that the server accepts. */
export const PasskeyAlgorithm = z
  .object({
    type: z.enum(['public-key']),
    alg: z.number().meta({ example: -7 }),
  })
  .meta({ id: 'PasskeyAlgorithmDto' });
export type PasskeyAlgorithm = z.infer<typeof PasskeyAlgorithm>;

/** The id of an existing passkey. */
export const PasskeyName = z
  .object({
    type: z.enum(['public-key']),
    id: z.string().meta({ example: 'hZsQ0yN2fM4kqv3m8Jw1Tg' }),
    transports: z.array(z.string()).meta({ example: ['internal'] }),
  })
  .meta({ id: 'PasskeyNameDto' });
export type PasskeyName = z.infer<typeof PasskeyName>;

/** What the authenticator must support. */
export const PasskeySelection = z
  .object({
    residentKey: z.enum(['required']),
    userVerification: z.enum(['required']),
  })
  .meta({ id: 'PasskeySelectionDto' });
export type PasskeySelection = z.infer<typeof PasskeySelection>;

/** Options for creating a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyEnrolment = z
  .object({
    challenge: z.string().meta({ example: 'x1cN…' }),
    rp: PasskeyHost,
    user: PasskeyOwner,
    pubKeyCredParams: z.array(PasskeyAlgorithm),
    excludeCredentials: z.array(PasskeyName),
    authenticatorSelection: PasskeySelection,
    attestation: z.enum(['none']),
    timeout: z.number().meta({ example: 300_000, description: 'Timeout in milliseconds' }),
  })
  .meta({ id: 'PasskeyEnrolmentDto' });
export type PasskeyEnrolment = z.infer<typeof PasskeyEnrolment>;

/** Options for a login with any passkey of this host: `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyLoginChallenge = z
  .object({
    challenge: z.string().meta({ example: 'djEuazEu…' }),
    rpId: z.string().meta({ example: 'play.example' }),
    allowCredentials: z
      .array(PasskeyName)
      .meta({ description: 'Empty: the browser offers the passkeys that it knows' }),
    userVerification: z.enum(['required']),
    timeout: z.number().meta({ example: 1_800_000, description: 'Timeout in milliseconds' }),
  })
  .meta({ id: 'PasskeyLoginChallengeDto' });
export type PasskeyLoginChallenge = z.infer<typeof PasskeyLoginChallenge>;
