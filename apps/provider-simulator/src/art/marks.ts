import { below, seededRandom } from '../world/random';
import type { Tier } from '../world/tiers';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws a studio's wordmark: its initial on a coloured tile, and its name. */
export function drawWordmark(code: string, name: string): string {
  const hue = below(seededRandom(`studio:${code}`), 360);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64" role="img"><title>${escaped(name)}</title>` +
    `<rect x="4" y="8" width="48" height="48" rx="14" fill="hsl(${hue} 70% 48%)"/>` +
    `<circle cx="42" cy="18" r="16" fill="#fff" opacity=".18"/>` +
    `<text x="28" y="42" text-anchor="middle" font-family="Anuphan, Arial, sans-serif" font-weight="700" font-size="28" fill="#fff">${escaped(name[0] ?? '')}</text>` +
    `<text x="64" y="41" font-family="Anuphan, Arial, sans-serif" font-weight="600" font-size="24" fill="hsl(${hue} 40% 92%)" stroke="#0A1020" stroke-opacity=".35" stroke-width="3" paint-order="stroke">${escaped(name)}</text></svg>`
  );
}

/** Draws a tier's medal in its own metals. */
export function drawMedal({ level, name, backgroundBrightColor: bright, backgroundDarkColor: dark }: Tier): string {
  const points = Array.from({ length: 5 + level }, (_, index) => {
    const angle = (index / (5 + level)) * 2 * Math.PI - Math.PI / 2;
    return `${(60 + Math.cos(angle) * 52).toFixed(1)},${(60 + Math.sin(angle) * 52).toFixed(1)}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" role="img"><title>${escaped(name)}</title>` +
    `<defs><linearGradient id="m" x2="1" y2="1"><stop stop-color="${bright}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>` +
    `<polygon points="${points.join(' ')}" fill="url(#m)" stroke="${bright}" stroke-width="6" stroke-linejoin="round"/>` +
    `<circle cx="60" cy="60" r="30" fill="${dark}" stroke="${bright}" stroke-width="3"/>` +
    `<path d="M60 38l6.5 13.6 14.9 2-10.9 10.4 2.7 14.8L60 71.6l-13.2 7.2 2.7-14.8-10.9-10.4 14.9-2z" fill="${bright}"/></svg>`
  );
}
