import { GOLD, type Canvas } from '../drawing/canvas';
import { around, glow, mirror, place, pointList, repeat, round, starPolygon } from '../drawing/shapes';
import type { Palette } from '../palettes';

export function robot(c: Canvas, p: Palette): string {
  const metal = c.linear(['#ffffff', '#cfd8ea', '#8a98bc', '#5a6890'], 0, 0, 1, 1);
  return `${glow(c, 0, 0, 140, p.l, 0.55)}<path d="M0-70V-104" stroke="#5a6890" stroke-width="7"/><circle cy="-110" r="13" fill="${c.radial(['#fff', p.m, p.d])}"/>${mirror(`<rect x="72" y="-36" width="22" height="52" rx="9" fill="${p.m}" stroke="#1a2142" stroke-width="3"/>`)}
    <rect x="-78" y="-74" width="156" height="116" rx="30" fill="${metal}" stroke="#1a2142" stroke-width="4"/><rect x="-62" y="-56" width="124" height="78" rx="20" fill="${c.linear(['#1a2142', '#070a1c'])}"/>
    ${mirror(`<circle cx="28" cy="-20" r="17" fill="${c.radial(['#ffffff', p.l, p.m])}"/><circle cx="32" cy="-26" r="5" fill="#fff"/>`)}<path d="M-22 8Q0 18 22 8" stroke="${p.l}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-60-44Q-30-58 20-56L-50 10Q-62-10-60-44Z" fill="#fff" opacity=".14"/>
    <path d="M-56 50H56L66 104H-66Z" fill="${metal}" stroke="#1a2142" stroke-width="4"/><circle cy="78" r="17" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3"/>${place(0, 78, 1, 0, `<polygon points="${pointList(starPolygon(5, 10, 4.5))}" fill="#a5620a"/>`)}${mirror(`<rect x="30" y="66" width="18" height="7" rx="3" fill="${p.m}"/><rect x="30" y="80" width="18" height="7" rx="3" fill="#23d9a8"/>`)}`;
}

/** A pocket watch with its gears showing. */
export function clockwork(c: Canvas): string {
  const gear = (teeth: number, r: number, fill: string) =>
    `${around(teeth, `<rect x="-5" y="${-r - 8}" width="10" height="14" rx="2" fill="${fill}"/>`)}<circle r="${r}" fill="${fill}" stroke="#5a2d05" stroke-width="2"/><circle r="${round(r * 0.5)}" fill="#2a1202"/><circle r="${round(r * 0.2)}" fill="${GOLD[1]}"/>`;
  return `${glow(c, 0, 0, 145, '#ffd36b', 0.55)}<circle cy="-100" r="19" fill="none" stroke="${c.gold()}" stroke-width="8"/><rect x="-13" y="-92" width="26" height="20" rx="5" fill="${c.gold()}"/><circle r="88" cy="8" fill="#4a2205"/><circle r="88" cy="4" fill="${c.gold()}"/><circle r="76" cy="4" fill="${c.radial(['#fffdf0', '#ffeec8', '#e0c080'])}" stroke="#8a5208" stroke-width="3"/>
    ${place(26, 38, 0.92, 10, gear(12, 26, '#c98a2a'))}${place(-26, 34, 0.7, 0, gear(10, 24, '#a8641a'))}${repeat(12, (i) => `<rect x="-3" y="-66" width="6" height="${i % 3 ? 9 : 16}" rx="2" fill="#3a1a05" transform="translate(0 4) rotate(${i * 30})"/>`)}<path d="M0 4L-6-42L0-54L6-42ZM0 4L34-22L42-22L38-14Z" fill="#1a2a6b"/><circle cy="4" r="8" fill="${c.gold()}" stroke="#5a2d05" stroke-width="2"/><path d="M-58-26A66 66 0 0 1-10-60" stroke="#fff" stroke-width="8" opacity=".8" fill="none" stroke-linecap="round"/>`;
}

/** A crystal that splits a beam of light. */
export function laserPrism(c: Canvas): string {
  const beam = (angle: number, color: string) =>
    `<path d="M0 6L160 -9V9Z" transform="rotate(${angle})" fill="${c.linear(
      [
        [color, 0, 1],
        [color, 1, 0],
      ],
      0,
      0,
      1,
      0,
    )}"/>`;
  return `${glow(c, 0, 0, 145, '#ffffff', 0.45)}<path d="M-150 34L-8 6L-150 14Z" fill="${c.linear(
    [
      ['#ffffff', 0, 0],
      ['#ffffff', 1, 1],
    ],
    0,
    0,
    1,
    0,
  )}"/>${beam(-24, '#ff3d5b')}${beam(-12, '#ffb52e')}${beam(0, '#8aff5a')}${beam(12, '#35d6ff')}${beam(24, '#b45aff')}
    <polygon points="0,-98 86,66 -86,66" fill="${c.linear(
      [
        ['#ffffff', 0, 0.75],
        ['#c2f2ff', 0.5, 0.3],
        ['#b45aff', 1, 0.55],
      ],
      0,
      0,
      1,
      1,
    )}" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><polygon points="0,-98 16,40 -86,66" fill="#fff" opacity=".28"/><polygon points="16,40 86,66 -86,66" fill="#12063a" opacity=".35"/><path d="M0-98L16 40L86 66M16 40L-86 66" stroke="#fff" stroke-opacity=".8" stroke-width="3" fill="none"/>`;
}

/** A sports car seen from the front. */
export function raceCar(c: Canvas): string {
  const [light, middle, deep] = c.random.pick([
    ['#ffb0a0', '#e0203a', '#5a0410'],
    ['#fff0a0', '#f0b01f', '#7a4a05'],
    ['#b8e8ff', '#1478e0', '#06245e'],
    ['#d0ffd8', '#18b058', '#04401c'],
    ['#e8c8ff', '#8a3aff', '#2a0670'],
  ] as const);
  const paint = c.linear([light, middle, deep]);
  return `${glow(c, 0, 30, 145, light, 0.5)}<ellipse cy="92" rx="118" ry="13" fill="#000" opacity=".5"/>${mirror('<rect x="68" y="46" width="36" height="50" rx="10" fill="#0c0e18"/>')}<path d="M-66-58Q0-76 66-58L88-8H-88Z" fill="${deep}"/><path d="M-58-50Q0-66 58-50L76-10H-76Z" fill="${c.linear(['#d6f4ff', '#5a9ad0', '#16305e'], 0, 0, 1, 1)}"/><path d="M-58-50Q-40-56-20-58L-44-10H-76Z" fill="#fff" opacity=".4"/>
    <path d="M-88-10H88Q116 4 112 46Q112 66 98 76H-98Q-112 66-112 46Q-116 4-88-10Z" fill="${paint}" stroke="#0c0e18" stroke-width="3.5"/><path d="M-26-10H26L34 44H-34Z" fill="#fff" opacity=".88"/><path d="M-9-10H9L12 44H-12Z" fill="${middle}"/>${mirror(`<path d="M52 16Q84 6 102 24Q96 40 60 36Z" fill="#fffbe0" stroke="#0c0e18" stroke-width="3"/>${glow(c, 82, 24, 46, '#fff6c8', 0.9)}`)}
    <path d="M-70 50H70L58 72H-58Z" fill="#0c0e18"/>${repeat(5, (i) => `<path d="M${-48 + i * 24} 52V70" stroke="#4a5270" stroke-width="4"/>`)}<rect x="-30" y="-100" width="60" height="9" rx="4" fill="${deep}"/><path d="M-34-92L-28-64M34-92L28-64" stroke="#0c0e18" stroke-width="6"/>`;
}

/** A motorbike's wheel with flames. */
export function burningWheel(c: Canvas): string {
  const fire = c.linear(['#fff6b0', '#ffb01f', '#f0341a', '#8a0a2a'], 1, 0, 0, 0);
  return `${glow(c, 0, 0, 145, '#ff7a1f', 0.65)}<path d="M60-84C0-104-60-96-128-110C-104-84-112-70-132-60C-104-52-104-36-140-24C-108-18-104 0-136 14C-104 16-96 36-124 54C-92 54-80 66-92 92C-50 70 0 92 50 84Z" fill="${fire}"/><circle cx="14" r="92" fill="#0c0e18"/><circle cx="14" r="92" fill="none" stroke="#3a4058" stroke-width="10" stroke-dasharray="12 9"/><circle cx="14" r="70" fill="${c.linear(['#e8eefc', '#8a98bc', '#4a5680'])}"/><circle cx="14" r="58" fill="#151a2e"/>
    ${place(14, 0, 1, 8, around(5, `<path d="M-9 0L-15-58H15L9 0Z" fill="${c.linear(['#ffffff', '#9aa8cc'])}" stroke="#2a3350" stroke-width="2"/>`))}<circle cx="14" r="20" fill="${c.gold()}" stroke="#5a2d05" stroke-width="3"/>${place(14, 0, 1, 0, around(5, '<circle cy="-12" r="3" fill="#5a2d05"/>'))}<path d="M-42-46A72 72 0 0 1 0-72" stroke="#fff" stroke-width="7" opacity=".5" fill="none" stroke-linecap="round"/>`;
}

export function starship(c: Canvas, p: Palette): string {
  return `<path d="M-34 40L-96 128H96L34 40Z" fill="${c.linear([
    [p.l, 0, 0.75],
    [p.l, 1, 0],
  ])}"/>${glow(c, 0, -10, 140, p.l, 0.6)}<path d="M-52-18C-52-88 52-88 52-18Z" fill="${c.linear(
    [
      ['#ffffff', 0, 0.95],
      ['#8ae8ff', 0.6, 0.6],
      ['#35a0e0', 1, 0.8],
    ],
    0,
    0,
    1,
    1,
  )}" stroke="#fff" stroke-width="3"/><circle cy="-34" r="19" fill="#7ae04a"/>${mirror('<ellipse cx="8" cy="-36" rx="5" ry="8" fill="#0a1a06" transform="rotate(-14 8 -36)"/>')}<path d="M-6-24Q0-20 6-24" stroke="#0a1a06" stroke-width="3" fill="none" stroke-linecap="round"/>
    <ellipse cy="14" rx="116" ry="40" fill="#1a2142"/><ellipse cy="6" rx="116" ry="38" fill="${c.linear(['#ffffff', '#c2cce4', '#6a7aa8'])}" stroke="#1a2142" stroke-width="3.5"/><ellipse cy="-6" rx="76" ry="19" fill="${c.linear([p.m, p.d])}"/>${repeat(7, (i) => `<circle cx="${-84 + i * 28}" cy="${round(20 + 10 * Math.sin((i * Math.PI) / 6))}" r="8" fill="${[p.m, '#ffd23a', '#23d9a8'][i % 3] ?? p.m}" stroke="#1a2142" stroke-width="2.5"/>`)}<path d="M-92-6Q-60-24-30-28" stroke="#fff" stroke-width="6" opacity=".8" fill="none" stroke-linecap="round"/>`;
}

/** A three-reel machine on a jackpot. */
export function slotMachine(c: Canvas): string {
  const reel = (x: number, symbol: string) =>
    `<rect x="${x - 23}" y="-26" width="46" height="68" rx="7" fill="${c.linear(['#b8bfd4', '#ffffff', '#ffffff', '#b8bfd4'])}" stroke="#5a2d05" stroke-width="2.5"/><text x="${x}" y="27" text-anchor="middle" font-family="Lilita One" font-size="54" fill="#d8152f" stroke="#fff3c0" stroke-width="2">${symbol}</text>`;
  return `${glow(c, 0, 0, 145, '#ffd36b', 0.6)}<path d="M92 20H112V-44" stroke="#8a98bc" stroke-width="10" fill="none" stroke-linecap="round"/><circle cx="112" cy="-56" r="17" fill="${c.radial(['#ffb0a8', '#e0203a', '#6b0212'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/><path d="M-92-40Q-92-104 0-104Q92-104 92-40V84Q92 100 76 100H-76Q-92 100-92 84Z" fill="${c.linear(['#ff6a5a', '#c4143c', '#6b0422'])}" stroke="#3a0212" stroke-width="4"/>
    <path d="M-78-44Q-76-90 0-90Q76-90 78-44Z" fill="${c.gold()}" stroke="#6b3a05" stroke-width="3"/>${repeat(7, (i) => `<circle cx="${-60 + i * 20}" cy="${round(-52 - 20 * Math.sin((i * Math.PI) / 6))}" r="6" fill="${i % 2 ? '#fff' : '#fff08a'}"/>`)}<rect x="-82" y="-36" width="164" height="88" rx="13" fill="${c.gold()}" stroke="#6b3a05" stroke-width="3"/>${reel(-52, '7')}${reel(0, '7')}${reel(52, '7')}<path d="M-82 8H82" stroke="#ff3d5b" stroke-width="3" opacity=".8"/>
    <rect x="-60" y="62" width="120" height="24" rx="9" fill="#2a0210"/>${repeat(5, (i) => `<ellipse cx="${-40 + i * 20}" cy="78" rx="13" ry="8" fill="${c.gold()}" stroke="#8a5208" stroke-width="1.5"/>`)}`;
}

export function crystalBall(c: Canvas, p: Palette): string {
  return `${glow(c, 0, -10, 145, p.l, 0.65)}<path d="M-66 96Q-60 56-30 50H30Q60 56 66 96Z" fill="${c.gold()}" stroke="#6b3a05" stroke-width="3.5"/>${repeat(5, (i) => `<circle cx="${-36 + i * 18}" cy="80" r="6" fill="${i % 2 ? p.m : '#ff3d5b'}"/>`)}<circle cy="-18" r="80" fill="${c.radial(['#ffffff', p.l, p.m, p.d, '#0a0418'], 0.5, 0.5, 0.62, 0.38, 0.3)}"/><path d="M-40 10C-20-30 10 20 30-24C40-44 56-30 60-10" stroke="#fff" stroke-width="7" opacity=".6" fill="none" stroke-linecap="round"/>
    ${[
      [-20, -44, 14],
      [24, -4, 18],
      [-34, 14, 9],
      [30, -56, 8],
    ]
      .map(([x, y, s]) =>
        place(
          Number(x),
          Number(y),
          Number(s) / 10,
          0,
          `<polygon points="${pointList(starPolygon(5, 10, 4.2))}" fill="#fff6c0"/>`,
        ),
      )
      .join(
        '',
      )}<path d="M-58-48A64 64 0 0 1-22-78" stroke="#fff" stroke-width="10" opacity=".9" fill="none" stroke-linecap="round"/>`;
}

/** A stoppered bottle of something that glows. */
export function potion(c: Canvas, p: Palette): string {
  return `${glow(c, 0, 20, 140, p.l, 0.65)}<rect x="-17" y="-112" width="34" height="26" rx="6" fill="${c.linear(['#d9a05a', '#8a5210'])}" stroke="#3a1c05" stroke-width="3"/><path d="M-22-88H22V-44C70-26 90 10 84 44C76 84 42 100 0 100C-42 100-76 84-84 44C-90 10-70-26-22-44Z" fill="${c.linear(
    [
      ['#ffffff', 0, 0.6],
      ['#ffffff', 1, 0.16],
    ],
  )}" stroke="#fff" stroke-width="4"/>
    <path d="M-80 24Q-40 6 0 24T80 24C88 62 50 94 0 94C-50 94-88 62-80 24Z" fill="${c.linear([p.l, p.m, p.d])}"/>${[
      [-34, 50, 9],
      [12, 66, 12],
      [40, 44, 7],
      [-8, 38, 6],
      [-50, 34, 5],
      [24, 14, 6],
      [-16, 4, 5],
    ]
      .map(
        ([x, y, s]) =>
          `<circle cx="${x}" cy="${y}" r="${s}" fill="#fff" fill-opacity=".35" stroke="#fff" stroke-width="2"/>`,
      )
      .join(
        '',
      )}<path d="M-60 0Q-44-24-24-32" stroke="#fff" stroke-width="9" opacity=".9" fill="none" stroke-linecap="round"/><rect x="-28" y="-92" width="56" height="13" rx="6" fill="${c.gold()}" stroke="#6b3a05" stroke-width="2"/>`;
}
