import { z } from 'zod';
import { CASE_KINDS, CASE_STATES, RUN_RESULTS, UNITS } from '../terms';

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

/** Runs of a comparison with the same result after each other. */
export const ReconciliationRun = z
  .object({
    number: z.number().meta({ example: 412, description: 'A later row has a higher number.' }),
    comparison: z.enum(['unsettled', 'ledger', 'statement']).meta({
      example: 'statement',
      description:
        'unsettled: payments without an outcome. ledger: our payments, postings and balances. statement: our postings and those of the provider.',
    }),
    result: z.enum(RUN_RESULTS).meta({ example: 'AGREES', description: 'UNREAD: the provider did not answer.' }),
    opened: z.number().meta({ example: 0, description: 'Cases that the first run opened.' }),
    gone: z.number().meta({ example: 0, description: 'Cases whose difference the first run no longer found.' }),
    open: z.number().meta({ example: 0, description: 'Cases of this comparison that were open afterwards.' }),
    runs: z.number().meta({ example: 12, description: 'Number of runs with this result.' }),
    firstAt: z.string().meta({ example: '2026-11-25T06:48:00.000Z', description: 'The first of the runs.' }),
    lastAt: z.string().meta({ example: '2026-11-25T06:59:00.000Z', description: 'The last of the runs.' }),
  })
  .meta({ id: 'ReconciliationRunDto' });
export type ReconciliationRun = z.infer<typeof ReconciliationRun>;
