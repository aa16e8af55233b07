import { paint, svg } from './paint';

const outline = 'stroke="#06122e" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"';
const eye = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="5" fill="#fff"/><circle cx="${x - 1}" cy="${y}" r="2.600" fill="#06122e"/>`;
const swimmer = (ramp: string, tail: string, extra: string): string =>
  `<path d="M78 50 98 30v40z" fill="${paint(tail)}" ${outline}/><path d="M8 50C22 24 60 22 82 50 60 78 22 76 8 50z" fill="${paint(ramp)}" ${outline}/>${extra}${eye(26, 44)}`;

/** Fish in a 100 × 100 box, facing left. */
const fish: Readonly<Record<string, string>> = {
  minnow: swimmer('pearl', 'sky', '<path d="M30 54q20 6 42-2" fill="none" stroke="#2a9df0" stroke-width="3"/>'),
  clown: swimmer(
    'amber',
    'amber',
    '<path d="M40 30q-8 20 0 40M60 32q-6 18 0 36" fill="none" stroke="#fff" stroke-width="8"/>',
  ),
  puffer: `<circle cx="48" cy="50" r="32" fill="${paint('gold')}" ${outline}/><path d="M48 18V8M70 26l8-8M80 50h12M70 74l8 8M48 82v10M26 74l-8 8M26 26l-8-8" stroke="#8a4a08" stroke-width="4" stroke-linecap="round"/><path d="M22 60q10 8 20 0" fill="none" stroke="#5a2a02" stroke-width="3"/>${eye(32, 42)}`,
  betta: `<path d="M62 50C96 6 100 30 92 50c8 20 4 44-30 0z" fill="${paint('violet')}" ${outline}/><path d="M30 36Q50 0 70 34zM34 64q14 36 36 8z" fill="${paint('pink')}" ${outline}/><path d="M10 50C24 32 54 32 70 50 54 68 24 68 10 50z" fill="${paint('ruby')}" ${outline}/>${eye(26, 46)}`,
  turtle: `<path d="M22 62 10 80l24-8zM66 66l16 16-6-26zM34 30 26 12l22 12z" fill="${paint('leaf')}" ${outline}/><circle cx="12" cy="46" r="11" fill="${paint('leaf')}" ${outline}/><ellipse cx="52" cy="48" rx="34" ry="26" fill="${paint('jade')}" ${outline}/><path d="M52 22v52M20 44h66M34 26l36 44M70 26 34 70" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>${eye(9, 43)}`,
  ray: `<path d="M6 52Q40 10 60 40q30-30 36-14-6 24-24 30 10 20-4 30-14-4-18-20-24 12-44-14z" fill="${paint('night')}" ${outline}/><path d="M72 56q20 12 24 30" fill="none" stroke="#6a78c8" stroke-width="4" stroke-linecap="round"/>${eye(24, 46)}`,
  shark: `<path d="M4 54C22 30 60 30 80 48l16-20-4 28 6 20-18-16C60 76 22 76 4 54z" fill="${paint('pearl')}" ${outline}/><path d="M44 34 56 12l10 26zM42 68l4 20 14-18z" fill="${paint('pearl')}" ${outline}/><path d="M10 60q14 8 26 2M40 48v12M46 48v12M52 48v12" fill="none" stroke="#17203c" stroke-width="3"/>${eye(22, 48)}`,
  dragon: `<path d="M10 46c8-22 34-22 40-2s22 18 26 2c4-18 20-16 20 0-4 28-34 38-52 22-10-8-14-12-22-8-8 2-14-4-12-14z" fill="${paint('jade')}" ${outline}/><path d="M22 30 18 10l14 14zM34 28l4-20 8 22zM56 52l8-16 6 18z" fill="${paint('gold')}" ${outline}/><path d="M8 52Q-2 60 4 70M14 56q-4 12 6 18" fill="none" stroke="#f3b73a" stroke-width="3" stroke-linecap="round"/>${eye(22, 42)}`,
};

export function fishDrawing(kind: string): string {
  return svg(fish[kind] ?? fish['minnow']!);
}
