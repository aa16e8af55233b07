import { type Canvas } from '../drawing/canvas';

import { glow } from '../drawing/shapes';

export function goldFish(c: Canvas): string {
  const b = c.linear(['#fff6b0', '#ffb52e', '#f0641a', '#a8240a']);
  return (
    glow(c, 0, 0, 130, '#7af6ff', 0.4) +
    `<path d="M58 0L112-52Q96 0 112 52Z" fill="${c.linear(['#ffd36b', '#e0400a'], 0, 0, 1, 0)}"/>
<path d="M-20-44Q16-96 52-64Q40-44 24-34Z" fill="#ff8a1f"/>
<path d="M-10 44Q16 84 40 62Q34 44 20 36Z" fill="#ff8a1f"/>
<path d="M-98 4C-70-62 30-66 74-4C30 64-70 66-98 4Z" fill="${b}" stroke="#6b1a02" stroke-width="3"/>${[0, 1, 2].map((i) => [0, 1, 2].map((j) => `<path d="M${-14 + i * 24} ${-24 + j * 18}q12 9 0 18" stroke="#a8240a" stroke-width="2.5" fill="none" opacity=".7"/>`).join('')).join('')}<circle cx="-54" cy="-10" r="17" fill="#fff"/>
<circle cx="-58" cy="-10" r="9" fill="#1a0a06"/>
<circle cx="-61" cy="-14" r="3" fill="#fff"/>
<path d="M-96 14Q-76 26-58 18" stroke="#6b1a02" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M-30 6Q-14 30-36 34Q-46 18-30 6Z" fill="#ffcf4a"/>`
  );
}
