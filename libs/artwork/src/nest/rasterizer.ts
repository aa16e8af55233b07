import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { fontFilesOf } from '../core';
import { Turns } from './turns';

export type PictureFormat = 'avif' | 'webp' | 'png';

/** A picture to encode: of which width, and what it may weigh. Height follows the picture's own shape. */
export interface Rendition {
  format: PictureFormat;
  width: number;
  /** Tried with less and less quality until it fits; the smallest is sent when none does. */
  maxBytes: number;
}

/** Qualities that are tried, best first. */
const QUALITIES: Record<Exclude<PictureFormat, 'png'>, readonly number[]> = {
  avif: [58, 50, 42, 34, 26],
  webp: [80, 70, 60, 50, 40, 30],
};

// one picture at a time on each core: both libraries work on libuv's threads, never on the event loop
const turns = new Turns(Math.max(1, availableParallelism() - 1));
sharp.concurrency(1);

const fontFolder = (): string => {
  const anchor = createRequire(import.meta.url).resolve('@expo-google-fonts/anuphan/package.json');
  return dirname(dirname(anchor));
};

/** Draws an SVG at a width, with the faces it names and no others. @returns PNG */
export function rasterizeSvg(svg: string, width: number): Promise<Buffer> {
  const folder = fontFolder();
  return turns.take(async () => {
    const image = await renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, fontFiles: fontFilesOf(svg).map((file) => join(folder, file)) },
    });
    return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  });
}

/** Resizes and encodes a picture so that it fits. */
export function encodePicture(picture: Buffer, { format, width, maxBytes }: Rendition): Promise<Buffer> {
  return turns.take(async () => {
    const resized = sharp(picture, { limitInputPixels: 4096 * 4096 }).resize({ width, withoutEnlargement: true });
    if (format === 'png') return resized.png({ compressionLevel: 9, palette: true }).toBuffer();
    const pixels = await resized.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const { width: columns, height: rows, channels } = pixels.info;
    let smallest: Buffer | null = null;
    for (const quality of QUALITIES[format]) {
      const encoder = sharp(pixels.data, { raw: { width: columns, height: rows, channels } });
      const bytes = await (format === 'avif' ? encoder.avif({ quality, effort: 3 }) : encoder.webp({ quality, effort: 4 })).toBuffer();
      if (bytes.length <= maxBytes) return bytes;
      if (!smallest || bytes.length < smallest.length) smallest = bytes;
    }
    return smallest!;
  });
}
