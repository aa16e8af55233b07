import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';
import { around, glow, petal, place, pointList, polygon, repeat, round, sparkle, starPolygon } from '../drawing/shapes';
import type { Palette } from '../palettes';

const ground = (paint: string) => `<rect width="300" height="400" fill="${paint}"/>`;

/** Broad leaves from both sides. */
export function jungle(c: Canvas, p: Palette): string {
  const leaf = (x: number, y: number, turn: number, size: number, color: string) =>
    place(
      x,
      y,
      size,
      turn,
      `<path d="${petal(30, 130)}" fill="${color}"/><path d="M0-8V-118" stroke="${p.backDark}" stroke-opacity=".4" stroke-width="3"/>`,
    );
  const side = (sign: number) =>
    repeat(6, (i) =>
      leaf(
        150 + sign * (168 - (i % 2) * 18),
        20 + i * 66,
        sign * (-70 - c.random.range(0, 40)),
        c.random.range(0.8, 1.25),
        mix(p.base, p.backDark, i % 2 ? 0.35 : 0.62),
      ),
    );
  return `${ground(c.radial([p.backLit, p.back, p.backDark], 0.5, 0.4, 0.75))}${glow(c, 150, 150, 150, p.light, 0.4)}${side(-1)}${side(1)}${repeat(18, () => `<circle cx="${round(c.random.range(40, 260))}" cy="${round(c.random.range(20, 330))}" r="${round(c.random.range(1, 3))}" fill="${p.light}" opacity=".6"/>`)}`;
}

export function dunes(c: Canvas, p: Palette): string {
  const wave = (y: number, lift: number, color: string) =>
    `<path d="M0 ${y}Q75 ${y - lift} 150 ${y}T300 ${y - 8}V400H0Z" fill="${color}"/>`;
  return `${ground(c.linear([p.back, p.backLit, p.light]))}<circle cx="150" cy="160" r="92" fill="${c.linear(['#ffffff', p.light])}" opacity=".75"/>${wave(250, 34, mix(p.backLit, p.back, 0.5))}${wave(286, -26, mix(p.back, p.backDark, 0.2))}${wave(322, 30, mix(p.back, p.backDark, 0.55))}`;
}

/** A great moon behind drifting clouds. */
export function moonlit(c: Canvas, p: Palette): string {
  const cloud = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      0,
      `<path d="M-70 20C-90 20-92-8-66-10C-60-36-20-38-10-18C6-36 44-28 46-6C76-8 78 20 58 20Z" fill="${mix(p.back, p.backDark, 0.3)}" opacity=".72"/>`,
    );
  return `${ground(c.linear([p.backDark, p.back, mix(p.back, p.backLit, 0.4)]))}${repeat(34, () => `<circle cx="${round(c.random.range(0, 300))}" cy="${round(c.random.range(0, 260))}" r="${round(c.random.range(0.6, 1.8))}" fill="#fff" opacity="${round(c.random.range(0.3, 0.9))}"/>`)}${glow(c, 150, 150, 170, p.light, 0.55)}<circle cx="150" cy="150" r="112" fill="${c.radial(['#ffffff', p.light, mix(p.light, p.base, 0.5)], 0.5, 0.5, 0.6, 0.4, 0.35)}" opacity=".82"/>${cloud(50, 90, 1)}${cloud(262, 150, 1.1)}${cloud(40, 236, 1.2)}${cloud(250, 264, 0.9)}`;
}

/** A horizon of light over a perspective grid. */
export function neonGrid(c: Canvas, p: Palette): string {
  const lines =
    repeat(
      13,
      (i) => `<path d="M150 236L${-450 + i * 100} 400" stroke="${p.base}" stroke-width="1.6" stroke-opacity=".75"/>`,
    ) +
    repeat(
      8,
      (i) =>
        `<path d="M0 ${round(240 + i * i * 2.9)}H300" stroke="${p.base}" stroke-width="1.6" stroke-opacity=".75"/>`,
    );
  return `${ground(c.linear([p.backDark, p.back, p.backLit]))}<circle cx="150" cy="158" r="96" fill="${c.linear(['#fff6b0', p.base, p.back])}"/>${repeat(5, (i) => `<rect x="40" y="${178 + i * 14}" width="220" height="${3 + i * 1.6}" fill="${p.back}"/>`)}<rect y="236" width="300" height="164" fill="${p.backDark}"/>${lines}${glow(c, 150, 238, 180, p.light, 0.35)}`;
}

/** A lattice of Thai star flowers. */
export function lattice(c: Canvas, p: Palette): string {
  const bloom =
    around(4, `<path d="${petal(6, 18)}" fill="${GOLD[2]}" fill-opacity=".5"/>`) +
    around(4, `<path d="${petal(3, 12)}" fill="${p.light}" fill-opacity=".45"/>`, 45);
  return `${ground(c.radial([p.base, p.back, p.backDark], 0.5, 0.4, 0.8))}${repeat(10, (row) => repeat(8, (i) => place(i * 44 + (row % 2) * 22 - 4, row * 42 + 4, 1, 0, bloom)))}${repeat(14, (i) => `<path d="M${-400 + i * 56} 400L${i * 56} 0M${i * 56 - 300} 0L${i * 56 + 100} 400" stroke="${GOLD[2]}" stroke-opacity=".2" stroke-width="1.4"/>`)}${glow(c, 150, 160, 160, p.backLit, 0.75)}`;
}

/** Buttoned velvet. */
export function velvet(c: Canvas, p: Palette): string {
  const cell = c.radial(
    [mix(p.base, p.back, 0.4), mix(p.back, p.backDark, 0.3), p.backDark],
    0.5,
    0.5,
    0.62,
    0.4,
    0.35,
  );
  const tufts = repeat(11, (row) =>
    repeat(
      7,
      (i) =>
        `<path transform="translate(${i * 52 + (row % 2) * 26} ${row * 40})" d="M0-40Q18-14 26 0Q18 14 0 40Q-18 14-26 0Q-18-14 0-40Z" fill="${cell}"/>`,
    ),
  );
  const buttons = repeat(11, (row) =>
    repeat(
      7,
      (i) => `<circle cx="${i * 52 + (row % 2) * 26 + 26}" cy="${row * 40}" r="4" fill="${GOLD[1]}" opacity=".8"/>`,
    ),
  );
  return `${ground(p.backDark)}${tufts}${buttons}${glow(c, 150, 160, 170, p.backLit, 0.7)}`;
}

/** Lights out of focus. */
export function bokeh(c: Canvas, p: Palette): string {
  const colors = [p.base, p.light, p.backLit, GOLD[1]];
  return `${ground(c.linear([p.backDark, p.back, p.backDark]))}${repeat(26, (i) => `<circle cx="${round(c.random.range(0, 300))}" cy="${round(c.random.range(0, 340))}" r="${round(c.random.range(8, 34))}" fill="${colors[i % 4] ?? p.base}" opacity="${round(c.random.range(0.1, 0.35))}"/>`)}${glow(c, 150, 160, 170, p.backLit, 0.65)}`;
}

/** Cumulus at golden hour. */
export function clouds(c: Canvas, p: Palette): string {
  const puff = (x: number, y: number, s: number, color: string) =>
    place(
      x,
      y,
      s,
      0,
      `<path d="M-120 60C-150 60-150 14-112 12C-110-30-56-44-34-14C-14-52 46-48 54-6C92-20 132 20 104 60Z" fill="${color}"/>`,
    );
  return `${ground(c.linear([p.back, p.backLit, p.light]))}${repeat(14, (i) => `<path d="M150 170L${round(150 + 420 * Math.cos(i * 0.4488))} ${round(170 + 420 * Math.sin(i * 0.4488))}L${round(150 + 420 * Math.cos(i * 0.4488 + 0.16))} ${round(170 + 420 * Math.sin(i * 0.4488 + 0.16))}Z" fill="#fff" opacity=".13"/>`)}${puff(40, 250, 0.9, mix(p.light, p.backLit, 0.35))}${puff(268, 230, 0.8, mix(p.light, p.backLit, 0.2))}${puff(90, 306, 1.05, mix(p.light, p.base, 0.35))}${puff(240, 310, 1, mix(p.light, p.base, 0.5))}`;
}

/** Ribbons and confetti of a party. */
export function confetti(c: Canvas, p: Palette): string {
  const colors = [p.base, p.light, '#ffd23a', '#35d6ff', '#ff5ac0', '#8aff8a'];
  return `${ground(c.radial([p.backLit, p.back, p.backDark], 0.5, 0.4, 0.8))}${repeat(44, (i) => `<rect transform="translate(${round(c.random.range(0, 300))} ${round(c.random.range(0, 320))}) rotate(${round(c.random.range(0, 180))})" width="${round(c.random.range(6, 13))}" height="5" rx="1.5" fill="${colors[i % 6] ?? p.base}" opacity=".85"/>`)}${repeat(4, (i) => `<path d="M${20 + i * 84}-10q${i % 2 ? 34 : -34} 30 0 60t0 60t0 60" stroke="${colors[(i + 2) % 6] ?? p.light}" stroke-width="6" fill="none" opacity=".75" stroke-linecap="round"/>`)}${glow(c, 150, 160, 150, p.light, 0.35)}`;
}

/** Rings of light around the centre, with stars on them. */
export function halo(c: Canvas, p: Palette): string {
  const rings = repeat(
    5,
    (i) =>
      `<circle cx="150" cy="160" r="${62 + i * 34}" fill="none" stroke="${i % 2 ? p.light : p.base}" stroke-opacity="${round(0.7 - i * 0.1)}" stroke-width="${i % 2 ? 2 : 5}"/>`,
  );
  return `${ground(c.radial([mix(p.backLit, p.back, 0.3), p.back, p.backDark], 0.5, 0.4, 0.7))}${rings}${repeat(
    12,
    (i) => {
      const [x, y] = polygon(12, 130 + (i % 3) * 34, i)[i] ?? [0, 0];
      return place(
        150 + x,
        160 + y,
        0.6 + (i % 3) * 0.3,
        i * 30,
        `<polygon points="${pointList(starPolygon(5, 9, 4))}" fill="${p.light}" opacity=".8"/>`,
      );
    },
  )}${glow(c, 150, 160, 150, p.backLit, 0.8)}`;
}

/** Shards of ice or crystal from the corners. */
export function crystals(c: Canvas, p: Palette): string {
  const shard = (x: number, y: number, turn: number, s: number) =>
    place(
      x,
      y,
      s,
      turn,
      `<path d="M-16 0L-22-80L0-128L18-76L16 0Z" fill="${c.linear(
        [
          ['#ffffff', 0, 0.9],
          [p.light, 0.4, 0.7],
          [p.base, 1, 0.5],
        ],
        0,
        0,
        1,
        1,
      )}"/><path d="M0-128L-4 0L16 0L18-76Z" fill="${p.shade}" opacity=".3"/>`,
    );
  return `${ground(c.linear([p.back, p.backDark]))}${glow(c, 150, 150, 190, p.backLit, 0.85)}${[
    [10, 330, 8, 1.3],
    [50, 350, -4, 0.9],
    [290, 330, -8, 1.4],
    [248, 350, 6, 0.9],
    [-6, 210, 38, 1],
    [306, 200, -38, 1.05],
    [30, 6, 160, 0.8],
    [270, 2, 200, 0.85],
    [110, 366, -2, 0.7],
    [196, 366, 3, 0.75],
  ]
    .map(([x, y, turn, s]) => shard(Number(x), Number(y), Number(turn), Number(s)))
    .join(
      '',
    )}${repeat(9, () => sparkle(c.random.range(20, 280), c.random.range(20, 280), c.random.range(3, 9), '#ffffff', 0.8))}`;
}
