import { GOLD, type Canvas } from '../drawing/canvas';
import { glow, petal, place, polygon, repeat, round, sparkle } from '../drawing/shapes';
import { pokerChip } from '../motifs/cards';
import { AMETHYST, EMERALD, RUBY, SAPPHIRE, coin, gem } from '../motifs/stones';
import type { Palette } from '../palettes';
import type { Ornament } from './choose';

/** Number, distance from the centre, and drawing of an ornament. */
interface Flight {
  count: number;
  from: number;
  to: number;
  draw: (c: Canvas, p: Palette, index: number) => string;
}

const CHIP_COLORS = ['#c4143c', '#1c4fc4', '#0c7a4a', '#8a3aff', '#1a1c2e'] as const;
const STONES = [RUBY, SAPPHIRE, EMERALD, AMETHYST] as const;

const FLIGHTS: Readonly<Record<Exclude<Ornament, 'none'>, Flight>> = {
  coins: {
    count: 6,
    from: 116,
    to: 164,
    draw: (c) => place(0, 0, c.random.range(0.13, 0.26), 0, tilted(c, coin(c, '★'))),
  },
  gems: {
    count: 6,
    from: 116,
    to: 164,
    draw: (c, _, i) => place(0, 0, c.random.range(0.12, 0.22), 0, gem(c, STONES[i % 4] ?? RUBY)),
  },
  chips: {
    count: 5,
    from: 116,
    to: 164,
    draw: (c, _, i) =>
      pokerChip(c, CHIP_COLORS[i % 5] ?? '#c4143c', [0, 0], c.random.range(0.26, 0.44), c.random.range(0.6, 1)),
  },
  petals: {
    count: 9,
    from: 96,
    to: 164,
    draw: (c, p) =>
      `<path d="${petal(c.random.range(5, 8), c.random.range(15, 24))}" fill="${c.random.pick([p.light, '#ffd0e4', '#ffffff'])}" opacity=".9"/>`,
  },
  stars: {
    count: 9,
    from: 116,
    to: 164,
    draw: (c, p) =>
      `<path d="M0-9L2.6-3 9-3 4 1.4 5.8 8 0 4-5.8 8-4 1.4-9-3-2.6-3Z" transform="scale(${round(c.random.range(0.6, 1.5))})" fill="${c.random.pick([GOLD[1], p.light, '#ffffff'])}"/>`,
  },
  embers: {
    count: 14,
    from: 84,
    to: 180,
    draw: (c) =>
      `<ellipse rx="${round(c.random.range(1.5, 3.5))}" ry="${round(c.random.range(3, 8))}" fill="${c.random.pick(['#ffd23a', '#ff8a1f', '#ff4a1f'])}"/>`,
  },
  bubbles: {
    count: 10,
    from: 96,
    to: 170,
    draw: (c) =>
      `<circle r="${round(c.random.range(4, 13))}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".75" stroke-width="2"/>`,
  },
};

function tilted(c: Canvas, body: string): string {
  return `<g transform="scale(1 ${round(c.random.range(0.5, 1))})">${body}</g>`;
}

/** Scatters small ornaments around (x, y). */
export function scatterOrnaments(c: Canvas, p: Palette, ornament: Ornament, x: number, y: number): string {
  if (ornament === 'none') return '';
  const { count, from, to, draw } = FLIGHTS[ornament];
  return repeat(count, (index) => {
    const angle = c.random.range(0, Math.PI * 2);
    const distance = c.random.range(from, to) * 0.95;
    return place(
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
      1,
      c.random.range(-40, 40),
      draw(c, p, index),
    );
  });
}

/** Glints around (x, y), outside of the motif's centre. */
export function scatterSparkles(c: Canvas, count: number, x: number, y: number): string {
  return repeat(count, () => {
    const angle = c.random.range(0, Math.PI * 2);
    const distance = c.random.range(86, 150);
    return sparkle(
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
      c.random.range(4, 13),
      '#ffffff',
      c.random.range(0.55, 1),
    );
  });
}

/** A gold-rimmed plate behind the motif. */
export function medallionPlate(c: Canvas, p: Palette, x: number, y: number): string {
  const beads = polygon(28, 119)
    .map(([a, b]) => `<circle cx="${round(a)}" cy="${round(b)}" r="3.6" fill="#fff6d0"/>`)
    .join('');
  return place(
    x,
    y,
    1,
    0,
    `${glow(c, 0, 0, 165, p.backLit, 0.7)}<circle r="125" cy="4" fill="#000" opacity=".4"/><circle r="125" fill="${c.gold()}"/>${beads}<circle r="112" fill="${c.radial([p.base, p.shade, p.backDark])}" stroke="#7a4a08" stroke-width="2.5"/>`,
  );
}

/** The frame that the games of a studio share. */
export function drawFrame(c: Canvas, p: Palette, style: number, width: number, height: number): string {
  const inner = (inset: number, attributes: string) =>
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" fill="none" ${attributes}/>`;
  const corner = `<path d="M0 34V8Q0 0 8 0H34V6H12Q6 6 6 12V34Z" fill="${c.gold()}"/><circle cx="12" cy="12" r="4" fill="${GOLD[1]}"/>`;
  const corners = `<g transform="translate(5 5)">${corner}</g><g transform="translate(${width - 5} 5) scale(-1 1)">${corner}</g><g transform="translate(5 ${height - 5}) scale(1 -1)">${corner}</g><g transform="translate(${width - 5} ${height - 5}) scale(-1 -1)">${corner}</g>`;
  switch (style) {
    case 0:
      return inner(2, 'rx="4" stroke="#fff" stroke-opacity=".18" stroke-width="4"');
    case 1:
      return (
        inner(3.5, `stroke="${c.gold()}" stroke-width="5"`) +
        inner(8, 'stroke="#fff" stroke-opacity=".22" stroke-width="1"')
      );
    case 2:
      return corners + inner(1, `stroke="${GOLD[2]}" stroke-opacity=".6" stroke-width="2"`);
    case 3:
      return (
        inner(4, `stroke="${p.light}" stroke-opacity=".75" stroke-width="2.5"`) +
        inner(1, `stroke="${p.base}" stroke-opacity=".9" stroke-width="3"`)
      );
    case 4:
      return `<path d="M0 0H${width}V5H0ZM0 ${height - 7}H${width}V${height}H0Z" fill="${c.linear([p.base, p.light, p.base], 0, 0, 1, 0)}"/>`;
    default:
      return (
        inner(2, `stroke="${p.backDark}" stroke-opacity=".7" stroke-width="4"`) +
        inner(6, `stroke="${GOLD[1]}" stroke-opacity=".8" stroke-width="1.4"`)
      );
  }
}
