/** FNV-1a: short, stable on every machine, and no secret. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Addresses of a game's covers on our own origin. The version changes when the provider's pictures do. */
export function gamePictures(id: string, source: string): { imgUrl: string; imgUrlH: string } {
  const base = `/media/games/${encodeURIComponent(id)}`;
  const version = hash(source).toString(36);
  return { imgUrl: `${base}/v.webp?v=${version}`, imgUrlH: `${base}/h.webp?v=${version}` };
}

/** A provider's wordmark on our own origin. */
export function providerPicture(code: string): string {
  return `/media/providers/${encodeURIComponent(code)}.svg?v=1`;
}

/** The placeholder of a cover whose provider names no colour: a dark, muted hue of the game's own. */
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
