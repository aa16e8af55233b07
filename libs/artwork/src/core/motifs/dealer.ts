import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';
import { around, glow, mirror, petal, place, repeat } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { playingCard } from './cards';
import { die } from './tables';

const SKINS = [
  ['#ffe9da', '#f9cdb0', '#d9976f'],
  ['#ffe4d0', '#f7c3a2', '#d8906c'],
  ['#fbd9bc', '#e8b088', '#b97a52'],
  ['#f2c9a4', '#d69a6c', '#9c633c'],
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

interface Person {
  skin: string;
  shade: string;
  hair: string;
  hairPaint: string;
  dress: string;
  lips: string;
}

/** A host of a live table; the seed selects face, hair, dress, jewels and the item in hand. */
export function dealer(c: Canvas, p: Palette): string {
  const random = c.random;
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIR);
  const person: Person = {
    skin: c.linear(skin),
    shade: skin[2],
    hair,
    hairPaint: c.linear([mix(hair, '#ffffff', 0.24), hair]),
    dress: random.pick(DRESSES),
    lips: random.pick(LIPS),
  };
  const style = random.pick(HAIR_STYLES);
  const outfit = random.pick(OUTFITS);
  return `${glow(c, 0, -10, 140, p.l, 0.45)}${style.back(person)}<path d="M-20 14H20V54H-20Z" fill="${person.shade}"/><path d="M-118 134C-114 74-72 60-24 48Q0 70 24 48C72 60 114 74 118 134Z" fill="${person.skin}"/>${outfit(c, person)}${face(c, person)}${style.front(person)}${jewels(c)}${inHand(c)}`;
}

type HairStyle = Record<'back' | 'front', (person: Person) => string>;

const fringeSide = ({ hairPaint }: Person) =>
  `<path d="M-45-44C-42-94-6-90 10-93C48-88 47-60 46-38C37-54 26-66 10-72C-12-58-34-56-45-44Z" fill="${hairPaint}"/>`;
const fringeMiddle = ({ hairPaint }: Person) =>
  `<path d="M0-88C-34-92-50-64-46-32C-40-52-22-68 0-76C22-68 40-52 46-32C50-64 34-92 0-88Z" fill="${hairPaint}"/>`;
const fringeStraight = ({ hairPaint }: Person) =>
  `<path d="M-46-36C-54-98 54-98 46-36L38-52H-38Z" fill="${hairPaint}"/>${repeat(5, (i) => `<path d="M${-28 + i * 14}-82V-54" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`)}`;

const HAIR_STYLES: readonly HairStyle[] = [
  {
    back: ({ hairPaint }) =>
      `<path d="M-52-62C-62-122 62-122 54-60C60-14 74 16 58 46H-58C-74 16-58-14-52-62Z" fill="${hairPaint}"/>`,
    front: fringeSide,
  },
  {
    back: ({ hairPaint }) =>
      `<path d="M-54-60C-60-118 60-118 54-60C58-20 52 0 46 8H-46C-52 0-58-20-54-60Z" fill="${hairPaint}"/>`,
    front: fringeStraight,
  },
  {
    back: ({ hairPaint }) =>
      `<circle cy="-104" r="29" fill="${hairPaint}"/><path d="M-50-60C-56-112 56-112 50-60C52-30 46-12 40-4H-40C-46-12-52-30-50-60Z" fill="${hairPaint}"/>`,
    front: fringeMiddle,
  },
  {
    back: ({ hairPaint }) =>
      `<path d="M-52-62C-60-120 60-120 52-62C84-30 56 0 84 26C96 60 70 92 52 100H-60C-86 84-92 50-78 24C-56 0-84-30-52-62Z" fill="${hairPaint}"/>`,
    front: fringeMiddle,
  },
  {
    back: ({ hairPaint }) =>
      `<path d="M20-94C92-112 112-30 88 40C80 64 70 74 60 78C72 30 60-20 34-52Z" fill="${hairPaint}"/><path d="M-50-60C-56-114 56-114 50-60L44-12H-44Z" fill="${hairPaint}"/>`,
    front: fringeSide,
  },
  {
    back: ({ hairPaint }) =>
      `<path d="M-52-56C-58-118 58-118 52-56C56-24 58 14 44 30H-44C-58 14-56-24-52-56Z" fill="${hairPaint}"/>`,
    front: (person) => `<g transform="scale(-1 1)">${fringeSide(person)}</g>`,
  },
];

const cloth = (c: Canvas, color: string) => c.linear([mix(color, '#ffffff', 0.24), color, mix(color, '#000000', 0.5)]);

const OUTFITS: readonly ((c: Canvas, person: Person) => string)[] = [
  (c, { dress }) =>
    `<path d="M-108 134C-104 98-84 76-62 68C-40 112-18 106 0 92C18 106 40 112 62 68C84 76 104 98 108 134Z" fill="${cloth(c, dress)}"/><path d="M-62 68C-40 112-18 106 0 92C18 106 40 112 62 68" fill="none" stroke="${GOLD[1]}" stroke-width="3.5"/>`,
  (c, { dress }) =>
    `<path d="M-118 134C-114 74-72 60-30 50L0 104L30 50C72 60 114 74 118 134Z" fill="${cloth(c, dress)}"/><path d="M-30 50L0 104L30 50L18 46L0 74L-18 46Z" fill="#fff"/><path d="M-30 50L-52 76L-30 84L-34 98L0 118L-16 84ZM30 50L52 76L30 84L34 98L0 118L16 84Z" fill="${mix(dress, '#000000', 0.28)}"/><path d="M-15 76L0 82L15 76V92L0 86L-15 92Z" fill="${c.gold()}"/>`,
  (c, { dress }) =>
    `<path d="M-112 134C-108 96-88 78-66 66L-40 62L70 92C96 96 106 112 110 134Z" fill="${cloth(c, dress)}"/><path d="M-70 66L-34 56L52 134H-4Z" fill="${c.gold()}"/><path d="M-56 62L20 134" stroke="#a5620a" stroke-width="3" stroke-dasharray="5 5"/>`,
  (c, { dress }) =>
    `<path d="M-118 134C-114 76-72 62-24 52V40Q0 52 24 40V52C72 62 114 76 118 134Z" fill="${cloth(c, dress)}"/><path d="M-24 40Q0 54 24 40L26 54Q0 70-26 54Z" fill="${mix(dress, '#ffffff', 0.14)}" stroke="${GOLD[1]}" stroke-width="2.5"/><path d="M4 60C30 68 50 82 54 112" stroke="${GOLD[1]}" stroke-width="3.5" fill="none"/>${place(26, 74, 0.4, 0, around(5, `<path d="${petal(13, 26)}" fill="${GOLD[1]}"/>`))}`,
  (c, { dress }) =>
    `<path d="M-100 134C-96 104-80 90-58 84Q-30 70 0 86Q30 70 58 84C80 90 96 104 100 134Z" fill="${cloth(c, dress)}"/><path d="M-58 84L-46 56M58 84L46 56" stroke="${dress}" stroke-width="8" stroke-linecap="round"/><path d="M-58 84Q-30 70 0 86Q30 70 58 84" stroke="#fff" stroke-opacity=".7" stroke-width="3" fill="none"/>`,
];

function face(c: Canvas, { skin, hair, lips }: Person): string {
  const brow = c.random.pick(['M9-42Q20-49 33-41', 'M9-40Q22-50 34-44', 'M10-42Q22-45 33-40']);
  const mouth = c.random.pick([
    `<path d="M-12 8Q-5 3 0 6Q5 3 12 8Q0 20-12 8Z" fill="${lips}"/><path d="M-12 8Q0 12 12 8" stroke="#6b0a1c" stroke-width="1.5" fill="none"/>`,
    `<path d="M-15 5Q0 10 15 5Q10 21 0 21Q-10 21-15 5Z" fill="${lips}"/><path d="M-11 8Q0 12 11 8L8 13Q0 15-8 13Z" fill="#fff"/>`,
    `<path d="M-13 9Q0 18 13 9" stroke="${lips}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  ]);
  const iris = c.random.pick(['#3a1a10', '#24140c', '#4a2c12', '#1c2a3a']);
  const jaw = c.random.pick([
    'M-42-56C-44-8-24 30 0 32C24 30 44-8 42-56C40-92-40-92-42-56Z',
    'M-43-56C-45-4-22 34 0 35C22 34 45-4 43-56C40-92-40-92-43-56Z',
    'M-41-56C-44-12-28 28 0 31C28 28 44-12 41-56C39-92-39-92-41-56Z',
  ]);
  const eye = c.random.chance(0.3)
    ? '<path d="M8-28Q20-38 33-28" stroke="#1a0a08" stroke-width="4.5" fill="none" stroke-linecap="round"/>'
    : `<path d="M8-28Q20-38 33-29Q20-20 8-28Z" fill="#fff"/><circle cx="20" cy="-29" r="5" fill="${iris}"/><circle cx="21.8" cy="-31" r="1.8" fill="#fff"/><path d="M7-28Q19-40 34-31L38-35" stroke="#1a0a08" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  return `<path d="${jaw}" fill="${skin}"/>${mirror(`${eye}<path d="${brow}" stroke="${mix(hair, '#5a3020', 0.5)}" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="27" cy="-9" r="9" fill="#ff7a86" opacity=".3"/>`)}<path d="M-3-20Q-6-6 2-5" stroke="#b0623e" stroke-width="2" fill="none"/>${mouth}`;
}

function jewels(c: Canvas): string {
  const earring = c.random.pick([
    `<circle cx="46" cy="-6" r="5" fill="${GOLD[1]}"/><circle cx="46" cy="5" r="3.4" fill="#fff"/>`,
    `<circle cx="46" cy="2" r="10" fill="none" stroke="${GOLD[1]}" stroke-width="3.5"/>`,
    '<circle cx="45" cy="-4" r="5.5" fill="#fff"/>',
    `<path d="M45-8L50 6L45 18L40 6Z" fill="${GOLD[1]}"/>`,
  ]);
  const flower = `${around(5, `<path d="${petal(13, 28)}" fill="${c.random.pick(['#ffffff', '#ffd0e4', '#ffe38a'])}"/>`)}<circle r="7" fill="#ffb01f"/>`;
  const head = c.random.pick([
    '',
    place(-38, -66, 0.6, -20, flower),
    place(40, -60, 0.6, 20, flower),
    `<path d="M-44-62Q0-98 44-62" stroke="${GOLD[1]}" stroke-width="5" fill="none"/>${place(0, -82, 0.7, 0, '<path d="M0-16L10 0L0 16L-10 0Z" fill="#fff3c0" stroke="#b8730f" stroke-width="3"/>')}`,
    '',
  ]);
  const neck = c.random.chance(0.6)
    ? `<path d="M-22 48Q0 74 22 48" stroke="${c.random.pick([GOLD[1], '#ffffff'])}" stroke-width="4" fill="none" stroke-dasharray="1 6" stroke-linecap="round"/>`
    : '';
  return mirror(earring) + head + neck;
}

/** The item that the host shows. */
function inHand(c: Canvas): string {
  const random = c.random;
  const card = (x: number, tilt: number) =>
    playingCard(c, random.pick(['A', 'K', '9', '8', 'Q', 'J']), random.pick(['h', 's', 'd', 'c']), x, 84, tilt, 0.66);
  switch (random.below(4)) {
    case 0:
      return card(-70, -14) + card(70, 14);
    case 1:
      return card(46, -10) + card(78, 10);
    case 2:
      return die(c, 5, -66, 82, 0.62, -14) + die(c, 1, -28, 92, 0.58, 10);
    default:
      return card(-76, -10) + card(-46, 8);
  }
}
