import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';
import { Random } from '../drawing/random';
import { glow, mirror, petal, place, pointList, polygon, round, sparkle, repeat, type Point } from '../drawing/shapes';
import type { Palette } from '../palettes';

export type GemColors = Pick<Palette, 'd' | 'm' | 'l'>;

export const RUBY: GemColors = { d: '#8a0b2e', m: '#ff3d5b', l: '#ffd3da' };
export const SAPPHIRE: GemColors = { d: '#0a3fa8', m: '#2f86ff', l: '#bfe6ff' };
export const EMERALD: GemColors = { d: '#0a8a62', m: '#2fe0a4', l: '#e2fff3' };
export const AMETHYST: GemColors = { d: '#4a12a0', m: '#a45aff', l: '#eddcff' };
export const TOPAZ: GemColors = { d: '#9a5a05', m: '#ffb52e', l: '#fff0c0' };

/** A cut stone seen from above: facets are lit from the top left. */
export function gem(c: Canvas, p: GemColors, o: { n?: number; r?: number } = {}): string {
  const corners = o.n ?? 8;
  const radius = o.r ?? 78;
  const outer = polygon(corners, radius, Math.PI / corners);
  const inner = polygon(corners, radius * 0.56);
  const lit = (angle: number) => 0.5 + 0.5 * Math.cos(angle - Math.PI * 0.25);
  const at = (points: readonly Point[], index: number): Point => points[index % corners] ?? [0, 0];
  const facets = repeat(corners, (i) => {
    const angle = ((i + 1) * 2 * Math.PI) / corners;
    const rim = pointList([at(outer, i), at(outer, i + 1), at(inner, i + 1)]);
    const crown = pointList([at(inner, i), at(inner, i + 1), at(outer, i)]);
    return `<polygon points="${rim}" fill="${mix(p.d, p.l, lit(angle))}"/><polygon points="${crown}" fill="${mix(p.d, p.m, 0.2 + lit(angle - 0.3) * 0.8)}"/>`;
  });
  return `${facets}<polygon points="${pointList(inner)}" fill="${c.linear([p.l, p.m, p.d], 0, 0, 1, 1)}"/><polygon points="${pointList([...inner.slice(3, 6), [0, 0]])}" fill="#fff" opacity=".28"/>
    <polygon points="${pointList(outer)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>${sparkle(-radius * 0.5, -radius * 0.5, 20)}${sparkle(radius * 0.6, radius * 0.1, 10)}`;
}

export function jewels(c: Canvas): string {
  return (
    place(-52, 22, 0.62, -14, gem(c, { d: '#0a3fa8', m: '#2f86ff', l: '#bfe6ff' }, { n: 6 })) +
    place(54, 26, 0.6, 16, gem(c, { d: '#0b6b3a', m: '#22c972', l: '#caffdd' }, { n: 6 })) +
    place(0, -18, 0.98, 0, gem(c, { d: '#8a0b4e', m: '#ff3d8b', l: '#ffd3e6' }))
  );
}

/** A gold coin with a glyph, or with the square hole of old coins. */
export function coin(c: Canvas, p: Pick<Palette, 'd'>, o: { r?: number; glyph?: string; font?: string } = {}): string {
  const R = o.r || 70;
  let t = '';
  for (let i = 0; i < 40; i++) {
    const a = (i * Math.PI) / 20;
    t += `<line x1="${round(Math.cos(a) * (R - 6))}" y1="${round(Math.sin(a) * (R - 6))}" x2="${round(Math.cos(a) * (R - 1))}" y2="${round(Math.sin(a) * (R - 1))}" stroke="#8a5208" stroke-width="1.6" opacity=".6"/>`;
  }
  return `<circle cy="5" r="${R}" fill="#6b3a05"/>
<circle r="${R}" fill="${c.gold()}"/>${t}<circle r="${R * 0.82}" fill="${c.linear(['#f9cf57', '#ffe9a0', '#e0962a'], 0, 0, 1, 1)}" stroke="#a96a0e" stroke-width="2"/>${
    o.glyph
      ? `<text y="${R * 0.3}" text-anchor="middle" font-family="${o.font || 'Cinzel'}" font-weight="900" font-size="${R * 0.95}" fill="#a5620a">${o.glyph}</text>
<text y="${R * 0.3 - 2}" text-anchor="middle" font-family="${o.font || 'Cinzel'}" font-weight="900" font-size="${R * 0.95}" fill="#fff3bd">${o.glyph}</text>`
      : `<rect x="${-R * 0.26}" y="${-R * 0.26}" width="${R * 0.52}" height="${R * 0.52}" rx="4" fill="${p.d}" stroke="#a96a0e" stroke-width="3"/>`
  }<path d="M${-R * 0.7} ${-R * 0.3}A${R * 0.76} ${R * 0.76} 0 0 1 ${R * 0.1} ${-R * 0.76}" stroke="#fff" stroke-width="5" fill="none" opacity=".7" stroke-linecap="round"/>`;
}

export function coinPile(c: Canvas, p: Palette): string {
  return (
    place(-44, 34, 0.62, -12, coin(c, p, { glyph: '福', font: 'Kanit' })) +
    place(48, 30, 0.66, 10, coin(c, p)) +
    place(0, -22, 1.02, 0, coin(c, p, { glyph: '๙', font: 'Kanit' }))
  );
}

export function chest(c: Canvas): string {
  const w = c.linear(['#b5651d', '#7a3a0c', '#4a1f05']);
  let k = '';
  const scatter = new Random('chest');
  for (let i = 0; i < 22; i++)
    k += `<ellipse cx="${round(-64 + scatter.next() * 128)}" cy="${round(-14 - scatter.next() * 26 * 1)}" rx="15" ry="9" fill="${c.gold()}" stroke="#8a5208" stroke-width="1.5"/>`;
  return (
    glow(c, 0, -30, 140, '#ffe36b', 0.95) +
    `<path d="M-84-18C-84-92 84-92 84-18L74-26C60-66-60-66-74-26Z" fill="${w}" stroke="${GOLD[2]}" stroke-width="6" stroke-linejoin="round"/>
<path d="M-74-24C-60-64 60-64 74-24Z" fill="#2a0f02"/>${k}` +
    place(-34, -36, 0.26, -10, gem(c, { d: '#8a0b2e', m: '#ff3d5b', l: '#ffd3da' }, { n: 6 })) +
    place(30, -40, 0.3, 10, gem(c, { d: '#0a3fa8', m: '#2f86ff', l: '#bfe6ff' }, { n: 6 })) +
    `<path d="M-86-10H86L76 76H-76Z" fill="${w}"/>
<path d="M-86-10H86L84 6H-84Z" fill="${c.gold()}"/>
<path d="M-86-10H-62L-56 76H-76ZM86-10H62L56 76H76Z" fill="${c.gold()}"/>
<rect x="-20" y="0" width="40" height="42" rx="8" fill="${c.gold()}" stroke="#6b3a05" stroke-width="2"/>
<circle cy="16" r="7" fill="#3a1a02"/>
<rect x="-3" y="16" width="6" height="16" fill="#3a1a02"/>
<path d="M-60 28H-26M26 28H60M-58 52H58" stroke="#3a1a05" stroke-width="2" opacity=".6"/>`
  );
}

export function crown(c: Canvas): string {
  return (
    glow(c, 0, 0, 130, '#ffe38a', 0.7) +
    `<path d="M-88 54L-102-40L-52 2L0-82L52 2L102-40L88 54Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3" stroke-linejoin="round"/>
<path d="M-86 40H86L82 74H-82Z" fill="${c.linear(['#ffe9a0', '#d9912a', '#8a5208'])}"/>
<circle cx="-102" cy="-44" r="12" fill="#ff3d5b" stroke="#fff" stroke-width="2"/>
<circle cx="102" cy="-44" r="12" fill="#ff3d5b" stroke="#fff" stroke-width="2"/>
<circle cy="-88" r="15" fill="#35c6ff" stroke="#fff" stroke-width="2"/>` +
    place(0, 26, 0.4, 0, gem(c, { d: '#8a0b2e', m: '#ff3d5b', l: '#ffd3da' })) +
    place(-52, 40, 0.22, 0, gem(c, { d: '#0a8a62', m: '#2fe0a4', l: '#e2fff3' })) +
    place(52, 40, 0.22, 0, gem(c, { d: '#0a8a62', m: '#2fe0a4', l: '#e2fff3' })) +
    sparkle(-40, -30, 16) +
    sparkle(44, -20, 12)
  );
}

export function scarab(c: Canvas): string {
  let w = '';
  for (let i = 6; i >= 0; i--)
    w += `<path d="${petal(12, 120 - i * 10)}" transform="translate(16 0) rotate(${42 + i * 13})" fill="${i % 2 ? '#18b4c9' : '#1c4fc4'}" stroke="${GOLD[1]}" stroke-width="3"/>`;
  return (
    mirror(w) +
    `<ellipse rx="38" ry="48" cy="6" fill="${c.radial(['#a8fff0', '#16b89a', '#045a5e'], 0.5, 0.5, 0.6, 0.35, 0.25)}" stroke="${GOLD[2]}" stroke-width="5"/>
<path d="M0-24V54M-36-10Q0-26 36-10" stroke="${GOLD[1]}" stroke-width="4" fill="none"/>
<circle cy="-56" r="20" fill="${c.radial(['#ffe0a0', '#ff5a1a', '#a8120a'], 0.5, 0.5, 0.6, 0.35, 0.3)}" stroke="${GOLD[2]}" stroke-width="4"/>`
  );
}

export function pyramid(c: Canvas): string {
  return (
    glow(c, 0, -40, 130, '#ffe38a', 0.9) +
    `<polygon points="0,-86 -110,84 10,84" fill="${c.linear(['#ffe9a0', '#e8a637', '#a86414'], 0, 0, 0, 1)}"/>
<polygon points="0,-86 10,84 110,84" fill="${c.linear(['#d08a2a', '#7a4208'])}"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path d="M${-16 - i * 17} ${-58 + i * 26}L${2 + i * 1.6} ${-58 + i * 26}L${18 + i * 17} ${-58 + i * 26}" stroke="#6b3a05" stroke-opacity=".45" stroke-width="2" fill="none"/>`).join('')}<polygon points="0,-86 -34,-34 3,-34 34,-34" fill="${c.gold()}" stroke="#fff6c8" stroke-width="2"/>
<path d="M-20-46Q0-66 20-46Q0-32-20-46Z" fill="#062a52"/>
<circle cy="-47" r="7.5" fill="#4ae0ff"/>
<circle cy="-47" r="3.4" fill="#02142a"/>` +
    place(0, 62, 0.5, 0, scarab(c))
  );
}
