import { z } from 'zod';

/** An item of `GET /api/apps/sessions/{prefix}/{username}`. */
export const SessionRecord = z
  .object({
    id: z.string().meta({ example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f' }),
    device: z.string().meta({ example: 'Chrome, Android', description: 'Browser and system; empty if unknown' }),
    createdAt: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
    lastSeenAt: z
      .string()
      .meta({ example: '2026-11-18T09:00:00.000Z', description: 'Last activity, updated every five minutes' }),
    isCurrent: z.boolean().meta({ example: true, description: 'Whether this is the session of the caller' }),
  })
  .meta({ id: 'SessionRecordDto' });
export type SessionRecord = z.infer<typeof SessionRecord>;
