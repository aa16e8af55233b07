import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toggleFavorite } from '../../core';
import { toggleOf, undoToggle } from './favorite-toggle';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');

describe('undoToggle', () => {
  it('restores the previous list', () => {
    fc.assert(
      fc.property(ids, id, (favorites, changed) => {
        const change = toggleOf(favorites, changed);
        expect(undoToggle(toggleFavorite(favorites, changed), change)).toEqual(favorites);
      }),
    );
  });

  it('keeps later changes of other games', () => {
    fc.assert(
      fc.property(ids, id, id, (favorites, first, later) => {
        fc.pre(first !== later);
        const change = toggleOf(favorites, first);
        const both = toggleFavorite(toggleFavorite(favorites, first), later);
        const undone = undoToggle(both, change);
        expect(undone.includes(first)).toBe(favorites.includes(first));
        expect(undone.includes(later)).toBe(!favorites.includes(later));
        expect(new Set(undone).size).toBe(undone.length);
      }),
    );
  });
});
