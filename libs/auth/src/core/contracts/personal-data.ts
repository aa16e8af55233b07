import { z } from 'zod';

/** `POST /api/apps/personal_data/{prefix}/{username}`: a copy of what is known about a member. */
export const PersonalData = z
  .object({
    prefix: z.string().meta({ example: 'MTO' }),
    username: z.string().meta({ example: 'MTODEMO1' }),
    createdAt: z.string().meta({ example: '2026-11-26T04:12:00.000Z' }),
    parts: z.record(z.string(), z.unknown()).meta({
      example: { consents: [], statement: { lines: [], isComplete: true } },
      description: 'By name. Account numbers are masked, as in the portal; it contains no password and no secret.',
    }),
    missing: z.array(z.string()).meta({
      example: [],
      description: 'Parts that could not be read now: a system was unavailable, or needs a session of the member.',
    }),
  })
  .meta({ id: 'PersonalDataDto' });
export type PersonalData = z.infer<typeof PersonalData>;

/** `POST /api/apps/personal_data/{prefix}/{username}/erase`. */
export interface EraseRequest {
  /** The member gives up what is left. */
  givesUpCredit?: boolean | undefined;
}
