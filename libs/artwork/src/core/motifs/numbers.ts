import type { Canvas } from '../drawing/canvas';
import { place, repeat, round } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { candle, candleColor } from './charts';
import { drawFile } from './draw-file';

const BALL_COLORS = ['#e0203a', '#1478e0', '#18a05a', '#8a3aff', '#ff8a0a', '#10a8a0', '#ff3d8b', '#f0b000'] as const;
const GOLDEN = '#f0b000';

type Spot = readonly [x: number, y: number, radius: number];

function numberBall(canvas: Canvas, [x, y, radius]: Spot, digits: string, color: string): string {
  return place(x, y, radius / 100, 0, drawFile('numberBall', canvas, { base: color, digits }));
}

const ballColor = (index: number) => BALL_COLORS[index % BALL_COLORS.length] ?? BALL_COLORS[0];

/** Random numbers of a fixed length. */
function numbers(canvas: Canvas, length = 2): () => string {
  return () => String(canvas.random.below(10 ** length)).padStart(length, '0');
}

const CLUSTERS: readonly (readonly Spot[])[] = [
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
];

/** A cluster of drawn balls, the golden one in front. */
export function numberBalls(canvas: Canvas): string {
  const next = numbers(canvas);
  const colors = canvas.random.shuffle(BALL_COLORS);
  const cluster = canvas.random.pick(CLUSTERS);
  const balls = cluster.map((spot, index) => numberBall(canvas, spot, next(), colors[index] ?? GOLDEN)).join('');
  return drawFile('numberBalls', canvas, { balls: balls + numberBall(canvas, [0, -2, 48], next(), GOLDEN) });
}

const DRUM: readonly Spot[] = [
  [-40, 16, 21],
  [-4, 30, 21],
  [36, 18, 21],
  [-54, -18, 21],
  [-18, -12, 21],
  [22, -16, 21],
  [54, -18, 21],
  [0, -54, 21],
  [-34, -50, 21],
];

/** Balls tumbling in a glass drum. */
export function lottoDrum(canvas: Canvas): string {
  const next = numbers(canvas);
  const balls = DRUM.map((spot, index) =>
    numberBall(canvas, spot, next(), ballColor(index + canvas.random.below(3))),
  ).join('');
  return drawFile('lottoDrum', canvas, { balls, drawn: numberBall(canvas, [0, 88, 24], next(), GOLDEN) });
}

const LIT = [
  { light: '#fff6b0', base: '#ffc21f', shade: '#ff8a0a' },
  { light: '#d0fff0', base: '#23e0b0', shade: '#05906a' },
  { light: '#ffd0ec', base: '#ff4ab0', shade: '#b0107a' },
  { light: '#d0f2ff', base: '#35c6ff', shade: '#0a70c0' },
] as const;

/** A board of numbers with the drawn ones lit. */
export function kenoBoard(canvas: Canvas, palette: Palette): string {
  const { light, base, shade } = canvas.random.pick(LIT);
  const lit = { paint: canvas.linear([light, base, shade]), letters: '#3a1a02', opacity: 1, edge: 0.9 };
  const unlit = { paint: palette.backDark, letters: '#ffffff', opacity: 0.6, edge: 0.28 };
  const columns = canvas.random.pick([4, 5, 6]);
  const size = 190 / columns;
  const next = numbers(canvas);
  const cells = repeat(columns, (row) =>
    repeat(columns, (column) => {
      const { paint, letters, opacity, edge } = canvas.random.chance(0.34) ? lit : unlit;
      const x = -95 + column * size;
      const y = -95 + row * size;
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(size - 5)}" height="${round(size - 5)}" rx="8" fill="${paint}" fill-opacity="${opacity}" stroke="#fff" stroke-opacity="${edge}" stroke-width="1.5"/><text x="${round(x + size / 2 - 2.5)}" y="${round(y + size * 0.6)}" text-anchor="middle" font-family="Kanit" font-weight="700" font-size="${round(size * 0.42)}" fill="${letters}">${1 + row * columns * 2 + column * 2}</text>`;
    }),
  );
  const x = canvas.random.pick([-66, 66]);
  const ball = numberBall(canvas, [x, 68, 36], next(), canvas.random.pick(BALL_COLORS));
  return drawFile('kenoBoard', canvas, { ...palette, cells, ball });
}

const ORBITS = [
  [-92, 30],
  [84, -52],
  [66, 62],
  [-62, -68],
  [4, 92],
] as const;

/** A planet of numbers with balls on its rings. */
export function kenoOrbit(canvas: Canvas, palette: Palette): string {
  const next = numbers(canvas);
  const spots = ORBITS.slice(0, 4 + canvas.random.below(2));
  const planet = numberBall(canvas, [0, 0, 56], next(), palette.base);
  const moons = spots.map(([x, y], index) =>
    numberBall(canvas, [x, y, 24 + (index % 2) * 5], next(), ballColor(index * 3 + canvas.random.below(8))),
  );
  return drawFile('kenoOrbit', canvas, { ...palette, balls: planet + moons.join('') });
}

/** A comet whose head is a ball. */
export function kenoComet(canvas: Canvas, palette: Palette): string {
  const next = numbers(canvas);
  const balls =
    numberBall(canvas, [-26, 34, 62], next(), canvas.random.pick(BALL_COLORS)) +
    numberBall(canvas, [62, 66, 25], next(), GOLDEN) +
    numberBall(canvas, [78, -14, 19], next(), canvas.random.pick(BALL_COLORS));
  return drawFile('kenoComet', canvas, { ...palette, balls });
}

/** Three glass tubes of balls. */
export function kenoTube(canvas: Canvas, palette: Palette): string {
  const next = numbers(canvas);
  const colors = canvas.random.shuffle(BALL_COLORS);
  const tube = (x: number, count: number, from: number) => {
    const balls = repeat(count, (index) =>
      numberBall(canvas, [0, 70 - index * 47, 23], next(), colors[(from + index) % 8] ?? GOLDEN),
    );
    return place(x, 0, 1, 0, drawFile('kenoTube', canvas, { ...palette, balls }));
  };
  const tubes =
    tube(-68, 2 + canvas.random.below(2), 0) +
    tube(0, 3 + canvas.random.below(2), 3) +
    tube(68, 1 + canvas.random.below(3), 6);
  return drawFile('kenoTubes', canvas, { ...palette, tubes });
}

const PAPERS = [
  { 'paper-light': '#fff8e0', 'paper-shade': '#ffe9b8' },
  { 'paper-light': '#ffeef4', 'paper-shade': '#ffcfe0' },
  { 'paper-light': '#eafff4', 'paper-shade': '#c2f0dc' },
  { 'paper-light': '#eef4ff', 'paper-shade': '#cfe0ff' },
] as const;

/** A paper ticket with six digits and a coin. */
export function lotteryTicket(canvas: Canvas, palette: Palette): string {
  const digits = numbers(canvas, 6)();
  const paper = canvas.random.pick(PAPERS);
  const glyph = canvas.random.pick(['๙', '๘', '๓', '๗', '๑']);
  return drawFile('lotteryTicket', canvas, { ...palette, ...paper, digits, glyph });
}

/** Two or three large digits on golden plates, for lotteries by last digits. */
export function luckyDigits(canvas: Canvas, palette: Palette): string {
  const count = canvas.random.pick([2, 3] as const);
  const width = count === 2 ? 88 : 66;
  const next = numbers(canvas, 1);
  const plates = repeat(count, (index) => {
    const offset = index - (count - 1) / 2;
    const plate = drawFile(`luckyDigit${count}`, canvas, { ...palette, digits: next() });
    return place(offset * (width + 8), (index % 2) * 10 - 6, 1, offset * 6, plate);
  });
  return drawFile('luckyDigits', canvas, { plates });
}

/** Falling candles over three balls, for the stock lottery. */
export function stockTicket(canvas: Canvas, palette: Palette): string {
  let level = 30;
  const candles = repeat(7, (index) => {
    const isRising = canvas.random.chance(0.6);
    const height = 26 + canvas.random.next() * 40;
    level = Math.max(-30, Math.min(50, level + (isRising ? -16 : 14)));
    return candle({ x: -96 + index * 28, y: level - height, height, color: candleColor(isRising) }, 14);
  });
  const next = numbers(canvas);
  const balls =
    numberBall(canvas, [-58, 78, 27], next(), '#18a05a') +
    numberBall(canvas, [0, 84, 30], next(), GOLDEN) +
    numberBall(canvas, [58, 78, 27], next(), '#e0203a');
  return drawFile('stockTicket', canvas, { ...palette, candles, balls });
}
