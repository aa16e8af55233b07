import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnAvatar, HUES } from './drawn-avatar';

describe('drawnAvatar', () => {
  it('returns the same existing colour and symbol for a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (name, symbols) => {
        const { hue, symbol } = drawnAvatar(name, symbols);
        expect(HUES[hue]).toBeDefined();
        expect(symbol).toBeGreaterThanOrEqual(0);
        expect(symbol).toBeLessThan(symbols);
        expect(drawnAvatar(name, symbols)).toEqual({ hue, symbol });
      }),
    );
  });

  it('distinguishes the players of a board', () => {
    const players = Array.from({ length: 10 }, (_, index) => drawnAvatar(`MTO•••0${index}`, 9));
    expect(new Set(players.map(({ hue, symbol }) => `${hue} ${symbol}`)).size).toBe(10);
  });
});
