import { z } from 'zod';
import { SECOND_FACTOR_KINDS } from '../terms';

/** A second factor of a member. */
export const SecondFactor = z
  .object({
    id: z.string().meta({ example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f' }),
    kind: z.enum(SECOND_FACTOR_KINDS).meta({ example: 'TOTP' }),
    name: z.string().meta({ example: 'My phone', description: 'Name given by the member; may be empty' }),
    createdAt: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
    usedAt: z.string().nullable().meta({ example: null }),
    host: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Host at which the passkey works; `null` for other factors' }),
  })
  .meta({ id: 'SecondFactorDto' });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** `GET /api/apps/second_factors/{prefix}/{username}`. */
export const SecondFactors = z
  .object({
    factors: z.array(SecondFactor),
    recoveryCodesLeft: z.number().meta({ example: 10 }),
  })
  .meta({ id: 'SecondFactorsDto' });
export type SecondFactors = z.infer<typeof SecondFactors>;

/** Data for setting up an authenticator app; shown once. */
export const TotpEnrolment = z
  .object({
    id: z.string().meta({ example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f' }),
    secret: z.string().meta({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', description: 'Secret, shown only once' }),
    uri: z
      .string()
      .meta({ example: 'otpauth://totp/MTO:MTODEMO1?secret=…', description: 'Address to show as a QR code' }),
  })
  .meta({ id: 'TotpEnrolmentDto' });
export type TotpEnrolment = z.infer<typeof TotpEnrolment>;

/** Shown once; only hashes are stored. */
export const RecoveryCodes = z
  .object({
    recoveryCodes: z.array(z.string()).meta({
      example: ['7K3M-9QXW-2HPR-84TZ-N5DC-VB6G'],
      description: 'Recovery codes, shown only once. Empty if the member already has some.',
    }),
  })
  .meta({ id: 'RecoveryCodesDto' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
