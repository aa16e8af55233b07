import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questProgress, questStatus } from './progress';

const satang = fc.bigInt({ min: 0n, max: 10n ** 12n });
const target = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe('a daily quest', () => {
  it('stays between nothing and its target, and is ready exactly at the target', () => {
    fc.assert(
      fc.property(satang, satang, target, (baseline, accumulated, goal) => {
        const progress = questProgress(baseline, accumulated, goal);
        expect(progress >= 0n && progress <= goal).toBe(true);
        expect(questStatus(progress, goal)).toBe(accumulated - baseline >= goal ? 'READY' : 'OPEN');
      }),
    );
  });

  it('never falls while play goes on', () => {
    fc.assert(
      fc.property(satang, satang, satang, target, (baseline, first, more, goal) => {
        expect(questProgress(baseline, first + more, goal) >= questProgress(baseline, first, goal)).toBe(true);
      }),
    );
  });
});
