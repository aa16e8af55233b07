import { Canvas, picture, type Stop } from '../drawing/canvas';
import { place } from '../drawing/shapes';
import { TYPEFACES, type TypefaceName } from '../lettering/typefaces';
import { lineWidth, separateSaraAm } from '../lettering/layout';
import { escape } from '../lettering/lettering';
import { agentMark, type AgentBrand } from './agent-marks';

/** `logo`: mark and name in a row; `login`: mark above name; `loading`: the mark alone. */
export type LogoVariant = 'logo' | 'login' | 'loading';

/** The style of a brand's name: a large word, and a small spaced one below it. */
interface NameStyle {
  main: string;
  small: string;
  typeface: TypefaceName;
  fill: readonly Stop[];
}

const GOLD_LETTERS: readonly Stop[] = ['#fff0c0', '#ebc05a', '#c08a2a'];

const NAME_STYLES: Readonly<Record<string, Omit<NameStyle, 'fill'> & { fill?: readonly Stop[] }>> = {
  MASTER: { main: 'HOUSEBRAND', small: '', typeface: 'righteous' },
  MTO: { main: 'MTO', small: 'LOUNGE', typeface: 'righteous' },
  SPTN: { main: 'SPTN', small: 'ARENA', typeface: 'blackOps' },
  NAGA: { main: 'Naga Palace', small: '', typeface: 'cinzel', fill: GOLD_LETTERS },
  LOTUS: { main: 'Lotus Bay', small: '', typeface: 'playfair', fill: ['#c9286a', '#a81f55'] },
  KLANG: { main: 'KLANG', small: 'NIGHTS', typeface: 'orbitron', fill: ['#ffffff', '#8ffcff', '#ff9ad0'] },
  PIER: { main: 'PIER NINE', small: '', typeface: 'bungee' },
};

const FALLBACK_TYPEFACES: readonly TypefaceName[] = ['righteous', 'playfair', 'orbitron', 'titan', 'cinzel'];

function nameStyle(brand: AgentBrand): NameStyle {
  const ink: readonly Stop[] = brand.dark ? ['#ffffff', '#eef2ff'] : ['#22304a', '#1a2438'];
  const own = NAME_STYLES[brand.prefix];
  if (own) return { fill: ink, ...own };
  const [main = brand.prefix, ...rest] = brand.name.trim().split(/\s+/);
  const typeface = FALLBACK_TYPEFACES[brand.prefix.length % FALLBACK_TYPEFACES.length] ?? 'righteous';
  return {
    main: main.toUpperCase(),
    small: rest.join(' ').toUpperCase(),
    typeface: /^[ -~]*$/.test(brand.name) ? typeface : 'kanit',
    fill: ink,
  };
}

const SMALL_SPACING = 0.42;

/** The name; the large word's baseline is at 0. */
function nameText(c: Canvas, brand: AgentBrand, size: number, anchor: 'start' | 'middle', x: number): string {
  const { main, small, typeface, fill } = nameStyle(brand);
  const { family, weight } = TYPEFACES[typeface];
  const muted = brand.dark ? '#b8c4e0' : '#62738a';
  const wordmark = `<text x="${x}" y="0" text-anchor="${anchor}" font-family="${family}, Kanit" font-weight="${weight}" font-size="${size}" fill="${c.vertical(fill, size * -0.74, size * 0.06)}">${escape(separateSaraAm(main))}</text>`;
  if (!small) return wordmark;
  const smallSize = size * 0.46;
  return `${wordmark}<text x="${x + (anchor === 'middle' ? smallSize * SMALL_SPACING * 0.5 : size * 0.04)}" y="${size * 0.68}" text-anchor="${anchor}" font-family="Anuphan" font-weight="600" font-size="${smallSize}" letter-spacing="${smallSize * SMALL_SPACING}" fill="${muted}">${escape(separateSaraAm(small))}</text>`;
}

function nameWidth(brand: AgentBrand, size: number): number {
  const { main, small, typeface } = nameStyle(brand);
  const smallSize = size * 0.46;
  return Math.max(
    lineWidth(main, typeface) * size,
    lineWidth(small, 'kanit') * smallSize + small.length * smallSize * SMALL_SPACING,
  );
}

/** An agent's logo as SVG; letters are `<text>`, see `fontFilesOf`. */
export function drawAgentLogo(brand: AgentBrand, variant: LogoVariant): string {
  const c = new Canvas(`logo${brand.prefix}${variant}`);
  const mark = agentMark(c, brand);
  const hasSmall = nameStyle(brand).small !== '';
  if (variant === 'loading') return picture(c, mark, 200, 200, '-104 -108 208 216');
  if (variant === 'logo') {
    const size = hasSmall ? 60 : 52;
    const width = Math.ceil(128 + nameWidth(brand, size) + 8);
    return picture(
      c,
      `${place(54, 56, 0.5, 0, mark)}<g transform="translate(0 ${hasSmall ? 60 : 75})">${nameText(c, brand, size, 'start', 122)}</g>`,
      width,
      112,
    );
  }
  const width = Math.max(260, Math.ceil(nameWidth(brand, 54) + 24));
  return picture(
    c,
    `${place(width / 2, 96, 0.84, 0, mark)}<g transform="translate(0 250)">${nameText(c, brand, 54, 'middle', width / 2)}</g>`,
    width,
    hasSmall ? 306 : 276,
  );
}

/** The mark alone with narrow margins: 64 × 64. */
export function drawFavicon(brand: AgentBrand): string {
  const c = new Canvas(`favicon${brand.prefix}`);
  return picture(c, agentMark(c, brand), 64, 64, '-106 -106 212 212');
}

/** The home-screen icon, 512 × 512: the mark on the agent's background colour, inside the safe area of every mask. */
export function drawAppIcon(brand: AgentBrand, ground: string): string {
  const c = new Canvas(`app${brand.prefix}`);
  const body = `<rect x="-145" y="-145" width="290" height="290" fill="${ground}"/>${agentMark(c, brand)}`;
  return picture(c, body, 512, 512, '-145 -145 290 290');
}

/** The splash screen of an installed site: the mark at a third of the width, on the agent's background colour. */
export function drawSplash(
  brand: AgentBrand,
  ground: string,
  { width, height }: { width: number; height: number },
): string {
  const c = new Canvas(`splash${brand.prefix}`);
  const [wide, high] = [640, (640 * height) / width];
  const body = `<rect x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}" fill="${ground}"/>${agentMark(c, brand)}`;
  return picture(c, body, width, height, `${-wide / 2} ${-high / 2} ${wide} ${high}`);
}

/** Mark and name for use in other pictures, from x = 0, with the baseline at 0 and letters of `size`; also returns the width. */
export function logoRow(c: Canvas, brand: AgentBrand, size: number): { body: string; width: number } {
  const body = `${place(size * 0.78, -size * 0.32, size / 100, 0, agentMark(c, brand))}${nameText(c, brand, size, 'start', size * 1.85)}`;
  return { body, width: size * 1.85 + nameWidth(brand, size) };
}
