import { BACKGROUNDS } from '../backgrounds';
import { Canvas, picture } from '../drawing/canvas';
import { mix, turnHues } from '../drawing/color';
import { flip, place } from '../drawing/shapes';
import { LETTER_PAINTS, drawLettering } from '../lettering/lettering';
import { PALETTES, type Palette } from '../palettes';
import { chooseCover, motifOf, type Choice, type CoverInput, type LayoutName } from './choose';
import { drawFrame, medallionPlate, scatterOrnaments, scatterSparkles } from './ornaments';

/** `v`: portrait, 3:4. `h`: landscape, 16:9. */
export type CoverShape = 'v' | 'h';

/** Position of the motif, in units of a 300 × 400 cover. */
interface Stand {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

const STANDS: Record<LayoutName, Stand> = {
  classic: { x: 150, y: 158, scale: 1.22, turn: 0 },
  grand: { x: 150, y: 168, scale: 1.46, turn: 0 },
  medallion: { x: 150, y: 156, scale: 0.94, turn: 0 },
  tilt: { x: 154, y: 160, scale: 1.3, turn: -8 },
  flank: { x: 132, y: 148, scale: 1.16, turn: 0 },
  aside: { x: 172, y: 152, scale: 1.36, turn: 7 },
};

/**
 * A game's cover as SVG, 600 × 800 or 800 × 450: background, one lit motif, small ornaments, a dark bottom, the name.
 * Deterministic; letters are `<text>` in the display typefaces, see `fontFilesOf`.
 */
export function drawCover(input: CoverInput, shape: CoverShape): string {
  const choice = chooseCover(input);
  return shape === 'v' ? drawPortrait(input, choice) : drawLandscape(input, choice);
}

/** The placeholder colour of a tile before its cover has loaded, `#rrggbb`. */
export function dominantColor(input: CoverInput): string {
  const palette = PALETTES[chooseCover(input).palette];
  return mix(palette.backDark, palette.back, 0.6);
}

function drawMotif(c: Canvas, input: CoverInput, choice: Choice, name: string, palette: Palette): string {
  const entry = motifOf(input.category, name);
  if (!entry) return '';
  const own = new Canvas(`${input.provider}${input.id}${name}`);
  const drawn = entry.draw(own, palette);
  const hue = name === choice.motif ? choice.hue : 0;
  c.adopt(turnHues(own.defs, hue));
  const body = turnHues(drawn, hue);
  return choice.reflected && !entry.upright ? flip(body) : body;
}

function drawPortrait(input: CoverInput, choice: Choice): string {
  const c = new Canvas(`${input.provider}${input.id}v`);
  const palette: Palette = PALETTES[choice.palette];
  const stand = STANDS[choice.layout];
  const parts = [
    BACKGROUNDS[choice.background](c, palette),
    choice.layout === 'medallion' ? medallionPlate(c, palette, stand.x, stand.y) : '',
    place(
      stand.x,
      stand.y,
      stand.scale,
      choice.reflected ? -stand.turn : stand.turn,
      drawMotif(c, input, choice, choice.motif, palette),
    ),
    choice.side ? place(228, 226, 0.58, 6, drawMotif(c, input, choice, choice.side, palette)) : '',
    scatterOrnaments(c, palette, choice.ornament, stand.x, stand.y),
    scatterSparkles(c, 6, stand.x, stand.y),
    `<rect y="226" width="300" height="174" fill="${c.linear([
      [palette.backDark, 0, 0],
      [palette.backDark, 0.58, 0.78],
      [palette.backDark, 1, 0.97],
    ])}"/>`,
    drawLettering(c, input.name, choice.typeface, LETTER_PAINTS[choice.paint], palette, {
      x: 150,
      anchor: 'middle',
      width: 264,
      height: choice.side || input.category.toLowerCase() === 'casino' ? 104 : 124,
      maxSize: 60,
      maxLines: 3,
      bottom: 372,
    }),
    '<path d="M0 0H300V90Q150 40 0 120Z" fill="#fff" opacity=".05"/>',
    drawFrame(c, palette, choice.frame, 300, 400),
  ];
  return picture(c, parts.join(''), 600, 800, '0 0 300 400');
}

const LANDSCAPE_SCALE = 2.35;

function drawLandscape(input: CoverInput, choice: Choice): string {
  const c = new Canvas(`${input.provider}${input.id}h`);
  const palette: Palette = PALETTES[choice.palette];
  const behind = `<g transform="translate(${560 - 150 * 3.75} ${225 - 165 * 3.75}) scale(3.75)">${BACKGROUNDS[choice.background](c, palette)}</g>`;
  const front = [
    choice.layout === 'medallion' ? medallionPlate(c, palette, 0, 0) : '',
    place(0, 0, choice.layout === 'medallion' ? 0.94 : 1.12, 0, drawMotif(c, input, choice, choice.motif, palette)),
    choice.side ? place(92, 60, 0.5, 6, drawMotif(c, input, choice, choice.side, palette)) : '',
    scatterOrnaments(c, palette, choice.ornament, 0, 0),
    scatterSparkles(c, 6, 0, 0),
  ].join('');
  const shade = `<rect width="800" height="450" fill="${c.linear(
    [
      [palette.backDark, 0, 0.9],
      [palette.backDark, 0.42, 0.62],
      [palette.backDark, 0.78, 0],
    ],
    0,
    0,
    1,
    0,
  )}"/>`;
  const title = drawLettering(c, input.name, choice.typeface, LETTER_PAINTS[choice.paint], palette, {
    x: 40,
    anchor: 'start',
    width: 390,
    height: 250,
    maxSize: 92,
    maxLines: 3,
    bottom: 392,
  });
  return picture(
    c,
    `${behind}${shade}${place(590, 222, LANDSCAPE_SCALE * 0.72, 0, front)}${title}${drawFrame(c, palette, choice.frame, 800, 450)}`,
    800,
    450,
  );
}
