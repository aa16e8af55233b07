import { businessDay, DomainError } from '@housebrand/shared';

const DAY_MS = 86_400_000;

/** COOL_OFF: up to 42 days. SELF_EXCLUSION: at least six months. */
export type ExclusionKind = 'COOL_OFF' | 'SELF_EXCLUSION';

/** Delay before a weaker protection applies; a stronger one applies at once. */
export const WEAKENING_DELAY_MS = DAY_MS;

/** Reminder intervals to choose from, in minutes. */
export const REMINDER_CHOICES = [15, 30, 60, 120] as const;

/** The reminder of a member who never chose. */
export const DEFAULT_REMINDER_MINUTES = 60;

/** The longest exclusion with an end. */
export const MAX_EXCLUSION_DAYS = 365;

/** Lengths of exclusions to choose from, in days. `null`: no end. */
export const EXCLUSION_CHOICES: Record<ExclusionKind, readonly (number | null)[]> = {
  COOL_OFF: [1, 7, 30, 42],
  SELF_EXCLUSION: [182, MAX_EXCLUSION_DAYS, null],
};

/** A stored reminder: the current interval and a pending one. Times in epoch milliseconds. */
export interface ReminderState {
  minutes: number | null;
  pending: { minutes: number | null; fromMs: number } | null;
}

/** Returns the reminder at an instant: a pending one takes effect once its time has come. */
export function reminderAt(state: ReminderState, nowMs: number): ReminderState {
  const { pending } = state;
  return pending && pending.fromMs <= nowMs ? { minutes: pending.minutes, pending: null } : state;
}

/** Changes the interval: a shorter one applies at once, a longer one (or none) after 24 hours, to prevent impulsive changes. */
export function changeReminder(state: ReminderState, minutes: number | null, nowMs: number): ReminderState {
  const now = reminderAt(state, nowMs);
  if (strength(minutes) >= strength(now.minutes)) return { minutes, pending: null };
  return { minutes: now.minutes, pending: { minutes, fromMs: nowMs + WEAKENING_DELAY_MS } };
}

const strength = (minutes: number | null): number => (minutes === null ? 0 : 1 / minutes);

/** A stored exclusion. Times in epoch milliseconds; `untilMs` `null`: no end. */
export interface ExclusionSpan {
  kind: ExclusionKind;
  sinceMs: number;
  untilMs: number | null;
}

/** Creates an exclusion that starts now and ends after `days` times 24 hours; `null`: no end. */
export function newExclusion(kind: ExclusionKind, days: number | null, nowMs: number): ExclusionSpan {
  return { kind, sinceMs: nowMs, untilMs: days === null ? null : nowMs + days * DAY_MS };
}

/** Returns the exclusion in force that ends last, so that a new one never shortens an old one; ties go to the earliest. */
export function exclusionAt(spans: readonly ExclusionSpan[], nowMs: number): ExclusionSpan | null {
  const inForce = spans.filter(({ untilMs }) => untilMs === null || untilMs > nowMs);
  return inForce.reduce<ExclusionSpan | null>((last, span) => (last && endOf(last) >= endOf(span) ? last : span), null);
}

/** Whether a new exclusion ends at least one day after the one in force. */
export function doesLengthen(span: ExclusionSpan, spans: readonly ExclusionSpan[]): boolean {
  const inForce = exclusionAt(spans, span.sinceMs);
  return inForce === null || (inForce.untilMs !== null && endOf(span) - inForce.untilMs >= DAY_MS);
}

const endOf = ({ untilMs }: ExclusionSpan): number => untilMs ?? Number.POSITIVE_INFINITY;

const EXCLUDED_MESSAGES = {
  excluded: { until: 'protection.excludedUntil', endless: 'protection.excluded' },
  held: { until: 'protection.heldUntil', endless: 'protection.held' },
} as const;

/** The member is excluded: 403. Withdrawals are never refused with it. */
export class MemberExcluded extends DomainError {
  /**
   * @param zone the agent's time zone, for the date in the message
   * @param access `held`: the reward is paid when the exclusion ends
   */
  constructor(exclusion: ExclusionSpan, zone?: string, access: 'excluded' | 'held' = 'excluded') {
    const ends = exclusion.untilMs === null ? null : businessDay(new Date(exclusion.untilMs), zone);
    super({
      code: 403,
      status: 403,
      messageKey: EXCLUDED_MESSAGES[access][ends ? 'until' : 'endless'],
      values: ends ? { date: ends } : {},
    });
  }
}
