import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a phone's camera reads in a picture; null where it finds no code. */
export async function readQr(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/** What a phone's camera reads on the screen, in the colours of the page. */
export async function readQrOf(drawing: Locator): Promise<string | null> {
  return readQr(await drawing.screenshot());
}
