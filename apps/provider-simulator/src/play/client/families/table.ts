import { animalDie, die } from '../art/dice';
import { handElement } from '../art/cards';
import { installPaint } from '../art/paint';
import { el, fill, pause, reducedMotion } from '../dom';
import type { Shell } from '../shell';
import { chipText, type MessageKey } from '../messages';
import { rouletteWheel, type Wheel, segmentWheel } from './wheel';

type Result = Record<string, unknown>;

/** A table's content before and after its draw. */
interface Layout {
  felt: HTMLElement;
  /** Groups of spots, each a row of the table. */
  rows: string[][];
  reveal(result: Result): Promise<void>;
}

/** Renders baccarat, dragon tiger, roulette, sic bo, the wheel and fish-prawn-crab: chips on spots, then one draw. */
export function mount(shell: Shell): void {
  installPaint();
  const layout = layoutOf(shell);
  const bets = new Map<string, number>();
  let last = new Map<string, number>();
  const spots = new Map<string, HTMLButtonElement>();
  const pays = shell.data.rules['pays'] as Record<string, number>;

  const total = (): number => [...bets.values()].reduce((sum, amount) => sum + amount, 0);
  const refresh = (): void => {
    for (const [spot, button] of spots) {
      const amount = bets.get(spot) ?? 0;
      button.querySelector('.placed')!.textContent = amount ? chipText(amount) : '';
      button.classList.toggle('has-bet', amount > 0);
    }
    const sum = total();
    shell.setAction(sum ? `${shell.t('deal')} · ฿${chipText(sum)}` : shell.t('place'), sum ? play : undefined);
  };
  const place = (spot: string): void => {
    for (const button of spots.values()) button.classList.remove('won');
    if (total() + shell.stake.amount <= shell.data.rules.maxStake)
      bets.set(spot, (bets.get(spot) ?? 0) + shell.stake.amount);
    refresh();
  };
  const play = async (): Promise<void> => {
    const reply = await shell.play({ spots: Object.fromEntries(bets) });
    if (!reply) return;
    const { result, wins } = reply.view as { result: Result; wins: { spot: string; back: number }[] };
    layout.felt.scrollIntoView({ block: 'nearest', behavior: reducedMotion() ? 'auto' : 'smooth' });
    await layout.reveal(result);
    for (const { spot } of wins) spots.get(spot)?.classList.add('won');
    last = new Map(bets);
    bets.clear();
    shell.settle(reply);
    refresh();
  };

  const board = el('div', { class: `spots spots-${shell.data.game.variant}` });
  for (const row of layout.rows) {
    const line = el('div', { class: 'spot-row' });
    for (const spot of row) {
      const button = spotButton(shell, spot, pays[spot] ?? 200, () => place(spot));
      spots.set(spot, button);
      line.append(button);
    }
    board.append(line);
  }
  const small = (label: string, run: () => void): HTMLElement =>
    el('button', { type: 'button', class: 'button quiet', onclick: run }, label);
  fill(
    shell.controls,
    small(shell.t('clear'), () => {
      bets.clear();
      refresh();
    }),
    small(shell.t('lastBet'), () => {
      for (const [spot, amount] of last) bets.set(spot, amount);
      refresh();
    }),
  );
  shell.stage.classList.add('stage-table');
  fill(shell.stage, layout.felt, board);
  refresh();
}

function spotButton(shell: Shell, spot: string, pays: number, place: () => void): HTMLButtonElement {
  const label = spotLabel(shell, spot);
  return el(
    'button',
    {
      type: 'button',
      class: `spot spot-${/^n\d/.test(spot) ? `number ${pocketColour(Number(spot.slice(1)))}` : spot}`,
      onclick: place,
    },
    typeof label === 'string' ? el('span', { class: 'spot-name' }, label) : label,
    /^n\d/.test(spot) ? null : el('span', { class: 'spot-pays' }, `×${pays / 100}`),
    el('span', { class: 'placed' }),
  );
}

function spotLabel(shell: Shell, spot: string): string | HTMLElement {
  if (/^n\d/.test(spot)) return spot.slice(1);
  if (!/^f\d/.test(spot)) return shell.t(spot as MessageKey);
  const face = Number(spot.slice(1));
  return shell.data.game.variant === 'sicbo' ? die(face) : animalDie(face, shell.t(`face.${face}` as MessageKey));
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const pocketColour = (pocket: number): string => (pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black');

function layoutOf(shell: Shell): Layout {
  switch (shell.data.game.variant) {
    case 'baccarat':
      return cardLayout(shell, ['player', 'banker'], [['player', 'tie', 'banker']]);
    case 'dragonTiger':
      return cardLayout(shell, ['dragon', 'tiger'], [['dragon', 'tie', 'tiger']]);
    case 'roulette':
      return wheelLayout(rouletteWheel(), ({ pocket }) => Number(pocket), rouletteRows());
    case 'wheel':
      return wheelLayout(segmentWheel(shell.data.rules['wheel'] as string[]), ({ segment }) => Number(segment), [
        ['jade', 'sky', 'violet'],
        ['gold', 'ruby'],
      ]);
    case 'sicbo':
      return diceLayout(shell, die, [
        ['small', 'triple', 'big'],
        ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'],
      ]);
    default:
      return diceLayout(shell, (face) => animalDie(face, shell.t(`face.${face}` as MessageKey)), [
        ['f1', 'f2', 'f3'],
        ['f4', 'f5', 'f6'],
      ]);
  }
}

function rouletteRows(): string[][] {
  const numbers = Array.from({ length: 12 }, (_, column) => [1, 2, 3].map((row) => `n${column * 3 + row}`));
  return [
    ['n0'],
    ...[0, 3, 6, 9].map((from) => numbers.slice(from, from + 3).flat()),
    ['dozen1', 'dozen2', 'dozen3'],
    ['red', 'black', 'odd', 'even', 'low', 'high'],
  ];
}

function cardLayout(shell: Shell, sides: readonly [string, string], rows: string[][]): Layout {
  const hands = sides.map(() => el('div', { class: 'side-hand' }));
  const points = sides.map(() => el('span', { class: 'points' }));
  const side = (index: 0 | 1): HTMLElement =>
    el(
      'div',
      { class: `side side-${sides[index]}` },
      el('h2', {}, shell.t(sides[index] as MessageKey)),
      hands[index]!,
      points[index]!,
    );
  const felt = el('div', { class: 'felt two-sides' }, side(0), side(1));
  hands.forEach((hand) => fill(hand, handElement([null, null].slice(0, sides[0] === 'dragon' ? 1 : 2))));
  return {
    felt,
    rows,
    async reveal(result) {
      hands.forEach((hand) => hand.replaceChildren());
      points.forEach((figure) => (figure.textContent = ''));
      for (const [index, name] of sides.entries()) {
        fill(hands[index]!, handElement(result[name] as string[]));
        await pause(520);
        const score = (result['points'] as Record<string, number> | undefined)?.[name];
        if (score !== undefined) points[index]!.textContent = shell.t('points', { points: score });
      }
      felt.dataset['winner'] = String(result['winner']);
      await pause(200);
    },
  };
}

function diceLayout(shell: Shell, draw: (face: number) => HTMLElement, rows: string[][]): Layout {
  const bowl = el('div', { class: 'bowl' }, ...[1, 4, 6].map(draw));
  const total = el('p', { class: 'points' });
  return {
    felt: el('div', { class: 'felt' }, bowl, total),
    rows,
    async reveal({ dice, total: sum }) {
      bowl.classList.add('shaking');
      total.textContent = '';
      await pause(700);
      bowl.classList.remove('shaking');
      fill(bowl, ...(dice as number[]).map(draw));
      if (typeof sum === 'number') total.textContent = shell.t('points', { points: sum });
      await pause(300);
    },
  };
}

function wheelLayout(wheel: Wheel, indexOf: (result: Result) => number, rows: string[][]): Layout {
  return {
    felt: el('div', { class: 'felt wheel-felt' }, wheel.element),
    rows,
    reveal: (result) => wheel.turnTo(indexOf(result)),
  };
}
