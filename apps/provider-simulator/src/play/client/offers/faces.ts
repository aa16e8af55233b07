import { drawing, el, fill, pause } from '../dom';
import { chipText } from '../messages';
import type { OfferData, PrizeData } from './types';
import { prizeWheel } from './wheel';
import type { Translate } from './messages';

/** An offer's visual, and its animation to the prize. */
export interface Face {
  element: HTMLElement;
  show(prize: PrizeData): Promise<void>;
}

export function wheelFace({ prizes, prize }: OfferData): Face {
  const wheel = prizeWheel(prizes.map(({ amountSatang }) => `฿${chipText(amountSatang)}`));
  const placeOf = ({ name }: PrizeData): number => prizes.findIndex((each) => each.name === name);
  if (prize) void wheel.turnTo(placeOf(prize));
  return { element: el('div', { class: 'offer-wheel' }, wheel.element), show: (won) => wheel.turnTo(placeOf(won)) };
}

const CAPSULE_COLOURS: Readonly<Record<string, string>> = {
  jade: '#149a63',
  sky: '#1d83d6',
  violet: '#7a3ae0',
  gold: '#e0a01f',
  ruby: '#d01f3c',
};

const capsule = (x: number, y: number, color: string, radius: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="#f4f6fc"/><path d="M-${radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0z" fill="${color}"/>` +
  `<path d="M-${radius} 0h${2 * radius}" stroke="#0a1020" stroke-width="2"/><ellipse cx="-${radius / 3}" cy="-${radius / 2}" rx="${radius / 4}" ry="${radius / 6}" fill="#fff" opacity=".6"/></g>`;

function machine(): string {
  const colors = Object.values(CAPSULE_COLOURS);
  const balls = [6, 5, 6, 5, 4].flatMap((count, row) =>
    Array.from({ length: count }, (_, place) =>
      capsule(100 + (place - (count - 1) / 2) * 24, 114 - row * 20, colors[(row * 2 + place * 3) % colors.length]!, 12),
    ),
  );
  return (
    `<svg viewBox="0 0 200 230" focusable="false"><path d="M100 8a84 78 0 0 1 84 78v44H16V86A84 78 0 0 1 100 8z" class="machine-glass" stroke-width="4"/>` +
    `<g class="balls">${balls.join('')}</g><path d="M40 40a70 66 0 0 1 46-20" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".3"/>` +
    `<path d="M10 128h180l-10 92H20z" class="machine-body" stroke-width="4" stroke-linejoin="round"/><circle class="machine-plate" cx="66" cy="172" r="24"/>` +
    `<path class="knob" d="M46 172h40" stroke-width="10" stroke-linecap="round"/><rect x="112" y="152" width="58" height="52" rx="8" class="machine-door"/></svg>`
  );
}

export function gashaponFace({ prize }: OfferData): Face {
  const out = el('div', { class: 'capsule-out' });
  const body = drawing('machine', machine());
  const put = (won: PrizeData): void => {
    const svg = `<svg viewBox="-30 -30 60 60" focusable="false">${capsule(0, 0, CAPSULE_COLOURS[won.name] ?? '#149a63', 28)}</svg>`;
    fill(out, drawing('capsule', svg));
  };
  if (prize) put(prize);
  return {
    element: el('div', { class: 'gashapon' }, body, out),
    async show(won) {
      body.classList.add('shaking');
      await pause(1_200);
      body.classList.remove('shaking');
      put(won);
    },
  };
}

export function checkInFace(data: OfferData, t: Translate): Face {
  const list = el('ol', { class: 'days' });
  const draw = (streak: number, isTaken: boolean): void => {
    const cells = data.prizes.map(({ name, amountSatang }, index) => {
      const isDone = index < streak;
      const isNow = isTaken ? index === streak - 1 : index === streak;
      return el(
        'li',
        { class: `day${isDone ? ' is-done' : ''}${isNow ? ' is-now' : ''}`, ...(isNow && { 'aria-current': 'date' }) },
        el('span', { class: 'caption' }, t('day', { day: name })),
        el('strong', {}, `฿${chipText(amountSatang)}`),
        isDone && el('span', { class: 'caption' }, `✓ ${t('done')}`),
      );
    });
    fill(list, ...cells);
  };
  draw(data.streak, data.prize !== null);
  return {
    element: list,
    async show(won) {
      draw(Number(won.name), true);
      await pause(200);
    },
  };
}
