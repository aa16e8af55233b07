import { describe, expect, it } from '@jest/globals';
import { luminance } from './color-space';
import { contrast } from './contrast';

/**
 * Published ratios, each with its published precision: the extremes of the definition (WCAG 2.2, "contrast ratio"),
 * the greys on either side of 4.5 and 3 (W3C, techniques G17, G18 and G145), and colours from the WebAIM checker.
 */
const PUBLISHED: readonly (readonly [string, string, number])[] = [
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#949494', '#ffffff', 3.03],
  ['#959595', '#ffffff', 2.99],
  ['#595959', '#ffffff', 7],
  ['#808080', '#ffffff', 3.95],
  ['#808080', '#000000', 5.32],
  ['#ff0000', '#ffffff', 4],
  ['#ff0000', '#000000', 5.25],
  ['#008000', '#ffffff', 5.14],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  ['#0000ff', '#000000', 2.44],
  ['#ffff00', '#ffffff', 1.07],
  ['#ffff00', '#0000ff', 8],
];

describe('contrast', () => {
  it.each(PUBLISHED)('equals the published ratio of %s and %s: %d, in either order', (a, b, ratio) => {
    expect(Math.abs(contrast(a, b) - ratio)).toBeLessThan(0.006);
    expect(contrast(b, a)).toBe(contrast(a, b));
  });

  it('weights the channels as sRGB does', () => {
    expect(['#ff0000', '#00ff00', '#0000ff'].map(luminance)).toEqual([0.2126, 0.7152, 0.0722]);
    expect(luminance('#ffffff')).toBeCloseTo(1, 12);
  });

  it('follows both pieces of the sRGB curve (IEC 61966-2-1: 10 and 128 of 255)', () => {
    expect(luminance('#0a0a0a')).toBeCloseTo(0.0030353, 6);
    expect(luminance('#808080')).toBeCloseTo(0.2158605, 6);
  });
});
