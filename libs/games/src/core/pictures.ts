/** FNV-1a: short and deterministic; not for secrets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Returns the same-origin addresses of a game's covers. The version changes with the provider's pictures. */
export function gamePictures(id: string, source: string): { imgUrl: string; imgUrlH: string } {
  const base = `/media/games/${encodeURIComponent(id)}`;
  const version = hash(source).toString(36);
  return { imgUrl: `${base}/v.webp?v=${version}`, imgUrlH: `${base}/h.webp?v=${version}` };
}

/** Returns the same-origin address of a provider's wordmark. */
export function providerPicture(code: string): string {
  return `/media/providers/${encodeURIComponent(code)}.svg?v=1`;
}

/** Returns a placeholder for a cover without a known colour: a dark, muted hue derived from the game's ID. */
export function placeholderColor(id: string): string {
  const hue = hash(id) % 360;
  const channel = (offset: number): string => {
    const position = (offset + hue / 30) % 12;
    const value = 0.32 - 0.4 * 0.32 * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
