import { z } from 'zod';

/** `result` of a login. The three cookies contain sealed handles; the body contains no token and no password. */
export const LoginResult = z
  .object({
    username: z.string().meta({ example: 'MTODEMO1' }),
    prefix: z.string().meta({ example: 'MTO' }),
    expiresAt: z.string().meta({
      example: '2026-12-02T09:00:00.000Z',
      description: 'When the session expires if no further call is made',
    }),
    passwordState: z.enum(['CURRENT', 'TEMPORARY', 'PARTIAL']).meta({
      example: 'CURRENT',
      description:
        'TEMPORARY: generated password; all other calls return code 4402 until it is changed. PARTIAL: the game platform has not accepted the new password yet; the next login repairs that',
    }),
  })
  .meta({ id: 'LoginResultDto' });
export type LoginResult = z.infer<typeof LoginResult>;
