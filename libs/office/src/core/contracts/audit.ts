import { z } from 'zod';

/** An entry of the audit trail. */
export const AuditEntry = z
  .object({
    number: z.string().meta({ example: '4711' }),
    at: z.string().meta({ example: '2026-11-25T07:06:00.000Z' }),
    actor: z.string().meta({
      example: 'staff:mto.cashier',
      description: '`staff:` and a username, `operator:` and a name, a member, `agent key` or `system`.',
    }),
    action: z.string().meta({ example: 'office.member-locked' }),
    subject: z.string().meta({ example: 'MTOSOMCHAI' }),
    reason: z.string().nullable().meta({ example: 'Phone was stolen' }),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .meta({ example: { ended: 2 } }),
  })
  .meta({ id: 'OfficeAuditEntryDto' });
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `GET /api/office/audit` and `GET /api/office/members/{username}/audit`: a page of entries, newest first. */
export const AuditPage = z
  .object({
    entries: z.array(AuditEntry),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'OfficeAuditPageDto' });
export type AuditPage = z.infer<typeof AuditPage>;

/** `GET /api/office/audit/verification`: the chain of the agent's entries. */
export const AuditVerification = z
  .object({
    isIntact: z.boolean().meta({ example: true }),
    sealed: z.number().meta({ example: 1_204, description: 'Number of sealed entries.' }),
    waiting: z.number().meta({ example: 1, description: 'Number of entries that are not sealed yet.' }),
    head: z.string().meta({ example: '1204:9c2f…', description: 'Position and hash of the last link.' }),
    broken: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Number of the first invalid entry; `null`: none, or a link is missing.' }),
  })
  .meta({ id: 'AuditVerificationDto' });
export type AuditVerification = z.infer<typeof AuditVerification>;

/** Query of `GET /api/office/audit`. */
export interface AuditQueryRequest {
  actor?: string | undefined;
  subject?: string | undefined;
  /** Beginning of the action: `office.` */
  action?: string | undefined;
  cursor?: string | undefined;
}
