import { describe, expect, it } from '@jest/globals';
import { bannerSources } from './banner-sources';

describe('bannerSources', () => {
  it.each([
    ['/media/banners/a.avif', '/media/banners/a.avif?w=636 636w, /media/banners/a.avif 954w'],
    ['/media/banners/a.avif?v=1', '/media/banners/a.avif?v=1&w=636 636w, /media/banners/a.avif?v=1 954w'],
    ['/media/agents/MTO/share.png', undefined],
    ['https://cdn.example/media/banners/a.avif', undefined],
  ])('returns both widths of our own banners and nothing for other images: %s', (address, sources) => {
    expect(bannerSources(address)).toBe(sources);
  });
});
