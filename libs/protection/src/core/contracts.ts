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
    limitSatang: z.number().nullable().meta({ example: 300_000, description: 'Limit in satang; `null`: no limit.' }),
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
