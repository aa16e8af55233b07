/** The colours of avatars; the styles name them. */
export const HUES = ['amber', 'blue', 'green', 'pink', 'red', 'violet'] as const;

/** Returns the positions of a name's colour and symbol, the same on every device. */
export function drawnAvatar(username: string, symbols: number): { hue: number; symbol: number } {
  let sum = 0;
  for (const character of username) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0;
  return { hue: sum % HUES.length, symbol: Math.floor(sum / HUES.length) % symbols };
}
