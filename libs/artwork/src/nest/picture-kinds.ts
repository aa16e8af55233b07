const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/**
 * Whether bytes start like a PNG, JPEG, WebP, AVIF or GIF. The declared type proves nothing: an SVG declared as
 * `image/png` would still run as SVG.
 */
export function isPicture(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, 'GIF8') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
    startsWith(bytes, 'ftypavif', 4) ||
    startsWith(bytes, 'ftypavis', 4) ||
    startsWith(bytes, 'ftypmif1', 4)
  );
}

/** Whether bytes start like a PNG, JPEG or WebP, which agents can upload. An SVG is a program and is not accepted. */
export function isUpload(bytes: Uint8Array): boolean {
  return isPicture(bytes) && !startsWith(bytes, 'GIF8') && !startsWith(bytes, 'ftyp', 4);
}
