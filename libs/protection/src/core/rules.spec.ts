import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  changeReminder,
  DEFAULT_REMINDER_MINUTES,
  EXCLUSION_CHOICES,
  exclusionAt,
  MemberExcluded,
  newExclusion,
  REMINDER_CHOICES,
  reminderAt,
  WEAKENING_DELAY_MS,
  type ReminderState,
} from './rules';

const choice = fc.constantFrom<(number | null)[]>(...REMINDER_CHOICES, null);
const step = fc.record({ minutes: choice, afterMs: fc.integer({ min: 0, max: 2 * WEAKENING_DELAY_MS }) });
const weaker = (a: number | null, b: number | null) => (a ?? Infinity) > (b ?? Infinity);

describe('reminder', () => {
  it('gets stricter at once and looser only 24 hours after the request', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state: ReminderState = { minutes: 60, pending: null };
        let nowMs = 0;
        for (const { minutes, afterMs } of steps) {
          nowMs += afterMs;
          const before = reminderAt(state, nowMs).minutes;
          state = changeReminder(state, minutes, nowMs);
          expect(reminderAt(state, nowMs).minutes).toBe(weaker(minutes, before) ? before : minutes);
          expect(weaker(reminderAt(state, nowMs + WEAKENING_DELAY_MS - 1).minutes, before)).toBe(false);
          expect(reminderAt(state, nowMs + WEAKENING_DELAY_MS).minutes).toBe(minutes);
        }
      }),
    );
  });

  it('cancels a pending looser interval when a stricter or the current one is chosen', () => {
    const waiting = changeReminder({ minutes: 30, pending: null }, null, 0);
    expect(changeReminder(waiting, 15, 1)).toEqual({ minutes: 15, pending: null });
    expect(changeReminder(waiting, 30, 1)).toEqual({ minutes: 30, pending: null });
  });

  it('offers 15 minutes to two hours and defaults to one hour', () => {
    expect(REMINDER_CHOICES).toEqual([15, 30, 60, 120]);
    expect(DEFAULT_REMINDER_MINUTES).toBe(60);
  });
});

describe('exclusion', () => {
  const span = fc.record({
    kind: fc.constantFrom('COOL_OFF' as const, 'SELF_EXCLUSION' as const),
    days: fc.constantFrom(1, 7, 30, 182, 365, null),
    nowMs: fc.integer({ min: 0, max: 10 ** 9 }),
  });

  it('never becomes shorter through a later exclusion', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 6 }), span, (earlier, last) => {
        const spans = earlier.map(({ kind, days, nowMs }) => newExclusion(kind, days, nowMs));
        const now = Math.max(...earlier.map(({ nowMs }) => nowMs), last.nowMs);
        const before = exclusionAt(spans, now);
        const after = exclusionAt([...spans, newExclusion(last.kind, last.days, now)], now);
        if (before) expect((after?.untilMs ?? Infinity) >= (before.untilMs ?? Infinity)).toBe(true);
        else expect(after).not.toBeNull();
      }),
    );
  });

  it('ends exactly 24 hours after the start of a one-day cool-off', () => {
    const day = newExclusion('COOL_OFF', 1, 0);
    expect(exclusionAt([day], 86_399_999)).toBe(day);
    expect(exclusionAt([day], 86_400_000)).toBeNull();
  });

  it('returns the exclusion that ends last; ties go to the earliest', () => {
    const [day, week] = [newExclusion('COOL_OFF', 1, 0), newExclusion('COOL_OFF', 7, 0)];
    expect(exclusionAt([day, week], 0)).toBe(week);
    expect(exclusionAt([week, day], 0)).toBe(week);
    expect(exclusionAt([week, newExclusion('SELF_EXCLUSION', null, 0)], 0)?.untilMs).toBeNull();
    expect(exclusionAt([week, { ...week }], 0)).toBe(week);
  });

  it('lasts up to 42 days as cool-off and at least 182 days as self-exclusion', () => {
    expect(EXCLUSION_CHOICES).toEqual({ COOL_OFF: [1, 7, 30, 42], SELF_EXCLUSION: [182, 365, null] });
  });

  it('carries the date of its end, if it has one', () => {
    const reported = (days: number | null) =>
      new MemberExcluded(newExclusion('SELF_EXCLUSION', days, Date.UTC(2026, 10, 22)));
    expect(reported(365)).toMatchObject({
      code: 403,
      status: 403,
      messageKey: 'protection.excludedUntil',
      values: { date: '2027-11-22' },
    });
    expect(reported(null)).toMatchObject({ code: 403, messageKey: 'protection.excluded', values: {} });
  });
});
