import { type Canvas } from '../drawing/canvas';

import { glow, mirror } from '../drawing/shapes';
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
