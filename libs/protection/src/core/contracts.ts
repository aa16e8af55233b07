import type { LimitKind, LimitPeriod } from './limits';
import type { ExclusionKind } from './rules';

/** A member's protection settings: `GET /api/apps/protection/{prefix}/{username}`. */
export interface ProtectionSettings {
  /** Minutes between session-time reminders; `null`: no reminder. */
  reminderMinutes: number | null;
  /** A longer interval, or none (`null`), that applies from `from` on, ISO 8601. */
  pendingReminder: { minutes: number | null; from: string } | null;
  /** The exclusion in force. */
  exclusion: Exclusion | null;
}

/** A cool-off or self-exclusion. Neither can be shortened. */
export interface Exclusion {
  kind: ExclusionKind;
  /** ISO 8601. */
  since: string;
  /** ISO 8601; `null`: until the member contacts the operator in person. */
  until: string | null;
}

/** `PUT /api/apps/protection/{prefix}/{username}/reminder`. */
export interface ReminderRequest {
  minutes: number | null;
}

/** `POST /api/apps/protection/{prefix}/{username}/exclusions`. Without `days` a self-exclusion has no end. */
export interface ExclusionRequest {
  kind: ExclusionKind;
  days: number | null;
}

/** One of the six limits of `GET /api/apps/protection/{prefix}/{username}/limits`: a kind and a period in the agent's time zone. */
export interface MoneyLimit {
  kind: LimitKind;
  period: LimitPeriod;
  /** `null`: no limit. */
  limitSatang: number | null;
  /** The used amount, at least 0; `null` without a limit, or if unknown for now. */
  usedSatang: number | null;
  /**
   * Gifts and coupons received in the period (`COUNTING`: `beside`). Shown with a deposit limit but not counted. `null` for a loss
   * limit, or if unknown for now.
   */
  besideSatang: number | null;
  /** When the period ends, ISO 8601. */
  until: string;
  /** A higher limit, or none (`null`), that applies from `from` on, ISO 8601. */
  pending: { limitSatang: number | null; from: string } | null;
}

/** `PUT /api/apps/protection/{prefix}/{username}/limits`. Sending the current limit cancels a pending increase. */
export interface LimitRequest {
  kind: LimitKind;
  period: LimitPeriod;
  /** `null`: no limit. */
  limitSatang: number | null;
}
