import type { CatalogueGame } from '../world/catalogue';
import { below, seededRandom } from '../world/random';

export type CoverShape = 'v' | 'h';

const SIZE = { v: [300, 400], h: [640, 360] } as const;

function hueOf(game: CatalogueGame): number {
  return below(seededRandom(`hue:${game.id}`), 360);
}

function hex(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const k = (offset + hue / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The colour that stands for a game's cover until it is there, and that its page is tinted with. */
export function coverColor(game: CatalogueGame): string {
  return hex(hueOf(game), 0.62, 0.4);
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A game's cover as SVG. */
export function drawGameCover(game: CatalogueGame, shape: CoverShape): string {
  const [width, height] = SIZE[shape];
  const hue = hueOf(game);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(game.name)}</title>` +
    `<defs><radialGradient id="g" cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="${hex(hue, 0.8, 0.6)}"/>` +
    `<stop offset=".5" stop-color="${hex(hue, 0.7, 0.32)}"/><stop offset="1" stop-color="${hex(hue + 30, 0.8, 0.1)}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
    `<text x="${width / 2}" y="${height * 0.86}" text-anchor="middle" font-family="Anuphan, sans-serif" font-weight="600" font-size="28" fill="#fff">` +
    `${escaped(game.name)}</text></svg>`
  );
}
