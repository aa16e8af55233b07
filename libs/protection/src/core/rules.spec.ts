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

describe('the reminder', () => {
  it('gets stronger at once, and weaker only a day after it was asked for', () => {
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

  it('forgets a weakening that waits as soon as a stronger one is chosen', () => {
    const waiting = changeReminder({ minutes: 30, pending: null }, null, 0);
    expect(changeReminder(waiting, 15, 1)).toEqual({ minutes: 15, pending: null });
    expect(changeReminder(waiting, 30, 1)).toEqual({ minutes: 30, pending: null });
  });

  it('comes between each quarter of an hour and every two hours, each hour where nobody chose', () => {
    expect(REMINDER_CHOICES).toEqual([15, 30, 60, 120]);
    expect(DEFAULT_REMINDER_MINUTES).toBe(60);
  });
});

describe('an exclusion', () => {
  const span = fc.record({
    kind: fc.constantFrom('COOL_OFF' as const, 'SELF_EXCLUSION' as const),
    days: fc.constantFrom(1, 7, 30, 182, 365, null),
    nowMs: fc.integer({ min: 0, max: 10 ** 9 }),
  });

  it('is never shortened by another one', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 6 }), span, (wanted, one) => {
        const spans = wanted.map(({ kind, days, nowMs }) => newExclusion(kind, days, nowMs));
        const now = Math.max(...wanted.map(({ nowMs }) => nowMs), one.nowMs);
        const before = exclusionAt(spans, now);
        const after = exclusionAt([...spans, newExclusion(one.kind, one.days, now)], now);
        if (before) expect((after?.untilMs ?? Infinity) >= (before.untilMs ?? Infinity)).toBe(true);
        else expect(after).not.toBeNull();
      }),
    );
  });

  it('ends when it ends', () => {
    const one = newExclusion('COOL_OFF', 1, 0);
    expect(exclusionAt([one], 86_399_999)).toBe(one);
    expect(exclusionAt([one], 86_400_000)).toBeNull();
  });

  it('is the one that ends last, of two that end together the one that was there first', () => {
    const [day, week] = [newExclusion('COOL_OFF', 1, 0), newExclusion('COOL_OFF', 7, 0)];
    expect(exclusionAt([day, week], 0)).toBe(week);
    expect(exclusionAt([week, day], 0)).toBe(week);
    expect(exclusionAt([week, newExclusion('SELF_EXCLUSION', null, 0)], 0)?.untilMs).toBeNull();
    expect(exclusionAt([week, { ...week }], 0)).toBe(week);
  });

  it('is up to 42 days of rest, or half a year at least', () => {
    expect(EXCLUSION_CHOICES).toEqual({ COOL_OFF: [1, 7, 30, 42], SELF_EXCLUSION: [182, 365, null] });
  });

  it('is told with the day of its end, when it has one', () => {
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
