import type { LimitKind, LimitPeriod } from './limits';

/** How a member protects themself: `GET /api/apps/protection/{prefix}/{username}`. */
export interface ProtectionSettings {
  /** Minutes between two reminders of the time spent; `null`: none. */
  reminderMinutes: number | null;
  /** A longer interval, or none, that waits for its day. */
  pendingReminder: { minutes: number | null; from: string } | null;
  /** The exclusion in force. */
  exclusion: Exclusion | null;
}

/** A break that a member took, or a self-exclusion; neither can be shortened. */
export interface Exclusion {
  kind: ExclusionKind;
  /** ISO 8601. */
  since: string;
  /** ISO 8601; `null`: until the member asks the operator in person. */
  until: string | null;
}

/** COOL_OFF: up to 42 days. SELF_EXCLUSION: at least six months. */
export type ExclusionKind = 'COOL_OFF' | 'SELF_EXCLUSION';

/** `PUT /api/apps/protection/{prefix}/{username}/reminder`. */
export interface ReminderRequest {
  minutes: number | null;
}

/** `POST /api/apps/protection/{prefix}/{username}/exclusions`. Without `days` a self-exclusion has no end. */
export interface ExclusionRequest {
  kind: ExclusionKind;
  days: number | null;
}

/** One of the six of `GET /api/apps/protection/{prefix}/{username}/limits`: a kind in a period of the agent's zone. */
export interface MoneyLimit {
  kind: LimitKind;
  period: LimitPeriod;
  /** `null`: no limit. */
  limitSatang: number | null;
  /** What of it is used, not below nothing; `null` without a limit, and while nobody can tell. */
  usedSatang: number | null;
  /**
   * What came in the period beside deposits, as gifts and coupons (`COUNTING`: `beside`): shown, not used. `null` of a loss limit, and
   * while nobody can tell.
   */
  besideSatang: number | null;
  /** When the period ends, ISO 8601. */
  until: string;
  /** A higher limit, or none (`null`), that waits for its day. */
  pending: { limitSatang: number | null; from: string } | null;
}

/** `PUT /api/apps/protection/{prefix}/{username}/limits`. What holds already takes a waiting increase back. */
export interface LimitRequest {
  kind: LimitKind;
  period: LimitPeriod;
  /** `null`: no limit. */
  limitSatang: number | null;
}
