import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';

import { glow, mirror, petal, place } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { gem } from './treasure';

export function elephant(c: Canvas): string {
  const skin = c.linear(
      c.random.pick([
        ['#ffffff', '#e7ddff', '#a993d8'],
        ['#ffe9f2', '#ffb9d4', '#d87aa8'],
        ['#e8f2ff', '#a9c4ea', '#6a88c0'],
        ['#fff6d8', '#f0d090', '#b88a3a'],
      ]),
      0.2,
      0,
      0.8,
      1,
    ),
    ear = c.linear(['#efe6ff', '#b59fe0', '#7a5fb8']);
  return (
    glow(c, 0, 0, 130, '#ffd36b', 0.55) +
    mirror(`<path d="M26-44C76-92 132-46 116 14C108 54 62 60 34 28Z" fill="${ear}"/>
<path d="M44-34C78-66 108-34 98 8C92 32 66 36 48 18Z" fill="#ff9fc0" opacity=".75"/>`) +
    `<path d="M0-78C52-78 66-34 54 8C48 34 30 42 22 54C18 74 17 86 15 100C12 114-12 114-15 100C-17 86-18 74-22 54C-30 42-48 34-54 8C-66-34-52-78 0-78Z" fill="${skin}"/>` +
    [58, 70, 82, 94]
      .map(
        (y, i) =>
          `<path d="M${-17 + i} ${y}Q0 ${y + 6} ${17 - i} ${y}" stroke="#9c84cf" stroke-width="2.4" fill="none"/>`,
      )
      .join('') +
    mirror(`<path d="M24 44C32 66 32 86 52 94C40 104 16 92 16 52Z" fill="#fffbe6" stroke="#d9c48a" stroke-width="1.5"/>
<path d="M22 4Q34-6 44 4Q34 12 22 4Z" fill="#2a1648"/>
<circle cx="34" cy="2" r="2.2" fill="#fff"/>
<path d="M18-10Q34-20 48-6" stroke="#9c84cf" stroke-width="3" fill="none"/>`) +
    `<path d="M0-92L40-62Q22-40 0-2Q-22-40-40-62Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/>
<path d="M0-78L24-58Q12-40 0-20Q-12-40-24-58Z" fill="#c4143c"/>` +
    place(0, -54, 0.2, 0, gem(c, { d: '#0a8a62', m: '#2fe0a4', l: '#e2fff3' }, { n: 6 })) +
    mirror(
      `<path d="M40-62Q58-50 58-30" stroke="${GOLD[2]}" stroke-width="5" fill="none" stroke-dasharray="1 7" stroke-linecap="round"/>`,
    ) +
    `<circle cy="-98" r="9" fill="${c.gold()}"/>`
  );
}

export function tiger(c: Canvas): string {
  const fur = c.random.pick([
    ['#ffd36a', '#ff9a1f', '#e0590a', '#9c2d04'],
    ['#ffd36a', '#ff9a1f', '#e0590a', '#9c2d04'],
    ['#ffffff', '#f2f6ff', '#c2d0ea', '#7a8ab8'],
    ['#c2ecff', '#5ab0f0', '#1c5fb8', '#0a2a6b'],
    ['#fff6c0', '#ffd23a', '#d9920a', '#8a4a05'],
  ]);
  const f = c.radial(fur, 0.5, 0.35, 0.75);
  const half = `<circle cx="52" cy="-58" r="25" fill="${f}" stroke="#5a1a02" stroke-width="3"/>
<circle cx="52" cy="-58" r="13" fill="#4a1403"/>`;
  const st = `<g fill="#3a0d02"><path d="M5-78L17-80L8-40Z"/>
<path d="M24-78L38-72L16-34Z"/>
<path d="M86-10L50-2L84 6Z"/>
<path d="M84 18L54 14L78 34Z"/>
<path d="M70 46L48 34L58 58Z"/>
<path d="M64-46L40-30L74-32Z"/>
</g>`;
  return (
    glow(c, 0, 0, 135, '#ff7a1a', 0.7) +
    mirror(half) +
    `<path d="M0-84C52-88 88-52 88-2C92 34 62 80 0 90C-62 80-92 34-88-2C-88-52-52-88 0-84Z" fill="${f}" stroke="#5a1a02" stroke-width="3"/>` +
    mirror(st) +
    mirror(`<path d="M4 20C20 8 62 16 66 40C62 66 26 74 2 62Z" fill="#fff3dc"/>
<path d="M14-18Q32-36 58-18Q36-2 14-18Z" fill="#200600"/>
<path d="M18-18Q34-32 54-18Q36-5 18-18Z" fill="${c.radial(['#fffbb0', '#d6ff3a', '#3fa80f'], 0.5, 0.5, 0.6)}"/>
<ellipse cx="36" cy="-18" rx="4.5" ry="9" fill="#0a0500"/>
<circle cx="39" cy="-22" r="2.6" fill="#fff"/>
<path d="M10-28Q34-46 64-24" stroke="#3a0d02" stroke-width="6" fill="none" stroke-linecap="round"/>`) +
    `<path d="M-22 10Q0 2 22 10Q16 30 0 34Q-16 30-22 10Z" fill="${c.linear(['#ff8a9c', '#b8324e'])}" stroke="#5a1a02" stroke-width="2"/>
<path d="M0 34V44M0 44Q18 58 34 48M0 44Q-18 58-34 48" stroke="#3a0d02" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M-30 52Q0 62 30 52Q22 84 0 84Q-22 84-30 52Z" fill="#5a0612"/>
<path d="M-24 54L-19 74L-13 57ZM24 54L19 74L13 57Z" fill="#fff"/>
<path d="M-12 78Q0 68 12 78Q0 86-12 78Z" fill="#ff6b7f"/>`
  );
}

export function phoenix(c: Canvas): string {
  const g = c.linear(['#fff6b0', '#ffb52e', '#ff5a1a', '#b3122a'], 0, 1, 0, 0);
  let w = '';
  for (let i = 9; i >= 0; i--) {
    const a = 18 + i * 11,
      l = 122 - i * 6.5;
    w += `<path d="${petal(13, l)}" transform="translate(18 16) rotate(${a})" fill="${g}" stroke="#ffe38a" stroke-opacity=".55"/>`;
  }
  for (let i = 6; i >= 0; i--)
    w += `<path d="${petal(10, 64 - i * 3)}" transform="translate(16 14) rotate(${24 + i * 13})" fill="${c.linear(['#ffffff', '#ffe38a', '#ff8a1f'], 0, 1, 0, 0)}"/>`;
  let t = '';
  for (const a of [-34, 34, -17, 17, 0])
    t += `<g transform="translate(0 34) rotate(${180 + a})"><path d="${petal(11, 104 - Math.abs(a))}" fill="${g}"/>
<circle cy="${-86 + Math.abs(a)}" r="7" fill="#35d6ff" stroke="#fff" stroke-width="2"/>
</g>`;
  return (
    glow(c, 0, 0, 140, '#ffcf4a', 0.75) +
    t +
    mirror(w) +
    `<path d="M0-72C22-72 26-40 22-6C20 26 10 44 0 54C-10 44-20 26-22-6C-26-40-22-72 0-72Z" fill="${c.linear(['#fffbe0', '#ffcf4a', '#f0641a'])}"/>
<path d="M-8-50L0-34L8-50Z" fill="#8a3a00"/>
<circle cx="-9" cy="-58" r="3.4" fill="#3a0d02"/>
<circle cx="9" cy="-58" r="3.4" fill="#3a0d02"/>` +
    [-24, 0, 24]
      .map((a) => `<path d="${petal(6, 36)}" transform="translate(0 -70) rotate(${a})" fill="#ff5a1a"/>`)
      .join('')
  );
}

export function dragonEye(c: Canvas, p: Palette): string {
  let sc = '';
  for (let y = -110; y <= 110; y += 20)
    for (let x = -120; x <= 120; x += 26) {
      const ox = (Math.round((y + 110) / 20) % 2) * 13,
        d = Math.hypot(x + ox, y) / 150;
      sc += `<path d="M${x + ox - 14} ${y - 8}Q${x + ox} ${y + 24} ${x + ox + 14} ${y - 8}Q${x + ox} ${y - 2} ${x + ox - 14} ${y - 8}Z" fill="${mix(p.m, p.d, Math.min(1, d))}" stroke="${p.d}" stroke-width="1.5"/>`;
    }
  return (
    sc +
    `<path d="M-104 16Q-30-74 104-30Q40 62-104 16Z" fill="#0a0604"/>
<path d="M-94 14Q-26-62 94-26Q34 50-94 14Z" fill="${c.radial(['#fffdd0', '#ffd23a', '#ff6a00', '#5a0d00'], 0.52, 0.45, 0.55)}"/>
<ellipse cx="4" cy="-8" rx="11" ry="43" fill="#080300" transform="rotate(8)"/>
<circle cx="20" cy="-26" r="8" fill="#fff"/>
<path d="M-112 12Q-30-92 116-40" stroke="${p.l}" stroke-width="9" fill="none" stroke-linecap="round"/>` +
    glow(c, 4, -8, 90, '#ffcf2e', 0.4)
  );
}

export function koi(c: Canvas): string {
  const one = (
    a: string,
    b: string,
  ) => `<path d="${petal(22, 60)}" transform="translate(0 66) rotate(164)" fill="${b}" opacity=".92"/>
<path d="${petal(22, 60)}" transform="translate(0 66) rotate(204)" fill="${b}" opacity=".92"/>
<path d="${petal(16, 46)}" transform="translate(26 -20) rotate(118)" fill="${b}" opacity=".85"/>
<path d="${petal(16, 46)}" transform="translate(-26 -20) rotate(-118)" fill="${b}" opacity=".85"/>
<path d="M0-84C30-82 38-36 28 4C20 40 10 58 0 74C-10 58-20 40-28 4C-38-36-30-82 0-84Z" fill="${a}"/>
<path d="M0-84C24-82 30-60 28-46C8-34-18-44-28-60C-22-78-12-84 0-84Z" fill="#f0381a"/>
<path d="M-26 2C-6-16 20-8 26 12C18 34-14 30-26 2Z" fill="#f0381a"/>
<path d="M-12 44C4 36 12 44 8 58C2 66-6 58-12 44Z" fill="#f0381a"/>
<circle cx="-16" cy="-66" r="4" fill="#1a0a06"/>
<circle cx="16" cy="-66" r="4" fill="#1a0a06"/>
<path d="M-8-82Q-24-96-32-90M8-82Q24-96 32-90" stroke="#ffd9b0" stroke-width="2.4" fill="none"/>`;
  const a = c.linear(['#ffffff', '#ffe9d6', '#ffc79a'], 0, 0, 1, 0),
    b = c.linear(['#ffd9b0', '#ff7a3a'], 0, 1, 0, 0);
  return (
    glow(c, 0, 0, 130, '#ffe9a0', 0.4) +
    place(-46, 14, 0.86, 26, one(a, b)) +
    place(
      50,
      -8,
      0.86,
      206,
      one(
        c.linear(['#fff6c0', '#ffcf3a', '#e08a0a'], 0, 0, 1, 0),
        c.linear(['#fff0b0', '#ffb01f'], 0, 1, 0, 0),
      ).replaceAll('#f0381a', '#ff9a0a'),
    )
  );
}

export function naga(c: Canvas): string {
  const body = c.linear(
    c.random.pick([
      ['#c9ffdc', '#26c27a', '#067048', '#033a2a'],
      ['#c9ffdc', '#26c27a', '#067048', '#033a2a'],
      ['#c9ffdc', '#26c27a', '#067048', '#033a2a'],
      ['#d0ecff', '#2f8af0', '#0a4aa8', '#06204e'],
      ['#fff0b8', '#f0b02a', '#a8640a', '#4a2a05'],
      ['#ffd0d8', '#f03a5a', '#9a0a2a', '#3a0412'],
      ['#ecd8ff', '#a45af0', '#5a12b0', '#240650'],
    ]),
    0,
    0,
    1,
    1,
  );
  let fl = '';
  for (const [a, h] of [
    [-62, 56],
    [-40, 72],
    [-18, 88],
    [6, 78],
    [28, 60],
  ] as const)
    fl += `<path d="${petal(13, h)}" transform="translate(8 -54) rotate(${a})" fill="${c.gold()}" stroke="#7a4a08" stroke-width="1.5"/>`;
  return (
    glow(c, 0, 0, 135, '#ffd36b', 0.5) +
    fl +
    `<path d="M44 104C112 84 96 20 30 14C-26 8-24-18-6-30L-38-52C-92-18-80 44-6 50C40 54 40 70 0 78Z" fill="${body}" stroke="#022a1e" stroke-width="3"/>
<path d="M40 96C92 80 82 30 28 24C-30 18-40-10-18-36" stroke="#ffe38a" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round" fill="none"/>
<path d="M-38-50C-34-86 18-98 46-78C66-70 90-60 96-44L58-34C80-30 84-20 84-12C52-2 20-14 2-28Z" fill="${body}" stroke="#022a1e" stroke-width="3" stroke-linejoin="round"/>
<path d="M58-34C72-38 86-40 96-44L88-34L84-40L78-28L72-36L68-26Z" fill="#fff"/>
<path d="M20-66Q40-78 50-60Q34-52 20-66Z" fill="#fff08a" stroke="#022a1e" stroke-width="2"/>
<circle cx="37" cy="-64" r="4.5" fill="#c4143c"/>
<path d="M92-18Q108-14 112-26M92-18Q104-6 114-10" stroke="#ff3d5b" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M-20-44Q-8-76 20-84" stroke="#fff" stroke-width="5" opacity=".5" fill="none" stroke-linecap="round"/>`
  );
}
