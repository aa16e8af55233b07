import { create } from 'qrcode';

const SIDE = 420;

/** Draws the card of a referral link, 1200 × 573: the agent's name and the link as a QR. */
export function drawShareCard(name: string, link: string): string {
  const { modules } = create(link, { errorCorrectionLevel: 'M' });
  const step = SIDE / modules.size;
  const dots = Array.from(modules.data).flatMap((isDark, at) =>
    isDark ? [`M${(at % modules.size) * step} ${Math.floor(at / modules.size) * step}h${step}v${step}h-${step}z`] : [],
  );
  const escaped = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 573" role="img"><title>${escaped}</title>` +
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#1b2452"/><stop offset="1" stop-color="#46216b"/></linearGradient></defs>` +
    `<rect width="1200" height="573" fill="url(#g)"/><circle cx="140" cy="80" r="240" fill="#fff" opacity=".05"/>` +
    `<text x="72" y="300" font-family="Anuphan, Arial, sans-serif" font-weight="700" font-size="72" fill="#fff">${escaped}</text>` +
    `<rect x="690" y="56" width="460" height="460" rx="28" fill="#fff"/>` +
    `<path transform="translate(710 76)" d="${dots.join('')}" fill="#0a1020"/></svg>`
  );
}
