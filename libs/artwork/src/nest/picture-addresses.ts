import { NotFound } from '@housebrand/shared';
import type { CoverShape } from '../core';
import type { BannerRequest, CoverRequest } from './media.service';
import { PICTURE_ID, bannerWidthOf, formatOf, widthOf, type RasterFormat } from './sizes';

/** How a caller addresses a raster picture: its file name, the width in px, and the `Accept` header. */
export interface RasterAddress {
  file: string;
  width?: string | undefined;
  accept: string | undefined;
}

/** Reads a cover's address. @param file shape and format: `v.avif` @throws NotFound for an address that no cover has */
export function coverAt(id: string, { file, width: requested, accept }: RasterAddress): CoverRequest {
  const [, shape, extension] = /^([vh])\.(avif|webp)$/.exec(file) ?? [];
  const width = shape === undefined ? null : widthOf(shape as CoverShape, requested);
  if (width === null) throw new NotFound();
  const format = formatOf(extension as RasterFormat, accept);
  return { id: pictureId(id), shape: shape as CoverShape, format, width };
}

/** Reads a banner's address. @param file id and format: `BANNERID.webp` @throws NotFound for an address that no banner has */
export function bannerAt({ file, width: requested, accept }: RasterAddress): BannerRequest {
  const width = bannerWidthOf(requested);
  if (width === null) throw new NotFound();
  return { ...rasterAt({ file, accept }), width };
}

/** Reads a picture's id and format. @param file `SPORT.webp` @throws NotFound for any other text */
export function rasterAt({ file, accept }: RasterAddress): { id: string; format: RasterFormat } {
  const [, id = '', extension] = /^(.+)\.(avif|webp)$/.exec(file) ?? [];
  return { id: pictureId(id), format: formatOf(extension as RasterFormat, accept) };
}

/** Returns an id or code that cannot leave a folder. @throws NotFound for any other text */
export function pictureId(text: string): string {
  if (!PICTURE_ID.test(text)) throw new NotFound();
  return text;
}

/** Returns the level of a tier, 1 to 5. @throws NotFound for any other text */
export function tierLevel(text: string): number {
  if (!/^[1-5]$/.test(text)) throw new NotFound();
  return Number(text);
}
