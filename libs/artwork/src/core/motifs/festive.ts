import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';
import { Random } from '../drawing/random';
import { glow, mirror, petal, place, pointList, starPolygon } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { gem } from './treasure';

export function lantern(c: Canvas): string {
  let r = '';
  for (const k of [0.95, 0.6, 0.22])
    r += `<ellipse rx="${72 * k}" ry="58" fill="none" stroke="#7d0a0a" stroke-opacity=".55" stroke-width="2.5"/>`;
  return `<line y1="-130" y2="-66" stroke="#f3b73a" stroke-width="3"/>${glow(c, 0, 0, 120, '#ff7b2e', 0.75)}<ellipse rx="74" ry="58" fill="${c.radial(['#fff0a8', '#ff7a2a', '#e01f1f', '#8a0a12'], 0.5, 0.5, 0.6, 0.45, 0.5)}"/>${r}<rect x="-30" y="-70" width="60" height="16" rx="5" fill="${c.gold()}"/>
<rect x="-30" y="54" width="60" height="15" rx="5" fill="${c.gold()}"/>
<g stroke="#ffb52e" stroke-width="3.2" stroke-linecap="round">${[-16, -8, 0, 8, 16].map((x) => `<line x1="${x * 0.5}" y1="70" x2="${x}" y2="116"/>`).join('')}</g>
<circle cy="72" r="8" fill="${c.gold()}"/>
<text y="22" text-anchor="middle" font-family="Kanit" font-weight="800" font-size="62" fill="${c.gold()}" stroke="#8a0a12" stroke-width="5" paint-order="stroke">รวย</text>`.replace(
    '62',
    '50',
  );
}

export function lotus(c: Canvas, p: Palette): string {
  const o = c.linear([p.l, p.m, p.d]),
    i = c.linear(['#ffffff', p.l, p.m]);
  let s = '';
  for (const a of [-78, 78, -58, 58, -38, 38, -18, 18])
    s += `<path d="${petal(30, 104)}" transform="translate(0 46) rotate(${a})" fill="${o}" stroke="#fff" stroke-opacity=".35"/>`;
  for (const a of [-50, 50, -26, 26, 0])
    s += `<path d="${petal(25, 82)}" transform="translate(0 52) rotate(${a})" fill="${i}" stroke="${p.d}" stroke-opacity=".25"/>`;
  return (
    glow(c, 0, 0, 130, p.l, 0.6) +
    s +
    `<ellipse cy="58" rx="92" ry="12" fill="${p.d}" opacity=".5"/>` +
    glow(c, 0, 2, 34, '#fff6b0', 0.9)
  );
}

export function sakuraFan(c: Canvas, p: Palette): string {
  let s = '';
  const n = 13;
  for (let i = 0; i < n; i++) {
    const a = -78 + i * 13;
    s += `<g transform="translate(0 74) rotate(${a})"><path d="M-4-40L-18-146Q0-156 18-146L4-40Z" fill="${i % 2 ? p.m : mix(p.m, p.d, 0.35)}"/>
<path d="M0 0V-142" stroke="${GOLD[2]}" stroke-width="2.4"/>
</g>`;
  }
  let f = '';
  const scatter = new Random('fan2');
  for (const [x, y, z] of [
    [-52, -18, 1],
    [6, -50, 1.25],
    [56, -6, 0.9],
    [-14, 4, 0.8],
    [34, -34, 0.7],
  ] as const)
    f += place(
      x,
      y,
      z * 0.9,
      scatter.next() * 60,
      [0, 72, 144, 216, 288]
        .map(
          (a) =>
            `<path d="${petal(10, 20)}" transform="rotate(${a})" fill="#ffe3ee" stroke="#ff8ab5" stroke-width="1"/>`,
        )
        .join('') + `<circle r="4" fill="#ffcf4a"/>`,
    );
  return (
    glow(c, 0, -10, 140, '#ffd9e8', 0.5) +
    s +
    `<path d="M-144 74" />` +
    f +
    `<circle cy="74" r="12" fill="${c.gold()}"/>
<path d="M0 84Q-8 104 0 122M0 84Q10 104 6 124" stroke="#e0203a" stroke-width="4" fill="none"/>`
  );
}

export function tuktuk(c: Canvas): string {
  const b = c.linear(['#3fd0ff', '#1478e0', '#0a3a9c']),
    y = c.linear(['#fff08a', '#ffc21f', '#e08a0a']);
  return (
    glow(c, 0, 20, 140, '#ff4ad0', 0.5) +
    `<ellipse cy="98" rx="92" ry="12" fill="#000" opacity=".45"/>
<path d="M-84-60Q-80-96-40-98H40Q80-96 84-60Z" fill="${y}"/>
<path d="M-84-60H84V-46H-84Z" fill="#e0203a"/>${[-66, -44, -22, 0, 22, 44, 66].map((x, i) => `<circle cx="${x}" cy="-53" r="4.6" fill="${['#ffffff', '#8affc1', '#fff08a'][i % 3]}"/>`).join('')}<path d="M-74-46L-66 24H66L74-46Z" fill="#0a1433"/>
<path d="M-64-40L-58 14H58L64-40Z" fill="${c.linear(['#bff2ff', '#4aa8e0', '#1c3f8a'], 0, 0, 1, 1)}" opacity=".85"/>
<path d="M-64-40L-30-40L-44 14H-58Z" fill="#fff" opacity=".4"/>
<path d="M-72 18H72Q86 54 62 78H-62Q-86 54-72 18Z" fill="${b}" stroke="#06215e" stroke-width="3"/>
<path d="M-34 18Q0 44 34 18V74H-34Z" fill="${y}"/>
<circle cy="44" r="19" fill="#fff6c8" stroke="#8a5208" stroke-width="4"/>
<circle cy="44" r="12" fill="${c.radial(['#ffffff', '#fff08a', '#ffc21f'])}"/>` +
    mirror(`<circle cx="54" cy="42" r="9" fill="#ffe38a" stroke="#06215e" stroke-width="3"/>
<path d="M82-20Q104-24 100-2L84 2Z" fill="#223a7a"/>
<path d="M46 78H66V98Q56 104 46 98Z" fill="#10182e"/>`) +
    `<path d="M-16 72H16V96Q0 106-16 96Z" fill="#10182e"/>
<rect x="-24" y="62" width="48" height="13" rx="3" fill="#fff"/>
<text y="72.5" text-anchor="middle" font-family="Kanit" font-weight="700" font-size="10" fill="#10182e">กท ๙๙๙</text>` +
    glow(c, 0, 44, 54, '#fff6c8', 0.7)
  );
}

export function boxingGloves(c: Canvas): string {
  const glove = (
    a: string,
    b: string,
    d: string,
  ) => `<path d="M-40 62V20C-66 8-72-40-50-64C-30-88 34-90 50-56C62-28 56 0 40 22V62Z" fill="${c.radial([a, b, d], 0.5, 0.5, 0.7, 0.32, 0.22)}" stroke="#2a0206" stroke-width="4"/>
<path d="M-44-20C-78-30-84 14-56 30C-40 38-24 28-26 10" fill="${b}" stroke="#2a0206" stroke-width="4"/>
<rect x="-46" y="50" width="92" height="36" rx="8" fill="#fff" stroke="#2a0206" stroke-width="4"/>
<path d="M-46 68H46" stroke="#e0a01f" stroke-width="8"/>
<path d="M-22-60Q6-76 30-56" stroke="#fff" stroke-width="7" fill="none" opacity=".6" stroke-linecap="round"/>`;
  return (
    glow(c, 0, 0, 130, '#ffb52e', 0.6) +
    place(46, 8, 0.86, 24, glove('#8ab8ff', '#1c5fe0', '#06215e')) +
    place(-42, -2, 0.94, -18, glove('#ffb0a8', '#e0203a', '#6b0212'))
  );
}

export function candyBalls(c: Canvas): string {
  const sweet = (
    x: number,
    y: number,
    r: number,
    a: string,
    m: string,
    d: string,
  ) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.radial([a, m, d], 0.5, 0.5, 0.6, 0.35, 0.28)}"/>
<ellipse cx="${x - r * 0.32}" cy="${y - r * 0.42}" rx="${r * 0.3}" ry="${r * 0.18}" fill="#fff" opacity=".9" transform="rotate(-30 ${x - r * 0.32} ${y - r * 0.42})"/>`;
  const star5 = starPolygon(5, 52, 26);
  return (
    glow(c, 0, 0, 130, '#ffffff', 0.5) +
    sweet(-56, 34, 38, '#ffd6f2', '#ff5ac0', '#a80a78') +
    sweet(58, 38, 36, '#d0fff0', '#23d9a8', '#05806a') +
    sweet(-48, -46, 34, '#e9dcff', '#9a6bff', '#4a1ab8') +
    sweet(52, -44, 36, '#fff3b8', '#ffc21f', '#c9740a') +
    `<polygon points="${pointList(star5)}" fill="${c.linear(['#ffffff', '#5ad8ff', '#1478e0'])}" stroke="#fff" stroke-width="8" stroke-linejoin="round" paint-order="stroke"/>
<circle cx="-12" cy="-2" r="5" fill="#06215e"/>
<circle cx="12" cy="-2" r="5" fill="#06215e"/>
<path d="M-9 10Q0 20 9 10" stroke="#06215e" stroke-width="4" fill="none" stroke-linecap="round"/>
<circle cx="-22" cy="8" r="5" fill="#ff8ab5" opacity=".8"/>
<circle cx="22" cy="8" r="5" fill="#ff8ab5" opacity=".8"/>`
  );
}

export function carnivalMask(c: Canvas): string {
  return (
    glow(c, 0, 0, 130, '#c98aff', 0.6) +
    [-50, -30, -10, 10, 30, 50]
      .map(
        (a, i) =>
          `<path d="${petal(14, 104)}" transform="translate(0 -24) rotate(${a})" fill="${i % 2 ? '#ff3d8b' : '#18c9b4'}" stroke="#fff" stroke-opacity=".4"/>`,
      )
      .join('') +
    `<path d="M-100-30C-60-54-20-40 0-26C20-40 60-54 100-30C100 26 54 56 0 20C-54 56-100 26-100-30Z" fill="${c.linear(['#8a3aff', '#5a12c9', '#2a0670'])}" stroke="${GOLD[1]}" stroke-width="6"/>` +
    mirror(`<path d="M24-10Q48-30 76-12Q52 14 24-10Z" fill="#08020f" stroke="${GOLD[2]}" stroke-width="4"/>`) +
    place(0, -34, 0.26, 0, gem(c, { d: '#8a0b2e', m: '#ff3d5b', l: '#ffd3da' }, { n: 6 })) +
    `<path d="M-96 30Q-80 80-104 108M96 30Q80 80 104 108" stroke="${GOLD[2]}" stroke-width="5" fill="none"/>`
  );
}

export function mangoes(c: Canvas): string {
  const fruit = (
    a: string,
    m: string,
    d: string,
  ) => `<path d="M-10-80C50-84 92-20 66 40C48 82-20 96-54 54C-90 8-60-70-10-80Z" fill="${c.radial([a, m, d], 0.5, 0.5, 0.7, 0.35, 0.25)}"/>
<ellipse cx="-26" cy="-30" rx="18" ry="30" transform="rotate(28 -26 -30)" fill="#fff" opacity=".45"/>
<path d="M-10-80Q-6-104 12-108" stroke="#5a3a0a" stroke-width="8" fill="none" stroke-linecap="round"/>
<path d="M6-100Q50-130 88-92Q44-76 6-100Z" fill="${c.linear(['#a8f04a', '#2c8a1a'])}"/>`;
  return (
    glow(c, 0, 0, 130, '#fff08a', 0.6) +
    place(44, 16, 0.66, 20, fruit('#ffe0a0', '#ff9a1f', '#c9400a')) +
    place(-26, 0, 0.86, -8, fruit('#fff6a8', '#ffcf1f', '#e0860a'))
  );
}

export function rocket(c: Canvas): string {
  return place(
    0,
    0,
    1,
    35,
    glow(c, 0, 90, 70, '#ff8a1f', 0.9) +
      `<path d="${petal(26, 90)}" transform="translate(0 48) rotate(180)" fill="${c.linear(['#fff6b0', '#ff8a1f', '#f0243a'], 0, 1, 0, 0)}"/>
<path d="M-30 20L-62 66L-24 56ZM30 20L62 66L24 56Z" fill="${c.linear(['#ff5a6b', '#a80d2a'])}"/>
<path d="M0-100C40-66 44 0 26 58H-26C-44 0-40-66 0-100Z" fill="${c.linear(['#c9d4ea', '#ffffff', '#aab8d6', '#6f7fa6'], 0, 0, 1, 0)}"/>
<path d="M0-100C18-86 30-66 34-46H-34C-30-66-18-86 0-100Z" fill="${c.linear(['#ff7a86', '#e0203a', '#a80d2a'], 0, 0, 1, 0)}"/>
<circle cy="-16" r="20" fill="#2c3d66"/>
<circle cy="-16" r="15" fill="${c.radial(['#d6fbff', '#35c6ff', '#0a5aa8'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/>
<rect x="-27" y="48" width="54" height="12" rx="5" fill="#3a4a75"/>`,
  );
}

export function lightning(c: Canvas, p: Palette): string {
  return (
    glow(c, 0, 0, 140, p.l, 0.8) +
    `<circle r="76" fill="none" stroke="${c.gold()}" stroke-width="9"/>
<circle r="64" fill="${c.radial([p.m, p.d, '#05030f'], 0.5, 0.4, 0.7)}" opacity=".9"/>
<path d="M22-112L-50 14H-8L-30 112L56-24H10L40-112Z" fill="${c.linear(['#ffffff', '#fff08a', '#ffc21f', '#ff8a0a'])}" stroke="#5a2a00" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/>
<path d="M20-96L-34 6H-22L30-96Z" fill="#fff" opacity=".8"/>`
  );
}

export function luckySeven(c: Canvas): string {
  const g = c.linear(['#ffe8e0', '#ff4a3a', '#c30d1c', '#7a0212']);
  return (
    glow(c, 0, 0, 130, '#ffb52e', 0.7) +
    `<g transform="skewX(-6)" font-family="Lilita One" text-anchor="middle"><text y="70" font-size="190" fill="${c.gold()}" stroke="#5a0610" stroke-width="26" paint-order="stroke" stroke-linejoin="round">7</text>
<text y="70" font-size="190" fill="${g}" stroke="${GOLD[1]}" stroke-width="10" paint-order="stroke" stroke-linejoin="round">7</text>
</g>` +
    place(-62, 48, 0.55, -10, cherries(c)) +
    place(66, 46, 0.5, 12, melonSlice(c))
  );
}

export function cherries(c: Canvas): string {
  return `<path d="M-26 30Q-20-40 30-70M34 36Q40-20 30-70" stroke="#3f8a1a" stroke-width="7" fill="none" stroke-linecap="round"/>
<path d="M30-70Q70-96 96-62Q60-44 30-70Z" fill="${c.linear(['#9bea4a', '#2c8a1a'])}"/>
<circle cx="-28" cy="46" r="38" fill="${c.radial(['#ffb0b0', '#f0243a', '#7a0218'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/>
<circle cx="38" cy="52" r="36" fill="${c.radial(['#ffb0b0', '#f0243a', '#7a0218'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/>
<ellipse cx="-40" cy="32" rx="10" ry="7" fill="#fff" opacity=".8"/>`;
}

export function melonSlice(c: Canvas): string {
  return `<path d="M-90-20A90 90 0 0 0 90-20Z" fill="#1f8a3a"/>
<path d="M-80-20A80 80 0 0 0 80-20Z" fill="#eaffc8"/>
<path d="M-72-20A72 72 0 0 0 72-20Z" fill="${c.linear(['#ff7a86', '#f0243a'])}"/>
<g fill="#3a0610"><ellipse cx="-34" cy="4" rx="4" ry="7"/>
<ellipse cx="0" cy="20" rx="4" ry="7"/>
<ellipse cx="34" cy="4" rx="4" ry="7"/>
</g>`;
}
