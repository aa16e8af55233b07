import { MoneyLimit, Exclusion } from '@housebrand/protection/contracts';
import { MemberTier } from '@housebrand/shared/contracts';
import { z } from 'zod';
import { MEMBER_STATES, SEARCH_MATCHES, type CorrectionKind } from '../terms';

export { PlayHistory } from '@housebrand/protection/contracts';
export { PersonalData, SecondFactors } from '@housebrand/auth/contracts';
export { StaffConversation, StaffThread, StaffThreads } from '@housebrand/support/contracts';
export { Statement } from '@housebrand/wallet/contracts';

/** A member as a search result. */
export const FoundMember = z
  .object({
    username: z.string().meta({ example: 'MTOSOMCHAI' }),
    name: z.string().nullable().meta({ example: 'สมชาย ใจดี', description: '`null`: unknown.' }),
    tel: z.string().nullable().meta({
      example: '•••••••678',
      description: 'Complete for roles with `see.phone`, otherwise masked; `null`: unknown.',
    }),
    state: z.enum(MEMBER_STATES).meta({ example: 'ACTIVE' }),
    tierName: z.string().nullable().meta({ example: 'Silver' }),
    createdAt: z.string().meta({ example: '2025-11-18T09:00:00.000Z' }),
    lastActiveAt: z.string().meta({ example: '2026-11-25T07:02:00.000Z' }),
    matched: z
      .enum(SEARCH_MATCHES)
      .nullable()
      .meta({ example: 'PHONE', description: 'What the search term matched; `null`: no term.' }),
  })
  .meta({ id: 'FoundMemberDto' });
export type FoundMember = z.infer<typeof FoundMember>;

/** `GET /api/office/members`: a page of members. */
export const FoundMembers = z
  .object({
    members: z.array(FoundMember),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'FoundMembersDto' });
export type FoundMembers = z.infer<typeof FoundMembers>;

/** A member's state, and who changed it. */
export const MemberStatus = z
  .object({
    username: z.string().meta({ example: 'MTOSOMCHAI' }),
    state: z.enum(MEMBER_STATES).meta({ example: 'LOCKED' }),
    since: z.string().nullable().meta({ example: '2026-11-25T07:06:00.000Z', description: '`null`: always.' }),
    until: z.string().nullable().meta({ example: null, description: 'End of an exclusion; `null`: no end.' }),
    by: z
      .string()
      .nullable()
      .meta({ example: 'mto.support', description: 'Account that locked or closed; `null`: none.' }),
    reason: z.string().nullable().meta({ example: 'Phone was stolen' }),
  })
  .meta({ id: 'MemberStatusDto' });
export type MemberStatus = z.infer<typeof MemberStatus>;

/** The credit and the withdrawal condition, as the provider reports them. */
export const MemberBalance = z
  .object({
    creditSatang: z
      .number()
      .nullable()
      .meta({ example: 124_567, description: 'Credit in satang; `null`: not known now.' }),
    asOf: z
      .string()
      .nullable()
      .meta({ example: '2026-11-25T07:06:00.000Z', description: 'When the provider reported it.' }),
    isProviderAnswering: z.boolean().meta({ example: true }),
    withdrawableSatang: z
      .number()
      .nullable()
      .meta({ example: 94_567, description: 'Credit that can be withdrawn, in satang; `null`: not known now.' }),
    turnoverLeftSatang: z.number().nullable().meta({
      example: 30_000,
      description: 'Turnover still required before a withdrawal, in satang; `null`: not known now.',
    }),
    rewardPoints: z.number().nullable().meta({ example: 250, description: 'Reward points; `null`: not known now.' }),
  })
  .meta({ id: 'MemberBalanceDto' });
export type MemberBalance = z.infer<typeof MemberBalance>;

/** What a member has moved and played in the current month of the agent. */
export const MemberMonth = z
  .object({
    depositsSatang: z
      .number()
      .nullable()
      .meta({ example: 650_000, description: 'Deposits in satang; `null`: not known now.' }),
    withdrawalsSatang: z
      .number()
      .nullable()
      .meta({ example: 200_000, description: 'Withdrawals in satang; `null`: not known now.' }),
    netPlaySatang: z.number().meta({ example: -138_000, description: 'Payouts minus stakes, in satang.' }),
  })
  .meta({ id: 'MemberMonthDto' });
export type MemberMonth = z.infer<typeof MemberMonth>;

/** How many rows the tabs of the page have. */
export const MemberCounts = z
  .object({
    sessions: z.number().meta({ example: 2, description: 'Live sessions.' }),
    factors: z.number().meta({ example: 1 }),
    notes: z.number().meta({ example: 2 }),
    downlines: z.number().meta({ example: 4 }),
    openQuestions: z.number().meta({ example: 1 }),
    openMoney: z.number().meta({ example: 1, description: 'Payments and moves that are not final.' }),
  })
  .meta({ id: 'MemberCountsDto' });
export type MemberCounts = z.infer<typeof MemberCounts>;

/** `GET /api/office/members/{username}`: the head of a member's page. */
export const MemberPage = z
  .object({
    username: z.string().meta({ example: 'MTOSOMCHAI' }),
    name: z.string().nullable().meta({ example: 'สมชาย ใจดี' }),
    tel: z.string().nullable().meta({ example: '0812345678', description: 'Masked without `see.phone`.' }),
    bankName: z.string().nullable().meta({ example: 'SCB' }),
    accountNumber: z
      .string()
      .nullable()
      .meta({ example: '••••••4821', description: 'Masked without `see.account`; `null`: unknown.' }),
    status: MemberStatus,
    tier: MemberTier.nullable(),
    createdAt: z.string().meta({ example: '2025-11-18T09:00:00.000Z' }),
    lastActiveAt: z.string().meta({ example: '2026-11-25T07:02:00.000Z' }),
    balance: MemberBalance,
    month: MemberMonth,
    exclusion: Exclusion.nullable(),
    limits: z.array(MoneyLimit).meta({ description: 'Only limits that are set.' }),
    counts: MemberCounts,
  })
  .meta({ id: 'MemberPageDto' });
export type MemberPage = z.infer<typeof MemberPage>;

/** `GET /api/office/members/{username}/limits`. */
export const MemberLimits = z
  .object({
    limits: z.array(MoneyLimit),
    exclusion: Exclusion.nullable(),
    reminderMinutes: z.number().nullable().meta({ example: 60 }),
  })
  .meta({ id: 'MemberLimitsDto' });
export type MemberLimits = z.infer<typeof MemberLimits>;

/** A live session of a member. */
export const MemberSessionRecord = z
  .object({
    id: z.string().meta({ example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f' }),
    device: z.string().meta({ example: 'Chrome, Android', description: 'Browser and system; empty if unknown.' }),
    createdAt: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
    lastSeenAt: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
  })
  .meta({ id: 'MemberSessionRecordDto' });
export type MemberSessionRecord = z.infer<typeof MemberSessionRecord>;

/** `GET /api/office/members/{username}/sessions`: live sessions, the latest activity first. */
export const MemberSessionList = z
  .object({ sessions: z.array(MemberSessionRecord) })
  .meta({ id: 'MemberSessionListDto' });
export type MemberSessionList = z.infer<typeof MemberSessionList>;

/** A member whom the member has invited. */
export const Downline = z
  .object({
    username: z.string().meta({ example: 'MTONOK' }),
    since: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
  })
  .meta({ id: 'OfficeDownlineDto' });
export type Downline = z.infer<typeof Downline>;

/** `GET /api/office/members/{username}/referrals`. */
export const MemberReferrals = z
  .object({
    referrer: z.string().nullable().meta({ example: 'MTOBOSS' }),
    downlines: z.array(Downline).meta({ description: 'The newest 50.' }),
    count: z.number().meta({ example: 4, description: 'Number of all downlines.' }),
  })
  .meta({ id: 'MemberReferralsDto' });
export type MemberReferrals = z.infer<typeof MemberReferrals>;

/** A note about a member. */
export const MemberNote = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    by: z.string().meta({ example: 'mto.support' }),
    at: z.string().meta({ example: '2026-11-25T07:06:00.000Z' }),
    text: z.string().meta({ example: 'Called back, wants the deposit checked.' }),
  })
  .meta({ id: 'MemberNoteDto' });
export type MemberNote = z.infer<typeof MemberNote>;

/** `GET /api/office/members/{username}/notes`: a page of notes, newest first. */
export const MemberNotes = z
  .object({
    notes: z.array(MemberNote),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'MemberNotesDto' });
export type MemberNotes = z.infer<typeof MemberNotes>;

/** Query of `GET /api/office/members`. */
export interface MemberSearch {
  /** Username or its beginning, a complete phone or account number, a name, or a referral code. Default: the latest activity. */
  query?: string | undefined;
  cursor?: string | undefined;
}

/** Query of `GET /api/office/members/{username}/statement`. */
export interface MemberStatementQuery {
  /** First and last day, `YYYY-MM-DD`, in the agent's time zone. */
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
}

/** `POST /api/office/members/{username}/notes`. */
export interface NoteRequest {
  text: string;
}

/** `POST /api/office/members/{username}/messages`: starts a conversation. */
export interface MessageToMemberRequest {
  text: string;
  reason: string;
}

/** `POST /api/office/members/{username}/exclusion`: excludes, or extends an exclusion; it never becomes shorter. */
export interface ExcludeRequest {
  /** `null`: no end. */
  days: number | null;
  reason: string;
}

/** `POST /api/office/members/{username}/correction`: requests a correction, which another account must approve. */
export interface CorrectionRequest {
  kind: CorrectionKind;
  amountSatang: number;
  reason: string;
}

/** `POST /api/office/threads/{id}/answers`. */
export interface AnswerRequest {
  text: string;
}
