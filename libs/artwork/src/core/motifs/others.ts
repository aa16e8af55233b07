import { GOLD, type Canvas } from '../drawing/canvas';

import { glow, mirror, round } from '../drawing/shapes';
import type { Palette } from '../palettes';

export function gamepad(c: Canvas, p: Palette): string {
  return (
    glow(c, 0, 0, 130, p.l, 0.6) +
    `<path d="M-64-44C-40-52-20-40 0-40C20-40 40-52 64-44C96-34 116 54 92 72C70 86 54 30 30 30H-30C-54 30-70 86-92 72C-116 54-96-34-64-44Z" fill="${c.linear(['#ffffff', '#d6deF2', '#8f9cc4'])}" stroke="#2c3560" stroke-width="4"/>
<circle cx="-48" cy="-10" r="20" fill="#1a2142"/>
<circle cx="-48" cy="-12" r="14" fill="#3a4680"/>
<circle cx="28" cy="14" r="17" fill="#1a2142"/>
<circle cx="28" cy="12" r="12" fill="#3a4680"/>${[
      [56, -30, '#ffc21f'],
      [74, -12, '#ff3d5b'],
      [56, 6, '#23d9a8'],
      [38, -12, '#35a6ff'],
    ]
      .map(([x, y, k]) => `<circle cx="${x}" cy="${y}" r="9" fill="${k}" stroke="#1a2142" stroke-width="2"/>`)
      .join('')}<rect x="-10" y="-28" width="20" height="8" rx="4" fill="${p.m}"/>`
  );
}

export function knightHelmet(c: Canvas, p: Palette): string {
  return (
    glow(c, 0, 0, 130, p.l, 0.6) +
    `<path d="M0-90C60-90 84-46 80 6L62 84L22 64V30H-22V64L-62 84L-80 6C-84-46-60-90 0-90Z" fill="${c.linear([p.l, p.m, p.d])}" stroke="#05060f" stroke-width="4"/>
<path d="M-10-96H10V20H-10Z" fill="${c.gold()}"/>
<path d="M-68 0Q-36-18-14 4V20H-58Z" fill="#05060f"/>
<path d="M68 0Q36-18 14 4V20H58Z" fill="#05060f"/>
<path d="M-58 8L-22 12L-50 16ZM58 8L22 12L50 16Z" fill="#7af6ff"/>${mirror(`<path d="M58-60Q110-80 108-124Q70-112 44-78Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/>`)}`
  );
}

/** Candles climbing, with the line of their mean. */
export function candlestickChart(c: Canvas): string {
  let level = 62;
  const candles = Array.from({ length: 8 }, (_, index) => {
    const up = c.random.next() < 0.68;
    const height = c.random.range(34, 76);
    level = Math.max(-46, Math.min(62, level + (up ? -22 : 18)));
    return { x: -104 + index * 27, y: level - height / 2, height, color: up ? '#21e08a' : '#ff4a5e' };
  });
  const bodies = candles.map(
    ({ x, y, height, color }) =>
      `<rect x="${x + 8}" y="${round(y - 16)}" width="4" height="${round(height + 32)}" fill="${color}"/><rect x="${x}" y="${round(y)}" width="20" height="${round(height)}" rx="4" fill="${color}" stroke="#04140e" stroke-width="2"/>`,
  );
  const line = candles.map(({ x, y, height }) => `${x + 10} ${round(y + height / 2 + 26)}`).join('L');
  return `${glow(c, 0, 0, 145, '#21e08a', 0.5)}${bodies.join('')}<path d="M${line}" fill="none" stroke="#ffd23a" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
}

export function bullHead(c: Canvas): string {
  return (
    glow(c, 0, 0, 130, '#21e08a', 0.5) +
    mirror(`<path d="M36-36C80-30 112-60 98-104C84-70 60-66 28-62Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/>
<path d="M46-22Q84-30 92-6Q64 8 44-2Z" fill="#0c5a3e"/>`) +
    `<path d="M0-66C44-66 58-30 50 2C46 26 36 40 32 62C26 86-26 86-32 62C-36 40-46 26-50 2C-58-30-44-66 0-66Z" fill="${c.linear(['#8affc8', '#18b878', '#06603f'])}" stroke="#022a1e" stroke-width="3"/>
<path d="M0-66L22-40L0 10L-22-40Z" fill="#06402c" opacity=".6"/>` +
    mirror(`<path d="M16-6L40-16L36 2Z" fill="#fff08a" stroke="#022a1e" stroke-width="2"/>
<ellipse cx="15" cy="58" rx="8" ry="6" fill="#022a1e"/>`) +
    `<path d="M-12 72Q0 94 12 72" stroke="${GOLD[1]}" stroke-width="6" fill="none"/>`
  );
}

export function goldFish(c: Canvas): string {
  const b = c.linear(['#fff6b0', '#ffb52e', '#f0641a', '#a8240a']);
  return (
    glow(c, 0, 0, 130, '#7af6ff', 0.4) +
    `<path d="M58 0L112-52Q96 0 112 52Z" fill="${c.linear(['#ffd36b', '#e0400a'], 0, 0, 1, 0)}"/>
<path d="M-20-44Q16-96 52-64Q40-44 24-34Z" fill="#ff8a1f"/>
<path d="M-10 44Q16 84 40 62Q34 44 20 36Z" fill="#ff8a1f"/>
<path d="M-98 4C-70-62 30-66 74-4C30 64-70 66-98 4Z" fill="${b}" stroke="#6b1a02" stroke-width="3"/>${[0, 1, 2].map((i) => [0, 1, 2].map((j) => `<path d="M${-14 + i * 24} ${-24 + j * 18}q12 9 0 18" stroke="#a8240a" stroke-width="2.5" fill="none" opacity=".7"/>`).join('')).join('')}<circle cx="-54" cy="-10" r="17" fill="#fff"/>
<circle cx="-58" cy="-10" r="9" fill="#1a0a06"/>
<circle cx="-61" cy="-14" r="3" fill="#fff"/>
<path d="M-96 14Q-76 26-58 18" stroke="#6b1a02" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M-30 6Q-14 30-36 34Q-46 18-30 6Z" fill="#ffcf4a"/>`
  );
}
