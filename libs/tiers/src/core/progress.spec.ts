import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TierConfig } from './contracts';
import { EmptyLadder, tierProgress } from './progress';

const step = (tierLevel: number, deposit: number, turnover: number): TierConfig => ({
  tierLevel,
  tierName: `tier ${tierLevel}`,
  logoUrl: '',
  descriptionBackgroundColor: '#000000',
  backgroundDarkColor: '#000000',
  backgroundBrightColor: '#000000',
  condition: { minDepositAccumulateAmount: deposit, minTurnOverAccumulateAmount: turnover },
  access: { menu: [] },
});

const ladder = [step(1, 0, 0), step(2, 5_000, 20_000), step(3, 20_000, 100_000)];

const baht = fc.integer({ min: 0, max: 1_000_000_000 }).map((satang) => satang / 100);
const accumulated = fc.record({
  depositSatang: fc.bigInt({ min: -100n, max: 10n ** 13n }),
  turnoverSatang: fc.bigInt({ min: -100n, max: 10n ** 13n }),
});

describe('tier progress (specification section 9)', () => {
  it('measures deposit and turnover against the next tier, and overall progress against both together', () => {
    const progress = tierProgress(ladder, 2, { depositSatang: 1_000_000n, turnoverSatang: 5_000_000n });
    expect(progress.next?.tierLevel).toBe(3);
    expect(progress.deposit).toBeCloseTo(0.5, 12);
    expect(progress.turnover).toBeCloseTo(0.5, 12);
    expect(progress.overall).toBeCloseTo(0.5, 12);
    expect([progress.missingDepositSatang, progress.missingTurnoverSatang]).toEqual([1_000_000, 5_000_000]);
  });

  it('caps each sum at its minimum, so that an excess of one does not make up for the other', () => {
    const progress = tierProgress(ladder, 1, { depositSatang: 99_999_999n, turnoverSatang: 0n });
    expect(progress.deposit).toBe(1);
    expect(progress.turnover).toBe(0);
    expect(progress.overall).toBeCloseTo(5_000 / 25_000, 12);
  });

  it('starts at zero, also for a sum that a void made negative, and counts the first satang', () => {
    const next = [step(1, 0, 0), step(2, 0.02, 0.02)];
    const started = tierProgress(next, 1, { depositSatang: -700n, turnoverSatang: 1n });
    expect(started).toMatchObject({
      deposit: 0,
      turnover: 0.5,
      overall: 0.25,
      missingDepositSatang: 2,
      missingTurnoverSatang: 1,
    });
    const lowSteps = [step(1, 0, 0), step(2, 0.01, 0.01)];
    expect(tierProgress(lowSteps, 1, { depositSatang: 1n, turnoverSatang: 0n })).toMatchObject({
      deposit: 1,
      turnover: 0,
      overall: 0.5,
      missingDepositSatang: 0,
      missingTurnoverSatang: 1,
    });
  });

  it('is complete at the top tier', () => {
    const progress = tierProgress(ladder, 3, { depositSatang: 0n, turnoverSatang: 0n });
    expect(progress).toMatchObject({ next: null, deposit: 1, turnover: 1, overall: 1 });
    expect([progress.missingDepositSatang, progress.missingTurnoverSatang]).toEqual([0, 0]);
  });

  it('counts a minimum of zero as reached', () => {
    const free = [step(1, 0, 0), step(2, 0, 0)];
    expect(tierProgress(free, 1, { depositSatang: 0n, turnoverSatang: 0n })).toMatchObject({
      deposit: 1,
      turnover: 1,
      overall: 1,
    });
    const turnoverOnly = [step(1, 0, 0), step(2, 0, 100)];
    expect(tierProgress(turnoverOnly, 1, { depositSatang: 0n, turnoverSatang: 5_000n })).toMatchObject({
      deposit: 1,
      turnover: 0.5,
      overall: 0.5,
    });
  });

  it('maps a level missing from the ladder to the tier below, and rejects an empty ladder', () => {
    expect(tierProgress(ladder, 99, { depositSatang: 0n, turnoverSatang: 0n }).current.tierLevel).toBe(3);
    expect(tierProgress(ladder, 0, { depositSatang: 0n, turnoverSatang: 0n }).current.tierLevel).toBe(1);
    expect(() => tierProgress([], 1, { depositSatang: 0n, turnoverSatang: 0n })).toThrow(EmptyLadder);
  });

  it('counts the first satang with the tiers in any order', () => {
    const small = [step(3, 50, 50), step(2, 0.01, 0.02), step(1, 0, 0)];
    const progress = tierProgress(small, 1, { depositSatang: 1n, turnoverSatang: 1n });
    expect(progress).toMatchObject({ deposit: 1, turnover: 0.5, missingDepositSatang: 0, missingTurnoverSatang: 1 });
    expect([progress.current.tierLevel, progress.next?.tierLevel]).toEqual([1, 2]);
    expect(tierProgress(small, 2, { depositSatang: 1n, turnoverSatang: 1n }).next?.tierLevel).toBe(3);
  });

  it('stays between zero and one, reaches one only when nothing is missing, and never falls as sums grow', () => {
    fc.assert(
      fc.property(
        fc.tuple(baht, baht),
        accumulated,
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        ([deposit, turnover], has, more) => {
          const steps = [step(1, 0, 0), step(2, deposit, turnover)];
          const before = tierProgress(steps, 1, has);
          for (const share of [before.deposit, before.turnover, before.overall]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
          expect(before.deposit === 1).toBe(before.missingDepositSatang === 0);
          expect(before.turnover === 1).toBe(before.missingTurnoverSatang === 0);
          expect(before.overall === 1).toBe(before.missingDepositSatang === 0 && before.missingTurnoverSatang === 0);
          const after = tierProgress(steps, 1, { ...has, turnoverSatang: has.turnoverSatang + more });
          expect(after.overall).toBeGreaterThanOrEqual(before.overall);
          expect(after.missingTurnoverSatang).toBeLessThanOrEqual(before.missingTurnoverSatang);
        },
      ),
    );
  });
});
