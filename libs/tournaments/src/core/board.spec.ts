import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gapToNext, maskUsername, tournamentStatus } from './board';

describe('a tournament', () => {
  it('is one thing at a time, and never goes back', () => {
    const order = ['UPCOMING', 'RUNNING', 'ENDED'];
    const instant = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(instant, instant, instant, instant, (a, b, c, d) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)].map((at) => new Date(at)) as [Date, Date];
        const [before, after] = [Math.min(c, d), Math.max(c, d)].map((at) => new Date(at)) as [Date, Date];
        const ranks = [before, after].map((now) => order.indexOf(tournamentStatus(start, end, now)));
        expect(ranks[0]! <= ranks[1]!).toBe(true);
      }),
    );
  });

  it('does not tell who the others are', () => {
    expect(maskUsername('MTOKITTI21', 'MTO')).toBe('MTO•••21');
    expect(maskUsername('MTOAB', 'MTO')).toBe('MTO•••B');
  });

  it('tells what the next place takes', () => {
    const row = (rank: number, score: number) => ({ rank, score, username: `MTO${rank}`, reward: 0 });
    expect(gapToNext([row(1, 90), row(2, 70), row(3, 40)], row(3, 40))).toBe(30);
    expect(gapToNext([row(1, 90)], row(1, 90))).toBeNull();
    expect(gapToNext([row(1, 90)], null)).toBeNull();
  });
});
