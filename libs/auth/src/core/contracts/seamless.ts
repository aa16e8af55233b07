import { z } from 'zod';

/** `GET /api/apps/member_seamless/{prefix}/username/{username}`. */
export const SeamlessMember = z
  .object({
    username: z.string().meta({ example: 'MTODEMO1' }),
    prefix: z.string().meta({ example: 'MTO' }),
    transferStatus: z.enum(['NONE', 'PENDING', 'SUCCESS']).meta({ example: 'NONE' }),
    transferUsername: z.string().meta({ example: '' }),
    transferCredit: z.number().meta({ example: 0, description: 'Amount in baht' }),
  })
  .meta({ id: 'SeamlessMemberDto' });
export type SeamlessMember = z.infer<typeof SeamlessMember>;
