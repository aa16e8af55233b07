import { GOLD, type Canvas } from '../drawing/canvas';
import { around, glow, mirror, petal, place, pointList, repeat, starPolygon } from '../drawing/shapes';
import type { Palette } from '../palettes';

/** The full moon with its rabbit. */
export function moonRabbit(c: Canvas): string {
  return `${glow(c, 0, 0, 150, '#fff6c8', 0.8)}<circle r="92" fill="${c.radial(['#fffdf0', '#fff0b8', '#f0c86a'], 0.5, 0.5, 0.6, 0.4, 0.35)}"/>${[
    [-46, -36, 17],
    [44, -50, 12],
    [54, 30, 19],
    [-56, 34, 11],
    [0, -66, 8],
  ]
    .map(([x, y, s]) => `<circle cx="${x}" cy="${y}" r="${s}" fill="#e0b050" opacity=".4"/>`)
    .join('')}
    <path d="M-14-16C-34-60-30-92-12-94C4-92 4-56 2-24C14-64 34-84 46-74C54-60 32-32 18-14C40-6 44 14 36 28C60 40 62 76 44 92H-44C-66 78-58 40-30 32C-44 16-34-8-14-16Z" fill="${c.linear(['#ffffff', '#e8e6ff'])}" stroke="#7a78b0" stroke-width="3" stroke-linejoin="round"/><path d="M-14-30C-22-56-20-78-12-80C-4-78-4-54-6-30ZM12-24C20-50 32-66 40-64C42-52 28-34 18-20Z" fill="#ffb9d0"/>
    <circle cx="-12" cy="6" r="6" fill="#b3123a"/><circle cx="18" cy="6" r="6" fill="#b3123a"/><path d="M-2 16Q3 12 8 16L3 22Z" fill="#ff6a8a"/><path d="M-28 50Q-10 66 0 54Q12 66 28 50" stroke="#b0aee0" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}

export function fireflyJar(c: Canvas): string {
  const fly = (x: number, y: number, s: number) =>
    `${glow(c, x, y, 32 * s, '#f0ff6a', 0.95)}<circle cx="${x}" cy="${y}" r="${6 * s}" fill="#fbffd0"/>`;
  return `${glow(c, 0, 10, 145, '#d8ff6a', 0.6)}<path d="M-46-70H46V-50C84-40 86-10 84 20V74Q84 100 58 100H-58Q-84 100-84 74V20C-86-10-84-40-46-50Z" fill="${c.linear(
    [
      ['#ffffff', 0, 0.45],
      ['#a8ffd8', 0.5, 0.14],
      ['#ffffff', 1, 0.3],
    ],
    0,
    0,
    1,
    1,
  )}" stroke="#eafff4" stroke-width="4.5"/><rect x="-54" y="-96" width="108" height="28" rx="8" fill="${c.gold()}" stroke="#6b3a05" stroke-width="3"/><path d="M-52-82H52" stroke="#8a5208" stroke-width="3"/>
    <path d="M-70 92Q-60 40-40 92M-30 92Q-6 30 4 92M30 92Q54 44 62 92" stroke="#1f8a3a" stroke-width="9" fill="none" stroke-linecap="round"/>${fly(-36, 6, 1)}${fly(30, -16, 1.15)}${fly(8, 36, 0.9)}${fly(50, 42, 0.8)}${fly(-52, 54, 0.8)}${fly(-8, -34, 0.75)}<path d="M-64 4V66" stroke="#fff" stroke-width="9" opacity=".7" stroke-linecap="round"/>`;
}

export function comet(c: Canvas, p: Palette): string {
  const trail = (w: number, color: string, opacity: number) =>
    `<path d="M-34 30C10-20 60-80 128-118C90-60 40 10-10 56Z" transform="scale(${w})" fill="${c.linear(
      [
        [color, 0, 0],
        [color, 1, opacity],
      ],
      1,
      0,
      0,
      1,
    )}"/>`;
  return `${glow(c, -26, 34, 130, p.l, 0.7)}${trail(1.12, p.m, 0.7)}${trail(0.98, p.l, 0.85)}${trail(0.8, '#ffffff', 0.95)}${place(-32, 36, 1, 0, around(5, `<path d="M0-64L15-20H-15Z" fill="${c.gold()}"/>`))}${place(-32, 36, 1, 0, `<polygon points="${pointList(starPolygon(5, 66, 31))}" fill="${c.linear(['#ffffff', '#fff08a', '#ffb01f', '#e0640a'])}" stroke="#fffbe0" stroke-width="5" stroke-linejoin="round"/>${mirror('<ellipse cx="13" cy="-2" rx="5" ry="8" fill="#6b2a05"/><circle cx="26" cy="10" r="6" fill="#ff6a4a" opacity=".6"/>')}<path d="M-9 12Q0 22 9 12" stroke="#6b2a05" stroke-width="4.5" fill="none" stroke-linecap="round"/>`)}${[
    [60, 20],
    [84, -30],
    [20, 84],
    [-90, -40],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#fff"/>`)
    .join('')}`;
}

/** A food stall under a striped awning and a string of bulbs. */
export function marketStall(c: Canvas): string {
  const stripes = repeat(
    6,
    (i) =>
      `<path d="M${-102 + i * 34} -62H${-68 + i * 34}V-26A17 15 0 0 1 ${-102 + i * 34} -26Z" fill="${i % 2 ? '#ffffff' : '#e0203a'}" stroke="#5a0612" stroke-width="2"/>`,
  );
  return `${glow(c, 0, 0, 150, '#ffb52e', 0.55)}<path d="M-84-20V92M84-20V92" stroke="#6b3210" stroke-width="10"/><rect x="-84" y="-16" width="168" height="56" fill="#2a0f1e"/>${[-54, 0, 54].map((x) => `${glow(c, x, 0, 44, '#ffe38a', 0.9)}<path d="M${x}-26V-12" stroke="#2a0f02" stroke-width="3"/><circle cx="${x}" cy="-2" r="11" fill="#fff6c8"/>`).join('')}
    <path d="M-96 36H96V92Q0 102-96 92Z" fill="${c.linear(['#d98a3a', '#8a4410'])}" stroke="#3a1805" stroke-width="3.5"/><rect x="-106" y="28" width="212" height="15" rx="5" fill="${c.gold()}"/>${[
      [-70, '#ffb01f'],
      [-36, '#e0203a'],
      [0, '#5ac93a'],
      [36, '#ff7ac0'],
      [70, '#ffd23a'],
    ]
      .map(
        ([x, k]) =>
          `<path d="M${Number(x) - 15} 28Q${x} ${-2} ${Number(x) + 15} 28Z" fill="${k}" stroke="#3a1805" stroke-width="2"/>`,
      )
      .join('')}
    <path d="M-106-62L-84-100H84L106-62Z" fill="${c.linear(['#ff6a5a', '#b3122a'])}" stroke="#5a0612" stroke-width="3"/>${stripes}<text y="80" text-anchor="middle" font-family="Kanit" font-weight="800" font-size="34" fill="#fff3c0">อร่อย</text>`;
}

/** A neon sign on a dark board: the word and its arrow. */
export function neonSign(c: Canvas, p: Palette): string {
  const [word, shape] = c.random.pick([
    ['WIN', 'M-92-66H92Q106-66 106-52V34Q106 48 92 48H-92Q-106 48-106 34V-52Q-106-66-92-66Z'],
    ['777', 'M0-92L92-30V40H-92V-30Z'],
    ['LUCKY', 'M-104-9A104 62 0 1 1 104-9A104 62 0 1 1-104-9Z'],
  ] as const);
  const tube = (d: string, color: string) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-opacity=".35" stroke-width="20" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${color}" stroke-width="9" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#fff" stroke-width="3.5" stroke-linejoin="round"/>`;
  return `${glow(c, 0, 0, 150, p.m, 0.55)}<path d="${shape}" fill="#070818" opacity=".82"/>${tube(shape, p.m)}<text y="18" text-anchor="middle" font-family="Righteous" font-size="${word.length > 3 ? 58 : 78}" fill="none" stroke="${p.l}" stroke-opacity=".4" stroke-width="13">${word}</text><text y="18" text-anchor="middle" font-family="Righteous" font-size="${word.length > 3 ? 58 : 78}" fill="#fff" stroke="${p.l}" stroke-width="4">${word}</text>${tube('M-60 74H40M40 74L22 60M40 74L22 90', '#ffd23a')}${tube('M70 66L76 78 90 80 80 90 82 104 70 97 58 104 60 90 50 80 64 78Z', '#23e0d8')}`;
}

/** A lotus-leaf float with a candle, on dark water. */
export function krathong(c: Canvas): string {
  const leaf = c.linear(['#c2f06a', '#2fa03a', '#0c5020']);
  const flower = c.linear(['#ffffff', '#ffb0d8', '#e03a8a']);
  return `${glow(c, 0, -30, 150, '#ffd36b', 0.8)}<path d="M0-60V0" stroke="#fff6e0" stroke-width="17"/><path d="M0-112C20-90 18-66 0-60C-18-66-20-90 0-112Z" fill="${c.linear(['#ffffff', '#fff08a', '#ff8a1f'])}"/>${mirror('<path d="M24-6L44-74M30-4L66-60" stroke="#c98a5a" stroke-width="4"/><circle cx="44" cy="-76" r="4" fill="#ff5a2a"/><circle cx="66" cy="-62" r="4" fill="#ff5a2a"/>')}
    ${[-72, 72, -48, 48, -24, 24, 0].map((a) => `<path d="${petal(20, 82)}" transform="translate(0 52) rotate(${a})" fill="${flower}" stroke="#a81f6a" stroke-width="2"/>`).join('')}${repeat(9, (i) => `<path d="${petal(16, 54)}" transform="translate(${-80 + i * 20} 70) rotate(${-32 + i * 8})" fill="${leaf}" stroke="#0a3a14" stroke-width="2"/>`)}<ellipse cy="72" rx="100" ry="21" fill="${leaf}" stroke="#0a3a14" stroke-width="3"/>${repeat(7, (i) => place(-72 + i * 24, 72 + (i % 2) * 5, 0.42, 0, around(6, `<path d="${petal(10, 24)}" fill="${i % 2 ? '#ffb01f' : '#ffffff'}"/>`)))}
    <path d="M-118 98Q-90 88-60 98T0 98T60 98T118 98" stroke="#bfe8ff" stroke-width="4" fill="none" opacity=".8"/>`;
}

/** A silver bowl pouring water and flowers. */
export function songkranBowl(c: Canvas): string {
  const silver = c.linear(['#ffffff', '#d8e0f0', '#8a98bc', '#eef2fb'], 0, 0, 1, 0);
  const flower = (x: number, y: number, s: number, k: string) =>
    place(x, y, s, 20, `${around(5, `<path d="${petal(13, 28)}" fill="${k}"/>`)}<circle r="7" fill="#ffb01f"/>`);
  const drop = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      0,
      '<path d="M0-22C16 0 16 14 0 18C-16 14-16 0 0-22Z" fill="#7ad8ff" stroke="#e8faff" stroke-width="3"/>',
    );
  return `${glow(c, 0, 0, 145, '#7ad8ff', 0.6)}<path d="M-84-20C-110-70-70-110-40-96C-30-124 20-124 32-98C66-112 106-72 84-20Z" fill="${c.linear(
    [
      ['#e8faff', 0, 0.95],
      ['#4ab8f0', 1, 0.85],
    ],
  )}" stroke="#fff" stroke-width="4"/>${drop(-100, -70, 0.8)}${drop(104, -64, 0.9)}${drop(-62, -112, 0.6)}${drop(66, -116, 0.65)}
    <path d="M-96-18H96Q92 56 44 68L54 98H-54L-44 68Q-92 56-96-18Z" fill="${silver}" stroke="#4a5680" stroke-width="3.5"/><ellipse cy="-18" rx="96" ry="23" fill="#5ac0f0" stroke="#eef2fb" stroke-width="6"/>${flower(-40, -22, 0.72, '#ffffff')}${flower(8, -14, 0.8, '#ffd0e4')}${flower(50, -26, 0.66, '#fff08a')}${repeat(6, (i) => `<path d="${petal(11, 34)}" transform="translate(${-60 + i * 24} ${54 - Math.abs(i - 2.5) * 6}) " fill="none" stroke="#6a789c" stroke-width="2.5"/>`)}`;
}

export function ferrisWheel(c: Canvas): string {
  const cabins = ['#ff5a6b', '#ffd23a', '#35c6ff', '#8aff8a', '#ff7ac0', '#b45aff', '#ff9a3a', '#23d9c4'];
  return `${glow(c, 0, -10, 150, '#ff9ad0', 0.5)}<path d="M0-14L-58 104M0-14L58 104M-40 68H40" stroke="#dfe6fa" stroke-width="9" stroke-linecap="round"/><circle cy="-14" r="88" fill="none" stroke="#fff" stroke-width="7"/><circle cy="-14" r="88" fill="none" stroke="#ff5ac0" stroke-width="3" stroke-dasharray="3 9"/><circle cy="-14" r="62" fill="none" stroke="#ffe38a" stroke-width="3.5"/>${place(0, -14, 1, 0, around(8, '<path d="M0 0V-88" stroke="#c2ccf0" stroke-width="4"/>', 22.5))}
    ${cabins
      .map((color, i) => {
        const angle = (i * Math.PI) / 4;
        return place(
          88 * Math.sin(angle),
          -14 - 88 * Math.cos(angle) + 8,
          1,
          0,
          `<path d="M-16-8H16Q18 16 0 18Q-18 16-16-8Z" fill="${color}" stroke="#1a1040" stroke-width="2.5"/><path d="M-18-8Q0-26 18-8Z" fill="#fff" stroke="#1a1040" stroke-width="2.5"/>`,
        );
      })
      .join(
        '',
      )}<circle cy="-14" r="19" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3"/>${place(0, -14, 1.1, 0, `<polygon points="${pointList(starPolygon(5, 12, 5))}" fill="#fff"/>`)}<rect x="-86" y="98" width="172" height="12" rx="5" fill="#3a1a6b"/>`;
}

export function starKite(c: Canvas, p: Palette): string {
  return `${glow(c, 0, -10, 145, p.l, 0.5)}<path d="M8 62C40 84-30 92 4 124" stroke="#fff" stroke-width="4" fill="none"/>${[
    [14, 78],
    [-4, 92],
    [6, 112],
  ]
    .map(([x, y], i) =>
      place(
        Number(x),
        Number(y),
        0.7,
        i * 30,
        `<path d="M0 0L-18-10V10ZM0 0L18-10V10Z" fill="${['#ffd23a', '#ff5a6b', '#35c6ff'][i] ?? '#ffd23a'}"/>`,
      ),
    )
    .join('')}
    ${place(0, -16, 1, 8, `<polygon points="${pointList(starPolygon(5, 104, 50))}" fill="${c.linear([p.l, p.m, p.d])}" stroke="#fff6e0" stroke-width="7" stroke-linejoin="round"/><path d="M0-104V84M-98-32L60 82M98-32L-60 82" stroke="#8a5210" stroke-width="5" stroke-linecap="round"/><polygon points="${pointList(starPolygon(5, 56, 27))}" fill="${c.gold()}" stroke="#8a5208" stroke-width="3"/>${mirror('<circle cx="16" cy="-6" r="6" fill="#3a1a05"/><circle cx="26" cy="6" r="6" fill="#ff5a4a" opacity=".6"/>')}<path d="M-10 8Q0 18 10 8" stroke="#3a1a05" stroke-width="4.5" fill="none" stroke-linecap="round"/>`)}`;
}

/** A flower of five or six broad petals: frangipani, orchid or sakura by its colours. */
export function bigFlower(c: Canvas): string {
  const [tip, base, heart, count] = c.random.pick([
    ['#ffffff', '#ffd23a', '#ff9a1f', 5],
    ['#ffd9f0', '#c93aa8', '#ffe38a', 5],
    ['#fff0f6', '#ff8ab5', '#c9284a', 5],
    ['#e8d8ff', '#7a3ae0', '#fff08a', 6],
    ['#fff0c8', '#ff7a3a', '#b3122a', 6],
  ] as const);
  const paint = c.radial([base, tip, tip], 0.5, 1, 1, 0.5, 1);
  const leaves = [150, 210, 120, 240]
    .map(
      (a) =>
        `<path d="${petal(26, 112)}" transform="translate(0 10) rotate(${a})" fill="${c.linear(['#8ae04a', '#1f7a2a'])}" stroke="#0f4a14" stroke-width="2.5"/>`,
    )
    .join('');
  return `${glow(c, 0, 0, 145, tip, 0.55)}${leaves}${around(count, `<path d="M0 0C-44-24-50-84-8-104C40-108 54-50 0 0Z" fill="${paint}" stroke="${base}" stroke-width="3"/><path d="M-2-14Q-8-50 0-86" stroke="${base}" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`)}<circle r="22" fill="${c.radial(['#fffbe0', heart])}"/>${around(8, `<circle cy="-14" r="3.5" fill="${base}"/>`)}`;
}

/** A disco ball with its beams. */
export function mirrorBall(c: Canvas, p: Palette): string {
  const clip = c.clip('<circle r="80"/>');
  const tiles = repeat(9, (row) =>
    repeat(10, (i) => {
      const shade = c.random.next();
      const color = shade < 0.2 ? p.l : shade < 0.45 ? p.m : shade < 0.6 ? '#ffffff' : p.d;
      return `<rect x="${-84 + i * 17}" y="${-80 + row * 18}" width="15.5" height="16.5" rx="2" fill="${color}"/>`;
    }),
  );
  return `${place(
    0,
    0,
    1,
    0,
    around(
      8,
      `<path d="M0 0L-16-150H16Z" fill="${c.linear([
        [p.l, 0, 0],
        [p.l, 1, 0.55],
      ])}"/>`,
      12,
    ),
  )}<path d="M0-140V-78" stroke="#c2cce4" stroke-width="5"/><rect x="-13" y="-92" width="26" height="15" rx="4" fill="${c.gold()}"/><g clip-path="${clip}"><circle r="80" fill="#12061e"/>${tiles}<circle r="80" fill="${c.radial(
    [
      ['#ffffff', 0, 0.65],
      ['#ffffff', 0.4, 0],
      ['#05021a', 0.75, 0.3],
      ['#05021a', 1, 0.85],
    ],
    0.5,
    0.5,
    0.55,
    0.34,
    0.28,
  )}"/></g>`;
}

/** A bell of good luck with a ribbon. */
export function luckyBell(c: Canvas): string {
  return `${glow(c, 0, 0, 145, '#ffe38a', 0.65)}<circle cy="-96" r="17" fill="none" stroke="${c.gold()}" stroke-width="9"/><path d="M0-88C44-86 56-44 60 0C62 30 76 44 88 58H-88C-76 44-62 30-60 0C-56-44-44-86 0-88Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="4"/><path d="M-40-52C-46-30-46-4-50 22" stroke="#fff" stroke-width="11" opacity=".7" fill="none" stroke-linecap="round"/><ellipse cy="62" rx="92" ry="19" fill="${c.linear(['#ffe9a0', '#c9811a', '#7a4208'])}" stroke="#7a4a08" stroke-width="3"/><circle cy="84" r="18" fill="${c.radial(['#fff6c0', '#d9911a', '#6b3a05'], 0.5, 0.5, 0.6, 0.35, 0.3)}"/>
    <path d="M-66 10Q0 34 66 10L70 30Q0 56-68 30Z" fill="#d8152f"/>${mirror('<path d="M4-70C26-100 70-104 72-80C70-60 30-58 4-66ZM8-62C30-50 44-30 40-14C24-22 12-40 4-60Z" fill="#e0203a" stroke="#7a0a1a" stroke-width="2.5"/>')}<circle cy="-66" r="12" fill="#ff5a5a" stroke="#7a0a1a" stroke-width="2.5"/>`;
}

/** A magician's hat with a wand and stars. */
export function magicHat(c: Canvas): string {
  return `${glow(c, 0, 0, 145, '#d8b0ff', 0.6)}${[
    [-60, -78, 2.2],
    [0, -104, 2.8],
    [58, -82, 2],
    [-28, -58, 1.4],
    [34, -52, 1.6],
  ]
    .map(([x, y, s], i) =>
      place(
        Number(x),
        Number(y),
        Number(s),
        i * 20,
        `<polygon points="${pointList(starPolygon(5, 10, 4.4))}" fill="${['#fff08a', '#ff8ad0', '#7af6ff'][i % 3] ?? GOLD[1]}"/>`,
      ),
    )
    .join(
      '',
    )}<ellipse cy="-22" rx="104" ry="27" fill="#1a1030" stroke="#5a3aa8" stroke-width="4"/><ellipse cy="-24" rx="64" ry="15" fill="#05020c"/>
    <path d="M-66-20Q0-2 66-20L54 88Q0 108-54 88Z" fill="${c.linear(['#4a3080', '#1f1440', '#0a0618'], 0, 0, 1, 0)}" stroke="#5a3aa8" stroke-width="3.5"/><path d="M-63 10Q0 28 63 10L60 36Q0 56-60 36Z" fill="${c.linear(['#ff5a6b', '#b3122a'])}"/>${place(66, 44, 1, -34, '<rect x="-60" y="-7" width="120" height="14" rx="5" fill="#12081e" stroke="#5a3aa8" stroke-width="2"/><rect x="42" y="-8" width="22" height="16" rx="4" fill="#fff"/><rect x="-64" y="-8" width="22" height="16" rx="4" fill="#fff"/>')}<path d="M-46 0L-40 76" stroke="#fff" stroke-width="6" opacity=".25" stroke-linecap="round"/>`;
}
