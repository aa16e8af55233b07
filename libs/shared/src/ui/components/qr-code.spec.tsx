/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { create } from 'qrcode';
import { QrCode } from './qr-code';

const BILL =
  '00020101021230490016A00000067701011201159000000000123450208DP01KAJ653037645406500.375802TH5910MTO Lounge6304ABCD';

/** Returns the dark modules of the drawing as `x,y`: `3,0`. */
function darkOf(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([run, ...numbers]) => ({
    run,
    numbers: numbers.map(Number),
  }));
  expect(runs.map(({ run }) => run).join('')).toBe(path);
  return new Set(
    runs.flatMap(({ numbers: [x, y, there, back] }) => {
      expect(back).toBe(there);
      return Array.from({ length: there! }, (_, at) => `${x! + at},${y}`);
    }),
  );
}

/** Decodes the drawing with an independent reader, at four pixels per module. */
function readBack(drawing: HTMLElement): string | undefined {
  const [left, top, width] = drawing.getAttribute('viewBox')!.split(' ').map(Number);
  const dark = darkOf(drawing.querySelector('path')!.getAttribute('d')!);
  const side = width! * 4;
  const points = Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [left! + Math.floor((at % side) / 4), top! + Math.floor(at / side / 4)];
    const ink = dark.has(`${x},${y}`) ? 0 : 255;
    return [ink, ink, ink, 255];
  });
  return jsQR(new Uint8ClampedArray(points.flat()), side, side)?.data;
}

afterEach(cleanup);

describe('QrCode', () => {
  it.each(['x', 'https://mto.localhost/MTO?ref=6F2A91C4', BILL])(
    'draws every module of %s, and four light ones around',
    async (text) => {
      render(<QrCode text={text} size={248} label="code" />);
      const drawing = await screen.findByRole('img', { name: 'code' });
      const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
      const dark = [...data].flatMap((isDark, at) => (isDark ? [`${at % size},${Math.floor(at / size)}`] : []));
      expect(darkOf(drawing.querySelector('path')!.getAttribute('d')!)).toEqual(new Set(dark));
      expect(drawing.getAttribute('viewBox')).toBe(`-4 -4 ${size + 8} ${size + 8}`);
    },
  );

  it('decodes to the original text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Za-z0-9:/?=.&-]{1,160}$/), async (text) => {
        render(<QrCode text={text} size={248} label="code" />);
        expect(readBack(await screen.findByRole('img', { name: 'code' }))).toBe(text);
        cleanup();
      }),
      { numRuns: 12 },
    );
  });
});
