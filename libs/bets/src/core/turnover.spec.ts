import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainTurnover, unrulyFeeds } from '../testing';
import { dueMoves, type BetEvent, type TurnoverKind, type TurnoverMove } from './turnover';

/** What the service keeps, kept in memory. */
class Book {
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
  it('is that of the plain history, however a feed repeats, reorders and voids late', () => {
    fc.assert(
      fc.property(unrulyFeeds, ({ history, pages }) => {
        const book = new Book();
        for (const page of pages) book.take(page);
        expect(book.turnover()).toEqual(plainTurnover(history));
        // what was booked is never booked again
        const keys = book.moves.map(({ betId, kind }) => `${betId} ${kind}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 300 },
    );
  });

  it('of a void bet that never counted is nothing, and of one that did is taken back where it counted', () => {
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
