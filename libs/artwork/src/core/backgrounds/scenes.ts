import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';

import { glow, polygon, round } from '../drawing/shapes';
import type { Palette } from '../palettes';

export function rays(c: Canvas, p: Palette): string {
  let s = `<rect width="300" height="400" fill="${c.radial([p.backLit, p.back, p.backDark], 0.5, 0.42, 0.75)}"/>`;
  for (let i = 0; i < 18; i++)
    s += `<path d="M150 165L${round(150 + 420 * Math.cos(i * 0.349))} ${round(165 + 420 * Math.sin(i * 0.349))}L${round(150 + 420 * Math.cos(i * 0.349 + 0.15))} ${round(165 + 420 * Math.sin(i * 0.349 + 0.15))}Z" fill="${p.light}" opacity=".16"/>`;
  return s + glow(c, 150, 165, 170, p.backLit, 0.8);
}

export function nebula(c: Canvas, p: Palette): string {
  let s =
    `<rect width="300" height="400" fill="${c.linear([p.back, p.backDark])}"/>` +
    glow(c, 60, 80, 190, p.backLit, 0.75) +
    glow(c, 260, 260, 190, p.base, 0.5);
  for (let i = 0; i < 46; i++)
    s += `<circle cx="${round(c.random.next() * 300)}" cy="${round(c.random.next() * 330)}" r="${round(0.6 + c.random.next() * 1.8)}" fill="#fff" opacity="${round(0.3 + c.random.next() * 0.6)}"/>`;
  return s;
}

export function city(c: Canvas, p: Palette): string {
  let s =
    `<rect width="300" height="400" fill="${c.linear([p.backDark, p.back, p.backLit])}"/>` +
    glow(c, 150, 210, 180, p.base, 0.75);
  for (let l = 0; l < 2; l++) {
    let x = -10;
    while (x < 300) {
      const w = 22 + c.random.next() * 30,
        h = 60 + c.random.next() * (l ? 80 : 130),
        col = l ? p.backDark : mix(p.back, p.backDark, 0.4);
      s += `<rect x="${round(x)}" y="${round(290 - h)}" width="${round(w)}" height="${round(h + 120)}" fill="${col}"/>`;
      if (l)
        for (let k = 0; k < 7; k++)
          s += `<rect x="${round(x + 4 + c.random.next() * (w - 10))}" y="${round(296 - h + c.random.next() * h)}" width="4" height="5" fill="${[p.light, '#ffe38a', '#7af6ff'][k % 3]}" opacity=".85"/>`;
      x += w + 3;
    }
  }
  return s;
}

export function sea(c: Canvas, p: Palette): string {
  let s = `<rect width="300" height="400" fill="${c.linear([p.backLit, p.back, p.backDark])}"/>`;
  for (let i = 0; i < 5; i++)
    s += `<path d="M${40 + i * 55}-10L${10 + i * 75} 400L${60 + i * 78} 400L${66 + i * 55}-10Z" fill="#fff" opacity=".09"/>`;
  for (let i = 0; i < 22; i++) {
    const r = 2 + c.random.next() * 8;
    s += `<circle cx="${round(c.random.next() * 300)}" cy="${round(c.random.next() * 340)}" r="${round(r)}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".5"/>`;
  }
  for (let i = 0; i < 6; i++)
    s += `<path d="M${i * 60 - 10} 400Q${i * 60 + c.random.next() * 40} ${330 - c.random.next() * 50} ${i * 60 + 20} ${290 + c.random.next() * 40}Q${i * 60 + 30} 350 ${i * 60 + 34} 400Z" fill="${[p.base, p.backDark, '#ff5ac0'][i % 3]}" opacity=".55"/>`;
  return s;
}

export function stage(c: Canvas, p: Palette): string {
  let s = `<rect width="300" height="400" fill="${c.radial([p.backLit, p.back, p.backDark], 0.5, 0.3, 0.8)}"/>`;
  for (const [x, a] of [
    [60, 14],
    [150, 0],
    [240, -14],
  ])
    s += `<g transform="translate(${x} -20) rotate(${a})"><path d="M-8 0L-60 380H60L8 0Z" fill="${c.linear([
      ['#ffffff', 0, 0.5],
      ['#ffffff', 1, 0],
    ])}" opacity=".5"/>
</g>`;
  for (let i = 0; i < 6; i++) {
    const w = 16;
    s += `<path d="M${i * w - 10} 0Q${i * w + 6} 200 ${i * w - 24} 400H${i * w - 6}Q${i * w + 22} 200 ${i * w + 8} 0Z" fill="${i % 2 ? mix(p.base, p.backDark, 0.35) : mix(p.base, p.backDark, 0.65)}"/>
<path d="M${310 - i * w} 0Q${294 - i * w} 200 ${324 - i * w} 400H${306 - i * w}Q${278 - i * w} 200 ${292 - i * w} 0Z" fill="${i % 2 ? mix(p.base, p.backDark, 0.35) : mix(p.base, p.backDark, 0.65)}"/>`;
  }
  return (
    s +
    `<path d="M-10 0H310V18Q270 50 225 20Q190 52 150 22Q110 52 75 20Q30 50-10 18Z" fill="${p.base}" stroke="${GOLD[2]}" stroke-width="3"/>`
  );
}

export function arch(c: Canvas, p: Palette): string {
  let s = `<rect width="300" height="400" fill="${c.linear([p.back, p.backDark])}"/>`;
  for (let i = 0; i < 4; i++)
    s += `<path d="M${20 + i * 18} 400V${150}A${130 - i * 18} ${130 - i * 18} 0 0 1 ${280 - i * 18} 150V400" fill="${i == 3 ? c.radial([p.backLit, p.back, p.backDark], 0.5, 0.4, 0.7) : 'none'}" stroke="${GOLD[2]}" stroke-opacity="${0.8 - i * 0.14}" stroke-width="${i ? 1.5 : 4}"/>`;
  return s + glow(c, 150, 160, 130, p.light, 0.4);
}

export function temple(c: Canvas, p: Palette): string {
  const s = `<rect width="300" height="400" fill="${c.linear([p.backDark, p.back, p.backLit])}"/>
<circle cx="150" cy="180" r="104" fill="${c.linear(['#fff6c8', p.light, p.base])}" opacity=".9"/>`;
  const ch = (x: number, h: number, k: number, col: string) =>
    `<path d="M${x} ${300 - h}L${x + 4 * k} ${300 - h * 0.5}Q${x + 10 * k} ${300 - h * 0.36} ${x + 26 * k} ${300 - h * 0.25}L${x + 30 * k} ${300 - h * 0.2}L${x + 40 * k} 300V420H${x - 40 * k}V300L${x - 30 * k} ${300 - h * 0.2}L${x - 26 * k} ${300 - h * 0.25}Q${x - 10 * k} ${300 - h * 0.36} ${x - 4 * k} ${300 - h * 0.5}Z" fill="${col}"/>`;
  return (
    s +
    ch(40, 150, 0.9, mix(p.backDark, p.back, 0.5)) +
    ch(262, 170, 0.9, mix(p.backDark, p.back, 0.5)) +
    ch(-6, 110, 0.9, p.backDark) +
    ch(304, 110, 0.9, p.backDark) +
    `<path d="M0 330Q75 300 150 322T300 316V400H0Z" fill="${p.backDark}"/>`
  );
}

export function hex(c: Canvas, p: Palette): string {
  let s = `<rect width="300" height="400" fill="${c.radial([p.backLit, p.back, p.backDark], 0.5, 0.4, 0.8)}"/>`;
  for (let y = 0; y < 9; y++)
    for (let x = 0; x < 7; x++) {
      const cx = x * 52 + (y % 2) * 26,
        cy = y * 46;
      s += `<polygon points="${polygon(6, 28, Math.PI / 6)
        .map((q) => round(cx + q[0]) + ',' + round(cy + q[1]))
        .join(
          ' ',
        )}" fill="${c.random.next() < 0.14 ? p.base : 'none'}" fill-opacity=".35" stroke="${p.light}" stroke-opacity=".22"/>`;
    }
  return s;
}

export function peaks(c: Canvas, p: Palette): string {
  let s =
    `<rect width="300" height="400" fill="${c.linear([p.backDark, p.back, p.backLit])}"/>` +
    glow(c, 150, 150, 170, p.light, 0.7);
  for (let l = 0; l < 3; l++) {
    let d = `M0 400`;
    for (let x = 0; x <= 300; x += 30)
      d += `L${x} ${round(230 + l * 34 + ((x / 30) % 2 ? -1 : 1) * (14 + c.random.next() * 34))}`;
    s += `<path d="${d}L300 400Z" fill="${mix(p.back, p.backDark, l / 2.2)}"/>`;
  }
  return s;
}

export function felt(c: Canvas, p: Palette): string {
  return `<rect width="300" height="400" fill="${c.radial([p.backLit, p.back, p.backDark], 0.5, 0.4, 0.75)}"/>
<path d="M-60 300Q150 190 360 300" stroke="${GOLD[1]}" stroke-opacity=".55" stroke-width="3" fill="none"/>
<path d="M-60 330Q150 220 360 330" stroke="#fff" stroke-opacity=".22" stroke-width="2" fill="none"/>${[60, 150, 240].map((x) => `<ellipse cx="${x}" cy="${x == 150 ? 262 : 284}" rx="26" ry="15" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`).join('')}`;
}
