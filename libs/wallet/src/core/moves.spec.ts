import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findMove, isOpenMove, isSameMove, MoveUnderWay, moveView, NOT_DONE_AFTER_MS, type Evidence } from './moves';

const sent = new Date('2026-11-21T11:00:00.000Z');
const minutes = (count: number) => new Date(sent.getTime() + count * 60_000);
const evidence: fc.Arbitrary<Evidence> = fc.record({
  reference: fc.constantFrom('A', 'B', 'C', 'D'),
  amountSatang: fc.constantFrom(100n, 200n, 300n),
  at: fc.integer({ min: -20, max: 20 }).map(minutes),
});
const moves = fc.record({ amountSatang: fc.constantFrom(100n, 200n, null), createdAt: fc.constant(sent) });
const situations = fc.record({
  taken: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D')).map((names) => new Set<string>(names)),
  isComplete: fc.boolean(),
  now: fc.integer({ min: 0, max: 10 }).map(minutes),
});

describe('findMove', () => {
  it('reports done only for a new entry of the same amount', () => {
    fc.assert(
      fc.property(moves, fc.array(evidence), situations, (move, listed, situation) => {
        const found = findMove(move, listed, situation);
        if (found.kind !== 'done') return;
        expect(listed).toContain(found.evidence);
        expect(situation.taken.has(found.evidence.reference)).toBe(false);
        expect(found.evidence.at.getTime()).toBeGreaterThanOrEqual(minutes(-5).getTime());
        if (move.amountSatang !== null) expect(found.evidence.amountSatang).toBe(move.amountSatang);
      }),
    );
  });

  it('reports not done only if the list is complete and the time is over', () => {
    fc.assert(
      fc.property(moves, fc.array(evidence), situations, (move, listed, situation) => {
        const { kind } = findMove(move, listed, situation);
        const isLate = situation.now.getTime() - sent.getTime() > NOT_DONE_AFTER_MS;
        if (kind === 'notDone') expect([situation.isComplete, isLate]).toEqual([true, true]);
        if (kind === 'open') expect(situation.isComplete && isLate).toBe(false);
      }),
    );
  });

  it('accepts entries up to five minutes before the call, because clocks differ', () => {
    const at = (ms: number) => ({ reference: 'A', amountSatang: 100n, at: new Date(sent.getTime() + ms) });
    const kindAt = (ms: number) =>
      findMove({ amountSatang: 100n, createdAt: sent }, [at(ms)], { taken: new Set(), isComplete: true, now: sent })
        .kind;
    expect([kindAt(-300_000), kindAt(-300_001)]).toEqual(['done', 'open']);
  });

  it('reports not done after two minutes', () => {
    const kindAfter = (ms: number) =>
      findMove({ amountSatang: null, createdAt: sent }, [], {
        taken: new Set(),
        isComplete: true,
        now: new Date(sent.getTime() + ms),
      }).kind;
    expect([kindAfter(120_000), kindAfter(120_001)]).toEqual(['open', 'notDone']);
  });

  it('picks the oldest matching entry', () => {
    const listed = [8, 2, 5].map((at) => ({ reference: `R${at}`, amountSatang: 100n, at: minutes(at) }));
    const move = { amountSatang: 100n, createdAt: sent };
    const found = findMove(move, listed, { taken: new Set(['R2']), isComplete: true, now: minutes(9) });
    expect(found).toEqual({ kind: 'done', evidence: listed[2] });
  });
});

describe('move', () => {
  it('replies in baht and satang', () => {
    const move = { id: '1', kind: 'WITHDRAWAL', state: 'SETTLED', reference: 'WD-1', createdAt: sent } as const;
    expect(moveView({ ...move, amountSatang: 120_050n, settledAt: minutes(1) }, 'done')).toMatchObject({
      amount: 1_200.5,
      amountSatang: 120_050,
      settledAt: '2026-11-21T11:01:00.000Z',
    });
    expect(moveView({ ...move, amountSatang: null, settledAt: null }, '')).toMatchObject({
      amount: null,
      amountSatang: null,
      settledAt: null,
    });
  });

  it('matches a repeated request only with the same or an unknown amount', () => {
    expect([isSameMove({ amountSatang: 5n }, 5n), isSameMove({ amountSatang: 5n }, 6n)]).toEqual([true, false]);
    expect(isSameMove({ amountSatang: 5n }, null)).toBe(true);
    expect(isSameMove({ amountSatang: null }, 5n)).toBe(true);
  });

  it('keeps a move open until settled or refused, and rejects a second one with its own code', () => {
    const states = ['SENT', 'UNKNOWN', 'SETTLED', 'REFUSED'] as const;
    expect(states.map((state) => isOpenMove({ state }))).toEqual([true, true, false, false]);
    expect(new MoveUnderWay()).toMatchObject({ code: 4409, status: 409 });
  });
});
