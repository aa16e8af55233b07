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

/** A stored reminder: the current interval and a pending one. */
export interface ReminderState {
  minutes: number | null;
  pending: { minutes: number | null; from: Date } | null;
}

/** Returns the reminder at an instant: a pending one takes effect once its time has come. */
export function reminderAt(state: ReminderState, at: Date): ReminderState {
  const { pending } = state;
  return pending && pending.from <= at ? { minutes: pending.minutes, pending: null } : state;
}

/** Changes the interval: a shorter one applies at once, a longer one (or none) after 24 hours, to prevent impulsive changes. */
export function changeReminder(state: ReminderState, minutes: number | null, at: Date): ReminderState {
  const now = reminderAt(state, at);
  if (strength(minutes) >= strength(now.minutes)) return { minutes, pending: null };
  return { minutes: now.minutes, pending: { minutes, from: new Date(at.getTime() + WEAKENING_DELAY_MS) } };
}

const strength = (minutes: number | null): number => (minutes === null ? 0 : 1 / minutes);

/** A stored exclusion. `until` `null`: no end. */
export interface ExclusionSpan {
  kind: ExclusionKind;
  since: Date;
  until: Date | null;
}

/** Creates an exclusion that starts now and ends after `days` times 24 hours; `null`: no end. */
export function newExclusion(kind: ExclusionKind, days: number | null, since: Date): ExclusionSpan {
  return { kind, since, until: days === null ? null : new Date(since.getTime() + days * DAY_MS) };
}

/** Returns the exclusion in force that ends last, so that a new one never shortens an old one; ties go to the earliest. */
export function exclusionAt(spans: readonly ExclusionSpan[], at: Date): ExclusionSpan | null {
  const inForce = spans.filter(({ until }) => until === null || until > at);
  return inForce.reduce<ExclusionSpan | null>((last, span) => (last && endOf(last) >= endOf(span) ? last : span), null);
}

/** Whether a new exclusion ends at least one day after the one in force. */
export function doesLengthen(span: ExclusionSpan, spans: readonly ExclusionSpan[]): boolean {
  const inForce = exclusionAt(spans, span.since);
  return inForce === null || (inForce.until !== null && endOf(span) - endOf(inForce) >= DAY_MS);
}

/** Milliseconds since 1970, which compare and subtract also for an exclusion without an end. */
const endOf = ({ until }: ExclusionSpan): number => until?.getTime() ?? Number.POSITIVE_INFINITY;

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
    const ends = exclusion.until === null ? null : businessDay(exclusion.until, zone);
    super({
      code: 403,
      status: 403,
      messageKey: EXCLUDED_MESSAGES[access][ends ? 'until' : 'endless'],
      values: ends ? { date: ends } : {},
    });
  }
}
