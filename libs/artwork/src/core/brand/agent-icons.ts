import { AGENT_ICONS, type AgentIconName } from '@housebrand/shared';
import type { AgentBrand } from './agent-marks';

const SIZE = 24;

/** On a grid of 24: `body` is filled in the solid and the two-tone style, `detail` is drawn over it. */
const SHAPES: Record<AgentIconName, { body: string; detail: string }> = {
  account: {
    body: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5C5 16.5 8 14.5 12 14.5s7 2 7.500 6Z"/>',
    detail: '',
  },
  contact: {
    body: '<path d="M4 12a8 8 0 0 1 16 0v4.500a2 2 0 0 1-2 2h-1.500v-6H20V12H4v.500h3.500v6H6a2 2 0 0 1-2-2Z"/>',
    detail: '<path d="M18 18.500c0 1.700-2 2.500-4.500 2.500"/>',
  },
  'deposit-withdraw': {
    body: '<rect x="3" y="6.500" width="18" height="12.500" rx="3"/>',
    detail: '<path d="M9 10.500 7 12.500l2 2M7 12.500h6M15 11l2 2-2 2M17 13h-4"/>',
  },
  game: {
    body: '<path d="M8 6.500h8a5.500 5.500 0 0 1 5.400 6.500l-.700 3.500c-.500 2.500-3.600 2.900-4.700.700L15.200 15H8.800l-.800 2.200c-1.100 2.200-4.200 1.800-4.700-.700L2.600 13A5.500 5.500 0 0 1 8 6.500Z"/>',
    detail: '<path d="M7 9.500v3M5.500 11h3M15.500 10.200h.01M17.800 11.800h.01"/>',
  },
  main: {
    body: '<path d="M4 11.200 12 4l8 7.200V19a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19Z"/>',
    detail: '<path d="M9.800 20.500v-5.300h4.400v5.300"/>',
  },
  chips: {
    body: '<circle cx="12" cy="12" r="8.500"/>',
    detail:
      '<circle cx="12" cy="12" r="4.300"/><path d="M12 3.500v3.200M12 17.300v3.200M3.500 12h3.200M17.300 12h3.200M6 6l2.300 2.300M15.700 15.700 18 18M18 6l-2.300 2.300M8.300 15.700 6 18"/>',
  },
};

/** Drawing styles of the icons, by agent. */
type Hand = 'line' | 'solid' | 'twoTone';
const HANDS: Readonly<Record<string, Hand>> = { NAGA: 'solid', LOTUS: 'twoTone', KLANG: 'twoTone' };

/** One icon of an agent, 24 × 24, in one colour, so that it works as a picture and as a mask. */
export function drawAgentIcon(brand: Pick<AgentBrand, 'prefix'>, icon: AgentIconName, color: string): string {
  return picture(SIZE, shapeOf(brand, icon, color));
}

/** All icons of an agent side by side, in the order of `AGENT_ICONS`: one mask for pages with several icons. */
export function drawAgentIcons(brand: Pick<AgentBrand, 'prefix'>, color: string): string {
  const icons = AGENT_ICONS.map(
    (icon, at) => `<g transform="translate(${at * SIZE})">${shapeOf(brand, icon, color)}</g>`,
  );
  return picture(AGENT_ICONS.length * SIZE, icons.join(''));
}

function shapeOf({ prefix }: Pick<AgentBrand, 'prefix'>, icon: AgentIconName, color: string): string {
  const { body, detail } = SHAPES[icon];
  const line = `fill="none" stroke="${color}" stroke-width="1.750" stroke-linecap="round" stroke-linejoin="round"`;
  switch (HANDS[prefix] ?? 'line') {
    case 'line':
      return `<g ${line}>${body}${detail}</g>`;
    case 'twoTone':
      return `<g fill="${color}" fill-opacity=".26" stroke="none">${body}</g><g ${line}>${body}${detail}</g>`;
    case 'solid':
      return `<mask id="${icon}"><rect width="24" height="24" fill="#fff"/><g fill="none" stroke="#000" stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round">${detail}</g></mask><g fill="${color}" stroke="${color}" stroke-width="1" stroke-linejoin="round" mask="url(#${icon})">${body}</g>`;
  }
}

function picture(width: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIZE}" viewBox="0 0 ${width} ${SIZE}">${content}</svg>`.replace(
    /(\.\d*?)0+(?=\D)/g,
    (_, digits: string) => (digits === '.' ? '' : digits),
  );
}
