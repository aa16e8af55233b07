import { z } from 'zod';
import { CASE_KINDS, CASE_STATES, UNITS } from '../terms';

/** A case as returned to a caller with an agent key. */
export const CaseView = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e12' }),
    kind: z.enum(CASE_KINDS).meta({ example: 'MISSING_AT_PROVIDER' }),
    state: z.enum(CASE_STATES).meta({ example: 'OPEN' }),
    subject: z.string().meta({
      example: '019aa6b1-77a0-7c1e-8a4b-0d5e3c2f1b90:credit',
      description: "Id of a payment, transfer or account, or a transfer's reference.",
    }),
    username: z.string().nullable().meta({ example: 'MTODEMO1' }),
    unit: z.enum(UNITS).meta({ example: 'CREDIT' }),
    amountSatang: z.number().nullable().meta({
      example: 15_025,
      description: 'Amount in satang; negative for outgoing amounts. `null` for POINT, and while unknown.',
    }),
    amountPoints: z.number().nullable().meta({
      example: null,
      description: 'Number of points; negative for outgoing amounts. `null` for CREDIT, and while unknown.',
    }),
    what: z.string().meta({ example: "Done by our books, missing in the provider's statement" }),
    expected: z.string().meta({ example: 'MTODEMO1 +150.25' }),
    found: z.string().meta({ example: 'nothing' }),
    firstSeenAt: z.string().meta({ example: '2026-11-20T18:00:00.000Z' }),
    lastSeenAt: z.string().meta({ example: '2026-11-21T18:00:00.000Z' }),
    endedAt: z
      .string()
      .nullable()
      .meta({ example: null, description: 'When the case ended; `null` while it is open.' }),
    note: z.string().nullable().meta({ example: null, description: 'Who closed the case manually, and why.' }),
  })
  .meta({ id: 'CaseViewDto' });
export type CaseView = z.infer<typeof CaseView>;
