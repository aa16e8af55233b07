import { GOLD, type Canvas } from '../drawing/canvas';
import { around, glow, mirror, petal, place, polygon, repeat, round } from '../drawing/shapes';
import type { Palette } from '../palettes';

const steam = (opacity = 0.7) =>
  [-34, 0, 34]
    .map(
      (x) =>
        `<path d="M${x}-44Q${x - 16}-64 ${x}-80T${x}-112" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity="${opacity}"/>`,
    )
    .join('');

/** A steaming bowl of red soup with prawns and lime. */
export function soupBowl(c: Canvas): string {
  const prawn = `<path d="M-30 8C-34-22 8-34 24-8C30 6 20 18 10 14C16 2 2-8-6 2C-10 8-6 18 0 20Q-24 26-30 8Z" fill="${c.linear(['#ffd0b0', '#ff6a3a', '#c92a0a'])}" stroke="#8a1a05" stroke-width="2.5"/><path d="M-24 0L-12-6M-14-12L-4-14M0-18L6-14" stroke="#8a1a05" stroke-width="2.5"/>`;
  return `${glow(c, 0, 0, 145, '#ffb52e', 0.6)}${steam()}<ellipse cy="-2" rx="104" ry="34" fill="#fff" stroke="#8a1a2a" stroke-width="3"/><ellipse cy="-2" rx="94" ry="27" fill="${c.radial(['#ffb03a', '#f0480a', '#a81a05'])}"/>
    ${place(-44, -10, 0.9, -10, prawn)}${place(34, -12, 0.95, 24, prawn)}${place(-2, 2, 0.8, 200, prawn)}<circle cx="64" cy="2" r="16" fill="#c2f04a" stroke="#3f8a0a" stroke-width="4"/>${place(64, 2, 1, 0, around(6, '<path d="M0 0V-11" stroke="#3f8a0a" stroke-width="2.5"/>'))}<path d="M-80-4L-52 8M-12-22L4-8" stroke="#3fb02a" stroke-width="7" stroke-linecap="round"/><path d="M-28 10L-4 16" stroke="#e0102a" stroke-width="8" stroke-linecap="round"/>
    <path d="M-104 2Q-96 92-38 96H38Q96 92 104 2Q56 34 0 34Q-56 34-104 2Z" fill="${c.linear(['#ffffff', '#dfe8f8', '#a9b8d8'], 0, 0, 1, 0)}" stroke="#4a5a8a" stroke-width="3"/><path d="M-98 30Q0 76 98 30" stroke="#1c5fd0" stroke-width="6" fill="none"/>${[-60, -20, 20, 60].map((x) => place(x, 64 - Math.abs(x) * 0.14, 0.5, 0, around(5, `<path d="${petal(8, 20)}" fill="#1c5fd0"/>`))).join('')}`;
}

/** A domed grill over glowing coals. */
export function sizzlePan(c: Canvas): string {
  const slice = (x: number, y: number, r: number) =>
    `<g transform="translate(${x} ${y}) rotate(${r})"><path d="M-24-10Q0-20 24-10Q28 4 20 12Q0 6-20 12Q-28 4-24-10Z" fill="${c.linear(['#ffb8a0', '#d8503a', '#8a2012'])}" stroke="#6b1208" stroke-width="2.5"/><path d="M-16-4Q0-12 18-4" stroke="#ffe0d0" stroke-width="4" fill="none"/></g>`;
  return `${glow(c, 0, 10, 145, '#ff6a1f', 0.75)}${steam(0.55)}<path d="M-92 26H92L72 96H-72Z" fill="${c.linear(['#c9784a', '#7a3410', '#3a1405'])}" stroke="#2a0d02" stroke-width="3.5"/>${repeat(5, (i) => `<ellipse cx="${-52 + i * 26}" cy="66" rx="9" ry="13" fill="${c.radial(['#fff08a', '#ff8a1f', '#b3122a'])}"/>`)}
    <ellipse cy="18" rx="110" ry="30" fill="#3a4058" stroke="#12141e" stroke-width="3.5"/><ellipse cy="14" rx="96" ry="23" fill="${c.radial(['#ffd98a', '#e89a3a', '#8a5a1a'])}"/><path d="M-70 14Q-60-40 0-42Q60-40 70 14Q0 34-70 14Z" fill="${c.linear(['#8a92b0', '#4a5270', '#252a40'])}" stroke="#12141e" stroke-width="3"/>${repeat(5, (i) => `<path d="M${-44 + i * 22} ${i === 2 ? -38 : -30 + Math.abs(i - 2) * 4}Q${-52 + i * 26} -8 ${-54 + i * 27} 18" stroke="#12141e" stroke-width="4" fill="none"/>`)}
    ${slice(-30, -14, -16)}${slice(34, -12, 18)}${slice(2, 8, 2)}${slice(-74, 14, -6)}<path d="M74 6q12 14 26 4M82 16q8 8 16 4" stroke="#5ac93a" stroke-width="7" fill="none" stroke-linecap="round"/>`;
}

/** Ice cream in half a coconut. */
export function coconutScoop(c: Canvas): string {
  const scoop = (x: number, y: number, a: string, b: string) =>
    `<circle cx="${x}" cy="${y}" r="38" fill="${c.radial(['#ffffff', a, b], 0.5, 0.5, 0.62, 0.35, 0.3)}"/><path d="M${x - 38} ${y + 6}q10 16 19 4q10 14 19 2q10 14 19-2q10 12 19-4" fill="${a}"/>`;
  return `${glow(c, 0, 0, 140, '#fff', 0.5)}<path d="M52-40L92-108" stroke="#e8b45a" stroke-width="9" stroke-linecap="round"/>${scoop(-36, -18, '#fff3dc', '#d8b890')}${scoop(38, -16, '#ffd0e4', '#e86aa0')}${scoop(2, -54, '#d8f8d0', '#5ab87a')}
    <path d="M-104 4H104C104 62 58 100 0 100C-58 100-104 62-104 4Z" fill="${c.linear(['#a86a3a', '#5a2d10', '#2a1205'])}" stroke="#1a0a02" stroke-width="3.5"/><path d="M-104 4Q0 36 104 4Q100 18 96 24Q0 56-96 24Q-100 18-104 4Z" fill="#fffaf0"/>${repeat(9, (i) => `<path d="M${-76 + i * 19} ${round(46 + 10 * Math.sin(i))}l6 18" stroke="#c98a5a" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`)}
    <circle cx="2" cy="-96" r="12" fill="${c.radial(['#ffb0b0', '#f0243a', '#7a0218'])}"/><path d="M4-106Q12-124 28-122" stroke="#3f8a1a" stroke-width="4" fill="none" stroke-linecap="round"/>${[
      [-50, -34, '#ffd23a'],
      [-24, -4, '#e0203a'],
      [20, -70, '#ffd23a'],
      [54, -26, '#35c6ff'],
      [-10, -60, '#e0203a'],
    ]
      .map(
        ([x, y, k]) =>
          `<rect x="${x}" y="${y}" width="12" height="5" rx="2.5" fill="${k}" transform="rotate(${Number(x) * 3} ${x} ${y})"/>`,
      )
      .join('')}`;
}

/** Coconut cakes in their round pan. */
export function cakePan(c: Canvas): string {
  const cake = `<circle r="21" fill="#12141e"/><circle r="18" fill="${c.radial(['#fffdf4', '#ffe9b8', '#d9983a'], 0.5, 0.5, 0.6, 0.42, 0.36)}"/>`;
  const tops = ['#5ac93a', '#f0a01f', '#8a3aff', '#e0203a'];
  return `${glow(c, 0, 0, 145, '#ffcf6a', 0.55)}<path d="M96 40L132 66" stroke="#5a2a08" stroke-width="20" stroke-linecap="round"/><g transform="translate(0 8) scale(1 .86)"><circle r="108" cy="10" fill="#12141e"/><circle r="106" fill="${c.linear(['#6a7290', '#3a4058', '#1c2030'])}"/><circle r="94" fill="#2a2f44"/>
    ${place(0, 0, 1, 0, cake)}${around(6, place(0, -50, 1, 0, cake))}${around(10, place(0, -78, 0.78, 0, cake), 18)}${repeat(
      12,
      (i) => {
        const [x, y] = polygon(12, i % 2 ? 50 : 20, i)[i] ?? [0, 0];
        return `<rect x="${round(x)}" y="${round(y)}" width="7" height="4" rx="2" fill="${tops[i % 4] ?? GOLD[1]}"/>`;
      },
    )}</g>${steam(0.5)}`;
}

export function chillies(c: Canvas): string {
  const one = (x: number, y: number, s: number, r: number, a: string, b: string, d: string) =>
    place(
      x,
      y,
      s,
      r,
      `<path d="M-18-66C10-78 34-60 30-20C26 30-6 74-52 96C-30 50-26 30-30-8C-32-40-28-58-18-66Z" fill="${c.radial([a, b, d], 0.5, 0.5, 0.75, 0.5, 0.2)}" stroke="${d}" stroke-width="3"/><path d="M-12-46C-2-20-6 24-28 62" stroke="#fff" stroke-width="7" opacity=".55" fill="none" stroke-linecap="round"/><path d="M-22-64Q0-86 30-58Q14-62 4-54Q-8-64-22-64Z" fill="#3f9a1a"/><path d="M4-70Q4-92 22-102" stroke="#2c7a12" stroke-width="8" fill="none" stroke-linecap="round"/>`,
    );
  const flame = c.linear(['#fff6b0', '#ffb01f', '#f0341a'], 0, 1, 0, 0);
  return `${glow(c, 0, 0, 145, '#ff6a1f', 0.75)}<path d="M-70 100C-120 40-70 20-78-40C-40-10-46 20-30 30C-30-20 0-50-6-110C40-70 36-20 34 20C52 10 56-10 54-30C100 20 110 70 70 100Z" fill="${flame}" opacity=".85"/>${one(38, 6, 0.86, -24, '#d8ff9a', '#5ab81a', '#1c5a05')}${one(-4, 4, 1.02, 4, '#ffb09a', '#f0203a', '#7a0214')}`;
}

export function bubbleTea(c: Canvas): string {
  const [tea, deep] = c.random.pick([
    ['#f5cfa0', '#a8642a'],
    ['#d8f0b8', '#6a9a3a'],
    ['#e8d0ff', '#8a5ac9'],
    ['#ffc8dc', '#d8508a'],
  ] as const);
  return `${glow(c, 0, 0, 140, tea, 0.6)}<path d="M24-62L46-128" stroke="#ff4a8a" stroke-width="15" stroke-linecap="round"/><path d="M26-68L44-122" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-dasharray="7 8"/><path d="M-66-46H66L50 92Q0 108-50 92Z" fill="${c.linear(['#fff8f0', tea, deep])}" stroke="#fff" stroke-opacity=".85" stroke-width="4"/>
    ${[
      [-32, 78],
      [-10, 84],
      [14, 84],
      [36, 76],
      [-38, 56],
      [-18, 62],
      [4, 64],
      [26, 60],
      [42, 50],
      [-30, 38],
      [12, 42],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="11" fill="${c.radial(['#8a5a3a', '#3a1a0c', '#12060a'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/>`,
      )
      .join('')}
    <path d="M-48-20C-30-4-12-34 8-18C24-6 40-26 52-16L56-36H-58Z" fill="#fff" opacity=".75"/><path d="M-76-46Q-70-84 0-86Q70-84 76-46Z" fill="${c.linear(
      [
        ['#ffffff', 0, 0.85],
        ['#ffffff', 1, 0.35],
      ],
    )}" stroke="#fff" stroke-width="3.5"/><path d="M-48-30L-38 76" stroke="#fff" stroke-width="8" opacity=".55" stroke-linecap="round"/>${mirror('<circle cx="18" cy="6" r="6" fill="#3a1a0c"/><circle cx="30" cy="16" r="7" fill="#ff8a9c" opacity=".6"/>')}<path d="M-8 14Q0 22 8 14" stroke="#3a1a0c" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}

export function durian(c: Canvas): string {
  const thorn = (x: number, y: number, s: number) =>
    `<path d="M${round(x - 11 * s)} ${round(y + 8 * s)}L${round(x)} ${round(y - 15 * s)}L${round(x + 11 * s)} ${round(y + 8 * s)}Z" fill="${c.linear(['#e8ff9a', '#8ab01f', '#4a6a0a'])}" stroke="#33500a" stroke-width="1.5"/>`;
  const thorns = repeat(9, (row) =>
    repeat(8, (i) => {
      const y = -78 + row * 20;
      const half = 84 * Math.sqrt(Math.max(0, 1 - (y / 98) ** 2));
      const x = -half + ((i + (row % 2) / 2) * 2 * half) / 7.5;
      return Math.abs(x) > half ? '' : thorn(x, y, 1);
    }),
  );
  return `${glow(c, 0, 0, 140, '#e8ff8a', 0.5)}<path d="M0-88Q-6-112 8-126" stroke="#7a5a1a" stroke-width="14" fill="none" stroke-linecap="round"/><ellipse rx="86" ry="94" cy="4" fill="${c.radial(['#d8f07a', '#7a9a1f', '#3a5208'], 0.5, 0.5, 0.6, 0.4, 0.3)}" stroke="#33500a" stroke-width="3"/>${thorns}
    <path d="M-4-44C44-50 66 0 50 50C36 82-12 88-30 60C-48 20-44-38-4-44Z" fill="#fffbe0" stroke="#6a8a1a" stroke-width="4"/><path d="M0-30C30-34 44-10 32 8C20 20-14 18-22 4C-28-14-20-28 0-30ZM6 20C30 16 42 34 32 52C20 68-10 66-16 50C-20 34-10 22 6 20Z" fill="${c.radial(['#fff6b0', '#ffd23a', '#e09a0a'], 0.5, 0.5, 0.6, 0.4, 0.3)}" stroke="#c98a0a" stroke-width="2"/>`;
}

export function mangosteens(c: Canvas): string {
  const whole = `<circle r="56" fill="${c.radial(['#d88ac8', '#7a1f6a', '#330a34'], 0.5, 0.5, 0.62, 0.35, 0.3)}"/>${around(4, `<path d="${petal(22, 34)}" transform="translate(0 -30)" fill="${c.linear(['#c2f04a', '#3f8a1a'])}" stroke="#1f4a0a" stroke-width="2"/>`, 45)}<circle r="9" fill="#5a3a10"/><ellipse cx="-26" cy="-22" rx="13" ry="8" fill="#fff" opacity=".6" transform="rotate(-36 -26 -22)"/>`;
  const half = `<circle r="66" fill="${c.radial(['#c050a0', '#7a1f6a', '#400c40'])}"/><circle r="52" fill="#c02a5a"/>${around(6, `<path d="${petal(18, 44)}" fill="${c.radial(['#ffffff', '#fff6ec', '#e0d4d0'])}" stroke="#e0c8d0" stroke-width="2"/>`)}`;
  return `${glow(c, 0, 0, 140, '#ffc8f0', 0.5)}${place(-42, -36, 0.98, -16, whole)}${place(56, -28, 0.86, 20, whole)}${place(8, 34, 1.04, 8, half)}`;
}

export function teapot(c: Canvas, p: Palette): string {
  const glaze = c.linear(['#ffffff', p.l, p.m, p.d], 0, 0, 0.8, 1);
  return `${glow(c, 0, 0, 140, p.l, 0.55)}${steam(0.6)}<path d="M62-14Q118-30 108 30Q100 66 56 62" stroke="${p.d}" stroke-width="17" fill="none"/><path d="M62-14Q118-30 108 30Q100 66 56 62" stroke="${p.m}" stroke-width="10" fill="none"/><path d="M-60 28Q-92 14-96-30L-116-42Q-118-52-106-54L-76-44Q-70-14-52-10Z" fill="${glaze}" stroke="${p.d}" stroke-width="3"/>
    <path d="M0-42C56-42 82-6 78 30Q70 88 0 90Q-70 88-78 30C-82-6-56-42 0-42Z" fill="${glaze}" stroke="${p.d}" stroke-width="3.5"/><ellipse cy="-42" rx="44" ry="13" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2.5"/><path d="M-34-46Q0-76 34-46Z" fill="${glaze}" stroke="${p.d}" stroke-width="3"/><circle cy="-72" r="11" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/>
    ${place(0, 28, 0.95, 0, around(5, `<path d="${petal(13, 34)}" fill="#fff" stroke="#ff8ab5" stroke-width="2"/>`))}<circle cy="28" r="8" fill="#ffcf4a"/><path d="M-50 40Q-40 0-34-14" stroke="#fff" stroke-width="7" opacity=".6" fill="none" stroke-linecap="round"/><rect x="-42" y="84" width="84" height="13" rx="6" fill="${c.gold()}"/>`;
}

export function grapes(c: Canvas): string {
  const ball = `<circle r="20" fill="${c.radial(['#e8c8ff', '#8a3ae0', '#330a70'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/><ellipse cx="-7" cy="-8" rx="5" ry="3.5" fill="#fff" opacity=".85"/>`;
  const rows = [5, 4, 5, 4, 3, 2, 1];
  return `${glow(c, 0, 0, 140, '#d8b0ff', 0.55)}<path d="M0-60Q-4-96 18-116" stroke="#7a5a1a" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M4-72C30-120 96-112 100-72C70-72 40-50 4-72Z" fill="${c.linear(['#c2f04a', '#2c8a1a'])}" stroke="#1a5a0a" stroke-width="2.5"/><path d="M-4-70C-30-108-80-100-88-66C-60-64-36-52-4-70Z" fill="${c.linear(['#a8e03a', '#1f6a12'])}" stroke="#1a5a0a" stroke-width="2.5"/>${rows.map((count, row) => repeat(count, (i) => place((i - (count - 1) / 2) * 34, -46 + row * 25, 1, 0, ball))).join('')}`;
}

export function watermelon(c: Canvas): string {
  return `${glow(c, 0, 0, 140, '#ff9aa8', 0.5)}${place(
    0,
    8,
    1,
    -14,
    `<path d="M-112-30A112 112 0 0 0 112-30Z" fill="${c.linear(['#2c9a3a', '#0f5a1f'])}"/><path d="M-100-30A100 100 0 0 0 100-30Z" fill="#eaffc8"/><path d="M-92-30A92 92 0 0 0 92-30Z" fill="${c.linear(['#ff8a92', '#f0243a', '#c00a28'])}"/>${[
      [-56, -8],
      [-22, -4],
      [14, -8],
      [50, -6],
      [-38, 22],
      [0, 30],
      [36, 22],
      [-8, 4],
    ]
      .map(([x, y]) => `<path d="${petal(6, 15)}" transform="translate(${x} ${y}) rotate(180)" fill="#2a060a"/>`)
      .join(
        '',
      )}<path d="M-80-20Q-76 10-56 30" stroke="#fff" stroke-width="7" opacity=".45" fill="none" stroke-linecap="round"/>`,
  )}${place(46, -58, 0.5, 0, around(6, `<path d="M0 0L12-46Q0-58-12-46Z" fill="#ffd23a" stroke="#e09a0a" stroke-width="4"/>`))}`;
}

export function pineapple(c: Canvas): string {
  const skin = c.radial(['#fff0a0', '#f0a81f', '#a85a08'], 0.5, 0.5, 0.62, 0.38, 0.3);
  return `${glow(c, 0, 0, 140, '#ffe38a', 0.5)}${[-64, 64, -42, 42, -20, 20, 0].map((a) => `<path d="${petal(15, 72 - Math.abs(a) * 0.3)}" transform="translate(0 -38) rotate(${a})" fill="${c.linear(['#d8ff7a', '#3f9a2a', '#14501a'])}" stroke="#0f3a10" stroke-width="2"/>`).join('')}
    <ellipse cy="34" rx="58" ry="70" fill="${skin}" stroke="#6b3a05" stroke-width="3.5"/>${repeat(6, (i) => `<path d="M${-70 + i * 26} -20L${-10 + i * 26} 96M${70 - i * 26} -20L${10 - i * 26} 96" stroke="#8a4a08" stroke-width="3.5" opacity=".6" clip-path="${c.clip('<ellipse cy="34" rx="57" ry="69"/>')}"/>`)}${mirror('<circle cx="20" cy="26" r="9" fill="#1a0a06"/><circle cx="23" cy="22" r="3" fill="#fff"/><circle cx="36" cy="42" r="8" fill="#ff5a3a" opacity=".5"/>')}<path d="M-14 46Q0 62 14 46" stroke="#1a0a06" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}
