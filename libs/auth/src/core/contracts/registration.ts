import { z } from 'zod';

/** `GET /api/provider/captcha`. */
export const CaptchaPicture = z
  .object({
    captchaId: z.string().meta({ example: 'c1-8f20' }),
    image: z.string().meta({ example: 'data:image/png;base64,iVBORw0KGgo=' }),
  })
  .meta({ id: 'CaptchaPictureDto' });
export type CaptchaPicture = z.infer<typeof CaptchaPicture>;

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
  })
  .meta({ id: 'RegisteredDto' });
export type Registered = z.infer<typeof Registered>;
