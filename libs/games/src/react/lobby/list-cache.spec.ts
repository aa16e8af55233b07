import { describe, expect, it } from '@jest/globals';
import { GAME_LIST_LIFETIME_MS, isSameGameList, readGameList, storageKey, writeGameList } from './list-cache';
import { aGame, manyGames } from '../../testing';

const key = { prefix: 'MTO', category: 'Slot' } as const;
const games = [aGame({ id: 'NAGX-0001', name: 'Game 1' }), aGame({ id: 'NAGX-0002', name: 'Game 2' })];

function storageOf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

describe('stored game lists', () => {
  it('expires after three seconds (specification section 9)', () => {
    const storage = storageOf();
    writeGameList(key, games, 10_000, storage);
    expect(GAME_LIST_LIFETIME_MS).toBe(3_000);
    expect(readGameList(key, storage)).toEqual({ games, expiresAt: 13_000 });
  });

  it('separates agents, categories and limits', () => {
    const keys = [
      key,
      { ...key, prefix: 'NAGA' },
      { ...key, category: 'Card' as const },
      { ...key, limit: 12 as const },
    ];
    expect(new Set(keys.map(storageKey)).size).toBe(4);
  });

  it('ignores invalid or inaccessible storage', () => {
    for (const text of ['', 'null', '{', '[]', '{"shape":1}', '{"shape":0,"games":[],"expiresAt":1}', '"x"']) {
      expect(readGameList(key, { getItem: () => text })).toBeNull();
    }
    const closed = {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    expect(readGameList(key, closed)).toBeNull();
    expect(() => writeGameList(key, games, 0, closed)).not.toThrow();
  });

  it('stores a list completely or not at all', () => {
    const storage = storageOf();
    writeGameList(key, manyGames(2_000), 0, storage);
    expect(readGameList(key, storage)?.games).toHaveLength(2_000);
    // The shorter list of an earlier visit must not remain in place of the new one.
    writeGameList(key, manyGames(12_000), 0, storage);
    expect(readGameList(key, storage)).toBeNull();
  });

  it('distinguishes a changed list from an equal one', () => {
    expect(isSameGameList(games, structuredClone(games))).toBe(true);
    expect(isSameGameList(games, [games[0]!, aGame({ id: 'G-2', rank: 2, isNew: true })])).toBe(false);
    expect(isSameGameList(games, [games[0]!])).toBe(false);
  });
});
