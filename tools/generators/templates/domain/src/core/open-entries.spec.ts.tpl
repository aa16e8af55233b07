import { describe, expect, it } from '@jest/globals';
import { __name__Entry } from '../testing';
import { openEntries } from './open-entries';

const now = new Date('2026-11-20T12:00:00.000Z');
const idsOf = (...entries: Parameters<typeof __name__Entry>[0][]) => openEntries(entries.map(__name__Entry), now).map(({ id }) => id);

describe('open entries', () => {
  it('are those whose time has come and is not over', () => {
    const future = { id: 1, opensAt: '2026-11-20T12:00:00.001Z' };
    const present = { id: 2, opensAt: '2026-11-20T12:00:00.000Z' };
    const closing = { id: 3, closesAt: '2026-11-20T12:00:00.000Z' };
    expect(idsOf(future, present, closing)).toEqual([2]);
  });

  it('come newest first', () => {
    expect(idsOf({ id: 1, opensAt: '2026-01-01T00:00:00.000Z' }, { id: 2, opensAt: '2026-02-01T00:00:00.000Z' })).toEqual([2, 1]);
  });
});
