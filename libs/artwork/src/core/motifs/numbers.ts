import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';
import { around, glow, place, repeat, round } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { coin } from './treasure';

const BALL_COLORS = ['#e0203a', '#1478e0', '#18a05a', '#8a3aff', '#ff8a0a', '#10a8a0', '#ff3d8b', '#f0b000'] as const;

export function numberBall(c: Canvas, x: number, y: number, r: number, n: string, color: string): string {
  return `<circle cx="${round(x)}" cy="${round(y + r * 0.12)}" r="${r}" fill="#000" opacity=".3"/><circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${c.radial([mix(color, '#ffffff', 0.65), color, mix(color, '#000000', 0.5)], 0.5, 0.5, 0.6, 0.35, 0.28)}"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.56)}" fill="#fff"/><text x="${round(x)}" y="${round(y + r * 0.24)}" text-anchor="middle" font-family="Kanit" font-weight="800" font-size="${round(r * 0.68)}" fill="#1a2238">${n}</text><ellipse cx="${round(x - r * 0.35)}" cy="${round(y - r * 0.5)}" rx="${round(r * 0.26)}" ry="${round(r * 0.15)}" fill="#fff" opacity=".85"/>`;
}

function numbers(c: Canvas, digits = 2): () => string {
  return () => String(c.random.below(10 ** digits)).padStart(digits, '0');
}

/** A cluster of drawn balls, the golden one in front. */
export function numberBalls(c: Canvas): string {
  const next = numbers(c);
  const colors = c.random.shuffle(BALL_COLORS);
  const spots = c.random.pick([
    [
      [-56, 36, 40],
      [58, 38, 38],
      [2, 62, 36],
      [-42, -42, 34],
      [46, -44, 36],
    ],
    [
      [-70, 0, 36],
      [70, 0, 36],
      [-38, 58, 34],
      [38, 58, 34],
      [0, -68, 34],
    ],
    [
      [-66, -34, 32],
      [66, -34, 32],
      [-66, 40, 38],
      [66, 40, 38],
      [0, 76, 30],
    ],
  ] as const);
  return `${glow(c, 0, 0, 135, '#ffffff', 0.4)}${spots.map(([x, y, r], i) => numberBall(c, x, y, r, next(), colors[i] ?? '#1478e0')).join('')}${numberBall(c, 0, -2, 48, next(), '#f0b000')}`;
}

/** Balls tumbling in a glass drum. */
export function lottoDrum(c: Canvas): string {
  const next = numbers(c);
  const inside = [
    [-40, 30],
    [-4, 44],
    [36, 32],
    [-54, -4],
    [-18, 2],
    [22, -2],
    [54, -4],
    [0, -40],
    [-34, -36],
  ]
    .map(([x, y], i) =>
      numberBall(c, Number(x), Number(y) - 14, 21, next(), BALL_COLORS[(i + c.random.below(3)) % 8] ?? '#1478e0'),
    )
    .join('');
  return `${glow(c, 0, -10, 140, '#ffe9a0', 0.55)}<path d="M-74 100L-50 40H50L74 100Z" fill="${c.linear(['#c4143c', '#5a0418'])}" stroke="#2a020c" stroke-width="3.5"/><path d="M-60 66H60" stroke="${GOLD[2]}" stroke-width="6"/><circle cy="-18" r="86" fill="#12061e" opacity=".55"/>${inside}<circle cy="-18" r="86" fill="${c.radial(
    [
      ['#ffffff', 0, 0.02],
      ['#ffffff', 0.7, 0.06],
      ['#bfe6ff', 1, 0.4],
    ],
  )}" stroke="${c.gold()}" stroke-width="8"/><path d="M-60-50A70 70 0 0 1-18-84" stroke="#fff" stroke-width="10" opacity=".8" fill="none" stroke-linecap="round"/><rect x="84" y="-28" width="24" height="20" rx="6" fill="${c.gold()}"/><path d="M106-18V22" stroke="${GOLD[2]}" stroke-width="9" stroke-linecap="round"/>${numberBall(c, 0, 88, 24, next(), '#f0b000')}`;
}

/** A board of numbers with the drawn ones lit. */
export function kenoBoard(c: Canvas, p: Palette): string {
  const lit = c.linear(
    c.random.pick([
      ['#fff6b0', '#ffc21f', '#ff8a0a'],
      ['#d0fff0', '#23e0b0', '#05906a'],
      ['#ffd0ec', '#ff4ab0', '#b0107a'],
      ['#d0f2ff', '#35c6ff', '#0a70c0'],
    ]),
  );
  const columns = c.random.pick([4, 5, 6]);
  const cell = 190 / columns;
  const next = numbers(c);
  const cells = repeat(columns, (row) =>
    repeat(columns, (column) => {
      const on = c.random.chance(0.34);
      const x = -95 + column * cell;
      const y = -95 + row * cell;
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(cell - 5)}" height="${round(cell - 5)}" rx="8" fill="${on ? lit : p.b0}" fill-opacity="${on ? 1 : 0.6}" stroke="#fff" stroke-opacity="${on ? 0.9 : 0.28}" stroke-width="1.5"/><text x="${round(x + cell / 2 - 2.5)}" y="${round(y + cell * 0.6)}" text-anchor="middle" font-family="Kanit" font-weight="700" font-size="${round(cell * 0.42)}" fill="${on ? '#3a1a02' : '#ffffff'}">${1 + row * columns * 2 + column * 2}</text>`;
    }),
  );
  return `${glow(c, 0, 0, 140, p.l, 0.4)}${cells}${numberBall(c, c.random.pick([-66, 66]), 68, 36, next(), c.random.pick(BALL_COLORS))}`;
}

/** A planet of numbers with balls on its rings. */
export function kenoOrbit(c: Canvas, p: Palette): string {
  const next = numbers(c);
  const ring = (rx: number, ry: number, turn: number) =>
    `<ellipse rx="${rx}" ry="${ry}" fill="none" stroke="${p.l}" stroke-opacity=".75" stroke-width="3" transform="rotate(${turn})"/>`;
  const spots = [
    [-92, 30],
    [84, -52],
    [66, 62],
    [-62, -68],
    [4, 92],
  ].slice(0, 4 + c.random.below(2));
  return `${glow(c, 0, 0, 145, p.l, 0.55)}${ring(112, 44, -24)}${ring(112, 40, 34)}${numberBall(c, 0, 0, 56, next(), p.m)}${spots.map(([x, y], i) => numberBall(c, Number(x), Number(y), 24 + (i % 2) * 5, next(), BALL_COLORS[(i * 3 + c.random.below(8)) % 8] ?? '#e0203a')).join('')}`;
}

/** A comet whose head is a ball. */
export function kenoComet(c: Canvas, p: Palette): string {
  const next = numbers(c);
  const tail = (width: number, color: string, opacity: number) =>
    `<path d="M-${width} 30C0-20 60-70 132-118C86-50 40 10 ${width - 46} ${70}Z" fill="${c.linear(
      [
        [color, 0, 0],
        [color, 1, opacity],
      ],
      1,
      0,
      0,
      1,
    )}"/>`;
  return `${glow(c, -20, 26, 135, p.l, 0.7)}${tail(84, p.m, 0.8)}${tail(66, p.l, 0.9)}${tail(48, '#ffffff', 0.9)}${numberBall(c, -26, 34, 62, next(), c.random.pick(BALL_COLORS))}${numberBall(c, 62, 66, 25, next(), '#f0b000')}${numberBall(c, 78, -14, 19, next(), c.random.pick(BALL_COLORS))}`;
}

/** Balls on lotus leaves, a row for each draw. */
export function kenoTube(c: Canvas, p: Palette): string {
  const next = numbers(c);
  const colors = c.random.shuffle(BALL_COLORS);
  const tube = (x: number, count: number, from: number) =>
    `<rect x="${x - 27}" y="-96" width="54" height="194" rx="27" fill="${c.linear(
      [
        ['#ffffff', 0, 0.5],
        [p.l, 0.3, 0.14],
        ['#ffffff', 1, 0.35],
      ],
      0,
      0,
      1,
      0,
    )}" stroke="#fff" stroke-opacity=".85" stroke-width="3.5"/>${repeat(count, (i) => numberBall(c, x, 70 - i * 47, 23, next(), colors[(from + i) % 8] ?? '#e0203a'))}<rect x="${x - 32}" y="88" width="64" height="17" rx="7" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2.5"/>`;
  return `${glow(c, 0, 0, 145, p.l, 0.5)}${tube(-68, 2 + c.random.below(2), 0)}${tube(0, 3 + c.random.below(2), 3)}${tube(68, 1 + c.random.below(3), 6)}`;
}

/** A paper ticket with six digits and a coin. */
export function lotteryTicket(c: Canvas, p: Palette): string {
  const digits = numbers(c, 6)();
  const paper = c.linear(
    c.random.pick([
      ['#fff8e0', '#ffe9b8'],
      ['#ffeef4', '#ffcfe0'],
      ['#eafff4', '#c2f0dc'],
      ['#eef4ff', '#cfe0ff'],
    ]),
  );
  const glyph = c.random.pick(['๙', '๘', '๓', '๗', '๑']);
  const ticket = (shift: number, tilt: number, opacity: number) =>
    place(
      0,
      shift,
      1,
      tilt,
      `<rect x="-108" y="-56" width="224" height="120" rx="12" fill="#000" opacity=".25"/><rect x="-112" y="-60" width="224" height="120" rx="12" fill="${paper}" opacity="${opacity}"/><path d="M64-60V60" stroke="#c98a1b" stroke-dasharray="5 6" stroke-width="2.5"/>`,
    );
  return `${glow(c, 0, 0, 140, '#ffe9a0', 0.5)}${ticket(-22, 8, 0.85)}${ticket(6, -8, 1)}${place(0, 6, 1, -8, `<rect x="-100" y="-48" width="152" height="24" rx="6" fill="${p.m}"/><path d="M-88-36H-8M4-36H40" stroke="#fff" stroke-width="6" stroke-linecap="round"/><text x="-24" y="26" text-anchor="middle" font-family="Orbitron" font-weight="900" font-size="34" fill="#3a1a02">${digits}</text><path d="M-98 44H48" stroke="#8a5a1a" stroke-width="8" stroke-dasharray="2 3 5 2 1 4"/><text x="88" y="14" text-anchor="middle" font-family="Kanit" font-weight="800" font-size="38" fill="${p.m}">${glyph}</text>`)}${place(84, -62, 0.44, 10, coin(c, p, { glyph: '฿', font: 'Kanit' }))}`;
}

/** Two or three large digits on golden plates, for lotteries by last digits. */
export function luckyDigits(c: Canvas, p: Palette): string {
  const count = 2 + c.random.below(2);
  const digit = () => String(c.random.below(10));
  const width = count === 2 ? 88 : 66;
  const plate = (i: number) =>
    place(
      (i - (count - 1) / 2) * (width + 8),
      (i % 2) * 10 - 6,
      1,
      (i - (count - 1) / 2) * 6,
      `<rect x="${-width / 2}" y="-76" width="${width}" height="140" rx="17" fill="#000" opacity=".35"/><rect x="${-width / 2}" y="-82" width="${width}" height="140" rx="17" fill="${c.gold()}"/><rect x="${-width / 2 + 8}" y="-74" width="${width - 16}" height="124" rx="11" fill="${c.linear([p.m, p.d])}"/><path d="M${-width / 2 + 8}-13H${width / 2 - 8}" stroke="#000" stroke-opacity=".4" stroke-width="3"/><text y="${count === 2 ? 26 : 20}" text-anchor="middle" font-family="Lilita One" font-size="${count === 2 ? 112 : 92}" fill="#fff8d8" stroke="#3a0a02" stroke-width="3">${digit()}</text>`,
    );
  return `${glow(c, 0, 0, 145, '#ffe38a', 0.6)}${repeat(count, plate)}${place(-62, 76, 0.34, -12, coin(c, p, { glyph: '฿', font: 'Kanit' }))}${place(66, 80, 0.3, 12, coin(c, p, { glyph: '★', font: 'Kanit' }))}`;
}

/** Falling candles with one ball each, for the stock lottery. */
export function stockTicket(c: Canvas, p: Palette): string {
  const next = numbers(c);
  let level = 30;
  const bars = repeat(7, (i) => {
    const up = c.random.chance(0.6);
    const height = 26 + c.random.next() * 40;
    level = Math.max(-30, Math.min(50, level + (up ? -16 : 14)));
    const color = up ? '#21e08a' : '#ff4a5e';
    return `<rect x="${-96 + i * 28 + 8}" y="${round(level - height - 14)}" width="4" height="${round(height + 28)}" fill="${color}"/><rect x="${-96 + i * 28}" y="${round(level - height)}" width="20" height="${round(height)}" rx="4" fill="${color}"/>`;
  });
  return `${glow(c, 0, 0, 140, p.l, 0.45)}${place(0, 6, 1, 0, around(1, bars))}<path d="M-104 66H104" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${numberBall(c, -58, 78, 27, next(), '#18a05a')}${numberBall(c, 0, 84, 30, next(), '#f0b000')}${numberBall(c, 58, 78, 27, next(), '#e0203a')}`;
}
