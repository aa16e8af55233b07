import { GOLD, type Canvas } from '../drawing/canvas';

import { glow, mirror, round } from '../drawing/shapes';

export function candlestickChart(c: Canvas): string {
  let level = 62;
  const candles = Array.from({ length: 8 }, (_, index) => {
    const up = c.random.next() < 0.68;
    const height = c.random.range(34, 76);
    level = Math.max(-46, Math.min(62, level + (up ? -22 : 18)));
    return { x: -104 + index * 27, y: level - height / 2, height, color: up ? '#21e08a' : '#ff4a5e' };
  });
  const bodies = candles.map(
    ({ x, y, height, color }) =>
      `<rect x="${x + 8}" y="${round(y - 16)}" width="4" height="${round(height + 32)}" fill="${color}"/><rect x="${x}" y="${round(y)}" width="20" height="${round(height)}" rx="4" fill="${color}" stroke="#04140e" stroke-width="2"/>`,
  );
  const line = candles.map(({ x, y, height }) => `${x + 10} ${round(y + height / 2 + 26)}`).join('L');
  return `${glow(c, 0, 0, 145, '#21e08a', 0.5)}${bodies.join('')}<path d="M${line}" fill="none" stroke="#ffd23a" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
}

export function bullHead(c: Canvas): string {
  return (
    glow(c, 0, 0, 130, '#21e08a', 0.5) +
    mirror(`<path d="M36-36C80-30 112-60 98-104C84-70 60-66 28-62Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/>
<path d="M46-22Q84-30 92-6Q64 8 44-2Z" fill="#0c5a3e"/>`) +
    `<path d="M0-66C44-66 58-30 50 2C46 26 36 40 32 62C26 86-26 86-32 62C-36 40-46 26-50 2C-58-30-44-66 0-66Z" fill="${c.linear(['#8affc8', '#18b878', '#06603f'])}" stroke="#022a1e" stroke-width="3"/>
<path d="M0-66L22-40L0 10L-22-40Z" fill="#06402c" opacity=".6"/>` +
    mirror(`<path d="M16-6L40-16L36 2Z" fill="#fff08a" stroke="#022a1e" stroke-width="2"/>
<ellipse cx="15" cy="58" rx="8" ry="6" fill="#022a1e"/>`) +
    `<path d="M-12 72Q0 94 12 72" stroke="${GOLD[1]}" stroke-width="6" fill="none"/>`
  );
}
