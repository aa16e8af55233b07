import type { CoverShape } from '../core';

/** Formats of covers and banners, the smaller one first. */
export type RasterFormat = 'avif' | 'webp';

interface Measure {
  widths: readonly number[];
  /** Height as a share of the width. */
  ratio: number;
  /** Maximum file size for a width. Tiles (up to 300 px) have 15 kB. */
  maxBytes: (width: number) => number;
}

const TILE_BYTES = 15_000;

/** The sizes of covers: a closed set, so that requests cannot trigger unlimited painting. */
export const MEASURES: Readonly<Record<CoverShape, Measure>> = {
  v: { widths: [132, 200, 232, 300, 400], ratio: 4 / 3, maxBytes: (width) => (width <= 300 ? TILE_BYTES : 24_000) },
  h: {
    widths: [300, 480, 720],
    ratio: 9 / 16,
    maxBytes: (width) => (width <= 300 ? TILE_BYTES : Math.round(TILE_BYTES * (width / 300) ** 1.1)),
  },
};

/** The sizes of banners in px and bytes, by width: for phones with two device pixels per px, and for other screens. */
export const BANNERS: ReadonlyMap<number, { height: number; maxBytes: number }> = new Map([
  [636, { height: 280, maxBytes: 18_000 }],
  [954, { height: 419, maxBytes: 34_000 }],
]);

/** Ids and codes in the providers' format; they cannot leave a folder. */
export const PICTURE_ID = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.)){0,63}$/;

/** The requested width, or the largest tile by default. `null` for a width outside of the set. */
export function widthOf(shape: CoverShape, requested: string | undefined): number | null {
  if (requested === undefined) return shape === 'v' ? 300 : 480;
  const width = Number(requested);
  return MEASURES[shape].widths.includes(width) ? width : null;
}

/** The requested width, or the largest by default. `null` for a width outside of the set. */
export function bannerWidthOf(requested: string | undefined): number | null {
  if (requested === undefined) return 954;
  return BANNERS.has(Number(requested)) ? Number(requested) : null;
}

/** AVIF only for clients that accept it: the Accept header takes precedence over the extension. */
export function formatOf(extension: RasterFormat, accept: string | undefined): RasterFormat {
  if (extension === 'avif' && accept !== undefined && !accept.includes('image/avif') && accept.includes('image/webp'))
    return 'webp';
  return extension;
}
