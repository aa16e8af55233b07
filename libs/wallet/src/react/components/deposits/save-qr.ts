import { saveFile } from '@housebrand/shared/react';

const WIDTH = 720;

/** Saves a QR code as a PNG file, with the margin that scanners need. */
export async function saveQr(text: string, name: string): Promise<void> {
  const { toCanvas } = await import('qrcode');
  const canvas = document.createElement('canvas');
  await toCanvas(canvas, text, { width: WIDTH, margin: 4, errorCorrectionLevel: 'M' });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not encode the QR code as PNG.');
  saveFile(blob, `${name}.png`);
}
