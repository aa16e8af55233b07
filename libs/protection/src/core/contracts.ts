import { z } from 'zod';
import { LIMIT_KINDS, LIMIT_PERIODS, type LimitKind, type LimitPeriod } from './terms';
import type { ExclusionKind } from './rules';

/** A limit that the member has raised, and the time from which it applies. */
export const PendingLimit = z
  .object({
    limitSatang: z.number().nullable().meta({ example: 500_000, description: 'Limit in satang; `null`: no limit.' }),
    from: z.string().meta({ example: '2026-11-21T09:00:00.000Z' }),
  })
  .meta({ id: 'PendingLimitDto' });
export type PendingLimit = z.infer<typeof PendingLimit>;

/** One of the six limits of `GET /api/apps/protection/{prefix}/{username}/limits`: a kind and a period in the agent's time zone. */
export const MoneyLimit = z
  .object({
    kind: z.enum(LIMIT_KINDS).meta({ example: 'DEPOSIT' }),
    period: z
      .enum(LIMIT_PERIODS)
      .meta({ example: 'DAY', description: "Period in the agent's time zone. Weeks start on Monday." }),
    limitSatang: z.number().nullable().meta({ example: 5_000_000, description: 'Limit in satang; `null`: no limit.' }),
    usedSatang: z
      .number()
      .nullable()
      .meta({ example: 120_000, description: 'Used amount in satang; `null`: no limit, or currently unknown.' }),
    besideSatang: z.number().nullable().meta({
      example: 50_000,
      description:
        'Gifts and coupons received in the period, in satang. Shown with a deposit limit but not counted. `null`: a loss limit, or currently unknown.',
    }),
    until: z.string().meta({ example: '2026-11-21T17:00:00.000Z', description: 'End of the period.' }),
    pending: PendingLimit.nullable().meta({ description: 'Increase that takes effect 24 hours after the request.' }),
  })
  .meta({ id: 'MoneyLimitDto' });
export type MoneyLimit = z.infer<typeof MoneyLimit>;

/** A reminder that the member has changed, and the time from which it applies. */
export const PendingReminder = z
  .object({
    minutes: z.number().nullable().meta({ example: 120 }),
    from: z.string().meta({ example: '2026-11-21T09:00:00.000Z' }),
  })
  .meta({ id: 'PendingReminderDto' });
export type PendingReminder = z.infer<typeof PendingReminder>;

/** A cool-off or self-exclusion. Neither can be shortened. */
export const Exclusion = z
  .object({
    kind: z.enum(['COOL_OFF', 'SELF_EXCLUSION']).meta({ example: 'COOL_OFF' }),
    since: z.string().meta({ example: '2026-11-20T09:00:00.000Z' }),
    until: z
      .string()
      .nullable()
      .meta({ example: '2026-11-27T09:00:00.000Z', description: 'End of the exclusion; `null`: no end.' }),
  })
  .meta({ id: 'ExclusionDto' });
export type Exclusion = z.infer<typeof Exclusion>;

/** A member's protection settings: `GET /api/apps/protection/{prefix}/{username}`. */
export const ProtectionSettings = z
  .object({
    reminderMinutes: z
      .number()
      .nullable()
      .meta({ example: 60, description: 'Minutes between reminders; `null`: no reminder.' }),
    pendingReminder: PendingReminder.nullable().meta({
      description: 'Longer interval that takes effect 24 hours after the request.',
    }),
    exclusion: Exclusion.nullable(),
  })
  .meta({ id: 'ProtectionSettingsDto' });
export type ProtectionSettings = z.infer<typeof ProtectionSettings>;

/** `PUT /api/apps/protection/{prefix}/{username}/reminder`. */
export interface ReminderRequest {
  minutes: number | null;
}

/** `POST /api/apps/protection/{prefix}/{username}/exclusions`. Without `days` a self-exclusion has no end. */
export interface ExclusionRequest {
  kind: ExclusionKind;
  days: number | null;
}

/** `PUT /api/apps/protection/{prefix}/{username}/limits`. Sending the current limit cancels a pending increase. */
export interface LimitRequest {
  kind: LimitKind;
  period: LimitPeriod;
  /** `null`: no limit. */
  limitSatang: number | null;
}

/** What a member played on a game in a day. */
export const PlayedGame = z
  .object({
    gameId: z.string().meta({ example: 'NAGX-0001' }),
    name: z
      .string()
      .nullable()
      .meta({ example: 'Naga Gold', description: '`null` if the agent does not offer the game any more.' }),
    provider: z.string().meta({ example: 'NAGX' }),
    category: z.string().meta({ example: 'Slot' }),
    rounds: z.number().meta({ example: 12, description: 'Settled rounds, without void ones.' }),
    stakeSatang: z.number().meta({ example: 24_000, description: 'Stakes in satang.' }),
    payoutSatang: z.number().meta({ example: 18_550, description: 'Payouts in satang.' }),
    voids: z.number().meta({ example: 0, description: 'Rounds that became void: their stakes were returned.' }),
  })
  .meta({ id: 'PlayedGameDto' });
export type PlayedGame = z.infer<typeof PlayedGame>;

/** What a member played in a day. */
export const PlayedDay = z
  .object({
    day: z.string().meta({ example: '2026-11-21', description: "In the agent's time zone." }),
    rounds: z.number().meta({ example: 12 }),
    stakeSatang: z.number().meta({ example: 24_000, description: 'Stakes in satang.' }),
    payoutSatang: z.number().meta({ example: 18_550, description: 'Payouts in satang.' }),
    voids: z.number().meta({ example: 0 }),
    games: z.array(PlayedGame),
  })
  .meta({ id: 'PlayedDayDto' });
export type PlayedDay = z.infer<typeof PlayedDay>;

/** Payouts minus stakes of the current periods. */
export const NetResults = z
  .object({
    weekSatang: z.number().meta({ example: -5_450, description: 'Of the week, in satang. Weeks start on Monday.' }),
    monthSatang: z.number().meta({ example: -5_450, description: 'Of the month, in satang.' }),
  })
  .meta({ id: 'NetResultsDto' });
export type NetResults = z.infer<typeof NetResults>;

/** `GET /api/apps/protection/{prefix}/{username}/play_history`: a month of play, newest day first. */
export const PlayHistory = z
  .object({
    month: z.string().meta({ example: '2026-11', description: "In the agent's time zone." }),
    previousMonth: z
      .string()
      .nullable()
      .meta({ example: '2026-10', description: 'The last month before with play; `null`: none.' }),
    net: NetResults.nullable().meta({ description: 'Net results up to now, with the current month only.' }),
    days: z.array(PlayedDay),
  })
  .meta({ id: 'PlayHistoryDto' });
export type PlayHistory = z.infer<typeof PlayHistory>;

/** A decided round. */
export const PlayedRound = z
  .object({
    id: z.string().meta({ example: '0b7c5d1e-3f5a-4c1e-9d57-6a1f0e2b7c44' }),
    at: z.string().meta({ example: '2026-11-21T18:00:00.000Z' }),
    stakeSatang: z.number().meta({ example: 2_000, description: 'Stake in satang.' }),
    payoutSatang: z.number().meta({ example: 750, description: 'Payout in satang.' }),
    isVoid: z.boolean().meta({ example: false, description: 'The round counts as never made.' }),
  })
  .meta({ id: 'PlayedRoundDto' });
export type PlayedRound = z.infer<typeof PlayedRound>;

/** `GET …/play_history/rounds`: rounds of a game in a day, newest first. */
export const PlayedRounds = z
  .object({
    rounds: z.array(PlayedRound),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'PlayedRoundsDto' });
export type PlayedRounds = z.infer<typeof PlayedRounds>;
