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

const START = new Date(0);
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
          const now = new Date(nowMs);
          const before = reminderAt(state, now).minutes;
          state = changeReminder(state, minutes, now);
          expect(reminderAt(state, now).minutes).toBe(weaker(minutes, before) ? before : minutes);
          expect(weaker(reminderAt(state, new Date(nowMs + WEAKENING_DELAY_MS - 1)).minutes, before)).toBe(false);
          expect(reminderAt(state, new Date(nowMs + WEAKENING_DELAY_MS)).minutes).toBe(minutes);
        }
      }),
    );
  });

  it('cancels a pending looser interval when a stricter or the current one is chosen', () => {
    const waiting = changeReminder({ minutes: 30, pending: null }, null, START);
    expect(changeReminder(waiting, 15, new Date(1))).toEqual({ minutes: 15, pending: null });
    expect(changeReminder(waiting, 30, new Date(1))).toEqual({ minutes: 30, pending: null });
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
    since: fc.integer({ min: 0, max: 10 ** 9 }).map((ms) => new Date(ms)),
  });

  it('never becomes shorter through a later exclusion', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 6 }), span, (earlier, last) => {
        const spans = earlier.map(({ kind, days, since }) => newExclusion(kind, days, since));
        const now = new Date(Math.max(...[...earlier, last].map(({ since }) => since.getTime())));
        const before = exclusionAt(spans, now);
        const after = exclusionAt([...spans, newExclusion(last.kind, last.days, now)], now);
        if (before) expect((after?.until ?? Infinity) >= (before.until ?? Infinity)).toBe(true);
        else expect(after).not.toBeNull();
      }),
    );
  });

  it('ends exactly 24 hours after the start of a one-day cool-off', () => {
    const day = newExclusion('COOL_OFF', 1, START);
    expect(exclusionAt([day], new Date(86_399_999))).toBe(day);
    expect(exclusionAt([day], new Date(86_400_000))).toBeNull();
  });

  it('returns the exclusion that ends last; ties go to the earliest', () => {
    const [day, week] = [newExclusion('COOL_OFF', 1, START), newExclusion('COOL_OFF', 7, START)];
    expect(exclusionAt([day, week], START)).toBe(week);
    expect(exclusionAt([week, day], START)).toBe(week);
    expect(exclusionAt([week, newExclusion('SELF_EXCLUSION', null, START)], START)?.until).toBeNull();
    expect(exclusionAt([week, { ...week }], START)).toBe(week);
  });

  it('lasts up to 42 days as cool-off and at least 182 days as self-exclusion', () => {
    expect(EXCLUSION_CHOICES).toEqual({ COOL_OFF: [1, 7, 30, 42], SELF_EXCLUSION: [182, 365, null] });
  });

  it('carries the date of its end, if it has one', () => {
    const reported = (days: number | null) =>
      new MemberExcluded(newExclusion('SELF_EXCLUSION', days, new Date(Date.UTC(2026, 10, 22))));
    expect(reported(365)).toMatchObject({
      code: 403,
      status: 403,
      messageKey: 'protection.excludedUntil',
      values: { date: '2027-11-22' },
    });
    expect(reported(null)).toMatchObject({ code: 403, messageKey: 'protection.excluded', values: {} });
  });
});
