import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainTurnover, unrulyFeeds } from '../testing';
import { dueMoves, type BetEvent, type TurnoverKind, type TurnoverMove } from './turnover';

/** In-memory version of the tables that the service keeps. */
class InMemoryBets {
  readonly moves: TurnoverMove[] = [];
  private readonly events = new Map<string, BetEvent>();

  take(page: readonly BetEvent[]): void {
    for (const event of page) this.events.set(event.id, event);
    for (const betId of new Set(page.map((event) => event.betId))) {
      const known = [...this.events.values()].filter((event) => event.betId === betId);
      const booked = new Set<TurnoverKind>(this.moves.filter((move) => move.betId === betId).map(({ kind }) => kind));
      const settled = known.find(({ kind }) => kind === 'settle');
      this.moves.push(...dueMoves({ settled, isVoid: known.some(({ kind }) => kind === 'void'), booked }));
    }
  }

  turnover(): Map<string, bigint> {
    const sums = new Map<string, bigint>();
    for (const { member, stakeSatang } of this.moves) {
      sums.set(member.username, (sums.get(member.username) ?? 0n) + stakeSatang);
    }
    return new Map([...sums].filter(([, sum]) => sum !== 0n));
  }
}

describe('turnover', () => {
  it('equals the turnover of the plain history, even if the feed repeats, reorders and voids late', () => {
    fc.assert(
      fc.property(unrulyFeeds, ({ history, pages }) => {
        const bets = new InMemoryBets();
        for (const page of pages) bets.take(page);
        expect(bets.turnover()).toEqual(plainTurnover(history));
        // Each move is added once.
        const keys = bets.moves.map(({ betId, kind }) => `${betId} ${kind}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 300 },
    );
  });

  it('ignores a void bet that never counted and undoes one that did at its settlement time', () => {
    const at = new Date('2026-11-18T09:00:00.000Z');
    const about = {
      betId: 'b',
      member: { prefix: 'MTO', username: 'MTODEMO1' },
      gameId: 'g',
      provider: 'p',
      category: 'Slot',
    };
    const settled: BetEvent = { ...about, id: 'e', kind: 'settle', at, stakeSatang: 500n, payoutSatang: 20n };
    const due = (isVoid: boolean, ...booked: TurnoverKind[]) => dueMoves({ settled, isVoid, booked: new Set(booked) });
    expect(due(true)).toEqual([]);
    expect(due(false)).toEqual([{ ...about, kind: 'counted', at, stakeSatang: 500n, payoutSatang: 20n }]);
    expect(due(true, 'counted')).toEqual([{ ...about, kind: 'takenBack', at, stakeSatang: -500n, payoutSatang: -20n }]);
    expect(due(true, 'counted', 'takenBack')).toEqual([]);
    expect(dueMoves({ settled: undefined, isVoid: true, booked: new Set() })).toEqual([]);
  });
});
