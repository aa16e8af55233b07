import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GAME_CATEGORIES } from '../../core';
import { gamesOfSort, LOBBY_SORTS, lobbyFilterValues, providersOf, readLobbyFilter } from './lobby-filter';
import { aGame } from '../../testing';

const filters = fc.record({
  category: fc.constantFrom('all' as const, ...GAME_CATEGORIES),
  provider: fc.option(fc.stringMatching(/^[A-Z0-9]{1,8}$/)),
  sort: fc.constantFrom(...LOBBY_SORTS),
  text: fc.string(),
  isFavoritesOnly: fc.boolean(),
});

describe('lobby address', () => {
  it('contains the whole filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const address = new URLSearchParams(lobbyFilterValues(filter).toString());
        expect(readLobbyFilter(address)).toEqual(filter);
      }),
    );
  });

  it('omits default values', () => {
    expect(lobbyFilterValues(readLobbyFilter(new URLSearchParams())).toString()).toBe('');
  });

  it('treats unknown values as absent', () => {
    const filter = readLobbyFilter(new URLSearchParams('type=SPORT&sort=price&favorites=yes'));
    expect(filter).toEqual({ category: 'all', provider: null, sort: 'popular', text: '', isFavoritesOnly: false });
  });
});

describe('lobby tabs', () => {
  const games = [
    aGame({ id: 'G-1', rank: 1, isNew: true }),
    aGame({ id: 'G-2', rank: 2, isJackpot: true }),
    aGame({ id: 'NAGX-0003', name: 'Game 3' }),
  ];

  it('shows new games, jackpots, and recent games newest first', () => {
    expect(gamesOfSort(games, 'popular', [])).toBe(games);
    expect(gamesOfSort(games, 'new', [])).toEqual([games[0]]);
    expect(gamesOfSort(games, 'jackpot', [])).toEqual([games[1]]);
    expect(gamesOfSort(games, 'recent', [games[2]!.id, 'gone', games[0]!.id])).toEqual([games[2], games[0]]);
  });
});

describe('providersOf', () => {
  it('keeps the order and omits providers without games in the list', () => {
    const provider = (code: string) => ({
      provider: code,
      providerTier: '' as const,
      providerName: code,
      providerType: 'SLOT' as const,
      name: code,
      product: code,
      type: 'SLOT' as const,
      order: 1,
      url: '',
      gameCount: 1,
      launch: null,
    });
    const games = [aGame({ id: 'G-1', rank: 1, provider: 'B' }), aGame({ id: 'G-2', rank: 2, provider: 'A' })];
    const shown = providersOf(games, ['A', 'C', 'B', 'A'].map(provider));
    expect(shown.map((entry) => entry.provider)).toEqual(['A', 'B']);
  });
});
