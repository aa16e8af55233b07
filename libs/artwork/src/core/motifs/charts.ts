import type { Canvas } from '../drawing/canvas';
import { repeat, round } from '../drawing/shapes';
import { drawFile } from './draw-file';

const RISING = '#21e08a';
const FALLING = '#ff4a5e';

interface Candle {
  x: number;
  /** The body's upper edge. */
  y: number;
  height: number;
  color: string;
}

export const candleColor = (isRising: boolean) => (isRising ? RISING : FALLING);

/** A candle of a price chart with its wick. */
export function candle({ x, y, height, color }: Candle, wick: number, edge = ''): string {
  return `<rect x="${x + 8}" y="${round(y - wick)}" width="4" height="${round(height + wick * 2)}" fill="${color}"/><rect x="${x}" y="${round(y)}" width="20" height="${round(height)}" rx="4" fill="${color}"${edge}/>`;
}

export function candlestickChart(canvas: Canvas): string {
  let level = 62;
  const middles: string[] = [];
  const candles = repeat(8, (index) => {
    const isRising = canvas.random.next() < 0.68;
    const height = canvas.random.range(34, 76);
    level = Math.max(-46, Math.min(62, level + (isRising ? -22 : 18)));
    const x = -104 + index * 27;
    const y = level - height / 2;
    middles.push(`${x + 10} ${round(y + height / 2 + 26)}`);
    return candle({ x, y, height, color: candleColor(isRising) }, 16, ' stroke="#04140e" stroke-width="2"');
  });
  return drawFile('candlestickChart', canvas, { candles, line: `M${middles.join('L')}` });
}
