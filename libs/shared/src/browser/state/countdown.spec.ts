import { describe, expect, it } from '@jest/globals';
import { countdownParts } from './countdown';

describe('countdownParts', () => {
  it('splits a time into days and a clock, and rounds up to whole seconds', () => {
    expect(countdownParts(9_970_000)).toEqual({ days: 0, clock: '02:46:10' });
    expect(countdownParts(2 * 86_400_000 + 22_471_001)).toEqual({ days: 2, clock: '06:14:32' });
    expect(countdownParts(0)).toEqual({ days: 0, clock: '00:00:00' });
    expect(countdownParts(1)).toEqual({ days: 0, clock: '00:00:01' });
  });
});
