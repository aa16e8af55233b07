import { z } from 'zod';

/** Whether the member's password is their own. */
export const PasswordStateResult = z
  .object({
    passwordState: z.enum(['CURRENT', 'TEMPORARY', 'PARTIAL']).meta({ example: 'CURRENT' }),
  })
  .meta({ id: 'PasswordStateDto' });
export type PasswordStateResult = z.infer<typeof PasswordStateResult>;
