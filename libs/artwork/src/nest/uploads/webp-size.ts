const CHUNK_AT = 12;

/**
 * Reads the measures in px from the header of a WebP file that a painter has encoded: lossy, with or without transparency.
 * @throws TypeError for any other file
 */
export function webpSize(file: Buffer): { width: number; height: number } {
  const chunk = file.toString('latin1', CHUNK_AT, CHUNK_AT + 4);
  // 24 bits each, one less than the measure
  if (chunk === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  // 14 bits each; the others are a scale for display
  if (chunk === 'VP8 ') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  throw new TypeError('not a WebP file of a painter');
}
