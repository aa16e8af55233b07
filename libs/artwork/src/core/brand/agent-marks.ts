import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';
import { hashText } from '../drawing/random';
import { around, petal, place, pointList, polygon, repeat } from '../drawing/shapes';
import { escape } from '../lettering/lettering';

/** The data that a brand's pictures are drawn from. */
export interface AgentBrand {
  prefix: string;
  /** The agent's name, for example `Naga Palace`. */
  name: string;
  /** `#rrggbb`, the button colours, used for derived marks. */
  primary: string;
  secondary: string;
  /** Whether surfaces are dark; letters on them are then light. */
  dark: boolean;
}

/** A mark fills a square of 200 around the origin. */
export type Mark = (c: Canvas, brand: AgentBrand) => string;

const hexagon = (radius: number) => pointList(polygon(6, radius, Math.PI / 6));

/** A keystone arch: the mark of MASTER. */
function houseMark(c: Canvas): string {
  return `<path d="M-92 92V-8A92 92 0 0 1 92-8V92H46V-8A46 46 0 0 0-46-8V92Z" fill="${c.linear(['#ffb45a', '#ff7a1a', '#c94405'])}"/><path d="M-26-104H26L17-44H-17Z" fill="${c.linear(['#fff3c0', '#f3c65a', '#b8831f'])}"/><path d="M-70 84V-8A70 70 0 0 1-30-71" stroke="#fff" stroke-opacity=".6" stroke-width="6" fill="none" stroke-linecap="round"/><circle cy="58" r="24" fill="${c.linear(['#fff3c0', '#f3c65a', '#b8831f'])}"/>`;
}

function mtoMark(c: Canvas): string {
  return `<polygon points="${hexagon(96)}" fill="${c.linear(['#ffb45a', '#ff7a1a', '#d94e05'])}"/><polygon points="${hexagon(80)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4"/><path d="M-50 44V-40L0 16L50-40V44" fill="none" stroke="#fff" stroke-width="23" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A crested helmet on a shield. */
function spartanMark(c: Canvas): string {
  return `<path d="M0-98L84-62V6C84 56 44 84 0 100C-44 84-84 56-84 6V-62Z" fill="${c.linear(['#3a5ab8', '#1c2f74', '#0c1638'])}" stroke="#f3c65a" stroke-width="7" stroke-linejoin="round"/><path d="M-50-46C-30-84 50-86 66-30L48-22C38-52-14-58-34-34Z" fill="${c.linear(['#ffb45a', '#ff7a1a', '#d94e05'])}"/><path d="M-44 0C-46-40 46-46 50-2L44 58L18 40V14H34V0H6L-8 12V62L-34 46Z" fill="${c.linear(['#fff3c0', '#f3c65a', '#a8761c'])}"/>`;
}

function nagaMark(c: Canvas): string {
  const gold = c.linear(['#fff0c0', '#e0aa3f', '#a8761c']);
  return `<circle r="94" fill="${c.linear(['#0f5a44', '#04281f'])}" stroke="${c.linear(['#fff0c0', '#e0aa3f', '#9a6a14'])}" stroke-width="9"/>${place(-2, 6, 0.7, 0, `<path d="M44 104C112 84 96 20 30 14C-26 8-24-18-6-30L-38-52C-92-18-80 44-6 50C40 54 40 70 0 78Z" fill="${gold}"/><path d="M-38-50C-34-86 18-98 46-78C66-70 90-60 96-44L58-34C80-30 84-20 84-12C52-2 20-14 2-28Z" fill="${c.linear(['#fff0c0', '#e0aa3f'])}"/>${[-40, -18, 6].map((turn) => `<path d="${petal(12, 74)}" transform="translate(0 -60) rotate(${turn})" fill="#f0c860"/>`).join('')}<circle cx="38" cy="-62" r="7" fill="#04281f"/>`)}`;
}

function lotusMark(): string {
  return `${[-64, 64, -34, 34].map((turn, index) => `<path d="${petal(34, 124)}" transform="translate(0 56) rotate(${turn})" fill="${index < 2 ? '#ffb3cb' : '#f2679a'}"/>`).join('')}<path d="${petal(36, 132)}" transform="translate(0 56)" fill="#d4286a"/><path d="M-92 66Q-46 48 0 66T92 66M-60 88Q-30 76 0 88T60 88" stroke="#0e8a8a" stroke-width="11" fill="none" stroke-linecap="round"/>`;
}

/** A drum of light: neon rings, and the beat within. */
function klangMark(c: Canvas): string {
  const bars = [30, 62, 96, 62, 30]
    .map(
      (height, index) =>
        `<rect x="${-58 + index * 25}" y="${-height / 2}" width="16" height="${height}" rx="8" fill="${c.linear(['#8ffcff', '#2fe0e8', '#ff5fb0'])}"/>`,
    )
    .join('');
  return `<circle r="95" fill="#1a0b30"/><circle r="88" fill="none" stroke="${c.linear(['#2fe0e8', '#8a3aff', '#ff5fb0'], 0, 0, 1, 1)}" stroke-width="13"/><circle r="72" fill="none" stroke="#ff5fb0" stroke-opacity=".55" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>${bars}`;
}

/** A lighthouse over waves. */
function pierMark(c: Canvas): string {
  return `<circle r="95" fill="${c.linear(['#22346c', '#0a1020'])}"/><path d="M0-52L-92-78V-26ZM0-52L92-78V-26Z" fill="#f3c65a" opacity=".5"/><path d="M-22 54L-13-34H13L22 54Z" fill="#f4f6fc"/><path d="M-19 26L-16 2H16L19 26Z" fill="#ff7a1a"/><path d="M-20-34H20V-42H-20ZM-13-42H13V-62H-13Z" fill="#f3c65a"/><path d="M-18-62Q0-86 18-62Z" fill="#ff7a1a"/><path d="M-78 56Q-52 42-26 56T26 56T78 56M-56 76Q-28 64 0 76T56 76" stroke="#5ab4ff" stroke-width="10" fill="none" stroke-linecap="round"/>`;
}

/** The mark of an agent without its own: initials on a plate whose shape and pattern are derived from the prefix. */
export function monogramMark(c: Canvas, brand: AgentBrand): string {
  const hash = hashText(brand.prefix);
  const fill = c.linear([mix(brand.primary, '#ffffff', 0.3), brand.primary, mix(brand.primary, '#000000', 0.3)]);
  const plates = [
    `<polygon points="${hexagon(97)}" fill="${fill}"/>`,
    `<circle r="95" fill="${fill}"/>`,
    `<rect x="-92" y="-92" width="184" height="184" rx="56" fill="${fill}"/>`,
    `<path d="M0-98L86-60V8C86 58 44 86 0 100C-44 86-86 58-86 8V-60Z" fill="${fill}"/>`,
    `<rect x="-74" y="-74" width="148" height="148" rx="30" transform="rotate(45)" fill="${fill}"/>`,
  ];
  const patterns = [
    repeat(4, (i) => `<circle r="${70 - i * 18}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>`),
    around(12, '<path d="M0-30V-84" stroke="#fff" stroke-opacity=".18" stroke-width="5"/>'),
    repeat(
      5,
      (i) =>
        `<path d="M-84 ${-60 + i * 30}Q-42 ${-80 + i * 30} 0 ${-60 + i * 30}T84 ${-60 + i * 30}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="5"/>`,
    ),
  ];
  const initials = brand.prefix.slice(0, hash % 2 === 0 ? 1 : 2);
  return `${plates[hash % plates.length] ?? ''}${patterns[(hash >>> 8) % patterns.length] ?? ''}<text y="${initials.length > 1 ? 29 : 42}" text-anchor="middle" font-family="Righteous" font-size="${initials.length > 1 ? 84 : 118}" fill="#fff">${escape(initials)}</text><circle cx="58" cy="-58" r="14" fill="${GOLD[1]}"/>`;
}

export const AGENT_MARKS: Readonly<Record<string, Mark>> = {
  MASTER: houseMark,
  MTO: mtoMark,
  SPTN: spartanMark,
  NAGA: nagaMark,
  LOTUS: lotusMark,
  KLANG: klangMark,
  PIER: pierMark,
};

export function agentMark(c: Canvas, brand: AgentBrand): string {
  return (AGENT_MARKS[brand.prefix] ?? monogramMark)(c, brand);
}

/** One-colour silhouettes in `currentColor`, for the credit box and the backdrop. */
const WATERMARKS: Readonly<Record<string, string>> = {
  MASTER:
    '<g fill="none" stroke="currentColor" stroke-width="6"><path d="M-92 96V-8A92 92 0 0 1 92-8V96M-70 96V-8A70 70 0 0 1 70-8V96M-46 96V-8A46 46 0 0 1 46-8V96"/><path d="M-26-106H26L17-44H-17Z"/></g>',
  MTO: `<g fill="none" stroke="currentColor" stroke-width="7"><polygon points="${hexagon(92)}"/><polygon points="${hexagon(74)}" stroke-width="2.5"/><path d="M-44 38V-34L0 14L44-34V38" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/></g>`,
  SPTN: '<g fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"><path d="M0-98L84-62V6C84 56 44 84 0 100C-44 84-84 56-84 6V-62Z"/><path d="M-50-46C-30-84 50-86 66-30L48-22C38-52-14-58-34-34Z"/><path d="M-44 0C-46-40 46-46 50-2L44 58L18 40V14H34V0H6L-8 12V62L-34 46Z"/></g>',
  NAGA: `<g fill="none" stroke="currentColor" stroke-width="4">${repeat(7, (row) => repeat(6, (i) => `<path d="M${-110 + i * 40 + (row % 2) * 20} ${-110 + row * 34}q20 44 40 0M${-102 + i * 40 + (row % 2) * 20} ${-110 + row * 34}q12 26 24 0"/>`))}</g>`,
  LOTUS: `<g fill="none" stroke="currentColor" stroke-width="3.5">${[-78, 78, -52, 52, -26, 26, 0].map((turn) => `<path d="${petal(32, 128)}" transform="translate(0 60) rotate(${turn})"/>`).join('')}</g>`,
  KLANG: `<g fill="none" stroke="currentColor"><circle r="92" stroke-width="8"/><circle r="72" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>${[30, 62, 96, 62, 30].map((height, i) => `<rect x="${-58 + i * 25}" y="${-height / 2}" width="16" height="${height}" rx="8" stroke-width="5"/>`).join('')}</g>`,
  PIER: '<g fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"><path d="M-22 54L-13-34H13L22 54Z"/><path d="M0-52L-92-78M0-52L-92-26M0-52L92-78M0-52L92-26"/><path d="M-92 62Q-60 44-30 62T30 62T92 62M-62 86Q-30 72 0 86T62 86"/></g>',
};

/** An agent's watermark as a complete picture; a brand without one shows its initial in rings. */
export function drawAgentWatermark(brand: Pick<AgentBrand, 'prefix'>): string {
  const own = WATERMARKS[brand.prefix];
  const rings = `<g fill="none" stroke="currentColor" stroke-width="6"><circle r="92"/><circle r="74" stroke-width="2.5"/><text y="42" text-anchor="middle" font-family="Righteous" font-size="118" stroke-width="5">${escape(brand.prefix.slice(0, 1))}</text></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="220" viewBox="-110 -110 220 220">${own ?? rings}</svg>`;
}
