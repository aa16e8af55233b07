import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LATER_MS, mayOffer, putOff, readMemory, visited, VISIT_MS } from './install-rule';

const memory = fc.record({ visits: fc.nat(50), lastVisitAt: fc.nat(1e12), laterUntil: fc.nat(1e12) });
const moment = fc.integer({ min: 1e12, max: 2e12 });

describe('install offer', () => {
  it('offers the installation on the second visit, where a reload is not a visit', () => {
    const first = visited(readMemory(null), 1e12);
    expect(mayOffer(first, 1e12)).toBe(false);
    const reloaded = visited(first, 1e12 + VISIT_MS - 1);
    expect(mayOffer(reloaded, 1e12 + VISIT_MS)).toBe(false);
    expect(mayOffer(visited(first, 1e12 + VISIT_MS), 1e12 + VISIT_MS)).toBe(true);
  });

  it('hides the offer for 30 days after "not now"', () => {
    fc.assert(
      fc.property(memory, moment, fc.nat(LATER_MS - 1), (before, now, later) => {
        const after = putOff({ ...before, visits: before.visits + 2 }, now);
        expect(mayOffer(after, now + later)).toBe(false);
        expect(mayOffer(after, now + LATER_MS)).toBe(true);
      }),
    );
  });

  it('accepts anything that a browser has stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { visits, lastVisitAt, laterUntil } = readMemory(text);
        expect([visits, lastVisitAt, laterUntil].every(Number.isFinite)).toBe(true);
      }),
    );
    fc.assert(fc.property(memory, (kept) => expect(readMemory(JSON.stringify(kept))).toEqual(kept)));
  });
});
