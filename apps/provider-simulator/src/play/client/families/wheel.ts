import { drawing, el, pause, reducedMotion } from '../dom';

/** A wheel that turns to a segment. */
export interface Wheel {
  element: HTMLElement;
  turnTo(index: number): Promise<void>;
}

interface Segment {
  fill: string;
  text: string;
}

const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const COLOURS: Readonly<Record<string, string>> = {
  jade: '#149a63',
  sky: '#1d83d6',
  violet: '#7a3ae0',
  gold: '#e0a01f',
  ruby: '#d01f3c',
};
const TURN_MS = 2_600;

/** @param label size of the texts, and their distance from the rim */
function draw(segments: readonly Segment[], label = { size: 8.5, y: 20 }): string {
  const step = 360 / segments.length;
  const point = (degrees: number, radius: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(100 + Math.cos(angle) * radius).toFixed(2)} ${(100 + Math.sin(angle) * radius).toFixed(2)}`;
  };
  const slices = segments.map(({ fill, text }, index) => {
    const from = index * step - step / 2;
    const slice = `<path d="M100 100L${point(from, 92)}A92 92 0 0 1 ${point(from + step, 92)}Z" fill="${fill}" stroke="#fff" stroke-opacity=".35" stroke-width=".6"/>`;
    const written = text
      ? `<text transform="rotate(${index * step} 100 100)" x="100" y="${label.y}" text-anchor="middle" font-size="${label.size}" font-weight="600" fill="#fff">${text}</text>`
      : '';
    return slice + written;
  });
  return (
    `<svg viewBox="0 0 200 200" focusable="false"><circle cx="100" cy="100" r="98" fill="#7a4a08"/><circle cx="100" cy="100" r="95" fill="#f3c65a"/>` +
    `<g class="turning">${slices.join('')}<circle cx="100" cy="100" r="58" fill="#0a1020" fill-opacity=".55"/><circle cx="100" cy="100" r="34" fill="#f3c65a"/><path d="M100 70v60M70 100h60" stroke="#7a4a08" stroke-width="7" stroke-linecap="round"/></g>` +
    `<path d="M92 0h16l-8 16z" fill="#fff" stroke="#0a1020" stroke-width="1"/></svg>`
  );
}

function wheelOf(
  segments: readonly Segment[],
  positionOf: (index: number) => number,
  label?: { size: number; y: number },
): Wheel {
  const element = el('div', { class: 'wheel' }, drawing('wheel-face', draw(segments, label)));
  const turning = element.querySelector<SVGGElement>('.turning')!;
  let turned = 0;
  return {
    element,
    async turnTo(index) {
      const target = -(positionOf(index) * 360) / segments.length;
      turned = turned - (turned % 360) + target - 360 * (reducedMotion() ? 1 : 5);
      turning.style.transform = `rotate(${turned}deg)`;
      await pause(TURN_MS);
    },
  };
}

/** Creates a European wheel of 37 pockets; `turnTo` takes the number. */
export function rouletteWheel(): Wheel {
  const segments = POCKETS.map((pocket) => ({
    fill: pocket === 0 ? '#149a63' : RED.has(pocket) ? '#c4122c' : '#17203c',
    text: String(pocket),
  }));
  return wheelOf(segments, (pocket) => POCKETS.indexOf(pocket));
}

/** Creates a wheel of prizes by label; `turnTo` takes the segment's index. */
export function prizeWheel(labels: readonly string[]): Wheel {
  const fills = Object.values(COLOURS);
  return wheelOf(
    labels.map((text, index) => ({ fill: fills[index % (fills.length - 1)]!, text })),
    (index) => index,
    { size: 13, y: 36 },
  );
}

/** Creates the money wheel; `turnTo` takes the segment's index. */
export function segmentWheel(order: readonly string[]): Wheel {
  return wheelOf(
    order.map((spot) => ({ fill: COLOURS[spot]!, text: '' })),
    (index) => index,
  );
}
