import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PAYMENT_STATUSES } from '@housebrand/shared';
import type { QuestScope } from './contracts';
import { QUEST_KINDS } from './terms';
import type { PlayedGame } from './ports';
import { byReadiness, questDone, questNumber, questProgress, questStatus } from './progress';

const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const target = fc.bigInt({ min: 1n, max: 10n ** 9n });
const payout = fc.option(fc.constantFrom(...PAYMENT_STATUSES));

const game: fc.Arbitrary<PlayedGame> = fc.record({
  gameId: fc.constantFrom('NAGX-1', 'NAGX-2', 'IRON-1'),
  provider: fc.constantFrom('NAGX', 'IRON'),
  category: fc.constantFrom('Slot', 'Fish'),
  turnoverSatang: fc.bigInt({ min: 0n, max: 10n ** 9n }),
  rounds: fc.nat(500),
});
const scope: fc.Arbitrary<QuestScope | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('GAME' as const), value: fc.constantFrom('NAGX-1', 'nagx-2', 'ELSE-1') }),
  fc.record({ kind: fc.constant('PROVIDER' as const), value: fc.constantFrom('NAGX', 'iron', 'ELSE') }),
  fc.record({ kind: fc.constant('CATEGORY' as const), value: fc.constantFrom('SLOT', 'Fish', 'Card') }),
);
const FIELD = { GAME: 'gameId', PROVIDER: 'provider', CATEGORY: 'category' } as const;

describe('daily quest progress', () => {
  it('stays between zero and the target, and is READY exactly at the target', () => {
    fc.assert(
      fc.property(amount, target, (done, goal) => {
        const progress = questProgress(done, goal);
        expect(progress >= 0n && progress <= goal).toBe(true);
        expect(questStatus(progress, goal, null)).toBe(done >= goal ? 'READY' : 'OPEN');
      }),
    );
  });

  it('counts from the first satang and treats a negative sum as zero', () => {
    expect([1n, 0n, -1n, 6n].map((done) => questProgress(done, 5n))).toEqual([1n, 0n, 0n, 5n]);
  });

  it('never falls while play goes on', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 0n, max: 10n ** 12n }), target, (first, more, goal) => {
        expect(questProgress(first + more, goal) >= questProgress(first, goal)).toBe(true);
      }),
    );
  });

  it('stays CLAIMED whatever the progress becomes, unless the payment was rejected', () => {
    fc.assert(
      fc.property(amount, target, payout, (done, goal, claimed) => {
        const status = questStatus(questProgress(done, goal), goal, claimed);
        expect(status === 'CLAIMED').toBe(claimed !== null && claimed !== 'REJECT');
      }),
    );
  });

  it('counts the games in its scope, like a plain sum over all play', () => {
    const kind = fc.constantFrom(...QUEST_KINDS);
    const deposits = fc.bigInt({ min: 0n, max: 10n ** 9n });
    fc.assert(
      fc.property(fc.array(game), scope, kind, deposits, (played, of, what, depositedSatang) => {
        let plain = 0n;
        for (const one of played) {
          if (of && one[FIELD[of.kind]].toLowerCase() !== of.value.toLowerCase()) continue;
          plain += what === 'ROUNDS' ? BigInt(one.rounds) : one.turnoverSatang;
        }
        expect(questDone(what, of, { played, depositedSatang })).toBe(what === 'DEPOSIT' ? depositedSatang : plain);
      }),
    );
  });

  it('converts satang to baht and keeps a number of rounds', () => {
    expect(questNumber('TURNOVER', 150_050n)).toBe(1500.5);
    expect(questNumber('ROUNDS', 20n)).toBe(20);
  });

  it('sorts READY quests first and CLAIMED quests last', () => {
    const of = (id: number, status: 'OPEN' | 'READY' | 'CLAIMED') => ({ id, status });
    const quests = [of(1, 'CLAIMED'), of(4, 'OPEN'), of(5, 'READY'), of(2, 'OPEN'), of(3, 'READY')];
    expect(byReadiness(quests).map(({ id }) => id)).toEqual([3, 5, 2, 4, 1]);
  });
});
