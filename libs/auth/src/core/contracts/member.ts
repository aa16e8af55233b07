import { MemberTier } from '@housebrand/shared/contracts';
import { z } from 'zod';

/** `GET /api/apps/members/{prefix}/{username or tel}`. */
export const MemberRecord = z
  .object({
    username: z.string().meta({ example: 'MTODEMO1' }),
    prefix: z.string().meta({ example: 'MTO' }),
    tier: MemberTier.nullable(),
    createDate: z.string().nullable().meta({ example: '2025-11-18T09:00:00.000Z' }),
    lastActiveAt: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
  })
  .meta({ id: 'MemberRecordDto' });
export type MemberRecord = z.infer<typeof MemberRecord>;

/** An item of `GET /api/apps/members` (specification section 7). */
export const ListedMember = z
  .object({
    username: z.string().meta({ example: 'MTODEMO3' }),
    prefix: z.string().meta({ example: 'MTO' }),
    name: z.string().nullable().optional().meta({
      example: 'So•••',
      description: 'For members: the beginning of the first name; `null` if unknown. Omitted for agent keys.',
    }),
  })
  .meta({ id: 'ListedMemberDto' });
export type ListedMember = z.infer<typeof ListedMember>;
