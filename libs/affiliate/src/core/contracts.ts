import { PAYMENT_STATUSES } from '@housebrand/shared';
import { z } from 'zod';

/** `GET /api/provider/link-affiliate` (specification section 3, affiliate). */
export const AffiliateLink = z
  .object({
    link: z.string().meta({ example: 'http://localhost:3000/MTO/r/6f1a0c52e4b04d7c9a3d2f10.html' }),
    code: z
      .string()
      .meta({ example: '6f1a0c52e4b04d7c9a3d2f10', description: 'Last segment of the link, before `.html`.' }),
    image: z.string().meta({
      example: 'https://play.example/affiliates/6f1a0c52e4b04d7c9a3d2f10.svg',
      description: "The provider's picture of the link as a QR code.",
    }),
  })
  .meta({ id: 'AffiliateLinkDto' });
export type AffiliateLink = z.infer<typeof AffiliateLink>;

/** Number of downlines on a level: level 1 registered with the member's own link, and the last level is `LEVELS`. */
export const LevelCount = z
  .object({
    level: z.number().meta({ example: 1 }),
    members: z.number().meta({ example: 5 }),
  })
  .meta({ id: 'LevelCountDto' });
export type LevelCount = z.infer<typeof LevelCount>;

/** Income of a calendar month in the agent's time zone. */
export const MonthIncome = z
  .object({
    month: z.string().meta({ example: '2026-11' }),
    income: z.number().meta({ example: 640.25, description: 'Amount in baht.' }),
  })
  .meta({ id: 'MonthIncomeDto' });
export type MonthIncome = z.infer<typeof MonthIncome>;

/** `GET /api/apps/affiliates/summary/{prefix}/{username}` (specification section 7). Amounts in baht. */
export const AffiliateSummary = z
  .object({
    totalIncome: z
      .number()
      .meta({ example: 18406.75, description: 'Total income in baht, minus income reversed by voided bets.' }),
    totalDownLine: z.number().meta({ example: 9, description: 'Number of downlines on all levels.' }),
    remainingIncome: z.number().meta({
      example: 2240.5,
      description: 'Income not yet withdrawn, in baht. Negative if a bet was voided after its income was paid out.',
    }),
    link: z.string().meta({ example: 'http://localhost:3000/MTO/r/6F2A91C4.html' }),
    levels: z.array(LevelCount),
    months: z.array(MonthIncome).meta({ description: 'The last six months, oldest first.' }),
  })
  .meta({ id: 'AffiliateSummaryDto' });
export type AffiliateSummary = z.infer<typeof AffiliateSummary>;

/** `GET /api/apps/affiliates/remaining_income/{prefix}/{username}` (specification section 7). */
export const RemainingIncome = z
  .object({
    remainingIncome: z.number().meta({ example: 2240.5, description: 'Amount in baht.' }),
  })
  .meta({ id: 'RemainingIncomeDto' });
export type RemainingIncome = z.infer<typeof RemainingIncome>;

/** An entry of `income_histories`: one business day. Amounts in baht. */
export const IncomeDay = z
  .object({
    date: z.string().meta({ example: '2026-11-21' }),
    income: z.number().meta({ example: 126.4, description: 'Income in baht, minus reversed income.' }),
    takenBack: z.number().meta({ example: -3.2, description: 'Income reversed by voided bets, in baht; 0: none.' }),
    bets: z.number().meta({ example: 14 }),
    members: z.number().meta({ example: 3, description: 'Number of members who placed the bets.' }),
  })
  .meta({ id: 'IncomeDayDto' });
export type IncomeDay = z.infer<typeof IncomeDay>;

/** An entry of `income_lines` (our own list): the income of one bet. */
export const IncomeEntry = z
  .object({
    betId: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    kind: z.enum(['earned', 'takenBack']).meta({ example: 'earned' }),
    from: z.string().meta({ example: 'MTO•••21' }),
    level: z.number().meta({ example: 1 }),
    amountSatang: z.number().meta({ example: 160, description: 'Income in satang; negative if reversed.' }),
    at: z.string().meta({ example: '2026-11-21T11:02:01.000Z', description: 'When the bet was settled.' }),
  })
  .meta({ id: 'IncomeEntryDto' });
export type IncomeEntry = z.infer<typeof IncomeEntry>;

/** An entry of `downlines`, and of `downline_income`. */
export const DownlineMember = z
  .object({
    username: z.string().meta({ example: 'MTO•••21' }),
    level: z.number().meta({ example: 1 }),
    joinedAt: z.string().meta({ example: '2026-06-18T09:00:00.000Z' }),
    income: z.number().meta({ example: 310, description: "Income from this member's play, in baht." }),
  })
  .meta({ id: 'DownlineMemberDto' });
export type DownlineMember = z.infer<typeof DownlineMember>;

/** Why a withdrawal of referral income was refused, in both languages. */
export const RejectReason = z
  .object({
    th: z.string().meta({ example: 'ระบบไม่รับรายการ' }),
    en: z.string().meta({ example: 'The provider did not take it' }),
  })
  .meta({ id: 'RejectReasonDto' });
export type RejectReason = z.infer<typeof RejectReason>;

/** An entry of `withdraw_histories`, and the reply of `withdraw_income`. */
export const IncomeWithdrawal = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    amount: z.number().meta({ example: 2240.5, description: 'Amount in baht.' }),
    status: z.enum(PAYMENT_STATUSES).meta({ example: 'SUCCESS' }),
    rejectReason: RejectReason.nullable().meta({ description: 'Reason for a refusal; otherwise `null`.' }),
    createdAt: z.string().meta({ example: '2026-11-21T11:02:01.000Z' }),
  })
  .meta({ id: 'IncomeWithdrawalDto' });
export type IncomeWithdrawal = z.infer<typeof IncomeWithdrawal>;
