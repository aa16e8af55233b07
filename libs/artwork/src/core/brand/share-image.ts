import { Canvas, picture } from '../drawing/canvas';
import { mix } from '../drawing/color';
import { place } from '../drawing/shapes';
import { drawCover } from '../cover/draw-cover';
import { drawAgentWatermark, type AgentBrand } from './agent-marks';
import { logoRow } from './agent-logo';

/** The colours of a share image: a subset of theming's tokens, `#rrggbb`. */
export interface ShareColors {
  s0: string;
  s1: string;
  text: string;
  muted: string;
  primary: string;
  'login-a': string;
  'login-b': string;
  'credit-b': string;
  'gold-fill': string;
}

/** Width of a shared link's picture, px. */
export const SHARE_WIDTH = 1200;
/** Height of a shared link's picture, px. */
export const SHARE_HEIGHT = 573;

/** Covers on share images. */
const SHOWN = [
  { id: 'share-1', name: 'Naga Vault', category: 'Slot' },
  { id: 'share-2', name: 'Baccarat', category: 'Casino' },
  { id: 'share-3', name: 'Jewel Storm', category: 'Slot' },
  { id: 'share-7', name: 'Royal Lotus', category: 'Slot' },
] as const;

/** The preview of a link to the agent's portal in a chat, 1200 × 573: logo, four covers, and the theme's colours. */
export function drawShareImage(brand: AgentBrand, colors: ShareColors): string {
  const c = new Canvas(`share${brand.prefix}`);
  const ground = `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${colors.s0}"/><rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${c.radial(
    [
      [colors['login-b'], 0, 0.95],
      [colors['login-b'], 1, 0],
    ],
    0.86,
    0.1,
    0.8,
  )}"/><rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${c.radial(
    [
      [colors['credit-b'], 0, brand.dark ? 0.5 : 0.75],
      [colors['credit-b'], 1, 0],
    ],
    0.1,
    1,
    0.7,
  )}"/><rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${c.radial(
    [
      [colors.primary, 0, 0.3],
      [colors.primary, 1, 0],
    ],
    0.72,
    0.62,
    0.5,
  )}"/>`;
  const shadowMark = drawAgentWatermark(brand)
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll('currentColor', colors.text);
  const { body, width } = logoRow(c, brand, 100);
  const scale = Math.min(1, 468 / width);
  const rule = `<rect x="64" y="368" width="96" height="8" rx="4" fill="${colors.primary}"/><rect x="170" y="368" width="28" height="8" rx="4" fill="${colors['gold-fill']}"/>`;
  return picture(
    c,
    `${ground}<g opacity=".07">${place(250, 300, 3.2, 0, shadowMark)}</g>${coverFan(c, brand)}<g transform="translate(64 300) scale(${Math.round(scale * 1000) / 1000})">${body}</g>${rule}${badge(colors)}`,
    SHARE_WIDTH,
    SHARE_HEIGHT,
  );
}

function coverFan(c: Canvas, brand: AgentBrand): string {
  const places = [
    { x: 706, y: 300, turn: -12, scale: 0.84 },
    { x: 1092, y: 300, turn: 12, scale: 0.84 },
    { x: 826, y: 286, turn: -4, scale: 0.98 },
    { x: 978, y: 286, turn: 5, scale: 0.98 },
  ];
  return SHOWN.map((cover, index) => {
    const { x, y, turn, scale } = places[index] ?? { x: 0, y: 0, turn: 0, scale: 1 };
    const drawn = drawCover({ ...cover, id: `${cover.id}-${brand.prefix}`, provider: brand.prefix }, 'v')
      .replace('<svg ', '<svg x="-150" y="-200" ')
      .replace('width="600" height="800"', 'width="300" height="400"');
    const clip = c.clip('<rect x="-150" y="-200" width="300" height="400" rx="26"/>');
    return place(
      x,
      y,
      scale,
      turn,
      `<rect x="-146" y="-188" width="300" height="400" rx="26" fill="#000" opacity=".35"/><g clip-path="${clip}">${drawn}</g><rect x="-149" y="-199" width="298" height="398" rx="25" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.5"/>`,
    );
  }).join('');
}

function badge(colors: ShareColors): string {
  const plate = mix(colors.s1, colors.text, 0.08);
  return `<rect x="64" y="424" width="104" height="44" rx="22" fill="${plate}" stroke="${colors.muted}" stroke-opacity=".5" stroke-width="2"/><text x="116" y="455" text-anchor="middle" font-family="Righteous" font-size="26" fill="${colors.text}">20+</text>`;
}
