import { shareOfPercent } from '@housebrand/shared';
import { randomInt } from 'node:crypto';
import { rasterise } from '../art/rasterise';

const WIDTH = 220;
const HEIGHT = 80;
const INKS = ['#1f2a44', '#5b2333', '#1d4d3f', '#3d2c5e'];

const ink = () => INKS[randomInt(INKS.length)]!;
const between = (low: number, high: number) => low + randomInt(high - low + 1);

/** Draws digits as PNG, rotated, shifted and crossed out to resist simple text recognition. */
export async function drawCaptcha(digits: string): Promise<Buffer> {
  const step = (WIDTH - 40) / digits.length;
  const letters = Array.from(digits, (digit, place) => {
    const x = 20 + step * (place + 0.5) + between(-4, 4);
    const y = HEIGHT / 2 + between(-6, 6);
    const turn = `translate(${x} ${y}) rotate(${between(-26, 26)}) scale(${shareOfPercent(between(88, 112))})`;
    const style = `font-family="Anuphan" font-weight="700" font-size="${between(40, 48)}" text-anchor="middle"`;
    return `<text transform="${turn}" y="15" ${style} fill="${ink()}">${digit}</text>`;
  });
  const lines = Array.from({ length: 6 }, () => {
    const [start, middle, end] = [between(6, 74), between(-20, 100), between(6, 74)];
    const stroke = `stroke="${ink()}" stroke-width="${between(1, 3)}" stroke-opacity="0.55" fill="none"`;
    return `<path d="M0 ${start} Q${between(60, 160)} ${middle} ${WIDTH} ${end}" ${stroke}/>`;
  });
  const grains = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${randomInt(WIDTH)}" cy="${randomInt(HEIGHT)}" r="${between(1, 2)}" fill="${ink()}" opacity="0.4"/>`,
  );
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#eef1f6"/>`;
  const parts = [ground, ...grains, ...letters, ...lines].join('');
  const box = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return rasterise(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts}</svg>`, WIDTH * 2);
}
