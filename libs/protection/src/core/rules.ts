import { businessDay, DomainError } from '@housebrand/shared';
import type { ExclusionKind } from './contracts';

const DAY_MS = 86_400_000;

/** A weaker protection waits this long; a stronger one acts at once. */
export const WEAKENING_DELAY_MS = DAY_MS;

/** The intervals a member chooses from, minutes. */
export const REMINDER_CHOICES = [15, 30, 60, 120] as const;

/** The reminder of a member who never chose. */
export const DEFAULT_REMINDER_MINUTES = 60;

/** The longest exclusion that has an end. */
export const MAX_EXCLUSION_DAYS = 365;

/** Days a member chooses from. `null`: no end. */
export const EXCLUSION_CHOICES: Record<ExclusionKind, readonly (number | null)[]> = {
  COOL_OFF: [1, 7, 30, 42],
  SELF_EXCLUSION: [182, MAX_EXCLUSION_DAYS, null],
};

/** A reminder as stored: what holds now and what is to come. Times in epoch milliseconds. */
export interface ReminderState {
  minutes: number | null;
  pending: { minutes: number | null; fromMs: number } | null;
}

/** The reminder that holds at an instant: a pending one takes over when its time has come. */
export function reminderAt(state: ReminderState, nowMs: number): ReminderState {
  const { pending } = state;
  return pending && pending.fromMs <= nowMs ? { minutes: pending.minutes, pending: null } : state;
}

/** A shorter interval acts at once; a longer one, or none, after 24 hours, so that a bad night cannot undo it. */
export function changeReminder(state: ReminderState, minutes: number | null, nowMs: number): ReminderState {
  const now = reminderAt(state, nowMs);
  if (strength(minutes) >= strength(now.minutes)) return { minutes, pending: null };
  return { minutes: now.minutes, pending: { minutes, fromMs: nowMs + WEAKENING_DELAY_MS } };
}

const strength = (minutes: number | null): number => (minutes === null ? 0 : 1 / minutes);

/** An exclusion as stored. Times in epoch milliseconds; `untilMs` `null`: no end. */
export interface ExclusionSpan {
  kind: ExclusionKind;
  sinceMs: number;
  untilMs: number | null;
}

/** A break that begins now and ends after so many days of 24 hours; `null`: not by itself. */
export function newExclusion(kind: ExclusionKind, days: number | null, nowMs: number): ExclusionSpan {
  return { kind, sinceMs: nowMs, untilMs: days === null ? null : nowMs + days * DAY_MS };
}

/** The exclusion in force that ends last: a new one never shortens an old one. */
export function exclusionAt(spans: readonly ExclusionSpan[], nowMs: number): ExclusionSpan | null {
  const inForce = spans.filter(({ untilMs }) => untilMs === null || untilMs > nowMs);
  return inForce.reduce<ExclusionSpan | null>((last, span) => (last && endOf(last) >= endOf(span) ? last : span), null);
}

/** Whether a new exclusion keeps the member away for a day more at least than what is in force. */
export function doesLengthen(span: ExclusionSpan, spans: readonly ExclusionSpan[]): boolean {
  const inForce = exclusionAt(spans, span.sinceMs);
  return inForce === null || (inForce.untilMs !== null && endOf(span) - inForce.untilMs >= DAY_MS);
}

const endOf = ({ untilMs }: ExclusionSpan): number => untilMs ?? Number.POSITIVE_INFINITY;

const EXCLUDED_WORDS = {
  excluded: { until: 'protection.excludedUntil', endless: 'protection.excluded' },
  held: { until: 'protection.heldUntil', endless: 'protection.held' },
} as const;

/** The member chose not to play for a while: money may not come in, and never is it kept from leaving. */
export class MemberExcluded extends DomainError {
  /**
   * @param zone of the agent, whose day the end is told by
   * @param access `held`: what was asked for is kept and paid when the exclusion ends
   */
  constructor(exclusion: ExclusionSpan, zone?: string, access: 'excluded' | 'held' = 'excluded') {
    const ends = exclusion.untilMs === null ? null : businessDay(new Date(exclusion.untilMs), zone);
    super({
      code: 403,
      status: 403,
      messageKey: EXCLUDED_WORDS[access][ends ? 'until' : 'endless'],
      values: ends ? { date: ends } : {},
    });
  }
}
