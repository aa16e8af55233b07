import { paint, svg } from './paint';

const edge = 'stroke="#000" stroke-opacity=".35" stroke-width="2" stroke-linejoin="round"';
const shine =
  '<path d="M26 34Q34 18 52 16" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>';
const fillWith = (ramp: string): string => `fill="${paint(ramp)}" ${edge}`;
const petals = (count: number, ramp: string, width: number, length: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<path transform="rotate(${(index * 360) / count} 50 50)" d="M50 50C${50 - width} ${50 - length * 0.4} ${50 - width} ${50 - length * 0.8} 50 ${50 - length}C${50 + width} ${50 - length * 0.8} ${50 + width} ${50 - length * 0.4} 50 50Z" ${fillWith(ramp)}/>`,
  ).join('');
const star = (points: number, outer: number, inner: number, ramp: string): string => {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = (index * Math.PI) / points - Math.PI / 2;
    return `${(50 + Math.cos(angle) * radius).toFixed(1)},${(50 + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `<polygon points="${corners.join(' ')}" ${fillWith(ramp)}/>`;
};

/** Our own drawings in a 100 × 100 box. */
const motifs: Readonly<Record<string, string>> = {
  gem: `<path d="M22 36 36 16h28l14 20-28 48z" ${fillWith('sky')}/><path d="M22 36h56M36 16l-4 20 18 48 18-48-4-20M36 16l14 20 14-20" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`,
  ruby: `<path d="M50 12 82 34v32L50 88 18 66V34z" ${fillWith('ruby')}/><path d="M50 28 68 40v20L50 72 32 60V40z" fill="#fff" fill-opacity=".22"/><path d="M50 12v16M82 34 68 40M82 66 68 60M50 88V72M18 66l14-6M18 34l14 6" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
  crown: `<path d="M14 74 8 30l22 18L50 16l20 32 22-18-6 44z" ${fillWith('gold')}/><rect x="14" y="74" width="72" height="12" rx="5" ${fillWith('amber')}/><circle cx="50" cy="58" r="8" ${fillWith('ruby')}/><circle cx="28" cy="62" r="5" ${fillWith('sky')}/><circle cx="72" cy="62" r="5" ${fillWith('sky')}/>`,
  chest: `<path d="M14 46V36q0-16 16-16h40q16 0 16 16v10z" ${fillWith('amber')}/><rect x="12" y="46" width="76" height="36" rx="6" ${fillWith('amber')}/><path d="M12 52h76M30 20v62M70 20v62" stroke="#5a2a02" stroke-width="4"/><rect x="41" y="42" width="18" height="20" rx="4" ${fillWith('gold')}/><circle cx="50" cy="51" r="3.5" fill="#5a2a02"/><path d="M24 44q26-16 52 0" fill="none" stroke="#ffe38a" stroke-width="5"/>`,
  coin: `<circle cx="50" cy="52" r="38" fill="#6b3a05"/><circle cx="50" cy="48" r="38" ${fillWith('gold')}/><circle cx="50" cy="48" r="29" fill="none" stroke="#8a4a08" stroke-width="2.5" stroke-dasharray="3 4"/><path d="M50 28l5.6 13 14 1.2-10.700 9.200 3.300 13.800L50 57.800l-12.200 7.400 3.300-13.800-10.700-9.200 14-1.200z" fill="#a5620a"/>${shine}`,
  lotus: `<g transform="translate(0 14)">${[-64, 64, -38, 38, -14, 14].map((turn) => `<path transform="rotate(${turn} 50 66)" d="M50 66C36 48 38 26 50 10c12 16 14 38 0 56z" ${fillWith('pink')}/>`).join('')}<path d="M50 66C40 52 42 36 50 24c8 12 10 28 0 42z" ${fillWith('pearl')}/></g>`,
  mango: `<path d="M30 30C52 6 92 30 82 60 74 86 36 92 22 72 12 56 18 42 30 30z" ${fillWith('amber')}/><path d="M30 30Q20 14 34 6q10 8 2 20z" ${fillWith('leaf')}/>${shine}`,
  cherry: `<path d="M34 56Q38 28 66 14M66 58Q66 34 66 14" fill="none" stroke="#3f8a1a" stroke-width="5" stroke-linecap="round"/><path d="M66 14q22-6 26 12-18 6-26-12z" ${fillWith('leaf')}/><circle cx="32" cy="68" r="20" ${fillWith('ruby')}/><circle cx="68" cy="70" r="19" ${fillWith('ruby')}/><circle cx="25" cy="60" r="5" fill="#fff" fill-opacity=".7"/><circle cx="61" cy="62" r="5" fill="#fff" fill-opacity=".7"/>`,
  butterfly: `<path d="M50 50C20 4 2 26 10 44c6 14 24 12 40 6zM50 50C80 4 98 26 90 44c-6 14-24 12-40 6z" ${fillWith('violet')}/><path d="M50 52C26 56 14 70 24 84c10 10 24-8 26-32zM50 52c24 4 36 18 26 32-10 10-24-8-26-32z" ${fillWith('pink')}/><path d="M50 34v44M50 34 40 20M50 34l10-14" stroke="#2a0670" stroke-width="5" stroke-linecap="round"/>`,
  koi: `<path d="M18 52C30 24 66 22 80 46c8-12 14-14 16-12-2 10-2 26 0 36-4 2-10-2-16-12-16 22-50 20-62-6z" ${fillWith('pearl')}/><path d="M38 34q14-6 24 2-6 12-22 8zM52 62q14-4 20 0-8 12-20 8z" fill="#f0381a"/><circle cx="29" cy="46" r="4.500" fill="#1a0a06"/><path d="M44 66q4 18 20 18-4-12-8-18z" ${fillWith('amber')}/>`,
  shell: `<path d="M50 86C20 86 6 50 16 30q6-12 16-6 4-14 18-14t18 14q10-6 16 6c10 20-4 56-34 56z" ${fillWith('pink')}/><path d="M50 84V22M50 84 28 30M50 84l22-54M50 84 16 44M50 84l34-40" stroke="#fff" stroke-opacity=".55" stroke-width="3"/><circle cx="50" cy="76" r="10" ${fillWith('pearl')}/>`,
  pearl: `<circle cx="50" cy="50" r="36" ${fillWith('pearl')}/><circle cx="50" cy="50" r="36" fill="${paint('sky')}" fill-opacity=".18"/><ellipse cx="38" cy="34" rx="12" ry="8" fill="#fff" transform="rotate(-30 38 34)"/>`,
  anchor: `<path d="M50 30v50M30 44h40M14 58q4 28 36 28t36-28l-14 6M14 58l14 6" fill="none" stroke="${paint('gold')}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="50" cy="20" r="10" fill="none" stroke="${paint('gold')}" stroke-width="7"/>`,
  moon: `<path d="M66 12A40 40 0 1 0 88 66 32 32 0 0 1 66 12z" ${fillWith('gold')}/><circle cx="38" cy="56" r="5" fill="#8a4a08" fill-opacity=".35"/><circle cx="50" cy="74" r="7" fill="#8a4a08" fill-opacity=".3"/>`,
  star: star(5, 42, 19, 'gold') + shine,
  lamp: `<path d="M34 20h32l8 44H26z" ${fillWith('ruby')}/><path d="M30 34h40M28 50h44" stroke="#ffe38a" stroke-width="3"/><rect x="36" y="12" width="28" height="9" rx="3" ${fillWith('gold')}/><rect x="30" y="64" width="40" height="9" rx="3" ${fillWith('gold')}/><path d="M40 73v16M50 73v20M60 73v16" stroke="#ffb52e" stroke-width="4" stroke-linecap="round"/>`,
  seven: `<path d="M20 18h62v14C66 46 58 62 56 86H34c2-24 12-40 26-50H36v8H20z" ${fillWith('ruby')}/><path d="M26 24h50" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`,
  bowl: `<path d="M10 46h80q-2 36-28 40H38Q12 82 10 46z" ${fillWith('sky')}/><ellipse cx="50" cy="46" rx="40" ry="12" ${fillWith('amber')}/><circle cx="38" cy="44" r="6" ${fillWith('ruby')}/><circle cx="56" cy="48" r="7" ${fillWith('leaf')}/><path d="M36 28q-6-8 0-16M52 28q-6-8 0-16M66 30q-6-8 0-16" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`,
  chilli: `<path d="M70 24C86 50 66 88 16 84 46 72 48 48 54 28z" ${fillWith('ruby')}/><path d="M52 30q6-16 22-10 2-12 12-12" fill="none" stroke="#2c8a1a" stroke-width="7" stroke-linecap="round"/><path d="M66 36q6 20-10 34" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`,
  ice: `<path d="M30 50h40L50 94z" ${fillWith('amber')}/><circle cx="36" cy="40" r="18" ${fillWith('pink')}/><circle cx="64" cy="40" r="18" ${fillWith('pearl')}/><circle cx="50" cy="24" r="18" ${fillWith('jade')}/><circle cx="50" cy="8" r="6" ${fillWith('ruby')}/>`,
  candy: `<circle cx="50" cy="50" r="24" ${fillWith('pink')}/><path d="M28 50 6 34v32zM72 50l22-16v32z" ${fillWith('violet')}/><path d="M36 34q18 14 0 32M52 28q20 22 0 44" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6"/>`,
  flame: `<path d="M52 8c6 20 30 28 28 54-2 18-16 28-30 28S20 80 20 62c0-14 8-20 12-30 4 8 6 12 10 14C40 30 44 18 52 8z" ${fillWith('amber')}/><path d="M50 46c10 10 14 16 12 26-2 8-8 12-13 12s-12-4-12-13c0-10 9-13 13-25z" ${fillWith('gold')}/>`,
  orb: `<circle cx="50" cy="50" r="36" ${fillWith('violet')}/><path d="M50 26l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1z" fill="#ffe38a"/>${shine}`,
  feather: `<path d="M78 12C40 14 20 44 26 78 62 78 84 50 78 12z" ${fillWith('jade')}/><path d="M18 90 66 30M34 70l22 2M42 58l24 0M52 46l20-4" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/><circle cx="66" cy="30" r="8" ${fillWith('sky')}/>`,
  mask: `<path d="M14 30q36-24 72 0-2 52-36 60Q16 82 14 30z" ${fillWith('jade')}/><path d="M26 44q12-10 20 2-10 8-20-2zM74 44q-12-10-20 2 10 8 20-2z" fill="#06251c"/><path d="M50 46v18M36 72q14 10 28 0" fill="none" stroke="#06251c" stroke-width="5" stroke-linecap="round"/><path d="M50 18l8 12-8 12-8-12z" ${fillWith('gold')}/>`,
  rocket: `<path d="M50 6c18 14 22 38 16 60H34C28 44 32 20 50 6z" ${fillWith('pearl')}/><path d="M34 46 16 70l18-2zM66 46l18 24-18-2z" ${fillWith('ruby')}/><circle cx="50" cy="36" r="9" ${fillWith('sky')}/><path d="M40 68h20l-4 12-6 14-6-14z" ${fillWith('amber')}/>`,
  gear: `${star(9, 44, 33, 'pearl')}<circle cx="50" cy="50" r="15" fill="#1a2142" ${edge}/><circle cx="50" cy="50" r="8" ${fillWith('amber')}/>`,
  bolt: `<path d="M58 6 18 56h26l-8 38 46-54H54z" ${fillWith('gold')}/>`,
  drum: `<ellipse cx="50" cy="76" rx="34" ry="12" ${fillWith('amber')}/><path d="M16 30h68v46q-34 20-68 0z" ${fillWith('ruby')}/><ellipse cx="50" cy="30" rx="34" ry="12" ${fillWith('pearl')}/><path d="M16 36l17 40 17-36 17 36 17-40" fill="none" stroke="#ffe38a" stroke-width="3"/>`,
  kite: `<path d="M50 6 82 40 50 82 18 40z" ${fillWith('sky')}/><path d="M50 6v76M18 40h64" stroke="#fff" stroke-width="3"/><path d="M50 6 82 40H50z" ${fillWith('amber')}/><path d="M50 82q10 6 2 14" fill="none" stroke="#ff4f9a" stroke-width="4"/>`,
  flower: `${petals(6, 'amber', 20, 44)}<circle cx="50" cy="50" r="12" ${fillWith('gold')}/>`,
};

const themes: Readonly<Record<string, readonly [string, string, string, string]>> = {
  treasure: ['chest', 'crown', 'ruby', 'coin'],
  garden: ['lotus', 'butterfly', 'mango', 'cherry'],
  ocean: ['koi', 'pearl', 'shell', 'anchor'],
  night: ['moon', 'seven', 'lamp', 'star'],
  feast: ['bowl', 'ice', 'chilli', 'candy'],
  myth: ['orb', 'mask', 'flame', 'feather'],
  machine: ['rocket', 'seven', 'bolt', 'gear'],
  festival: ['lamp', 'drum', 'kite', 'flower'],
};

const letters = [
  ['A', 'ruby'],
  ['K', 'violet'],
  ['Q', 'jade'],
  ['J', 'sky'],
] as const;

const letter = (sign: string, ramp: string): string =>
  `<text x="50" y="76" text-anchor="middle" font-family="Anuphan, Georgia, serif" font-weight="600" font-size="76" fill="${paint(ramp)}" stroke="#fff" stroke-opacity=".65" stroke-width="3" paint-order="stroke">${sign}</text>`;

const scatter = `${star(12, 46, 34, 'gold')}<circle cx="50" cy="50" r="27" fill="#2a0670"/>${star(5, 22, 10, 'pearl')}`;

/** Returns symbols 0 to 7 and the scatter of a slot's theme, as SVG. */
export function slotSymbols(theme: string): string[] {
  const pictures = themes[theme] ?? themes['treasure']!;
  return [...pictures.map((name) => motifs[name]!), ...letters.map(([sign, ramp]) => letter(sign, ramp)), scatter].map(
    (body) => svg(body),
  );
}

/** Returns the symbols' names for screen readers. */
export function slotSymbolNames(theme: string): string[] {
  return [...(themes[theme] ?? themes['treasure']!), ...letters.map(([sign]) => sign), 'scatter'];
}
