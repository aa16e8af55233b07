import { GOLD, type Canvas } from '../drawing/canvas';
import { around, glow, mirror, petal, place, repeat } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { EMERALD, RUBY, gem } from './treasure';

/** A guardian lion with a curled mane: Singha, and the head of a lion dance. */
export function lion(c: Canvas): string {
  const mane = c.linear(['#ffb03a', '#e0480a', '#8a1204']);
  const face = c.radial(['#fff0b0', '#ffc23a', '#d9780a'], 0.5, 0.5, 0.7, 0.5, 0.3);
  const curl = `<circle r="19" fill="${mane}" stroke="#5a0d02" stroke-width="3"/><path d="M-8 2A8 8 0 1 1 2 8" fill="none" stroke="#ffe38a" stroke-width="3" stroke-linecap="round"/>`;
  const curls = repeat(14, (i) =>
    place(88 * Math.sin((i * Math.PI) / 7), 4 - 82 * Math.cos((i * Math.PI) / 7), 1.15, i * 25.7, curl),
  );
  return `${glow(c, 0, 0, 140, '#ff8a1f', 0.6)}${curls}<path d="M0-66C46-70 70-42 68-4C66 32 44 66 0 74C-44 66-66 32-68-4C-70-42-46-70 0-66Z" fill="${face}" stroke="#5a1a02" stroke-width="3"/>
    ${mirror(`<path d="M10-20Q30-42 58-24L48-8Q28-4 10-20Z" fill="#fff" stroke="#5a1a02" stroke-width="3"/><circle cx="34" cy="-19" r="9" fill="#1a0a02"/><circle cx="37" cy="-23" r="3" fill="#fff"/><path d="M8-34Q34-62 64-38" stroke="#b3122a" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M6 26Q34 14 46 34Q34 52 8 44Z" fill="#fff3dc"/><circle cx="56" cy="14" r="8" fill="#ff5a4a" opacity=".6"/>`)}
    <path d="M-22 2Q0-10 22 2Q18 22 0 26Q-18 22-22 2Z" fill="${c.linear(['#ff6a5a', '#a80d2a'])}" stroke="#5a1a02" stroke-width="2"/>
    <path d="M-38 46Q0 56 38 46Q30 74 0 78Q-30 74-38 46Z" fill="#5a0612" stroke="#3a0d02" stroke-width="2"/><path d="M-26 50L-20 66L-13 51ZM26 50L20 66L13 51Z" fill="#fff"/>
    <path d="M0-98L16-74Q0-62-16-74Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/>${place(0, -62, 0.2, 0, gem(c, EMERALD, { n: 6 }))}`;
}

/** The white monkey warrior with his pointed crown. */
export function monkeyWarrior(c: Canvas): string {
  const fur = c.radial(['#ffffff', '#eef2ff', '#b4c0e0'], 0.5, 0.5, 0.7, 0.45, 0.3);
  return `${glow(c, 0, 0, 140, '#fff0b0', 0.6)}${mirror(`<path d="M52-10C84-30 104-6 94 18C86 38 62 34 52 20Z" fill="${fur}" stroke="#3a4678" stroke-width="3"/><path d="M62-2C80-12 90 2 84 16C78 26 66 22 62 14Z" fill="#ffb9a0"/>`)}
    <path d="M0-60C48-60 66-30 64 4C74 30 60 60 34 76Q0 92-34 76C-60 60-74 30-64 4C-66-30-48-60 0-60Z" fill="${fur}" stroke="#3a4678" stroke-width="3"/>
    <path d="M0-30C18-44 46-34 48-8C48 6 40 14 44 30C48 58 24 70 0 70C-24 70-48 58-44 30C-40 14-48 6-48-8C-46-34-18-44 0-30Z" fill="${c.linear(['#ffe0cc', '#f5b394'])}"/>
    ${mirror(`<ellipse cx="22" cy="-8" rx="12" ry="13" fill="#fff" stroke="#5a2a1a" stroke-width="2.5"/><circle cx="21" cy="-6" r="6.5" fill="#1a0a06"/><circle cx="23" cy="-9" r="2.2" fill="#fff"/><path d="M8-24Q24-36 40-22" stroke="#c4143c" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M30 34Q44 30 46 18" stroke="#c4143c" stroke-width="3.5" fill="none" stroke-linecap="round"/>`)}
    <path d="M-9 16Q0 8 9 16Q6 24 0 24Q-6 24-9 16Z" fill="#7a3a2a"/><path d="M-28 40Q0 54 28 40Q18 62 0 62Q-18 62-28 40Z" fill="#8a0a22"/><path d="M-20 43L-15 53L-9 46ZM20 43L15 53L9 46Z" fill="#fff"/>
    <path d="M-58-34Q0-64 58-34L50-56Q24-78 14-92L0-136L-14-92Q-24-78-50-56Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3" stroke-linejoin="round"/><path d="M-46-56Q0-80 46-56M-26-76Q0-92 26-76" stroke="#a5620a" stroke-width="3" fill="none"/>${place(0, -62, 0.24, 0, gem(c, RUBY, { n: 6 }))}`;
}

/** A golden king of birds with spread wings. */
export function goldenBird(c: Canvas): string {
  const feather = c.linear(['#fff6c0', '#ffc23a', '#d9670a'], 0, 1, 0, 0);
  const tip = c.linear(['#ffd0a0', '#e0303a', '#7a0a2a'], 0, 1, 0, 0);
  const wing = repeat(
    8,
    (i) =>
      `<path d="${petal(13, 126 - i * 8)}" transform="translate(20 6) rotate(${34 + i * 12})" fill="${i % 2 ? tip : feather}" stroke="#7a3a02" stroke-width="2"/>`,
  );
  const shoulder = repeat(
    6,
    (i) =>
      `<path d="${petal(10, 62 - i * 3)}" transform="translate(18 4) rotate(${30 + i * 15})" fill="${feather}" stroke="#7a3a02" stroke-width="1.5"/>`,
  );
  return `${glow(c, 0, 0, 145, '#ffd36b', 0.65)}${mirror(wing + shoulder)}
    ${repeat(5, (i) => `<path d="${petal(11, 84)}" transform="translate(0 48) rotate(${132 + i * 24})" fill="${i % 2 ? tip : feather}" stroke="#7a3a02" stroke-width="1.5"/>`)}
    <path d="M0-46C30-40 36 10 24 44Q0 74-24 44C-36 10-30-40 0-46Z" fill="${c.linear(['#ffe9a0', '#f0901f', '#a83a05'])}" stroke="#7a3a02" stroke-width="3"/>${repeat(3, (i) => `<path d="M-16 ${2 + i * 16}q8 10 16 0q8 10 16 0" stroke="#7a3a02" stroke-width="2.5" fill="none"/>`)}
    <path d="M0-98C30-98 40-72 32-52Q18-36 0-36Q-18-36-32-52C-40-72-30-98 0-98Z" fill="${c.linear(['#ffffff', '#ffe9b8'])}" stroke="#7a3a02" stroke-width="3"/>${mirror(`<path d="M8-66Q20-78 30-66Q20-58 8-66Z" fill="#200600"/><circle cx="19" cy="-67" r="3" fill="#ffe38a"/><path d="M6-76Q20-88 34-72" stroke="#b3122a" stroke-width="5" fill="none" stroke-linecap="round"/>`)}
    <path d="M-12-60Q0-70 12-60Q8-34 0-26Q-8-34-12-60Z" fill="${c.gold()}" stroke="#7a3a02" stroke-width="2.5"/><path d="M0-128L14-100Q0-90-14-100Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/>`;
}

export function swan(c: Canvas, p: Palette): string {
  const body = c.linear(['#ffffff', '#eaf4ff', '#a9c4f0'], 0, 0, 0.4, 1);
  const wing = repeat(
    7,
    (i) =>
      `<path d="${petal(13, 96 - i * 8)}" transform="translate(22 38) rotate(${-6 + i * 14})" fill="${body}" stroke="#7a9ad0" stroke-width="2"/>`,
  );
  return `${glow(c, 0, 0, 140, p.l, 0.55)}<ellipse cy="84" rx="104" ry="16" fill="${p.d}" opacity=".5"/>${wing}
    <path d="M-56-62C-30-92 0-70-14-34C-26-4-44 14-22 26C10 40 60 10 96 26C92 66 52 88 4 86C-44 86-84 62-74 22C-66-6-38-22-40-46C-42-58-52-58-60-52Z" fill="${body}" stroke="#5a7ab8" stroke-width="3" stroke-linejoin="round"/>
    <path d="M-56-64L-86-48L-58-46Z" fill="#ff9a1f" stroke="#8a3a02" stroke-width="2"/><circle cx="-44" cy="-62" r="5" fill="#1a2238"/><path d="M0 42C30 20 70 24 92 34" stroke="#8ab0e8" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-44-78L-38-98L-32-80L-22-92L-24-74Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2" stroke-linejoin="round"/>`;
}

/** A fox before the fan of its nine tails. */
export function nineTailFox(c: Canvas): string {
  const fur = c.linear(['#ffb45a', '#f0641a', '#b8300a']);
  const tail = (i: number) =>
    `<g transform="translate(0 60) rotate(${-80 + i * 20})"><path d="${petal(24, 146)}" fill="${fur}" stroke="#6b1a02" stroke-width="2.5"/><path d="M0-146C-13-138-17-118-14-102L-5-110L0-100L6-110L14-102C17-118 13-138 0-146Z" fill="#fff6e8"/></g>`;
  return `${glow(c, 0, 0, 145, '#ff9a4a', 0.6)}${repeat(9, tail)}${mirror('<path d="M16-22L66-76Q78-30 62 6Z" fill="#c9400a" stroke="#6b1a02" stroke-width="3" stroke-linejoin="round"/><path d="M32-22L60-56Q66-30 56-8Z" fill="#3a0d1a"/>')}
    <path d="M0-32C34-36 66-14 70 18C60 44 30 84 0 96C-30 84-60 44-70 18C-66-14-34-36 0-32Z" fill="${fur}" stroke="#6b1a02" stroke-width="3"/>${mirror('<path d="M0 96C10 70 22 44 70 18C60 44 30 84 0 96Z" fill="#fff6e8"/><path d="M16 20Q32 4 50 12Q40 30 16 20Z" fill="#200608"/><path d="M22 18Q34 10 44 14Q36 24 22 18Z" fill="#ffd23a"/><circle cx="34" cy="17" r="3.5" fill="#200608"/><path d="M6-8Q10-20 20-24" stroke="#ffe9c8" stroke-width="5" fill="none" stroke-linecap="round"/>')}
    <path d="M-10 80Q0 74 10 80Q6 92 0 94Q-6 92-10 80Z" fill="#200608"/>${place(0, -12, 0.16, 0, gem(c, RUBY, { n: 6 }))}`;
}

export function owl(c: Canvas, p: Palette): string {
  const body = c.linear([p.l, p.m, p.d]);
  const eye = `<circle r="32" fill="#fff3c8" stroke="#3a1a05" stroke-width="4"/><circle r="20" fill="${c.radial(['#ffe38a', '#ff9a1f', '#a84a05'])}"/><circle r="11" fill="#100804"/><circle cx="4" cy="-5" r="4" fill="#fff"/>`;
  return `${glow(c, 0, 0, 140, '#ffe38a', 0.45)}${mirror(`<path d="M44-20C92-10 104 44 74 92Q54 70 44 40Z" fill="${mixWing(c, p)}" stroke="#1a0a20" stroke-width="3"/><path d="M22-72L70-104Q72-70 58-48Z" fill="${body}" stroke="#1a0a20" stroke-width="3" stroke-linejoin="round"/>`)}
    <path d="M0-82C52-86 76-50 70-4C68 48 44 96 0 98C-44 96-68 48-70-4C-76-50-52-86 0-82Z" fill="${body}" stroke="#1a0a20" stroke-width="3"/>
    <path d="M0 8C30 8 46 30 40 58C34 82 16 92 0 92C-16 92-34 82-40 58C-46 30-30 8 0 8Z" fill="#fff3dc"/>${repeat(3, (y) => repeat(4 - (y % 2), (x) => `<path d="M${-30 + x * 18 + (y % 2) * 9} ${34 + y * 18}q7 10 14 0" stroke="${p.d}" stroke-width="3.5" fill="none" stroke-linecap="round"/>`))}
    ${mirror(place(30, -30, 1, 0, eye))}<path d="M-11-14Q0-22 11-14L0 10Z" fill="${c.gold()}" stroke="#6b3a05" stroke-width="2"/><path d="M-64 92H64" stroke="#5a3010" stroke-width="13" stroke-linecap="round"/>${mirror('<path d="M14 84V98M24 84V98M34 84V98" stroke="#ff9a1f" stroke-width="7" stroke-linecap="round"/>')}`;
}

function mixWing(c: Canvas, p: Palette): string {
  return c.linear([p.m, p.d]);
}

/** A lucky cat: black, white or golden, one paw raised, a coin before it. */
export function luckyCat(c: Canvas): string {
  const [fur, line, inner] = c.random.pick([
    [c.radial(['#5a5f80', '#23263c', '#0c0d18'], 0.5, 0.5, 0.7, 0.4, 0.3), '#05060c', '#ff8aa0'],
    [c.radial(['#ffffff', '#f2f0ff', '#c2bfe0'], 0.5, 0.5, 0.7, 0.4, 0.3), '#4a4a78', '#ff9ab0'],
    [c.radial(['#fff6c0', '#ffc83a', '#d98a0a'], 0.5, 0.5, 0.7, 0.4, 0.3), '#7a3f05', '#ff7a5a'],
  ] as const);
  return `${glow(c, 0, 0, 140, '#ffd36b', 0.6)}<path d="M58-4C84-30 74-78 92-86C112-78 104-20 78 24Z" fill="${fur}" stroke="${line}" stroke-width="3"/><ellipse cx="94" cy="-78" rx="13" ry="11" fill="${inner}"/>
    <path d="M0 0C56 0 78 44 70 100H-70C-78 44-56 0 0 0Z" fill="${fur}" stroke="${line}" stroke-width="3"/>${mirror(`<path d="M14-70L58-104Q70-62 56-30Z" fill="${fur}" stroke="${line}" stroke-width="3" stroke-linejoin="round"/><path d="M30-68L52-86Q58-62 50-44Z" fill="${inner}"/>`)}
    <path d="M0-78C50-80 74-50 72-18C70 16 40 34 0 34C-40 34-70 16-72-18C-74-50-50-80 0-78Z" fill="${fur}" stroke="${line}" stroke-width="3"/>
    ${mirror(`<ellipse cx="30" cy="-20" rx="14" ry="16" fill="#ffe95a" stroke="${line}" stroke-width="2"/><ellipse cx="30" cy="-20" rx="5" ry="14" fill="#0a0810"/><circle cx="34" cy="-27" r="3.5" fill="#fff"/><path d="M40 4L74-2M40 10L74 14" stroke="#fff" stroke-opacity=".7" stroke-width="2.5" stroke-linecap="round"/>`)}
    <path d="M-7-2Q0-8 7-2Q4 5 0 6Q-4 5-7-2Z" fill="${inner}"/><path d="M0 6Q-8 18-18 12M0 6Q8 18 18 12" stroke="${inner}" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M-58 38Q0 62 58 38L54 52Q0 76-54 52Z" fill="#d8152f"/><circle cy="62" r="12" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/><ellipse cx="-4" cy="88" rx="34" ry="22" fill="${c.gold()}" stroke="#8a5208" stroke-width="3"/><path d="M-26 88H18" stroke="#a5620a" stroke-width="3" stroke-dasharray="4 4"/>`;
}

export function butterfly(c: Canvas, p: Palette): string {
  const upper = c.radial(['#ffffff', p.l, p.m, p.d], 0.5, 0.5, 0.75, 0.1, 0.8);
  const lower = c.radial([p.l, p.m, p.d], 0.5, 0.5, 0.75, 0.1, 0.2);
  return `${glow(c, 0, 0, 140, p.l, 0.6)}${mirror(
    `<path d="M6-12C14-70 60-110 102-92C122-66 104-12 62 4C40 10 18 6 6-12Z" fill="${upper}" stroke="#12061e" stroke-width="5"/><path d="M6 4C34-2 80 14 86 46C88 80 58 98 36 84C18 70 8 40 6 4Z" fill="${lower}" stroke="#12061e" stroke-width="5"/><path d="M10-14C40-34 66-58 92-82M12-10C44-18 70-24 98-44M10 8C34 20 54 40 66 66" stroke="#12061e" stroke-width="3" fill="none"/>${[
      [88, -66, 9],
      [74, -32, 7],
      [66, 56, 8],
      [46, 72, 6],
      [96, -84, 4],
    ]
      .map(([x, y, s]) => `<circle cx="${x}" cy="${y}" r="${s}" fill="#fff6c8"/>`)
      .join('')}`,
  )}
    <path d="M0-44Q11-30 8 20Q6 56 0 76Q-6 56-8 20Q-11-30 0-44Z" fill="${c.gold()}" stroke="#3a1a05" stroke-width="2.5"/>${mirror(`<path d="M3-40Q18-66 30-90" stroke="${GOLD[2]}" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="30" cy="-92" r="5" fill="${GOLD[1]}"/>`)}`;
}

/** The mask of a temple giant: fangs, round eyes and a tiered crown. */
export function templeGiant(c: Canvas): string {
  const skin = c.random.pick([
    ['#8affc8', '#18a068', '#04503a'],
    ['#c9d8ff', '#4a6ae0', '#16246b'],
    ['#ffc9b8', '#e0402a', '#6b0a12'],
    ['#ffffff', '#d8d0f0', '#8a7ab8'],
  ]);
  const face = c.radial(skin, 0.5, 0.5, 0.72, 0.5, 0.3);
  return `${glow(c, 0, 0, 140, '#ffd36b', 0.55)}${mirror(`<path d="M58-6Q110-40 98-92Q84-62 56-50Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2.5"/><path d="M62 12Q104 20 92 62Q76 46 58 46Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2.5"/>`)}
    <path d="M0-58C50-58 74-30 70 8C68 56 38 92 0 94C-38 92-68 56-70 8C-74-30-50-58 0-58Z" fill="${face}" stroke="#12061e" stroke-width="3.5"/>
    ${mirror('<ellipse cx="32" cy="-4" rx="21" ry="19" fill="#fff" stroke="#12061e" stroke-width="3.5"/><circle cx="30" cy="-2" r="10" fill="#c4143c"/><circle cx="30" cy="-2" r="5" fill="#0a0508"/><circle cx="34" cy="-6" r="3" fill="#fff"/><path d="M6-24Q32-50 64-22" stroke="#12061e" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M6-26Q32-50 62-24" stroke="#ffe38a" stroke-width="3" fill="none"/>')}
    <path d="M-16 22Q0 6 16 22Q12 34 0 34Q-12 34-16 22Z" fill="${c.gold()}" stroke="#12061e" stroke-width="2.5"/><path d="M-48 48Q0 34 48 48Q40 78 0 80Q-40 78-48 48Z" fill="#7a0a1a" stroke="#12061e" stroke-width="3"/><path d="M-30 46H30V56H-30Z" fill="#fff"/>${mirror('<path d="M40 50Q56 26 50 10Q34 30 28 48Z" fill="#fffbe6" stroke="#12061e" stroke-width="2.5"/>')}
    <path d="M-62-34Q0-62 62-34L54-56H-54ZM-48-58H48L38-78H-38ZM-32-80H32L20-98H-20ZM-14-100H14L0-142Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2.5" stroke-linejoin="round"/>${place(0, -50, 0.2, 0, gem(c, RUBY, { n: 6 }))}`;
}

/** A dragon's head in profile, breathing fire; jade, crimson, azure or gold. */
export function dragonHead(c: Canvas): string {
  const [light, middle, deep] = c.random.pick([
    ['#d0ffe0', '#22b070', '#03402c'],
    ['#ffd0b8', '#e0302a', '#5a0410'],
    ['#d0ecff', '#2f86ff', '#062a6b'],
    ['#fff0b8', '#e8a020', '#6b3a05'],
  ] as const);
  const scales = c.linear([light, middle, deep], 0, 0, 1, 1);
  return `${glow(c, 20, 0, 145, '#ff8a1f', 0.55)}${repeat(6, (i) => `<path d="${petal(15, 80 - i * 5)}" transform="translate(${-34 - i * 5} ${-34 + i * 20}) rotate(${-36 - i * 16})" fill="${c.gold()}" stroke="#6b3a05" stroke-width="2"/>`)}
    <path d="M-20 104C-84 70-86-4-48-44C-24-70 10-76 36-66L98-44Q112-30 100-14L58-8Q40 0 46 12L88 16Q100 26 90 38L40 48C14 52 14 70 34 104Z" fill="${scales}" stroke="${deep}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M50-8L98-14L92 0L84-8L76 4L68-8L60 4Z" fill="#fff"/><path d="M52 13L88 16L82 6L74 14L68 6L60 14Z" fill="#fff"/><path d="M44 4Q72-2 96 12Q72 22 46 12Z" fill="#ff3d5b" opacity=".85"/>
    <path d="M-10-62C-18-96-4-120 24-128C12-108 14-88 24-66ZM14-68C16-94 34-110 58-110C46-98 42-82 46-62Z" fill="${c.gold()}" stroke="#6b3a05" stroke-width="2.5"/>
    <path d="M16-44Q38-58 54-40Q36-28 16-44Z" fill="#fff08a" stroke="${deep}" stroke-width="3"/><ellipse cx="36" cy="-42" rx="4" ry="8" fill="#12040a"/><path d="M8-50Q34-72 62-48" stroke="${deep}" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="92" cy="-34" r="4" fill="${deep}"/>
    <path d="M96-22Q128-40 118-72M92 34Q124 46 132 26" stroke="${GOLD[1]}" stroke-width="4.5" fill="none" stroke-linecap="round"/>${repeat(4, (i) => `<path d="M${-52 + i * 7} ${-4 + i * 24}q20 12 34-6" stroke="${light}" stroke-opacity=".6" stroke-width="3.5" fill="none" stroke-linecap="round"/>`)}`;
}

/** A dancer in a golden crown, hands bent back. */
export function courtDancer(c: Canvas, p: Palette): string {
  const skin = c.linear(['#ffe4d0', '#eab48e']);
  const silk = c.linear([p.l, p.m, p.d]);
  return `${glow(c, 0, 0, 145, '#ffe38a', 0.55)}${around(12, `<path d="M0-118L6-98H-6Z" fill="${GOLD[2]}" opacity=".55"/>`)}
    ${mirror(`<path d="M26 34C60 40 84 20 86-14" stroke="#eab48e" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M80-12C82-34 96-44 112-40C102-34 98-24 96-8Z" fill="#eab48e"/><rect x="74" y="-12" width="24" height="10" rx="4" fill="${c.gold()}" transform="rotate(-8 86 -7)"/><path d="M34 26L76 4L64 40Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/>`)}
    <path d="M-34 30Q0 20 34 30L40 104H-40Z" fill="${silk}" stroke="#3a0a1a" stroke-width="2.5"/><path d="M-34 30L26 104H44L-14 26Z" fill="${c.gold()}" opacity=".9"/><path d="M-14 4H14V30Q0 40-14 30Z" fill="#dba07a"/><path d="M-28 28Q0 52 28 28L22 44Q0 60-22 44Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2"/>
    <path d="M0-52C28-52 38-30 34-8C30 14 14 24 0 26C-14 24-30 14-34-8C-38-30-28-52 0-52Z" fill="${skin}"/>${mirror('<path d="M7-12Q16-20 26-13Q17-6 7-12Z" fill="#fff"/><circle cx="17" cy="-13" r="4" fill="#2a1008"/><path d="M6-13Q16-23 28-15" stroke="#1a0a08" stroke-width="2.8" fill="none" stroke-linecap="round"/><path d="M6-24Q17-30 29-22" stroke="#2a1008" stroke-width="3" fill="none"/><circle cx="24" cy="2" r="7" fill="#ff7a86" opacity=".35"/>')}
    <path d="M-9 11Q0 6 9 11Q0 19-9 11Z" fill="#d8203f"/><path d="M-40-26Q0-62 40-26L36-50H-36ZM-30-54H30L22-72H-22ZM-18-74H18L10-92H-10ZM-7-94H7L0-136Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2.2" stroke-linejoin="round"/>${mirror(`<path d="M36-36Q50-16 40 14" stroke="${c.gold()}" stroke-width="8" fill="none" stroke-linecap="round"/>`)}${place(0, -42, 0.16, 0, gem(c, RUBY, { n: 6 }))}`;
}

/** A howling wolf with visible breath. */
export function wolf(c: Canvas, p: Palette): string {
  const fur = c.linear(['#f2f6ff', '#8ea0cc', '#2a3560']);
  return `${glow(c, 0, 0, 140, p.l, 0.5)}${mirror(`<path d="M14-40L64-112Q84-60 70-14Z" fill="${fur}" stroke="#0c1230" stroke-width="3" stroke-linejoin="round"/><path d="M36-44L62-86Q70-54 62-26Z" fill="#2a1a38"/>`)}
    <path d="M0-66C34-66 66-36 74-4L104 20L76 30L92 56L58 52L30 92L0 104L-30 92L-58 52L-92 56L-76 30L-104 20L-74-4C-66-36-34-66 0-66Z" fill="${fur}" stroke="#0c1230" stroke-width="3.5" stroke-linejoin="round"/>
    ${mirror('<path d="M0-40L16-8Q50-8 62 26Q40 44 24 64L0 96Z" fill="#fff" opacity=".75"/><path d="M14-2Q34-22 58-10Q40 10 14-2Z" fill="#0c1230"/><path d="M22-4Q36-14 50-8Q38 4 22-4Z" fill="#6af0ff"/><circle cx="36" cy="-6" r="3.5" fill="#0c1230"/>')}
    <path d="M-17 58Q0 48 17 58Q12 72 0 76Q-12 72-17 58Z" fill="#0c1230"/><path d="M-30 84Q0 96 30 84" stroke="#0c1230" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M0-66L12-36L0-14L-12-36Z" fill="#4a5a90" opacity=".7"/>`;
}

export function panda(c: Canvas, p: Palette): string {
  const white = c.radial(['#ffffff', '#f4f6fb', '#c4cce0'], 0.5, 0.5, 0.7, 0.42, 0.3);
  return `${glow(c, 0, 0, 140, p.l, 0.55)}${repeat(3, (i) => `<g transform="translate(${-88 + i * 88} 96) rotate(${-14 + i * 14})"><rect x="-7" y="-190" width="14" height="190" rx="6" fill="${c.linear(['#9bea4a', '#2c8a1a'], 0, 0, 1, 0)}"/><path d="M-7-60H7M-7-120H7" stroke="#1a5a0a" stroke-width="4"/></g>`)}
    ${mirror('<circle cx="58" cy="-60" r="27" fill="#1a1c28" stroke="#05060c" stroke-width="3"/><circle cx="58" cy="-60" r="13" fill="#3a3c50"/>')}<path d="M0-80C58-82 88-46 86-2C84 48 50 84 0 84C-50 84-84 48-86-2C-88-46-58-82 0-80Z" fill="${white}" stroke="#2a2c40" stroke-width="3"/>
    ${mirror('<ellipse cx="37" cy="-6" rx="23" ry="28" fill="#1a1c28" transform="rotate(24 37 -6)"/><circle cx="34" cy="-8" r="11" fill="#fff"/><circle cx="33" cy="-7" r="7.5" fill="#0a0a12"/><circle cx="36" cy="-11" r="3" fill="#fff"/><circle cx="56" cy="30" r="11" fill="#ff9ab0" opacity=".6"/>')}
    <path d="M-12 22Q0 14 12 22Q8 32 0 34Q-8 32-12 22Z" fill="#1a1c28"/><path d="M0 34V42Q-10 54-24 46M0 42Q10 54 24 46" stroke="#1a1c28" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}
