import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutOf, largestCrop } from './crop';
import { ratioOf } from './picture-ratios';

const side = fc.integer({ min: 1, max: 6_000 });

describe('crop of a picture', () => {
  it('has the ratio of its place, and any ratio where there is none', () => {
    expect(ratioOf('imgUrl')).toBeCloseTo(2.27, 2);
    expect(ratioOf('chipsIcon')).toBe(1);
    expect(ratioOf('mainImage')).toBeNull();
    expect(largestCrop({ width: 300, height: 100 }, null)).toMatchObject({ x: 0, y: 0, width: 100, height: 100 });
  });

  it('starts as the largest part of the ratio inside the picture', () => {
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.3, max: 3, noNaN: true }), (width, height, ratio) => {
        const { x, y, width: wide, height: high } = largestCrop({ width, height }, ratio);
        expect(Math.max(wide, high)).toBeCloseTo(100);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001);
        expect(Math.max(x + wide, y + high)).toBeLessThanOrEqual(100.001);
        expect((wide * width) / (high * height) / ratio).toBeCloseTo(1);
      }),
    );
  });

  it('is drawn in its own pixels, at most as large as pictures are stored', () => {
    const whole = { unit: '%', x: 0, y: 0, width: 100, height: 100 } as const;
    expect(cutOf({ ...whole, x: 25, width: 50 }, { width: 400, height: 100 })).toEqual({
      x: 100,
      y: 0,
      width: 200,
      height: 100,
      drawn: { width: 200, height: 100 },
    });
    expect(cutOf(whole, { width: 3_840, height: 1_920 }).drawn).toEqual({ width: 1_920, height: 960 });
  });
});
