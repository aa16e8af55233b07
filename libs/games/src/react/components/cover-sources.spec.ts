import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coverSources, PORTRAIT_WIDTHS } from './cover-sources';

describe('coverSources', () => {
  it('lists every width in both formats and keeps the version', () => {
    const { avif, webp, fallback } = coverSources('/media/games/A-1/v.webp?v=k3', [132, 300]);
    expect(avif).toBe('/media/games/A-1/v.avif?v=k3&w=132 132w, /media/games/A-1/v.avif?v=k3&w=300 300w');
    expect(webp).toBe('/media/games/A-1/v.webp?v=k3&w=132 132w, /media/games/A-1/v.webp?v=k3&w=300 300w');
    expect(fallback).toBe('/media/games/A-1/v.webp?v=k3&w=300');
  });

  it('returns a foreign address unchanged', () => {
    expect(coverSources('https://art.example/cover.png', PORTRAIT_WIDTHS)).toEqual({
      avif: '',
      webp: '',
      fallback: 'https://art.example/cover.png',
    });
  });

  it('replaces an existing width instead of adding another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), fc.constantFrom('avif', 'webp'), (width, format) => {
        const { fallback } = coverSources(`/media/g/v.${format}?w=${width}&v=1`, PORTRAIT_WIDTHS);
        expect(fallback.match(/w=/g)).toHaveLength(1);
        expect(new URL(fallback, 'http://x').searchParams.get('w')).toBe('300');
      }),
    );
  });
});
