import type { CoverShape } from '../core';

/** What covers and banners are sent as, the smaller first. */
export type RasterFormat = 'avif' | 'webp';

interface Measure {
  widths: readonly number[];
  /** Height as a share of the width. */
  ratio: number;
  /** Largest size of a picture of that width. A tile (up to 300 px) has 15 kB. */
  maxBytes: (width: number) => number;
}

const TILE_BYTES = 15_000;

/** The sizes covers are made in: a closed set, so that nobody can have us paint without end. */
export const MEASURES: Readonly<Record<CoverShape, Measure>> = {
  v: { widths: [132, 200, 232, 300, 400], ratio: 4 / 3, maxBytes: (width) => (width <= 300 ? TILE_BYTES : 24_000) },
  h: {
    widths: [300, 480, 720],
    ratio: 9 / 16,
    maxBytes: (width) => (width <= 300 ? TILE_BYTES : Math.round(TILE_BYTES * (width / 300) ** 1.1)),
  },
};

/** The sizes banners are made in, px and bytes, by width: for a phone of two pixels each, and for every other screen. */
export const BANNERS: ReadonlyMap<number, { height: number; maxBytes: number }> = new Map([
  [636, { height: 280, maxBytes: 18_000 }],
  [954, { height: 419, maxBytes: 34_000 }],
]);

/** Ids and codes as providers form them; nothing that could climb out of a folder. */
export const PICTURE_ID = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.)){0,63}$/;

/** The width asked for; without one the largest tile. `null` when it is not one of the set. */
export function widthOf(shape: CoverShape, requested: string | undefined): number | null {
  if (requested === undefined) return shape === 'v' ? 300 : 480;
  const width = Number(requested);
  return MEASURES[shape].widths.includes(width) ? width : null;
}

/** The width asked for; without one the largest. `null` when it is not one of the set. */
export function bannerWidthOf(requested: string | undefined): number | null {
  if (requested === undefined) return 954;
  return BANNERS.has(Number(requested)) ? Number(requested) : null;
}

/** AVIF for who reads it; the extension is a wish, the Accept header is knowledge. */
export function formatOf(extension: RasterFormat, accept: string | undefined): RasterFormat {
  if (extension === 'avif' && accept !== undefined && !accept.includes('image/avif') && accept.includes('image/webp'))
    return 'webp';
  return extension;
}
