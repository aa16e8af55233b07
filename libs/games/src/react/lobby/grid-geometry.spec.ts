import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GRID_GAP_PX, gridGeometry } from './grid-geometry';

describe('gridGeometry', () => {
  it.each([
    [320 - 32, 16, 2],
    [360 - 32, 16, 3],
    [412 - 32, 16, 3],
    [480 - 32, 16, 4],
    [360 - 32, 32, 2],
  ])('fits a width of %i px at %i px per rem into %i columns', (width, rem, columns) => {
    expect(gridGeometry(width, rem).columns).toBe(columns);
  });

  it('fills the width exactly and never shows more than 60 tiles on a phone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 240, max: 448 }), (width) => {
        const { columns, tileWidthPx, rowHeightPx } = gridGeometry(width);
        expect(columns * tileWidthPx + (columns - 1) * GRID_GAP_PX).toBeCloseTo(width);
        const rows = Math.ceil(960 / rowHeightPx) + 1 + 2 * 2;
        expect(rows * columns).toBeLessThanOrEqual(60);
      }),
    );
  });
});
