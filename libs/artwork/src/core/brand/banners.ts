import { ownEntry } from '@housebrand/shared';
import { BACKGROUNDS, type BackgroundName } from '../backgrounds';
import { Canvas, picture } from '../drawing/canvas';
import { Random } from '../drawing/random';
import { glow, place, repeat, round, sparkle } from '../drawing/shapes';
import * as motifs from '../motifs';
import type { Motif, MotifEntry } from '../motifs';
import { coin } from '../motifs/stones';
import { PALETTES, PALETTE_NAMES, type Palette, type PaletteName } from '../palettes';

/** A wide picture without letters: text is placed over its dark left half. */
interface Scene {
  palette: PaletteName;
  background: BackgroundName | 'stadium';
  motif: string;
  side?: string;
  coins?: boolean;
}

const ENTRIES: Readonly<Record<string, MotifEntry>> = {
  ...motifs.SLOT_MOTIFS,
  ...motifs.TABLE_MOTIFS,
  ...motifs.POKER_MOTIFS,
  ...motifs.KENO_MOTIFS,
  ...motifs.LOTTO_MOTIFS,
  ...motifs.FISH_MOTIFS,
  ...motifs.TRADE_MOTIFS,
  ...motifs.ESPORT_MOTIFS,
  ...motifs.SPORT_MOTIFS,
};

/** Scenes by words of an id; the first match wins. */
const SCENES: readonly (readonly [idPattern: RegExp, scene: Scene])[] = [
  [/esport/, { palette: 'violet', background: 'hex', motif: 'knightHelmet', side: 'gamepad' }],
  [/stadium|football|sport/, { palette: 'sea', background: 'stadium', motif: 'football' }],
  [
    /naga-tables|lotus-tables|tables|live|casino/,
    { palette: 'ruby', background: 'stage', motif: 'dealer', side: 'roulette' },
  ],
  [/naga/, { palette: 'jade', background: 'temple', motif: 'naga', coins: true }],
  [/lotus/, { palette: 'pink', background: 'moonlit', motif: 'lotus' }],
  [/treasure|chest|cashback|bonus|reward/, { palette: 'gold', background: 'rays', motif: 'chest', coins: true }],
  [/gem|jewel/, { palette: 'violet', background: 'nebula', motif: 'jewels' }],
  [/night-city|city|night/, { palette: 'night', background: 'neonGrid', motif: 'mirrorBall' }],
  [/calm|sea|care|safe/, { palette: 'teal', background: 'moonlit', motif: 'junkShip' }],
  [/poker/, { palette: 'ruby', background: 'felt', motif: 'royalFlush', coins: true }],
  [/lotto_launch|lotto-launch|yeekee/, { palette: 'violet', background: 'rays', motif: 'lottoDrum' }],
  [/lotto|lottery/, { palette: 'gold', background: 'confetti', motif: 'lotteryTicket', coins: true }],
  [/keno/, { palette: 'indigo', background: 'halo', motif: 'kenoOrbit' }],
  [/trade/, { palette: 'jade', background: 'hex', motif: 'bullHead', side: 'candlestickChart' }],
  [/fish/, { palette: 'sea', background: 'sea', motif: 'goldFish' }],
  [/tournament|week|cup|rank|leader/, { palette: 'indigo', background: 'rays', motif: 'trophy', coins: true }],
  [/slot|spin/, { palette: 'saffron', background: 'rays', motif: 'slotMachine', coins: true }],
  [/wheel/, { palette: 'plum', background: 'halo', motif: 'fortuneWheel' }],
  [/gift|welcome|coupon|gashapon/, { palette: 'wine', background: 'confetti', motif: 'giftBox', coins: true }],
  [/friend|refer|affiliate/, { palette: 'coral', background: 'clouds', motif: 'coinJar', coins: true }],
  [/quest|mission|daily/, { palette: 'forest', background: 'dunes', motif: 'treasureMap' }],
];

function sceneOf(id: string): Scene {
  const named = SCENES.find(([idPattern]) => idPattern.test(id))?.[1];
  if (named) return named;
  const random = new Random(`banner:${id}`);
  const backgrounds = Object.keys(BACKGROUNDS) as BackgroundName[];
  return {
    palette: random.pick(PALETTE_NAMES),
    background: random.pick(backgrounds),
    motif: random.pick(Object.keys(motifs.SLOT_MOTIFS)),
    coins: true,
  };
}

/** A banner, 1312 × 576, without letters. Words of the id select the scene; an unknown id gets a derived one. */
export function drawBanner(id: string): string {
  return drawWide(`banner${id}`, sceneOf(id.toLowerCase()), { width: 656, height: 288, at: 506, dim: 0.86 }, 1312, 576);
}

const LOBBY_SCENES: Readonly<Record<string, Scene>> = {
  SPORT: { palette: 'sea', background: 'stadium', motif: 'football' },
  SBO_SPORT: { palette: 'dusk', background: 'city', motif: 'basketball' },
  SABA_SPORT: { palette: 'indigo', background: 'stage', motif: 'boxingGloves' },
};

/** A lobby's picture (sport, poker, lotto …), 960 × 540, without letters; dark on the left and at the bottom. */
export function drawLobbyPicture(code: string): string {
  const scene = ownEntry(LOBBY_SCENES, code) ?? sceneOf(code.toLowerCase());
  return drawWide(`lobby${code}`, scene, { width: 480, height: 270, at: 358, dim: 0.8 }, 960, 540);
}

function drawWide(
  seed: string,
  scene: Scene,
  box: { width: number; height: number; at: number; dim: number },
  width: number,
  height: number,
): string {
  const c = new Canvas(seed);
  const palette: Palette = PALETTES[scene.palette];
  const { at } = box;
  const middle = box.height * 0.51;
  const scale = Math.max(at / 150, (box.width - at) / 150, 2.1);
  const behind =
    scene.background === 'stadium'
      ? stadium(c, palette, box.width, box.height)
      : `<g transform="translate(${round(at - 150 * scale)} ${round(middle - 165 * scale)}) scale(${round(scale)})">${BACKGROUNDS[scene.background](c, palette)}</g>`;
  const parts = [
    behind,
    glow(c, at, middle, box.height * 0.62, palette.backLit, 0.6),
    scene.side ? place(at - 104, middle + 22, 0.8, -6, motif(scene.side)(c, palette)) : '',
    place(at + (scene.side ? 40 : 0), middle, (box.height / 288) * 1.26, 0, motif(scene.motif)(c, palette)),
    scene.coins ? flyingCoins(c, palette, at, middle, box.height) : '',
    `<rect width="${box.width}" height="${box.height}" fill="${c.linear(
      [
        [palette.backDark, 0, box.dim],
        [palette.backDark, 0.42, box.dim * 0.68],
        [palette.backDark, 0.74, 0],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
    repeat(7, () =>
      sparkle(
        at + c.random.range(-150, 150),
        c.random.range(12, box.height - 12),
        c.random.range(4, 12),
        '#ffffff',
        c.random.range(0.5, 1),
      ),
    ),
  ];
  return picture(c, parts.join(''), width, height, `0 0 ${box.width} ${box.height}`);
}

function motif(name: string): Motif {
  return ENTRIES[name]?.draw ?? motifs.SLOT_MOTIFS.chest.draw;
}

function flyingCoins(c: Canvas, palette: Palette, x: number, y: number, height: number): string {
  return repeat(6, (i) => {
    const angle = i * 1.047 + c.random.range(-0.2, 0.2);
    return place(
      x + Math.cos(angle) * height * 0.5,
      y + Math.sin(angle) * height * 0.42,
      c.random.range(0.18, 0.34),
      c.random.range(-30, 30),
      coin(c, '★'),
    );
  });
}

/** Floodlights over a pitch and a crowd of lights. */
function stadium(c: Canvas, p: Palette, w: number, h: number): string {
  const lights = ['#ffffff', '#ffe38a', '#7af6ff', '#ff8ab5'];
  const crowd = repeat(
    140,
    (i) =>
      `<circle cx="${round(c.random.range(0, w))}" cy="${round(h * c.random.range(0.32, 0.54))}" r="${round(c.random.range(1, 3))}" fill="${lights[i % 4] ?? '#ffffff'}" opacity="${round(c.random.range(0.3, 0.85))}"/>`,
  );
  const floods = [0.12, 0.38, 0.66, 0.92]
    .map(
      (x) =>
        `<g transform="translate(${round(w * x)} ${round(h * 0.08)})"><path d="M0 0L-70 ${h}H70Z" fill="${c.linear([
          ['#ffffff', 0, 0.38],
          ['#ffffff', 0.7, 0],
        ])}"/><rect x="-20" y="-10" width="40" height="16" rx="3" fill="#fff"/>${glow(c, 0, 0, 50, '#ffffff', 0.9)}</g>`,
    )
    .join('');
  const stripes = [0, 2, 4, 6]
    .map(
      (i) =>
        `<path d="M${round(w * (i / 8))} ${round(h * 0.58)}H${round(w * ((i + 1) / 8))}L${round(w * (((i + 1) / 8) * 2 - 0.5))} ${h}H${round(w * ((i / 8) * 2 - 0.5))}Z" fill="#fff" opacity=".07"/>`,
    )
    .join('');
  return `<rect width="${w}" height="${h}" fill="${c.linear([p.backDark, p.back, p.backLit])}"/>${crowd}${floods}<path d="M0 ${round(h * 0.58)}H${w}V${h}H0Z" fill="${c.linear(['#1fae5a', '#0b6b34'])}"/>${stripes}<path d="M0 ${round(h * 0.58)}H${w}" stroke="#fff" stroke-opacity=".7" stroke-width="2"/><ellipse cx="${w / 2}" cy="${round(h * 0.82)}" rx="${round(w * 0.2)}" ry="${round(h * 0.12)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.5"/>`;
}
