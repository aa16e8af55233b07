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

const FILLS = ['#149a63', '#1d83d6', '#7a3ae0', '#e0a01f'] as const;
const TURN_MS = 2_600;

function draw(segments: readonly Segment[]): string {
  const step = 360 / segments.length;
  const point = (degrees: number, radius: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(100 + Math.cos(angle) * radius).toFixed(2)} ${(100 + Math.sin(angle) * radius).toFixed(2)}`;
  };
  const slices = segments.map(({ fill, text }, index) => {
    const from = index * step - step / 2;
    const slice = `<path d="M100 100L${point(from, 92)}A92 92 0 0 1 ${point(from + step, 92)}Z" fill="${fill}" stroke="#fff" stroke-opacity=".35" stroke-width=".6"/>`;
    return `${slice}<text transform="rotate(${index * step} 100 100)" x="100" y="36" text-anchor="middle" font-size="13" font-weight="600" fill="#fff">${text}</text>`;
  });
  return (
    `<svg viewBox="0 0 200 200" focusable="false"><circle cx="100" cy="100" r="98" fill="#7a4a08"/><circle cx="100" cy="100" r="95" fill="#f3c65a"/>` +
    `<g class="turning">${slices.join('')}<circle cx="100" cy="100" r="58" fill="#0a1020" fill-opacity=".55"/><circle cx="100" cy="100" r="34" fill="#f3c65a"/><path d="M100 70v60M70 100h60" stroke="#7a4a08" stroke-width="7" stroke-linecap="round"/></g>` +
    `<path d="M92 0h16l-8 16z" fill="#fff" stroke="#0a1020" stroke-width="1"/></svg>`
  );
}

/** Creates a wheel of prizes by label; `turnTo` takes the segment's index. */
export function prizeWheel(labels: readonly string[]): Wheel {
  const segments = labels.map((text, index) => ({ fill: FILLS[index % FILLS.length]!, text }));
  const element = el('div', { class: 'wheel' }, drawing('wheel-face', draw(segments)));
  const turning = element.querySelector<SVGGElement>('.turning')!;
  let turned = 0;
  return {
    element,
    async turnTo(index) {
      const target = -(index * 360) / segments.length;
      turned = turned - (turned % 360) + target - 360 * (reducedMotion() ? 1 : 5);
      turning.style.transform = `rotate(${turned}deg)`;
      await pause(TURN_MS);
    },
  };
}
