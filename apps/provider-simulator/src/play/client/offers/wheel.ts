import { drawing, el, pause, reducedMotion } from '../dom';

/** A wheel that turns to a segment. */
export interface Wheel {
  element: HTMLElement;
  turnTo(index: number): Promise<void>;
}

/** Looks of the slices, in the agent's colours. */
const SLICES = 3;
const TURN_MS = 2_600;

function draw(labels: readonly string[]): string {
  const step = 360 / labels.length;
  const point = (degrees: number, radius: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(100 + Math.cos(angle) * radius).toFixed(2)} ${(100 + Math.sin(angle) * radius).toFixed(2)}`;
  };
  const slices = labels.map((text, index) => {
    const from = index * step - step / 2;
    const slice = `<path d="M100 100L${point(from, 92)}A92 92 0 0 1 ${point(from + step, 92)}Z" class="slice-${lookOf(index, labels.length)}" stroke="#fff" stroke-opacity=".35" stroke-width=".6"/>`;
    return `${slice}<text transform="rotate(${index * step} 100 100)" x="100" y="36" text-anchor="middle" font-size="13" font-weight="600">${text}</text>`;
  });
  return (
    `<svg viewBox="0 0 200 200" focusable="false"><circle class="wheel-edge" cx="100" cy="100" r="98"/><circle class="wheel-rim" cx="100" cy="100" r="95"/>` +
    `<g class="turning">${slices.join('')}<circle class="wheel-hub" cx="100" cy="100" r="58" fill-opacity=".55"/><circle class="wheel-button" cx="100" cy="100" r="34"/><path class="wheel-cross" d="M100 70v60M70 100h60" stroke-width="7" stroke-linecap="round"/></g>` +
    `<path class="wheel-pointer" d="M92 0h16l-8 16z"/></svg>`
  );
}

/** Returns the look of a slice. The last slice never looks like the first, which is its neighbour. */
function lookOf(index: number, count: number): number {
  const look = index % SLICES;
  return index === count - 1 && look === 0 ? 1 : look;
}

/** Creates a wheel of prizes by label; `turnTo` takes the segment's index. */
export function prizeWheel(labels: readonly string[]): Wheel {
  const element = el('div', { class: 'wheel' }, drawing('wheel-face', draw(labels)));
  const turning = element.querySelector<SVGGElement>('.turning')!;
  let turned = 0;
  return {
    element,
    async turnTo(index) {
      const target = -(index * 360) / labels.length;
      turned = turned - (turned % 360) + target - 360 * (reducedMotion() ? 1 : 5);
      turning.style.transform = `rotate(${turned}deg)`;
      await pause(TURN_MS);
    },
  };
}
