import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seedMembers } from '../world/people';
import { seededRandom } from '../world/random';
import { playOnce } from './bot-play';

const member = seedMembers().find(({ username }) => username.startsWith('MTOLEK'))!;
const AT = new Date('2026-11-18T09:00:00.000Z');

describe('playOnce', () => {
  it('balances its entries, never goes below zero, and is reproducible by seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.bigInt({ min: 0n, max: 5_000_000n }), (seed, credit) => {
        const played = playOnce(seededRandom(seed), member, credit, 'r', AT);
        let balance = credit;
        for (const { amount, balance_after } of played.entries) {
          balance += BigInt(amount);
          expect(balance >= 0n).toBe(true);
          expect(balance_after).toBe(String(balance));
        }
        expect(played.credit).toBe(balance);
        expect(played.rounds).toHaveLength(1);
        expect(played.turnover).toBe(BigInt(played.rounds[0]!.stake));
        expect(playOnce(seededRandom(seed), member, credit, 'r', AT)).toEqual(played);
      }),
    );
  });

  it('returns slightly less than it stakes', () => {
    let [staked, paid] = [0n, 0n];
    for (let bet = 0; bet < 20_000; bet++) {
      const [round] = playOnce(seededRandom(`series:${bet}`), member, 1_000_000n, 'r', AT).rounds;
      staked += BigInt(round!.stake);
      paid += BigInt(round!.payout);
    }
    const returned = Number((paid * 1_000n) / staked);
    expect(returned).toBeGreaterThan(900);
    expect(returned).toBeLessThan(980);
  });
});
