import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  changeReminder,
  exclusionAt,
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
});
