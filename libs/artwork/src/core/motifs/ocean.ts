import { GOLD, type Canvas } from '../drawing/canvas';
import { glow, mirror, petal, place, repeat, round } from '../drawing/shapes';
import type { Palette } from '../palettes';

export function pearlShell(c: Canvas): string {
  const shell = c.radial(['#fff6fb', '#ffc0dc', '#d0508a', '#7a1a52'], 0.5, 1, 1, 0.5, 0.9);
  const ribs = repeat(
    9,
    (i) =>
      `<path d="M0 40Q${-60 + i * 15} ${-30} ${round(-108 + i * 27)} ${round(-44 - 46 * Math.sin((i * Math.PI) / 8))}" stroke="#a8306a" stroke-opacity=".5" stroke-width="3" fill="none"/>`,
  );
  const upper = `<path d="M0 40C-50 30-112 4-112-40Q-104-62-84-64Q-74-92-48-88Q-28-108 0-98Q28-108 48-88Q74-92 84-64Q104-62 112-40C112 4 50 30 0 40Z" fill="${shell}" stroke="#6b1448" stroke-width="3.5"/>`;
  return `${glow(c, 0, 0, 145, '#ffd9ee', 0.7)}${upper}${ribs}<path d="M-104 34Q-60 14 0 26Q60 14 104 34Q96 92 0 98Q-96 92-104 34Z" fill="${c.linear(['#ffe3f0', '#e878b0', '#8a2460'])}" stroke="#6b1448" stroke-width="3.5"/>
    <ellipse cy="36" rx="86" ry="16" fill="#ffe9f4"/><circle cy="14" r="40" fill="${c.radial(['#ffffff', '#fdf2ff', '#c9b8e8', '#8a78b8'], 0.5, 0.5, 0.6, 0.36, 0.3)}"/><ellipse cx="-14" cy="-4" rx="12" ry="8" fill="#fff" transform="rotate(-30 -14 -4)"/>`;
}

export function mermaidTail(c: Canvas, p: Palette): string {
  const scales = c.linear([p.l, p.m, p.d], 0, 1, 0, 0);
  const fin = c.linear(['#ffffff', p.l, p.m], 0, 1, 0, 0);
  return `${glow(c, 0, -20, 145, p.l, 0.6)}${mirror(`<path d="M0-14C30-30 44-66 96-92C112-48 84 0 0 0Z" fill="${fin}" stroke="${p.d}" stroke-width="3"/><path d="M6-14C40-36 56-56 88-80M10-8C46-22 66-36 96-56" stroke="${p.d}" stroke-opacity=".5" stroke-width="3" fill="none"/>`)}
    <path d="M-10-16H10C16 20 56 40 46 104H-46C-56 40-16 20-10-16Z" fill="${scales}" stroke="${p.d}" stroke-width="3"/>${repeat(
      5,
      (row) =>
        repeat(3 + Math.floor(row / 2), (i) => {
          const count = 3 + Math.floor(row / 2);
          const x = (i - (count - 1) / 2) * (9 + row * 2.4);
          return `<path d="M${round(x - 7)} ${10 + row * 19}q7 13 14 0" stroke="#fff" stroke-opacity=".65" stroke-width="2.6" fill="none"/>`;
        }),
    )}
    <ellipse cy="98" rx="110" ry="20" fill="#ffffff" opacity=".25"/><path d="M-116 96Q-80 80-50 96T10 96T70 96T120 94" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".85"/>${place(0, -14, 0.34, 0, `<path d="M0-30L9-9 31-8 14 6 20 28 0 15-20 28-14 6-31-8-9-9Z" fill="${c.gold()}" stroke="#8a5208" stroke-width="5"/>`)}`;
}

export function seaTurtle(c: Canvas): string {
  const skin = c.linear(['#d8ffb0', '#5ab03a', '#1c5a1a']);
  const hexes = [
    [0, -8],
    [-34, -20],
    [34, -20],
    [-22, 22],
    [22, 22],
    [0, -46],
    [0, 46],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} ${Number(y) - 20}l17 10v20l-17 10-17-10v-20z" fill="${c.linear(['#ffe9a0', '#c9842a', '#7a4210'])}" stroke="#4a2205" stroke-width="2.5"/>`,
    )
    .join('');
  return place(
    0,
    0,
    1,
    -14,
    `${glow(c, 0, 0, 145, '#c8fff6', 0.5)}${mirror(`<path d="M36-50C80-92 122-70 116-44C96-46 74-34 56-10Z" fill="${skin}" stroke="#143a10" stroke-width="3"/><path d="M44 44C78 60 88 84 74 96C58 88 42 78 32 62Z" fill="${skin}" stroke="#143a10" stroke-width="3"/><circle cx="96" cy="-56" r="5" fill="#1c5a1a"/>`)}
    <path d="M-24-74C-26-122 26-122 24-74Z" fill="${skin}" stroke="#143a10" stroke-width="3"/>${mirror('<circle cx="12" cy="-98" r="7" fill="#fff"/><circle cx="12" cy="-100" r="4.5" fill="#0a1a06"/>')}<ellipse rx="66" ry="80" fill="${c.radial(['#e8b45a', '#8a5a1a', '#4a2a08'])}" stroke="#3a1c04" stroke-width="4"/>${hexes}<path d="M-46-44A66 80 0 0 1 0-74" stroke="#fff" stroke-width="6" opacity=".5" fill="none" stroke-linecap="round"/>`,
  );
}

export function seahorse(c: Canvas, p: Palette): string {
  const body = c.linear(['#fff0b8', p.l, p.m, p.d], 0, 0, 0.6, 1);
  return `${glow(c, 0, 0, 140, p.l, 0.6)}${repeat(5, (i) => `<path d="${petal(9, 34)}" transform="translate(${-6 + i * 9} ${-78 + i * i * 4}) rotate(${10 + i * 22})" fill="${c.gold()}" stroke="#7a4a08" stroke-width="1.5"/>`)}
    <path d="M32-10C70-20 92 6 80 32C64 34 48 30 38 22Z" fill="${c.linear(['#ffffff', p.m], 0, 0, 1, 0)}" stroke="${p.d}" stroke-width="2.5"/>
    <path d="M-20-86C14-98 40-74 36-44C32-22 44-6 42 20C40 52 10 62-6 74C-24 88-16 106 2 102C14 98 12 84 2 86C-2 88-4 92 0 96C-36 112-52 74-26 52C-4 34-14 8-22-12C-28-28-22-40-28-44L-74-40Q-84-50-74-58L-36-66C-36-78-30-84-20-86Z" fill="${body}" stroke="${p.d}" stroke-width="3.5" stroke-linejoin="round"/>
    ${repeat(5, (i) => `<path d="M${-20 + i * 3} ${-16 + i * 16}Q${8} ${-8 + i * 15} ${36 - i * 4} ${-18 + i * 16}" stroke="${p.d}" stroke-opacity=".45" stroke-width="3.5" fill="none"/>`)}<circle cx="-16" cy="-64" r="10" fill="#fff"/><circle cx="-18" cy="-64" r="6" fill="#0a0a18"/><circle cx="-20" cy="-67" r="2" fill="#fff"/><path d="M-30-86L-34-108L-18-96L-6-114L-2-92L14-100L8-82Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2" stroke-linejoin="round"/>`;
}

export function whale(c: Canvas): string {
  const back = c.linear(['#d6ecff', '#5a94d8', '#1c3f8a']);
  return `${glow(c, 0, 10, 145, '#c2f2ff', 0.5)}<path d="M-4-62Q-36-112-60-92M-2-62Q-2-118 20-120M2-62Q34-104 58-92" stroke="#eaf9ff" stroke-width="8" fill="none" stroke-linecap="round"/>
    <path d="M-100 4C-92-54-34-64 10-58C60-52 76-20 92-30C84-54 96-76 124-84C122-62 126-44 110-28C122-12 104-4 96-6C96 52 50 84-14 84C-70 84-104 50-100 4Z" fill="${back}" stroke="#0c2458" stroke-width="3.5" stroke-linejoin="round"/>
    <path d="M-100 12C-60 30 0 34 52 14C84 2 90-2 96-6C96 52 50 84-14 84C-68 84-98 52-100 12Z" fill="#f2f9ff"/>${repeat(6, (i) => `<path d="M${-72 + i * 22} ${30 + Math.abs(i - 2)}V${72 + (i > 0 && i < 5 ? 8 : -4)}" stroke="#a9c8ea" stroke-width="3.5" stroke-linecap="round"/>`)}
    <circle cx="-58" cy="-4" r="9" fill="#0a1430"/><circle cx="-61" cy="-8" r="3" fill="#fff"/><path d="M-96 16Q-74 26-50 20" stroke="#0c2458" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M0 34C20 46 24 68 8 88C-10 80-20 60-16 38Z" fill="#3f74c0" stroke="#0c2458" stroke-width="3"/>`;
}

export function junkShip(c: Canvas): string {
  const sail = c.linear(['#ffb09a', '#e0302a', '#8a0a1e'], 0, 0, 1, 0);
  const one = (x: number, w: number, h: number) =>
    `<path d="M${x - w} -4Q${x - w * 0.5} ${-h * 0.6} ${x} ${-h}Q${x + w * 1.1} ${-h * 0.7} ${x + w} -4Z" fill="${sail}" stroke="#5a0610" stroke-width="3"/>${repeat(4, (i) => `<path d="M${round(x - w * (0.94 - i * 0.17))} ${round(-h * (0.16 + i * 0.19))}L${round(x + w * (1 - i * 0.08))} ${round(-h * (0.13 + i * 0.2))}" stroke="#ffd36b" stroke-width="4"/>`)}<path d="M${x} ${-h - 10}V18" stroke="#5a2a08" stroke-width="6" stroke-linecap="round"/>`;
  return `${glow(c, 0, -10, 145, '#ffe38a', 0.55)}${one(-52, 34, 82)}${one(56, 30, 70)}${one(2, 44, 116)}<path d="M-112-8L-84 18H84L116-20L96 66Q0 92-84 62Z" fill="${c.linear(['#d98a3a', '#8a4410', '#4a1f05'])}" stroke="#2a0f02" stroke-width="3.5" stroke-linejoin="round"/>
    <path d="M-92 28H98M-86 46H98" stroke="${GOLD[2]}" stroke-width="5"/>${repeat(5, (i) => `<circle cx="${-60 + i * 30}" cy="37" r="6" fill="#2a0f02"/>`)}<path d="M2-126L34-118L2-108Z" fill="#ffd36b"/><path d="M-124 82Q-92 62-62 80T0 80T62 80T124 78V104H-124Z" fill="#e8fbff" opacity=".9"/><path d="M-124 92Q-92 76-62 92T0 92T62 92T124 90V112H-124Z" fill="#7ad0f0"/>`;
}

export function palmIsle(c: Canvas): string {
  const leaf = c.linear(['#d8ff8a', '#3fb02a', '#0f5a1a'], 0, 0, 1, 0);
  const crown = [-150, -110, -70, -30, 10, 45, 180]
    .map(
      (angle) =>
        `<path d="M0 0Q40-26 88 6Q46-4 0 10Z" fill="${leaf}" stroke="#0a3a10" stroke-width="2" transform="rotate(${angle})"/>`,
    )
    .join('');
  return `<circle cy="-8" r="84" fill="${c.linear(['#fff6c8', '#ffc24a', '#ff6a3a'])}"/>${glow(c, 0, -8, 140, '#ffd36b', 0.6)}${repeat(3, (i) => `<rect x="-90" y="${28 + i * 13}" width="180" height="${3 + i * 2}" fill="#d8305a" opacity=".35"/>`)}
    <path d="M-104 76Q-40 34 24 52Q84 60 110 80Q60 96 0 96Q-70 96-104 76Z" fill="${c.linear(['#ffefb8', '#e8b45a'])}"/><path d="M-16 72C-24 30-8-20 22-50L34-44C12-14 4 30 8 72Z" fill="${c.linear(['#d98a3a', '#7a4210'], 0, 0, 1, 0)}" stroke="#3a1c05" stroke-width="2.5"/>${repeat(5, (i) => `<path d="M${-16 + i * 6} ${54 - i * 21}q12 8 22 2" stroke="#4a2205" stroke-width="2.5" fill="none"/>`)}
    ${place(28, -50, 1.08, 0, crown)}<circle cx="24" cy="-40" r="10" fill="#7a4210"/><circle cx="40" cy="-36" r="10" fill="#5a2d08"/><path d="M-124 92Q-92 78-62 92T0 92T62 92T124 90V118H-124Z" fill="#23c9d8"/><path d="M-124 92Q-92 78-62 92T0 92T62 92T124 90" stroke="#fff" stroke-width="5" fill="none"/>`;
}

export function coralReef(c: Canvas): string {
  const branch =
    'M0 0C-4-30-4-44-22-62C-36-74-36-92-26-100C-16-90-20-76-8-66C0-86-6-104 4-122C16-112 10-92 10-74C24-82 22-100 34-106C44-92 34-72 20-56C12-40 14-20 14 0Z';
  const one = (x: number, y: number, s: number, r: number, light: string, deep: string) =>
    place(
      x,
      y,
      s,
      r,
      `<path d="${branch}" fill="${c.linear([light, deep])}" stroke="${deep}" stroke-width="4" stroke-linejoin="round"/>`,
    );
  return `${glow(c, 0, 0, 140, '#ffd9ee', 0.5)}${one(-66, 92, 1.1, -16, '#ffb8e0', '#c01f8a')}${one(70, 92, 1.05, 16, '#ffd08a', '#e0640a')}${one(0, 96, 1.5, 0, '#ff9a9a', '#d0183a')}${one(-34, 98, 0.7, 6, '#d8c0ff', '#6a2ad0')}${one(44, 98, 0.7, -6, '#b0fff0', '#0a9a8a')}
    ${place(66, -34, 0.5, 0, smallFish('#ffe38a', '#f0901f'))}${place(-78, -10, 0.42, 0, `<g transform="scale(-1 1)">${smallFish('#c2f2ff', '#1478e0')}</g>`)}<path d="M-110 100Q0 78 110 100V112H-110Z" fill="#f2d9a0"/>`;
}

function smallFish(light: string, deep: string): string {
  return `<path d="M-50 0C-34-38 20-38 44-4L74-30Q66 0 74 28L44 4C20 36-34 36-50 0Z" fill="${light}" stroke="${deep}" stroke-width="7"/><path d="M4-26Q14 0 4 26M20-22Q28 0 20 22" stroke="${deep}" stroke-width="7" fill="none"/><circle cx="-26" cy="-5" r="6" fill="#0a0a18"/>`;
}

export function shark(c: Canvas): string {
  const skin = c.linear(['#d8e6f6', '#6a8ab8', '#26406e']);
  return `${glow(c, 0, 0, 145, '#7ad8ff', 0.5)}<path d="M-20-60Q0-118 44-118Q32-82 46-50Z" fill="${skin}" stroke="#0a1c3c" stroke-width="3.5"/><path d="M-104 6C-88-50-20-74 44-56C78-46 92-22 98-8L126-52Q132-10 122 46L96 10C76 46 34 66-10 66C-30 66-44 60-54 54L-104 6Z" fill="${skin}" stroke="#0a1c3c" stroke-width="3.5" stroke-linejoin="round"/>
    <path d="M-100 8C-70 18-30 20 20 10C58 2 84 0 98 6C76 46 34 66-10 66C-34 66-46 58-54 54Z" fill="#f6fbff"/><path d="M-96 12Q-50 26-14 14Q-20 46-50 54Z" fill="#7a0a22" stroke="#0a1c3c" stroke-width="2.5"/><path d="M-92 13L-84 26L-76 17L-68 30L-60 19L-52 32L-44 19L-36 30L-30 17L-22 24L-16 14ZM-62 42L-56 34L-50 46L-42 36L-36 46L-30 38Z" fill="#fff"/>
    <circle cx="-44" cy="-16" r="9" fill="#fff"/><circle cx="-46" cy="-15" r="6" fill="#0a0a18"/><path d="M-62-26L-30-32" stroke="#0a1c3c" stroke-width="6" stroke-linecap="round"/><path d="M10-22q8 16 2 32M26-22q8 16 2 30M42-20q7 14 2 26" stroke="#0a1c3c" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M0 56Q10 96 54 104Q52 74 40 52Z" fill="${skin}" stroke="#0a1c3c" stroke-width="3"/>`;
}

export function octopus(c: Canvas, p: Palette): string {
  const skin = c.radial(['#ffffff', p.l, p.m, p.d], 0.5, 0.5, 0.8, 0.4, 0.25);
  const arm = (x: number, bend: number) =>
    `<path d="M${x * 0.4} 20C${x * 0.6} 70 ${x} 60 ${x * 1.1 + bend} 100" stroke="${p.d}" stroke-width="25" fill="none" stroke-linecap="round"/><path d="M${x * 0.4} 20C${x * 0.6} 70 ${x} 60 ${x * 1.1 + bend} 100" stroke="${p.m}" stroke-width="19" fill="none" stroke-linecap="round"/>`;
  return `${glow(c, 0, 0, 145, p.l, 0.5)}${[-92, -58, -22, 22, 58, 92].map((x, i) => arm(x, i % 2 ? 10 : -10)).join('')}<path d="M0-104C54-104 84-64 74-16C70 12 56 34 0 34C-56 34-70 12-74-16C-84-64-54-104 0-104Z" fill="${skin}" stroke="${p.d}" stroke-width="3.5"/>
    ${mirror('<ellipse cx="30" cy="-22" rx="18" ry="20" fill="#fff" stroke="#1a0a20" stroke-width="3"/><circle cx="28" cy="-18" r="10" fill="#1a0a20"/><circle cx="32" cy="-23" r="4" fill="#fff"/><path d="M10-46L46-54" stroke="#1a0a20" stroke-width="6" stroke-linecap="round"/>')}<path d="M-14 10Q0 22 14 10" stroke="#1a0a20" stroke-width="5" fill="none" stroke-linecap="round"/>${[
      [-40, -74, 9],
      [-20, -86, 6],
      [46, -70, 7],
    ]
      .map(([x, y, s]) => `<circle cx="${x}" cy="${y}" r="${s}" fill="#fff" opacity=".4"/>`)
      .join('')}`;
}

export function crab(c: Canvas): string {
  const shell = c.radial(['#ffd0a8', '#f0482a', '#8a0a12'], 0.5, 0.5, 0.7, 0.45, 0.3);
  return `${glow(c, 0, 0, 140, '#ffb09a', 0.5)}${mirror(`<path d="M58 24Q100 30 108 70M54 40Q88 54 88 92M44 54Q66 72 60 104" stroke="#a81a12" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M56-4Q92-14 88-46" stroke="#c9281a" stroke-width="17" fill="none" stroke-linecap="round"/><path d="M86-34C54-48 56-98 92-110L84-76L104-70L112-104C134-78 122-38 86-34Z" fill="${shell}" stroke="#5a040a" stroke-width="3.5" stroke-linejoin="round"/><path d="M26-28V-56" stroke="#c9281a" stroke-width="9"/><circle cx="26" cy="-62" r="15" fill="#fff" stroke="#5a040a" stroke-width="3"/><circle cx="24" cy="-60" r="8" fill="#0a0508"/><circle cx="27" cy="-64" r="3" fill="#fff"/>`)}
    <path d="M0-34C54-36 84-8 80 24C74 60 38 78 0 78C-38 78-74 60-80 24C-84-8-54-36 0-34Z" fill="${shell}" stroke="#5a040a" stroke-width="3.5"/><path d="M-26 34Q0 54 26 34" stroke="#5a040a" stroke-width="6" fill="none" stroke-linecap="round"/>${mirror('<circle cx="48" cy="12" r="7" fill="#ffe0c0" opacity=".7"/><circle cx="34" cy="-6" r="5" fill="#ffe0c0" opacity=".7"/>')}`;
}

/** A golden ship's cannon that fires bubbles: the weapon of fish games. */
export function reefCannon(c: Canvas): string {
  return `${glow(c, 0, 0, 145, '#7af6ff', 0.55)}${[
    [78, -84, 20],
    [104, -44, 11],
    [50, -108, 9],
  ]
    .map(
      ([x, y, s]) =>
        `<circle cx="${x}" cy="${y}" r="${s}" fill="#c2f2ff" fill-opacity=".35" stroke="#fff" stroke-width="3"/>`,
    )
    .join('')}
    ${place(-6, 14, 1, -42, `<path d="M-58-34Q-66 0-58 34L64 25V-25Z" fill="${c.linear(['#fff0b0', '#f0a01f', '#8a4a08'])}" stroke="#4a2205" stroke-width="4"/><rect x="56" y="-33" width="22" height="66" rx="7" fill="${c.gold()}" stroke="#4a2205" stroke-width="4"/><rect x="-18" y="-31" width="13" height="62" fill="#1478e0"/><rect x="20" y="-29" width="9" height="58" fill="#1478e0"/><circle cx="-66" r="12" fill="${c.gold()}" stroke="#4a2205" stroke-width="4"/>`)}
    <circle cx="-26" cy="56" r="42" fill="${c.linear(['#b5702a', '#5a2a08'])}" stroke="#2a0f02" stroke-width="4"/><circle cx="-26" cy="56" r="28" fill="none" stroke="${GOLD[2]}" stroke-width="5"/>${repeat(6, (i) => `<path d="M-26 56L${round(-26 + 28 * Math.cos(i * 1.047))} ${round(56 + 28 * Math.sin(i * 1.047))}" stroke="${GOLD[2]}" stroke-width="5"/>`)}<circle cx="-26" cy="56" r="9" fill="${c.gold()}"/>`;
}
