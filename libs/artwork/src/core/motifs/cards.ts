import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';

import { glow, place } from '../drawing/shapes';
import type { Palette } from '../palettes';

export type Suit = 's' | 'h' | 'd' | 'c';

function suitPath(s: Suit): string {
  return {
    s: 'M0-14C10-4 15 2 10 8 6 12 2 9 1 6L4 14H-4L-1 6C-2 9-6 12-10 8-15 2-10-4 0-14Z',
    h: 'M0 13C-14 2-15-6-10-11-6-14-1-12 0-7 1-12 6-14 10-11 15-6 14 2 0 13Z',
    d: 'M0-14L11 0 0 14-11 0Z',
    c: 'M0-14a6.5 6.5 0 0 1 5 10.6A6.5 6.5 0 1 1 1 5L4 14H-4L-1 5A6.5 6.5 0 1 1-5-3.4 6.5 6.5 0 0 1 0-14Z',
  }[s];
}

export function playingCard(c: Canvas, r: string, s: Suit, x: number, y: number, rot: number, z = 1): string {
  const col = s == 'h' || s == 'd' ? '#d8152f' : '#141a2e';
  return place(
    x,
    y,
    z,
    rot,
    `<rect x="-36" y="-48" width="72" height="102" rx="8" fill="#000" opacity=".3"/>
<rect x="-36" y="-52" width="72" height="102" rx="8" fill="${c.linear(['#ffffff', '#e8ecf6'])}" stroke="#c2cadd"/>
<text x="-29" y="-26" font-family="Playfair Display" font-weight="900" font-size="25" fill="${col}">${r}</text>
<path d="${suitPath(s)}" transform="translate(-21 -12) scale(.6)" fill="${col}"/>
<path d="${suitPath(s)}" transform="translate(4 10) scale(1.75)" fill="${col}"/>`,
  );
}

export function cardFan(c: Canvas, p: Palette): string {
  return (
    glow(c, 0, 0, 130, p.l, 0.6) +
    playingCard(c, '10', 's', -62, 18, -28) +
    playingCard(c, 'J', 'h', -24, -4, -10) +
    playingCard(c, 'Q', 'c', 20, -6, 8) +
    playingCard(c, 'A', 'd', 60, 16, 26)
  );
}

export function pokDeng(c: Canvas, p: Palette): string {
  return (
    glow(c, 0, 0, 130, p.l, 0.7) +
    playingCard(c, '9', 'h', -34, -6, -14, 1.25) +
    playingCard(c, 'K', 's', 36, -2, 12, 1.25) +
    pokerChip('#c4143c', 0, 66, 0.6, 0.8)
  );
}

export function pokerChip(col: string, x: number, y: number, z = 1, flat = 1): string {
  let t = '';
  for (let i = 0; i < 8; i++) t += `<path d="M-9-46H9L7-34H-7Z" fill="#fff" transform="rotate(${i * 45})"/>`;
  return `<g transform="translate(${x} ${y}) scale(${z} ${z * flat})"><circle cy="${flat < 1 ? 16 : 5}" r="46" fill="${mix(col, '#000000', 0.55)}"/>${flat < 1 ? `<circle cy="8" r="46" fill="${mix(col, '#000000', 0.3)}"/>` : ''}<circle r="46" fill="${col}"/>${t}<circle r="31" fill="${mix(col, '#000000', 0.15)}" stroke="#fff" stroke-width="3" stroke-dasharray="6 4"/>
<path d="M0-16L5-5 16-4 7 4 10 16 0 9-10 16-7 4-16-4-5-5Z" fill="${GOLD[1]}"/>
</g>`;
}

export function pokerStack(c: Canvas): string {
  return (
    glow(c, 0, 0, 130, '#ffd36b', 0.6) +
    playingCard(c, 'A', 's', -30, -24, -16, 1.05) +
    playingCard(c, 'A', 'h', 32, -24, 14, 1.05) +
    [0, 1, 2].map((i) => pokerChip('#c4143c', -48, 78 - i * 13, 0.72, 0.5)).join('') +
    [0, 1, 2, 3].map((i) => pokerChip('#1c4fc4', 48, 80 - i * 13, 0.72, 0.5)).join('') +
    pokerChip('#0c7a4a', 0, 86, 0.78, 0.5) +
    pokerChip('#0c7a4a', 0, 72, 0.78, 0.5)
  );
}
