import { MAX_PICTURE_SIDE } from '@housebrand/artwork';
import { centerCrop, convertToPixelCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** Returns the largest part of a picture with a ratio, from its middle; without a ratio all of it. */
export function largestCrop({ width, height }: Size, ratio: number | null): PercentCrop {
  if (ratio === null) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const isTooWide = width / height > ratio;
  const side = isTooWide ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const);
  return centerCrop(makeAspectCrop(side, ratio, width, height), width, height);
}

/** A part of a picture in its own px, and the size to draw it at. */
export interface Cut extends Size {
  x: number;
  y: number;
  drawn: Size;
}

/** Returns the part of a picture that a crop selects. It is drawn at most as large as it is stored. */
export function cutOf(crop: PercentCrop, size: Size): Cut {
  const { x, y, width, height } = convertToPixelCrop(crop, size.width, size.height);
  const scale = Math.min(1, MAX_PICTURE_SIDE / Math.max(width, height));
  const px = (length: number) => Math.max(1, Math.round(length * scale));
  return { x, y, width, height, drawn: { width: px(width), height: px(height) } };
}

/** Draws the part of a picture as a file. WebP keeps transparency; browsers that cannot write it write PNG. */
export async function cropped(image: HTMLImageElement, crop: PercentCrop): Promise<Blob> {
  const { x, y, width, height, drawn } = cutOf(crop, { width: image.naturalWidth, height: image.naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  canvas.getContext('2d')!.drawImage(image, x, y, width, height, 0, 0, drawn.width, drawn.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95));
  if (!file) throw new Error('The picture is too large to be drawn.');
  return file;
}
