import { z } from 'zod';
import { MONEY_RECORDS, WAITING_KINDS } from '../terms';

/** Something that waits for staff. */
export const WaitingItem = z
  .object({
    kind: z.enum(WAITING_KINDS).meta({ example: 'UNKNOWN_OUTCOME' }),
    id: z
      .string()
      .meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10', description: 'Id of the item in its own list.' }),
    record: z.enum(MONEY_RECORDS).nullable().meta({
      example: 'MOVE',
      description: 'With `id` the address of the page of money; `null`: the item is no money.',
    }),
    what: z.string().meta({
      example: 'WITHDRAWAL',
      description: 'The kind of money or of a case, the action of an approval, or the first words of a question.',
    }),
    username: z.string().nullable().meta({ example: 'MTOKITTI21' }),
    amountSatang: z.number().nullable().meta({ example: 200_000, description: 'Amount in satang.' }),
    by: z.string().nullable().meta({ example: 'mto.cashier', description: 'Account that requested an approval.' }),
    since: z.string().meta({ example: '2026-11-25T06:24:00.000Z' }),
  })
  .meta({ id: 'WaitingItemDto' });
export type WaitingItem = z.infer<typeof WaitingItem>;

/** The number of items of one kind. */
export const WaitingCount = z
  .object({ kind: z.enum(WAITING_KINDS).meta({ example: 'CASE' }), count: z.number().meta({ example: 3 }) })
  .meta({ id: 'WaitingCountDto' });
export type WaitingCount = z.infer<typeof WaitingCount>;

/** The figures of a day, or of its part up to an hour. */
export const DayFigures = z
  .object({
    day: z.string().meta({ example: '2026-11-25', description: "In the agent's time zone." }),
    depositsSatang: z.number().meta({ example: 18_423_000, description: 'Deposits that arrived, in satang.' }),
    firstDeposits: z.number().meta({ example: 21, description: 'Members whose first deposit arrived.' }),
    withdrawalsSatang: z.number().meta({ example: 9_640_000, description: 'Paid withdrawals in satang.' }),
    stakeSatang: z.number().meta({ example: 93_700_000, description: 'Stakes in satang.' }),
    payoutSatang: z.number().meta({ example: 90_513_000, description: 'Payouts in satang.' }),
    ggrSatang: z.number().meta({ example: 3_187_000, description: 'Stakes minus payouts in satang.' }),
    bonusSatang: z
      .number()
      .meta({ example: 1_138_100, description: 'Coupons and rewards of quests and tournaments in satang.' }),
    activeMembers: z.number().meta({ example: 412, description: 'Members who played.' }),
    newMembers: z.number().meta({ example: 38, description: 'Members whose first login was on that day.' }),
  })
  .meta({ id: 'DayFiguresDto' });
export type DayFigures = z.infer<typeof DayFigures>;

/** An hour of the chart. */
export const HourFigures = z
  .object({
    hour: z.number().meta({ example: 6, description: "Hour of the day, in the agent's time zone." }),
    stakeSatang: z.number().meta({ example: 4_120_000, description: 'Stakes in satang.' }),
    weekBeforeSatang: z
      .number()
      .meta({ example: 3_870_000, description: 'Stakes of the same hour a week ago, in satang.' }),
  })
  .meta({ id: 'HourFiguresDto' });
export type HourFigures = z.infer<typeof HourFigures>;

/** The bonus cost of today by kind. */
export const BonusCost = z
  .object({
    kind: z.enum(['COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE']).meta({ example: 'COUPON' }),
    satang: z.number().meta({ example: 430_000, description: 'Cost in satang.' }),
  })
  .meta({ id: 'BonusCostDto' });
export type BonusCost = z.infer<typeof BonusCost>;

/** The state of a provider system. */
export const ProviderHealth = z
  .object({
    system: z.string().meta({ example: 'memberSystem' }),
    isAnswering: z.boolean().meta({ example: true }),
  })
  .meta({ id: 'ProviderHealthDto' });
export type ProviderHealth = z.infer<typeof ProviderHealth>;

/** `GET /api/office/today`. */
export const Today = z
  .object({
    at: z.string().meta({ example: '2026-11-25T07:06:00.000Z' }),
    waiting: z.array(WaitingItem).meta({ description: 'The oldest 50 items that the role may open, oldest first.' }),
    counts: z.array(WaitingCount),
    today: DayFigures,
    yesterday: DayFigures.meta({ description: 'Yesterday up to the same time.' }),
    weekBefore: DayFigures.meta({ description: 'The same day a week ago, up to the same time.' }),
    hours: z.array(HourFigures).meta({ description: 'The 24 hours of the day.' }),
    bonuses: z.array(BonusCost),
    providers: z.array(ProviderHealth),
  })
  .meta({ id: 'OfficeTodayDto' });
export type Today = z.infer<typeof Today>;

/** `GET /api/office/reports/days`: a row per day, oldest first. `…/days.csv` and `…/days.xlsx` return the same rows as files. */
export const DayReport = z
  .object({
    from: z.string().meta({ example: '2026-11-01' }),
    to: z.string().meta({ example: '2026-11-25' }),
    days: z.array(DayFigures),
    total: DayFigures.meta({ description: '`day` is the first day. Members of several days count once per day.' }),
  })
  .meta({ id: 'OfficeDayReportDto' });
export type DayReport = z.infer<typeof DayReport>;

/** Query of the reports. */
export interface DayReportQuery {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day; at most 366 days. */
  to: string;
}
