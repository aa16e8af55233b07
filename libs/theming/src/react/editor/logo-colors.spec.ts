import { describe, expect, it } from '@jest/globals';
import { contrast, deriveTokens, findThemeColorProblems, toOklch } from '../../core';
import fc from 'fast-check';
import { colorsOfLogo } from './logo-colors';

const pixels = (...colors: [red: number, green: number, blue: number, opacity: number, count: number][]) =>
  Uint8ClampedArray.from(
    colors.flatMap(([red, green, blue, opacity, count]) =>
      Array.from({ length: count }, () => [red, green, blue, opacity]).flat(),
    ),
  );
const hueOf = (color: string) => toOklch(color).h;

describe('colorsOfLogo', () => {
  it('derives buttons from the two strongest hues, despite much grey and empty space', () => {
    const logo = pixels(
      [0, 120, 255, 255, 300],
      [255, 170, 0, 255, 120],
      [128, 128, 128, 255, 900],
      [255, 0, 0, 10, 5000],
    );
    const colors = colorsOfLogo(logo)!;
    expect(hueOf(colors.buttonPrimaryColor)).toBeCloseTo(hueOf('#0078ff'), -1);
    expect(hueOf(colors.buttonSecondaryColor)).toBeCloseTo(hueOf('#ffaa00'), -1);
  });

  it('puts a light logo on a dark page and a dark one on a light page', () => {
    expect(deriveTokens(colorsOfLogo(pixels([240, 240, 200, 255, 50]))!).colorScheme).toBe('dark');
    expect(deriveTokens(colorsOfLogo(pixels([20, 30, 60, 255, 50]))!).colorScheme).toBe('light');
  });

  it('adds a second colour to a logo with one, and returns null for an empty image', () => {
    const { buttonPrimaryColor, buttonSecondaryColor } = colorsOfLogo(pixels([200, 30, 40, 255, 9]))!;
    expect(buttonSecondaryColor).not.toBe(buttonPrimaryColor);
    expect(colorsOfLogo(pixels([200, 30, 40, 0, 9]))).toBeNull();
  });

  it('proposes ten colours with legible text for any image', () => {
    const channel = fc.nat(255);
    const picture = fc.array(fc.tuple(channel, channel, channel, fc.constant(255)), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(picture, (drawn) => {
        const colors = colorsOfLogo(Uint8ClampedArray.from(drawn.flat()))!;
        expect(findThemeColorProblems(colors)).toEqual([]);
        expect(contrast(colors.textPrimaryColor, colors.backgroundPrimaryColor)).toBeGreaterThanOrEqual(7);
      }),
    );
  });
});
