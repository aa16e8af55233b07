import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';

import { place, round } from '../drawing/shapes';

const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
} as const;

/** A die in the Asian style: the one and the four are red. */
export function die(
  c: Canvas,
  n: keyof typeof PIPS,
  x: number,
  y: number,
  z: number,
  rot: number,
  col = '#ffffff',
): string {
  const pips = PIPS[n]
    .map(
      ([a, b]) =>
        `<circle cx="${a * 17}" cy="${b * 17}" r="${n === 1 ? 10 : 6.5}" fill="${n === 1 || n === 4 ? '#d8152f' : '#1a2238'}"/>`,
    )
    .join('');
  return place(
    x,
    y,
    z,
    rot,
    `<rect x="-32" y="-26" width="64" height="64" rx="13" fill="#8a94b0"/><rect x="-32" y="-32" width="64" height="64" rx="13" fill="${c.linear([col, mix(col, '#9fb0d8', 0.35)], 0, 0, 1, 1)}"/>${pips}`,
  );
}

function roll(c: Canvas): keyof typeof PIPS {
  return c.random.pick([1, 2, 3, 4, 5, 6] as const);
}

export function diceDome(c: Canvas): string {
  return (
    `<ellipse cy="72" rx="96" ry="30" fill="${c.gold()}"/>
<ellipse cy="64" rx="84" ry="24" fill="#5a0a16"/>` +
    die(c, roll(c), -38, 42, 0.82, -12) +
    die(c, roll(c), 40, 44, 0.82, 10) +
    die(c, roll(c), 0, 6, 0.95, 6) +
    `<path d="M-84 62C-90-50-50-96 0-96C50-96 90-50 84 62C60 88-60 88-84 62Z" fill="${c.linear(
      [
        ['#ffffff', 0, 0.55],
        ['#bfe6ff', 0.3, 0.12],
        ['#bfe6ff', 1, 0.25],
      ],
      0,
      0,
      1,
      1,
    )}" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/>
<path d="M-62 10C-62-40-40-70-14-80" stroke="#fff" stroke-width="9" opacity=".75" fill="none" stroke-linecap="round"/>
<circle cy="-100" r="11" fill="${c.gold()}"/>`
  );
}

export function rouletteWheel(c: Canvas): string {
  let w = '';
  const n = 24;
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n,
      b = ((i + 1) * 2 * Math.PI) / n,
      r = 96;
    w += `<path d="M0 0L${round(r * Math.cos(a))} ${round(r * Math.sin(a))}A${r} ${r} 0 0 1 ${round(r * Math.cos(b))} ${round(r * Math.sin(b))}Z" fill="${i == 0 ? '#0c9a5a' : i % 2 ? '#c4142c' : '#12131c'}" stroke="${GOLD[2]}" stroke-width="1.4"/>`;
  }
  return `<g transform="translate(0 22) scale(1.12 .66)"><circle r="124" cy="14" fill="#2a0f02"/>
<circle r="124" fill="${c.linear(['#b5702a', '#6b3208', '#3a1602'], 0, 0, 1, 1)}"/>
<circle r="112" fill="${c.gold()}"/>
<circle r="106" fill="#1a0a04"/>${w}<circle r="68" fill="none" stroke="${GOLD[1]}" stroke-width="3"/>
<circle r="58" fill="${c.radial(['#ffd98a', '#a85f1a', '#4a2005'], 0.5, 0.5, 0.55, 0.4, 0.35)}"/>
</g>
<g transform="translate(0 10)"><path d="M-46 10H46M0-6V34" stroke="${GOLD[2]}" stroke-width="9" stroke-linecap="round"/>
<path d="M-12 14Q-8-34-14-44H14Q8-34 12 14Z" fill="${c.gold()}"/>
<circle cy="-54" r="13" fill="${c.radial(['#ffffff', '#ffe38a', '#b8730f'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/>
</g>
<circle cx="72" cy="-18" r="9" fill="${c.radial(['#ffffff', '#e8ecf6', '#9aa7c2'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/>`;
}

export function gourdDice(c: Canvas): string {
  return (
    die(c, 1, -44, -30, 1.15, -8, '#ffffff') +
    die(c, 4, 46, -24, 1.1, 10, '#fff3d0') +
    place(
      0,
      44,
      1.2,
      2,
      `<rect x="-40" y="-32" width="80" height="80" rx="14" fill="#8a94b0"/>
<rect x="-40" y="-40" width="80" height="80" rx="14" fill="#fff8e8"/>` +
        place(
          0,
          2,
          0.34,
          0,
          `<circle cy="34" r="56" fill="${c.radial(['#d8ff9a', '#3fb02a', '#0f5a12'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/>
<circle cy="-40" r="36" fill="${c.radial(['#d8ff9a', '#3fb02a', '#0f5a12'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/>
<path d="M0-74Q6-100 30-100" stroke="#5a3a0a" stroke-width="12" fill="none"/>`,
        ),
    )
  );
}
