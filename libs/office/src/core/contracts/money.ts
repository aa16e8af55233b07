import type { CaseKind, CaseState, Unit } from '@housebrand/wallet';
import { CaseView, ReconciliationRun, TimelineEntry } from '@housebrand/wallet/contracts';
import { z } from 'zod';
import { APPROVAL_ACTIONS, APPROVAL_STATES, MONEY_ACTIONS, MONEY_KINDS, MONEY_RECORDS, MONEY_STATES } from '../terms';
import type { MoneyKind, MoneyRecord, MoneyState } from '../terms';

/** A payment or a move. */
export const MoneyItem = z
  .object({
    record: z.enum(MONEY_RECORDS).meta({ example: 'MOVE' }),
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    kind: z.enum(MONEY_KINDS).meta({ example: 'DEPOSIT' }),
    state: z.enum(MONEY_STATES).meta({ example: 'UNKNOWN' }),
    username: z.string().meta({ example: 'MTOSOMCHAI', description: 'The member; of a gift its sender.' }),
    counterparty: z.string().nullable().meta({ example: null, description: 'Receiver of a gift.' }),
    amountSatang: z
      .number()
      .nullable()
      .meta({ example: 50_037, description: 'Amount in satang; `null`: in points, or not known yet.' }),
    amountPoints: z
      .number()
      .nullable()
      .meta({ example: null, description: 'Amount in points; `null`: in satang, or not known yet.' }),
    reference: z.string().nullable().meta({ example: null, description: "The provider's reference." }),
    failure: z.string().nullable().meta({ example: 'Time-out after 5 s', description: 'Last failure or refusal.' }),
    createdAt: z.string().meta({ example: '2026-11-25T07:02:11.000Z' }),
    changedAt: z.string().meta({ example: '2026-11-25T07:03:40.000Z' }),
  })
  .meta({ id: 'MoneyItemDto' });
export type MoneyItem = z.infer<typeof MoneyItem>;

/** `GET /api/office/money`: a page of payments and moves, newest first. */
export const MoneyList = z
  .object({
    items: z.array(MoneyItem),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'MoneyListDto' });
export type MoneyList = z.infer<typeof MoneyList>;

/** One side of a payment: our ledger, or the provider's answer. */
export const MoneySide = z
  .object({
    amountSatang: z
      .number()
      .nullable()
      .meta({ example: 50_037, description: 'Amount in satang; `null`: none or unknown.' }),
    state: z
      .string()
      .nullable()
      .meta({ example: 'UNKNOWN', description: 'State as this side calls it; `null`: none.' }),
    reference: z.string().nullable().meta({ example: 'PG-99812' }),
    at: z.string().nullable().meta({ example: '2026-11-25T07:03:00.000Z' }),
  })
  .meta({ id: 'MoneySideDto' });
export type MoneySide = z.infer<typeof MoneySide>;

/** A posting of our ledger. */
export const MoneyPosting = z
  .object({
    account: z.string().meta({ example: 'member:MTOSOMCHAI' }),
    unit: z.enum(['CREDIT', 'POINT']).meta({ example: 'CREDIT' }),
    amount: z.number().meta({ example: 50_037, description: 'Satang or points; negative for outgoing amounts.' }),
    at: z.string().meta({ example: '2026-11-25T07:02:11.000Z' }),
  })
  .meta({ id: 'MoneyPostingDto' });
export type MoneyPosting = z.infer<typeof MoneyPosting>;

/** An action that another account must approve. */
export const OfficeApproval = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11' }),
    action: z.enum(APPROVAL_ACTIONS).meta({ example: 'SETTLE' }),
    record: z.enum(MONEY_RECORDS).meta({ example: 'MOVE' }),
    subject: z.string().meta({
      example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
      description: 'Id of the payment or move. The payment of a correction starts with the approval.',
    }),
    username: z.string().nullable().meta({ example: 'MTOSOMCHAI' }),
    amountSatang: z.number().meta({
      example: 1_250_000,
      description: 'Amount in satang; a point counts as a baht. Negative: a correction takes it from the member.',
    }),
    reference: z
      .string()
      .nullable()
      .meta({ example: 'PG-99812', description: "The provider's reference of a settlement." }),
    reason: z.string().meta({ example: "The provider's report has the credit" }),
    requestedBy: z.string().meta({ example: 'mto.cashier' }),
    requestedAt: z.string().meta({ example: '2026-11-25T06:48:00.000Z' }),
    expiresAt: z.string().meta({ example: '2026-11-26T06:48:00.000Z' }),
    state: z.enum(APPROVAL_STATES).meta({ example: 'OPEN' }),
    decidedBy: z.string().nullable().meta({ example: null }),
    decidedAt: z.string().nullable().meta({ example: null }),
  })
  .meta({ id: 'OfficeApprovalDto' });
export type OfficeApproval = z.infer<typeof OfficeApproval>;

/** `GET /api/office/approvals`: a page of requests, newest first; open ones oldest first. */
export const OfficeApprovals = z
  .object({
    approvals: z.array(OfficeApproval),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'OfficeApprovalsDto' });
export type OfficeApprovals = z.infer<typeof OfficeApprovals>;

/** `GET /api/office/money/{record}/{id}`: the page of a payment or move. */
export const MoneyPage = z
  .object({
    item: MoneyItem,
    timeline: z.array(TimelineEntry).meta({ description: 'Oldest first.' }),
    ours: MoneySide,
    provider: MoneySide.nullable().meta({
      description: "What the provider's records show; `null`: nothing, or it does not answer.",
    }),
    isProviderAnswering: z.boolean().meta({ example: true }),
    postings: z.array(MoneyPosting),
    actions: z.array(z.enum(MONEY_ACTIONS)).meta({
      example: ['SETTLE', 'REFUSE'],
      description: 'What the account may do with it now.',
    }),
    needsApproval: z
      .boolean()
      .meta({ example: false, description: 'Whether another account must approve an action on it.' }),
    approvals: z.array(OfficeApproval).meta({ description: 'Requests about it, newest first.' }),
    thread: z.string().nullable().meta({ example: null, description: "Id of the member's question about it." }),
  })
  .meta({ id: 'MoneyPageDto' });
export type MoneyPage = z.infer<typeof MoneyPage>;

/** `POST /api/office/money/{record}/{id}/{action}`: done, or requested from another account. */
export const MoneyDecision = z
  .object({
    outcome: z.enum(['DONE', 'REQUESTED']).meta({ example: 'DONE' }),
    item: MoneyItem.meta({ description: 'Afterwards.' }),
    approval: OfficeApproval.nullable().meta({ description: 'The request; `null`: done.' }),
  })
  .meta({ id: 'MoneyDecisionDto' });
export type MoneyDecision = z.infer<typeof MoneyDecision>;

/** A deposit that arrived or a withdrawal that was paid. */
export const PaidItem = z
  .object({
    kind: z.enum(['DEPOSIT', 'WITHDRAWAL']).meta({ example: 'DEPOSIT' }),
    reference: z.string().meta({ example: 'PG-99812', description: "The provider's." }),
    username: z.string().meta({ example: 'MTOSOMCHAI' }),
    amountSatang: z.number().meta({ example: 50_037, description: 'Amount in satang.' }),
    endedAt: z.string().meta({ example: '2026-11-25T06:48:00.000Z' }),
    isFirst: z.boolean().meta({ example: false, description: "Whether it is the member's first deposit." }),
    move: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Id of our record; `null`: a transfer that was not started here.' }),
  })
  .meta({ id: 'PaidItemDto' });
export type PaidItem = z.infer<typeof PaidItem>;

/** `GET /api/office/paid`: a page of the deposits and withdrawals that the figures of the reports sum, the last ended first. */
export const PaidList = z
  .object({
    items: z.array(PaidItem),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'PaidListDto' });
export type PaidList = z.infer<typeof PaidList>;

/** Query of `GET /api/office/paid`: days on which payments ended, in the agent's time zone, `YYYY-MM-DD`. */
export interface PaidQuery {
  kind?: PaidItem['kind'] | undefined;
  username?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
}

/** `GET /api/office/reconciliation/runs`: a page of comparisons, newest first. */
export const ReconciliationRuns = z
  .object({
    runs: z.array(ReconciliationRun),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'ReconciliationRunsDto' });
export type ReconciliationRuns = z.infer<typeof ReconciliationRuns>;

/** Query of `GET /api/office/cases`. */
export interface CasesQuery {
  /** `ALL`: in any state. */
  state: CaseState | 'ALL';
  kind?: CaseKind | undefined;
  cursor?: string | undefined;
}

/** `GET /api/office/cases`: a page of reconciliation cases, newest first; open ones oldest first. */
export const OfficeCases = z
  .object({
    cases: z.array(CaseView),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'OfficeCasesDto' });
export type OfficeCases = z.infer<typeof OfficeCases>;

/** Query of `GET /api/office/money`. Several values of a list are alternatives, separated by commas. */
export interface MoneyQuery {
  record?: MoneyRecord | undefined;
  states?: MoneyState[] | undefined;
  kinds?: MoneyKind[] | undefined;
  unit?: Unit | undefined;
  username?: string | undefined;
  /** First and last day, `YYYY-MM-DD`, in the agent's time zone. */
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
}

/** `POST …/retry`, `…/refuse` and `…/reverse`, and every other action with a reason only. */
export interface ReasonRequest {
  reason: string;
}

/** `POST …/settle`. */
export interface SettleRequest extends ReasonRequest {
  /** The provider's reference; required for a move. */
  reference?: string | undefined;
  /** Amount in satang, if only the provider knew it. */
  amountSatang?: number | undefined;
}
