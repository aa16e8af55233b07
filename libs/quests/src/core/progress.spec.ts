import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questProgress, questStatus } from './progress';

const satang = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const target = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe('a daily quest', () => {
  it('stays between nothing and its target, and is ready exactly at the target', () => {
    fc.assert(
      fc.property(satang, target, (done, goal) => {
        const progress = questProgress(done, goal);
        expect(progress >= 0n && progress <= goal).toBe(true);
        expect(questStatus(progress, goal)).toBe(done >= goal ? 'READY' : 'OPEN');
      }),
    );
  });

  it('never falls while play goes on', () => {
    fc.assert(
      fc.property(satang, fc.bigInt({ min: 0n, max: 10n ** 12n }), target, (first, more, goal) => {
        expect(questProgress(first + more, goal) >= questProgress(first, goal)).toBe(true);
      }),
    );
  });
});
