import { z } from 'zod';

export { CaptchaPicture } from '@housebrand/shared/contracts';

/** `result` of `POST /api/provider/otp`: the same whether or not the number belongs to a member. */
export const OtpSent = z
  .object({
    resendAt: z
      .string()
      .meta({ example: '2026-11-21T09:01:00.000Z', description: 'Earliest time for another one-time password' }),
  })
  .meta({ id: 'OtpSentDto' });
export type OtpSent = z.infer<typeof OtpSent>;

/** `result` of a registration. */
export const Registered = z
  .object({
    username: z.string().meta({ example: 'MTONEW01' }),
    prefix: z.string().meta({ example: 'MTO' }),
    referral: z.enum(['none', 'bound', 'unknown']).meta({
      example: 'bound',
      description: '`unknown`: no member of this agent has the referral code; the registration counts without it.',
    }),
  })
  .meta({ id: 'RegisteredDto' });
export type Registered = z.infer<typeof Registered>;

/** `result` of `GET /api/provider/referrer`. */
export const Referrer = z
  .object({
    username: z.string().nullable().meta({
      example: 'MTO•••O1',
      description: 'Masked username of the member with this code; `null`: no member of this agent has it.',
    }),
  })
  .meta({ id: 'ReferrerDto' });
export type Referrer = z.infer<typeof Referrer>;
