/** Gradients that a page's drawings share, inserted into the document once. */
const ramps: Readonly<Record<string, readonly [string, string, string]>> = {
  gold: ['#fff3b8', '#f3b73a', '#8a4a08'],
  ruby: ['#ffb0a8', '#e0203a', '#5a0412'],
  jade: ['#c2ffe0', '#18b878', '#044a38'],
  sky: ['#d2f6ff', '#2a9df0', '#062a6b'],
  violet: ['#ecd6ff', '#8a3aff', '#2a0670'],
  pink: ['#ffe0f0', '#ff4f9a', '#7a0a52'],
  amber: ['#ffe9a0', '#ff8a1f', '#7a2a02'],
  pearl: ['#ffffff', '#d6deF2', '#7d8bb8'],
  night: ['#6a78c8', '#28306c', '#0a0d30'],
  leaf: ['#e4ffb0', '#6bc91f', '#1f4a05'],
};

export type Paint = keyof typeof ramps | string;

/** Returns `url(#…)` of a gradient. */
export const paint = (name: Paint): string => `url(#p-${name})`;

export function installPaint(): void {
  const stops = ([light, middle, dark]: readonly [string, string, string]): string =>
    `<stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/>`;
  const gradients = Object.entries(ramps).map(
    ([name, ramp]) => `<linearGradient id="p-${name}" x1=".2" y1="0" x2=".7" y2="1">${stops(ramp)}</linearGradient>`,
  );
  const holder = document.createElement('div');
  holder.className = 'paint';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = `<svg width="0" height="0"><defs>${gradients.join('')}</defs></svg>`;
  document.body.prepend(holder);
}

export const svg = (body: string, box = '0 0 100 100'): string =>
  `<svg viewBox="${box}" focusable="false">${body}</svg>`;
