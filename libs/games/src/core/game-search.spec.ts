import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { byPopularity, createGameSearch } from './game-search';

const games = [
  { id: '1', name: 'Café Royale', provider: 'NAGX', rank: 2 },
  { id: '2', name: 'นาคาทองคำ', provider: 'LOTM', rank: 1 },
  { id: '3', name: 'Golden Naga 88', provider: 'NAGX', rank: 1 },
  { id: '4', name: 'ไพ่เก้าเก', provider: 'SIAM', rank: 3 },
];
const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);

describe('game search', () => {
  const search = createGameSearch(games);

  it('ignores case and Latin accents', () => {
    expect(ids(search.find({ text: 'CAFE' }))).toEqual(['1']);
    expect(ids(search.find({ text: 'café' }))).toEqual(['1']);
  });

  it('distinguishes Thai vowels and tone marks, however they are encoded', () => {
    expect(ids(search.find({ text: 'ทองคำ' }))).toEqual(['2']);
    expect(ids(search.find({ text: 'ทองค\u0e4d\u0e32' }))).toEqual(['2']);
    expect(ids(search.find({ text: 'เก้า' }))).toEqual(['4']);
    expect(ids(search.find({ text: 'เก่า' }))).toEqual([]);
  });

  it('requires every word in the name or the provider', () => {
    expect(ids(search.find({ text: 'naga 88' }))).toEqual(['3']);
    expect(ids(search.find({ text: ' nagx ' }))).toEqual(['1', '3']);
    expect(ids(search.find({ text: 'naga café' }))).toEqual([]);
  });

  it('filters by provider and by favourites', () => {
    expect(ids(search.find({ providers: ['NAGX', 'SIAM'] }))).toEqual(['1', '3', '4']);
    expect(ids(search.find({ only: new Set(['4', '2']) }))).toEqual(['2', '4']);
    expect(ids(search.find({}))).toEqual(['1', '2', '3', '4']);
  });

  it('finds every game by its own name', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 20 }), fc.nat(), (names, pick) => {
        const list = names.map((text, index) => ({ id: String(index), name: text, provider: 'X' }));
        const expected = list[pick % list.length]!;
        expect(createGameSearch(list).find({ text: expected.name })).toContain(expected);
      }),
    );
  });

  it('filters 5,000 games within 100 milliseconds', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      id: String(index),
      name: `Game of the Golden Dragon ${index}`,
      provider: `P${index % 40}`,
    }));
    const large = createGameSearch(many);
    const taken = Array.from({ length: 7 }, () => {
      const start = performance.now();
      expect(large.find({ text: 'dragon 41', providers: ['P10', 'P11'] }).length).toBeGreaterThan(0);
      return performance.now() - start;
    });
    // Take the fastest run: other work on the machine only slows runs down.
    expect(Math.min(...taken)).toBeLessThan(100);
  });
});

describe('popularity', () => {
  it('sorts by rank, then by name, regardless of the input order', () => {
    expect(ids(byPopularity(games))).toEqual(['3', '2', '1', '4']);
    fc.assert(
      fc.property(fc.shuffledSubarray(games, { minLength: games.length }), (shuffled) =>
        expect(ids(byPopularity(shuffled))).toEqual(['3', '2', '1', '4']),
      ),
    );
  });
});
