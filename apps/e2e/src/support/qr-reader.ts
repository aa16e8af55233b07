import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Decodes the QR code in a picture; `null` if there is none. */
export async function readQr(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/** Decodes a QR code on the screen, in the colours of the page. */
export async function readQrOf(drawing: Locator): Promise<string | null> {
  return readQr(await drawing.screenshot());
}
