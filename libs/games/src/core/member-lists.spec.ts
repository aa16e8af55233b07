import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '@housebrand/shared';
import fc from 'fast-check';
import { favoritesToStore, toggleFavorite } from './favorites';
import { MAX_RECENT_GAMES, rememberGame, type RecentGame } from './recently-played';
import { MAX_FAVORITE_GAMES } from './terms';

const recentGame: fc.Arbitrary<RecentGame> = fc.record(
  { id: fc.constantFrom('a', 'b', 'c', 'd'), gameType: fc.constantFrom('Slot', 'Casino', 'LOTTO') },
  { requiredKeys: ['gameType'] },
);

describe('recently played (specification section 4)', () => {
  it('keeps at most three games, the newest first', () => {
    const opened = ['a', 'b', 'c', 'd', 'b'].map((id) => ({ id, gameType: 'Slot' }));
    const recent = opened.reduce<RecentGame[]>((list, game) => rememberGame(list, game), []);
    expect(recent.map(({ id }) => id)).toEqual(['b', 'd', 'c']);
  });

  it('distinguishes lobbies by their game type', () => {
    const recent = rememberGame([{ gameType: 'LOTTO' }, { id: 'a', gameType: 'LOTTO' }], { gameType: 'LOTTO' });
    expect(recent).toEqual([{ gameType: 'LOTTO' }, { id: 'a', gameType: 'LOTTO' }]);
  });

  it('holds for any list, even one stored by other code', () => {
    fc.assert(
      fc.property(fc.array(recentGame), recentGame, (stored, opened) => {
        const recent = rememberGame(stored, opened);
        expect(recent[0]).toBe(opened);
        expect(recent.length).toBeLessThanOrEqual(MAX_RECENT_GAMES);
        const names = recent.map(({ id, gameType }) => (id ? `id ${id}` : `type ${gameType}`));
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe('favourites', () => {
  const offered = new Set(['a', 'b', 'c']);
  const isOffered = (id: string): boolean => offered.has(id);

  it('keeps the order, drops duplicates and keeps hidden games', () => {
    expect(favoritesToStore(['b', 'a', 'b'], ['hidden', 'c'], isOffered)).toEqual(['b', 'a', 'hidden']);
  });

  it('rejects a game that is not offered and a list over the maximum', () => {
    expect(() => favoritesToStore(['a', 'x'], [], isOffered)).toThrow(InvalidInput);
    const many = Array.from({ length: MAX_FAVORITE_GAMES + 1 }, (_, index) => `g${index}`);
    expect(() => favoritesToStore(many, [], () => true)).toThrow(InvalidInput);
    expect(favoritesToStore(many.slice(1), ['hidden'], (id) => id !== 'hidden')).toHaveLength(MAX_FAVORITE_GAMES);
  });

  it('restores the list when a toggle is repeated', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (favorites, id) => {
        const twice = toggleFavorite(toggleFavorite(favorites, id), id);
        expect(new Set(twice)).toEqual(new Set(favorites));
      }),
    );
  });
});
