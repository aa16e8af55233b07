import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatHour } from '@housebrand/shared';
import { quietForMs, TIME_OF_DAY } from './quiet-hours';

const ZONE = 'Asia/Bangkok';
const DAY_MS = 86_400_000;
const time = fc
  .integer({ min: 0, max: 1_439 })
  .map((of) => `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`);
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }).map((ms) => new Date(ms));
/** An instant at which clocks in Bangkok show a time. */
const at = (hour: string) => new Date(`2026-11-21T${hour}:00+07:00`);

describe('quiet time', () => {
  const night = { start: '22:00', end: '08:00' };

  it('spans midnight', () => {
    expect(quietForMs(night, at('21:59'), ZONE)).toBe(0);
    expect(quietForMs(night, at('22:00'), ZONE)).toBe(10 * 3_600_000);
    expect(quietForMs(night, at('07:59'), ZONE)).toBe(60_000);
    expect(quietForMs(night, at('08:00'), ZONE)).toBe(0);
    expect(quietForMs({ start: '12:00', end: '13:30' }, at('13:00'), ZONE)).toBe(1_800_000);
    expect(quietForMs(null, at('23:00'), ZONE)).toBe(0);
  });

  it('ends at its end, to the second, and is over then', () => {
    fc.assert(
      fc.property(time, time, moment, (start, end, now) => {
        fc.pre(start !== end);
        const waitMs = quietForMs({ start, end }, now, ZONE);
        expect(waitMs).toBeGreaterThanOrEqual(0);
        expect(waitMs).toBeLessThan(DAY_MS);
        const then = new Date(now.getTime() + waitMs);
        if (waitMs > 0) expect([formatHour(then, ZONE), then.getTime() % 60_000]).toEqual([end, 0]);
        expect(quietForMs({ start, end }, then, ZONE)).toBe(0);
      }),
    );
  });

  it('consists of times of day', () => {
    fc.assert(fc.property(time, (of) => expect(of).toMatch(TIME_OF_DAY)));
    for (const wrong of ['24:00', '7:00', '12:60', '', '12:00 ', 'noon']) expect(wrong).not.toMatch(TIME_OF_DAY);
  });
});
