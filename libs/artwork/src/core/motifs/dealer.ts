import type { Canvas } from '../drawing/canvas';
import { flip, glow, mirror, place } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { die, playingCard } from './cards';
import { drawFile, type FileName, type Slots } from './draw-file';

const SKINS = [
  { light: '#ffe9da', base: '#f9cdb0', shade: '#d9976f' },
  { light: '#ffe4d0', base: '#f7c3a2', shade: '#d8906c' },
  { light: '#fbd9bc', base: '#e8b088', shade: '#b97a52' },
  { light: '#f2c9a4', base: '#d69a6c', shade: '#9c633c' },
] as const;
const HAIR = ['#1c1018', '#2a1420', '#3a2010', '#5a2c12', '#12101e', '#7a3a1a', '#a8703a', '#4a1228'] as const;
const DRESSES = [
  '#c4143c',
  '#0c7a5a',
  '#7a2ac9',
  '#1c4fc4',
  '#e0901f',
  '#12142a',
  '#d8408a',
  '#0a8aa8',
  '#f2f0f6',
  '#8a0a5a',
] as const;
const LIPS = ['#d8203f', '#c2405a', '#b0123a', '#e0506a'] as const;
const IRISES = ['#3a1a10', '#24140c', '#4a2c12', '#1c2a3a'] as const;

/** Hair behind the head and above the forehead. */
const HAIR_STYLES: readonly { back: FileName; front: FileName; flipped?: boolean }[] = [
  { back: 'dealerHairLong', front: 'dealerFringeSide' },
  { back: 'dealerHairBob', front: 'dealerFringeStraight' },
  { back: 'dealerHairBun', front: 'dealerFringeMiddle' },
  { back: 'dealerHairWavy', front: 'dealerFringeMiddle' },
  { back: 'dealerHairPonytail', front: 'dealerFringeSide' },
  { back: 'dealerHairShoulder', front: 'dealerFringeSide', flipped: true },
];
const OUTFITS = [
  'dealerDressNeckline',
  'dealerDressSuit',
  'dealerDressSash',
  'dealerDressCollar',
  'dealerDressStrapless',
] as const;
const BROWS = ['M9-42Q20-49 33-41', 'M9-40Q22-50 34-44', 'M10-42Q22-45 33-40'] as const;
const MOUTHS = ['dealerMouthClosed', 'dealerMouthOpen', 'dealerMouthSmile'] as const;
const JAWS = [
  'M-42-56C-44-8-24 30 0 32C24 30 44-8 42-56C40-92-40-92-42-56Z',
  'M-43-56C-45-4-22 34 0 35C22 34 45-4 43-56C40-92-40-92-43-56Z',
  'M-41-56C-44-12-28 28 0 31C28 28 44-12 41-56C39-92-39-92-41-56Z',
] as const;
const EARRINGS = ['dealerEarringDrop', 'dealerEarringHoop', 'dealerEarringPearl', 'dealerEarringPendant'] as const;
const HEADWEAR = ['none', 'flower on the left', 'flower on the right', 'tiara', 'none'] as const;

/** A host of a live table; the seed selects face, hair, dress, jewels and the item in hand. */
export function dealer(canvas: Canvas, palette: Palette): string {
  const { random } = canvas;
  const person: Slots = {
    ...random.pick(SKINS),
    hair: random.pick(HAIR),
    dress: random.pick(DRESSES),
    lips: random.pick(LIPS),
  };
  const style = random.pick(HAIR_STYLES);
  const outfit = random.pick(OUTFITS);
  const part = (name: FileName) => drawFile(name, canvas, person);
  const fringe = part(style.front);
  return [
    glow(canvas, 0, -10, 140, palette.light, 0.45),
    part(style.back),
    part('dealerBody'),
    part(outfit),
    face(canvas, person),
    style.flipped ? flip(fringe) : fringe,
    jewels(canvas),
    inHand(canvas),
  ].join('');
}

function face(canvas: Canvas, person: Slots): string {
  const { random } = canvas;
  const brow = random.pick(BROWS);
  const mouth = random.pick(MOUTHS);
  const iris = random.pick(IRISES);
  const jaw = random.pick(JAWS);
  const eye = drawFile(random.chance(0.3) ? 'dealerEyeClosed' : 'dealerEyeOpen', canvas, { iris });
  return drawFile('dealerFace', canvas, { ...person, jaw, brow, eye }) + drawFile(mouth, canvas, person);
}

function jewels(canvas: Canvas): string {
  const { random } = canvas;
  const earring = drawFile(random.pick(EARRINGS), canvas);
  const flower = drawFile('dealerFlower', canvas, { base: random.pick(['#ffffff', '#ffd0e4', '#ffe38a']) });
  const headwear = {
    none: '',
    'flower on the left': place(-38, -66, 0.6, -20, flower),
    'flower on the right': place(40, -60, 0.6, 20, flower),
    tiara: drawFile('dealerTiara', canvas),
  }[random.pick(HEADWEAR)];
  const necklace = random.chance(0.6)
    ? drawFile('dealerNecklace', canvas, { base: random.pick(['#ffe38a', '#ffffff']) })
    : '';
  return mirror(earring) + headwear + necklace;
}

/** The item that the host shows. */
function inHand(canvas: Canvas): string {
  const { random } = canvas;
  const card = (x: number, tilt: number) => {
    const rank = random.pick(['A', 'K', '9', '8', 'Q', 'J']);
    const suit = random.pick(['cardOfHearts', 'cardOfSpades', 'cardOfDiamonds', 'cardOfClubs'] as const);
    return playingCard(canvas, { rank, suit }, [x, 84], tilt, 0.66);
  };
  switch (random.below(4)) {
    case 0:
      return card(-70, -14) + card(70, 14);
    case 1:
      return card(46, -10) + card(78, 10);
    case 2:
      return die(canvas, 5, [-66, 82], 0.62, -14) + die(canvas, 1, [-28, 92], 0.58, 10);
    default:
      return card(-76, -10) + card(-46, 8);
  }
}
