import { drawing } from '../dom';
import { paint, svg } from './paint';

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
];

const tile = (fill: string): string =>
  `<rect x="4" y="4" width="92" height="92" rx="20" fill="${fill}" stroke="#000" stroke-opacity=".25" stroke-width="3"/>`;

/** Creates a die with pips; one and four are red, as in Asia. */
export function die(face: number): HTMLElement {
  const ink = face === 1 || face === 4 ? '#d0142e' : '#17203c';
  const spots = SPOTS[face]!.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${face === 1 ? 15 : 10}" fill="${ink}"/>`);
  return drawing('die', svg(tile('#fffdf4') + spots.join('')), String(face));
}

const stroke = 'stroke="#17203c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';
const ANIMALS: readonly string[] = [
  '',
  `<circle cx="50" cy="62" r="24" fill="${paint('leaf')}" ${stroke}/><circle cx="50" cy="34" r="15" fill="${paint('leaf')}" ${stroke}/><path d="M50 20q2-12 12-12" fill="none" ${stroke}/>`,
  `<path d="M16 50C28 26 60 26 72 48l14-12v30L72 54C60 76 28 74 16 50z" fill="${paint('sky')}" ${stroke}/><circle cx="32" cy="46" r="4" fill="#17203c"/>`,
  `<path d="M26 30c30-10 52 10 46 34-4 16-22 20-32 12 14 0 20-8 16-18-6-14-24-8-30-28z" fill="${paint('amber')}" ${stroke}/><path d="M26 30Q14 22 14 12M30 28Q26 18 32 10" fill="none" ${stroke}/>`,
  `<ellipse cx="50" cy="58" rx="26" ry="18" fill="${paint('ruby')}" ${stroke}/><path d="M26 50Q10 40 18 24q12 2 10 16M74 50q16-10 8-26-12 2-10 16M28 70l-10 10M72 70l10 10M40 42v-8M60 42v-8" fill="none" ${stroke}/>`,
  `<path d="M30 78c-8-26 6-34 14-40-6-14 14-20 18-6l14 6-12 6c8 14 4 30-8 38z" fill="${paint('amber')}" ${stroke}/><path d="M48 22q4-12 10 0 8-8 8 4" fill="${paint('ruby')}" ${stroke}/><path d="M30 78Q14 66 18 46q10 8 16 4" fill="${paint('jade')}" ${stroke}/>`,
  `<path d="M22 24l14 8q14-6 28 0l14-8-2 22c6 26-12 36-26 36S18 72 24 46z" fill="${paint('amber')}" ${stroke}/><path d="M50 36v14M38 34l4 10M62 34l-4 10M44 62q6 6 12 0" fill="none" ${stroke}/><circle cx="40" cy="52" r="3.500" fill="#17203c"/><circle cx="60" cy="52" r="3.500" fill="#17203c"/>`,
];

/** Creates a die with gourd, fish, prawn, crab, rooster and tiger. */
export function animalDie(face: number, name: string): HTMLElement {
  return drawing('die', svg(tile('#fff6e0') + ANIMALS[face]!), name);
}
