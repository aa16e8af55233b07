import { GOLD, type Canvas } from '../drawing/canvas';
import { glow, mirror, petal, place, pointList, repeat, round, sparkle, starPolygon } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { AMETHYST, EMERALD, RUBY, SAPPHIRE, TOPAZ, coin, gem } from './treasure';

/** A mine cart full of nuggets, with a pickaxe. */
export function mineCart(c: Canvas): string {
  const nugget = (x: number, y: number, s: number, r: number) =>
    place(
      x,
      y,
      s,
      r,
      `<path d="M-26 8L-18-16L4-24L26-10L28 12L8 24L-14 22Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3" stroke-linejoin="round"/><path d="M-18-16L-2-4L26-10M-2-4L-14 22" stroke="#fff3bd" stroke-width="2.5" fill="none" opacity=".8"/>`,
    );
  const pick = `<rect x="-6" y="-96" width="12" height="150" rx="5" fill="${c.linear(['#d9a05a', '#7a4210'], 0, 0, 1, 0)}" stroke="#3a1c05" stroke-width="2.5"/><path d="M-74-62Q0-124 74-62Q40-84 10-84H-10Q-40-84-74-62Z" fill="${c.linear(['#ffffff', '#aab6cc', '#5a6680'])}" stroke="#1a2238" stroke-width="3"/>`;
  return `${glow(c, 0, -10, 145, '#ffe36b', 0.75)}${place(30, -20, 0.95, 34, pick)}${nugget(-46, -22, 1, -10)}${nugget(-2, -38, 1.25, 12)}${nugget(46, -20, 1.05, 30)}${nugget(-22, -8, 0.9, 60)}${nugget(24, -6, 0.9, -30)}<path d="M-96 2H96L76 72H-76Z" fill="${c.linear(['#8a5a3a', '#4a2812', '#2a1408'])}" stroke="#1a0c04" stroke-width="4"/><path d="M-98-4H98V12H-98Z" fill="${c.linear(['#c2cce0', '#6a7898'])}" stroke="#1a2238" stroke-width="3"/>${mirror('<path d="M58 12L48 72" stroke="#9aa8c8" stroke-width="9"/><circle cx="46" cy="84" r="20" fill="#3a4058" stroke="#12141e" stroke-width="4"/><circle cx="46" cy="84" r="8" fill="#aab6cc"/>')}`;
}

/** A skull with bandanna and crossed blades. */
export function pirateSkull(c: Canvas): string {
  const blade = `<path d="M-6 40L-10-118Q0-134 10-118L6 40Z" fill="${c.linear(['#ffffff', '#b8c4dc', '#6a7898'], 0, 0, 1, 0)}" stroke="#1a2238" stroke-width="2.5"/><path d="M-28 40Q0 28 28 40L24 54H-24Z" fill="${c.gold()}" stroke="#6b3a05" stroke-width="2.5"/><rect x="-7" y="52" width="14" height="38" rx="6" fill="#5a2410"/>`;
  return `${glow(c, 0, 0, 145, '#ffe9a0', 0.5)}${place(0, 26, 1, 46, blade)}${place(0, 26, 1, -46, blade)}<path d="M0-72C54-72 76-34 70 4C68 26 52 34 46 44V76Q0 92-46 76V44C-52 34-68 26-70 4C-76-34-54-72 0-72Z" fill="${c.radial(['#ffffff', '#f2ead8', '#b8a888'], 0.5, 0.5, 0.66, 0.42, 0.3)}" stroke="#2a1c10" stroke-width="4"/>${mirror(`<path d="M10 0C24-16 52-10 54 10C52 30 20 32 12 18Z" fill="#160c12"/><circle cx="34" cy="9" r="7" fill="${c.radial(['#fff', '#ff5a3a', '#8a0a12'])}"/>`)}<path d="M0 22L11 44H-11Z" fill="#160c12"/><path d="M-32 58H32M-22 50V72M0 50V76M22 50V72" stroke="#2a1c10" stroke-width="4.5"/>
    <path d="M-80-22Q-70-92 0-94Q70-92 80-22Q0-54-80-22Z" fill="${c.linear(['#ff6a5a', '#c4143c', '#7a0a22'])}" stroke="#3a0410" stroke-width="3.5"/>${[
      [-44, -54],
      [-10, -70],
      [26, -64],
      [52, -44],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.5" fill="#fff"/>`)
      .join(
        '',
      )}<path d="M74-30L108-50L100-20L116 2L78-14Z" fill="#c4143c" stroke="#3a0410" stroke-width="3" stroke-linejoin="round"/>`;
}

/** An old scroll with a map and a seal. */
export function treasureMap(c: Canvas): string {
  const paper = c.linear(['#fff6d8', '#f0d8a0', '#c99a50']);
  return place(
    0,
    0,
    1,
    -8,
    `${glow(c, 0, 0, 145, '#ffe9a0', 0.6)}<path d="M-86-72H86V72H-86Z" fill="${paper}" stroke="#6b3a10" stroke-width="3"/><rect x="-104" y="-92" width="208" height="27" rx="13" fill="${c.linear(['#fff0c8', '#c98a3a', '#8a5218'])}" stroke="#5a2d08" stroke-width="3"/><rect x="-104" y="65" width="208" height="27" rx="13" fill="${c.linear(['#fff0c8', '#c98a3a', '#8a5218'])}" stroke="#5a2d08" stroke-width="3"/>${mirror(`<circle cx="104" cy="-78" r="17" fill="${c.gold()}" stroke="#6b3a05" stroke-width="2.5"/><circle cx="104" cy="78" r="17" fill="${c.gold()}" stroke="#6b3a05" stroke-width="2.5"/>`)}
    <path d="M-66 36C-40 0-20 50 6 12C24-14 40-10 48-30" stroke="#b3122a" stroke-width="6" fill="none" stroke-dasharray="12 10" stroke-linecap="round"/><path d="M36-48L64-20M64-48L36-20" stroke="#d8152f" stroke-width="10" stroke-linecap="round"/><path d="M-70-20L-52-50L-34-20ZM-44-16L-30-38L-16-16Z" fill="#8a6a2a"/>${place(-50, 42, 0.7, 0, '<path d="M0-22L7-7 22 0 7 7 0 22-7 7-22 0-7-7Z" fill="#1c5f8a"/>')}<circle cx="52" cy="44" r="21" fill="${c.radial(['#ff8a7a', '#c4143c', '#6b0412'])}" stroke="#5a0410" stroke-width="2"/>${place(52, 44, 1.1, 0, `<polygon points="${pointList(starPolygon(5, 11, 5))}" fill="#ffd0c0"/>`)}`,
  );
}

export function piggyBank(c: Canvas): string {
  const [light, middle, deep] = c.random.pick([
    ['#ffe0ea', '#ff8ab0', '#c9306a'],
    ['#fff6c8', '#ffc83a', '#b8730f'],
    ['#e0f0ff', '#7ab8ff', '#2a5ac0'],
  ] as const);
  const skin = c.radial([light, middle, deep], 0.5, 0.5, 0.7, 0.4, 0.28);
  return `${glow(c, 0, 0, 145, light, 0.6)}${place(8, -90, 0.5, 12, coin(c, { d: '#6b3a05' }, { glyph: '฿', font: 'Kanit' }))}<path d="M92-10Q120-20 112-40Q100-48 98-34" stroke="${deep}" stroke-width="7" fill="none" stroke-linecap="round"/>${[-58, -24, 34, 64].map((x) => `<rect x="${x - 14}" y="52" width="28" height="44" rx="10" fill="${deep}"/>`).join('')}<path d="M-52-52L-66-92Q-34-92-20-60Z" fill="${middle}" stroke="${deep}" stroke-width="3" stroke-linejoin="round"/>
    <path d="M4-60C60-60 98-28 96 12C94 54 54 76 4 76C-34 76-62 62-76 40L-98 34Q-108 14-98-6L-82-10C-72-42-36-60 4-60Z" fill="${skin}" stroke="${deep}" stroke-width="3.5"/><rect x="-14" y="-62" width="50" height="10" rx="5" fill="#3a0a20"/><ellipse cx="-92" cy="14" rx="15" ry="21" fill="${middle}" stroke="${deep}" stroke-width="3"/><circle cx="-96" cy="8" r="4" fill="${deep}"/><circle cx="-96" cy="20" r="4" fill="${deep}"/><circle cx="-50" cy="-10" r="9" fill="#2a0a14"/><circle cx="-53" cy="-14" r="3" fill="#fff"/><circle cx="-38" cy="18" r="11" fill="#ff5a7a" opacity=".45"/><path d="M-74 40Q-62 50-50 44" stroke="${deep}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M10-44Q60-44 78-8" stroke="#fff" stroke-width="9" opacity=".55" fill="none" stroke-linecap="round"/>`;
}

/** A pot of coins with a rainbow glaze. */
export function coinJar(c: Canvas, p: Palette): string {
  const glaze = c.linear([p.l, p.m, p.d], 0, 0, 1, 0);
  const pile = repeat(
    16,
    (i) =>
      `<ellipse cx="${round(-54 + (i % 6) * 22 + (i > 5 ? 10 : 0))}" cy="${round(-44 - Math.floor(i / 6) * 15)}" rx="17" ry="10" fill="${c.gold()}" stroke="#8a5208" stroke-width="2"/>`,
  );
  return `${glow(c, 0, -30, 145, '#ffe36b', 0.8)}${pile}${place(6, -88, 0.32, 14, coin(c, { d: '#6b3a05' }, { glyph: '★', font: 'Kanit' }))}${place(-50, -66, 0.26, 0, gem(c, RUBY, { n: 6 }))}${place(54, -62, 0.24, 0, gem(c, EMERALD, { n: 6 }))}<path d="M-72-40H72Q80-28 66-20C104 8 96 74 54 98H-54C-96 74-104 8-66-20Q-80-28-72-40Z" fill="${glaze}" stroke="${p.d}" stroke-width="4" stroke-linejoin="round"/><path d="M-76-40H76V-24H-76Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2.5"/><path d="M-84 22Q0 50 84 22M-86 44Q0 72 86 44" stroke="${GOLD[1]}" stroke-width="5" fill="none"/>${repeat(5, (i) => `<path d="M${-60 + i * 30} ${round(38 + 6 * Math.cos((i - 2) * 0.7))}l8 8-8 8-8-8z" fill="#fff" opacity=".85"/>`)}<path d="M-66-4C-84 20-80 50-66 70" stroke="#fff" stroke-width="8" opacity=".55" fill="none" stroke-linecap="round"/>`;
}

/** One great brilliant seen from the side, with a burst. */
export function diamond(c: Canvas): string {
  const stone = c.random.pick([SAPPHIRE, RUBY, EMERALD, AMETHYST, TOPAZ, { d: '#5a8ab8', m: '#c2e8ff', l: '#ffffff' }]);
  const faces: [string, number][] = [
    ['-96,-24 -56,-70 -30,-24', 0.2],
    ['-56,-70 0,-70 -30,-24', 0.5],
    ['0,-70 30,-24 -30,-24', 0.05],
    ['0,-70 56,-70 30,-24', 0.35],
    ['56,-70 96,-24 30,-24', 0.6],
    ['-96,-24 -30,-24 0,92', 0.45],
    ['-30,-24 30,-24 0,92', 0.15],
    ['30,-24 96,-24 0,92', 0.8],
  ];
  const between = (share: number) =>
    share < 0.5 ? c.linear([stone.l, stone.m], 0, 0, 1, 1) : c.linear([stone.m, stone.d], 0, 0, 1, 1);
  return `${glow(c, 0, 0, 150, stone.l, 0.7)}${faces.map(([points, share]) => `<polygon points="${points}" fill="${between(share)}" stroke="#fff" stroke-opacity=".65" stroke-width="2.5" stroke-linejoin="round"/>`).join('')}<polygon points="-30,-24 0,-70 -56,-70" fill="#fff" opacity=".35"/><polygon points="-30,-24 -8,-24 0,92" fill="#fff" opacity=".35"/>${sparkle(-58, -62, 30)}${sparkle(66, -16, 20)}${sparkle(10, 30, 13)}`;
}

/** Stacked bars of gold. */
export function goldBars(c: Canvas): string {
  const bar = `<path d="M-46 0L-32-30H32L46 0L40 24H-40Z" fill="${c.linear(['#fff3bd', '#f3b73a', '#b8730f'])}" stroke="#6b3a05" stroke-width="3" stroke-linejoin="round"/><path d="M-46 0H46M-32-30L-40 24" stroke="#6b3a05" stroke-width="2" opacity=".5"/><path d="M-32-30H32L46 0H-46Z" fill="${c.linear(['#fffbe0', '#ffd96a'])}" stroke="#6b3a05" stroke-width="2.5"/><rect x="-18" y="5" width="36" height="13" rx="3" fill="none" stroke="#8a5208" stroke-width="2.5"/>`;
  return `${glow(c, 0, 0, 145, '#ffe36b', 0.75)}${[
    [-92, 72],
    [0, 72],
    [92, 72],
    [-46, 18],
    [46, 18],
    [0, -36],
  ]
    .map(([x, y]) => place(Number(x) * 0.92, Number(y), 0.98, 0, bar))
    .join('')}${sparkle(20, -62, 22)}${sparkle(-78, 30, 14)}`;
}

export function trophy(c: Canvas): string {
  return `${glow(c, 0, 0, 145, '#ffe38a', 0.7)}${mirror(`<path d="M52-62C108-74 116 6 40 18" stroke="${c.gold()}" stroke-width="14" fill="none" stroke-linecap="round"/>`)}<path d="M-66-90H66C66-20 46 30 0 40C-46 30-66-20-66-90Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="4"/><ellipse cy="-90" rx="66" ry="13" fill="#fff0b0" stroke="#7a4a08" stroke-width="3"/><path d="M-13 36H13L20 70H-20Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3"/><path d="M-50 68H50L60 100H-60Z" fill="${c.linear(['#4a3020', '#1c0f06'])}" stroke="#0c0602" stroke-width="3"/><rect x="-30" y="76" width="60" height="16" rx="3" fill="${c.gold()}"/>${place(0, -38, 3.1, 0, `<polygon points="${pointList(starPolygon(5, 10, 4.4))}" fill="#fffbe0" stroke="#b8730f" stroke-width="1"/>`)}<path d="M-48-74C-46-40-36-10-20 10" stroke="#fff" stroke-width="9" opacity=".7" fill="none" stroke-linecap="round"/>`;
}

/** A gift box, open, with light coming out. */
export function giftBox(c: Canvas, p: Palette): string {
  return `<path d="M-60-10L-110-130H110L60-10Z" fill="${c.linear([
    ['#fff6c0', 0, 0],
    ['#fff6c0', 1, 0.75],
  ])}"/>${glow(c, 0, -30, 140, '#ffe36b', 0.9)}${place(-40, -64, 0.3, -16, coin(c, p, { glyph: '★', font: 'Kanit' }))}${place(34, -78, 0.34, 14, coin(c, p, { glyph: '฿', font: 'Kanit' }))}${place(0, -44, 0.34, 0, gem(c, RUBY, { n: 6 }))}<path d="M-84-14H84V90Q84 98 76 98H-76Q-84 98-84 90Z" fill="${c.linear([p.l, p.m, p.d], 0, 0, 1, 1)}" stroke="${p.d}" stroke-width="3.5"/><rect x="-17" y="-14" width="34" height="112" fill="${c.gold()}"/>
    ${place(-8, -30, 1, -9, `<rect x="-98" y="-20" width="196" height="34" rx="8" fill="${c.linear([p.l, p.m])}" stroke="${p.d}" stroke-width="3.5"/><rect x="-17" y="-20" width="34" height="34" fill="${c.gold()}"/>${mirror(`<path d="M4-22C20-64 76-70 74-42C72-26 30-20 4-22Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3"/>`)}<circle cy="-24" r="11" fill="#fff0b0" stroke="#7a4a08" stroke-width="2.5"/>`)}`;
}

/** A horseshoe with a four-leaf clover. */
export function luckyClover(c: Canvas): string {
  const leaf = `<path d="M0 0C-44-10-52-62-18-66C-6-66 0-56 0-48C0-56 6-66 18-66C52-62 44-10 0 0Z" fill="${c.radial(['#d8ff9a', '#3fb83a', '#0c5a1f'], 0.5, 0.5, 0.7, 0.5, 0.2)}" stroke="#0a4014" stroke-width="3"/><path d="M0-6V-40" stroke="#e8ffc8" stroke-width="3" opacity=".7"/>`;
  return `${glow(c, 0, 0, 145, '#c2ff8a', 0.55)}<path d="M-40 96C-110 56-110-98 0-98C110-98 110 56 40 96L26 74C76 40 74-66 0-66C-74-66-76 40-26 74Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="4"/>${[-130, -90, -50, -10, 190, 230].map((a) => `<circle cx="${round(84 * Math.cos((a * Math.PI) / 180))}" cy="${round(-6 + 84 * Math.sin((a * Math.PI) / 180))}" r="6" fill="#7a4a08"/>`).join('')}<path d="M2 16Q10 62 34 78" stroke="#1f7a2a" stroke-width="9" fill="none" stroke-linecap="round"/>${[0, 90, 180, 270].map((a) => `<g transform="translate(0 8) rotate(${a + 45}) scale(.8)">${leaf}</g>`).join('')}`;
}

/** Crossed katana behind a warrior's mask. */
export function samuraiMask(c: Canvas): string {
  const red = c.linear(['#ff7a5a', '#c4143c', '#4a0414']);
  return `${glow(c, 0, 0, 145, '#ff7a5a', 0.55)}${mirror(`<path d="M14-64C30-110 80-130 108-116C84-104 66-84 58-54Z" fill="${c.gold()}" stroke="#6b3a05" stroke-width="3"/><path d="M60-34L104-20L92 34L66 30Z" fill="#1a1c2e" stroke="#5a6080" stroke-width="3"/><path d="M66-22L98-10M66-8L96 6M66 8L94 20" stroke="#c9a03a" stroke-width="3"/>`)}<path d="M-74-28C-70-88 70-88 74-28L66-8H-66Z" fill="${c.linear(['#4a5070', '#1a1c2e'])}" stroke="#0a0b14" stroke-width="3.5"/><path d="M0-92V-30M-36-84Q-30-54-34-24M36-84Q30-54 34-24" stroke="#c9a03a" stroke-width="4" fill="none"/><circle cy="-42" r="17" fill="${c.gold()}" stroke="#6b3a05" stroke-width="3"/>
    <path d="M-66-14H66C70 36 46 84 0 94C-46 84-70 36-66-14Z" fill="${red}" stroke="#2a020a" stroke-width="4"/>${mirror('<path d="M10 4Q30-12 54-2L48 14Q26 18 10 4Z" fill="#0a0206"/><circle cx="32" cy="5" r="6" fill="#ffe95a"/><path d="M6-6Q30-26 60-10" stroke="#2a020a" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M14 34Q40 26 50 42" stroke="#2a020a" stroke-width="4" fill="none"/>')}<path d="M-12 24Q0 12 12 24L8 34H-8Z" fill="#4a0414"/><path d="M-38 52Q0 40 38 52Q32 80 0 82Q-32 80-38 52Z" fill="#12040a"/><path d="M-30 52L-24 66L-18 51L-10 64L-4 50H4L10 64L18 51L24 66L30 52Z" fill="#fff6e0"/><path d="${petal(14, 40)}" transform="translate(0 112)" fill="#fff" opacity=".9"/>`;
}
