import { shareOfPercent } from '@housebrand/shared';
import { drawing, el, fill, pause } from './dom';
import { slotSymbolNames, slotSymbols } from './art/symbols';
import { installPaint } from './art/paint';
import { outcomeOf } from './outcome';
import type { Shell } from './shell';
import type { SlotRules, SlotWin } from './types';
import { baht } from './messages';

const REELS = 5;
const ROWS = 3;
const SCATTER = 8;

/** Renders five reels that spin and stop one after another. */
export function mount(shell: Shell): void {
  installPaint();
  const { rules, game } = shell.data;
  const { theme, lines, pays, jackpot } = rules.slot!;
  const symbols = slotSymbols(theme);
  const names = slotSymbolNames(theme);
  const reels = Array.from({ length: REELS }, () => el('div', { class: 'reel' }));
  const paths = el('div', { class: 'win-lines', 'aria-hidden': 'true' });
  const board = el('div', { class: 'slot-board', role: 'img', 'aria-label': game.name }, ...reels, paths);

  const show = (grid: readonly (readonly number[])[]): void =>
    grid.forEach((column, reel) =>
      fill(reels[reel]!, ...column.map((symbol) => drawing(`cell s${symbol}`, symbols[symbol]!))),
    );

  const spinning = (reel: HTMLDivElement): void => {
    const strip = el('div', { class: 'strip' });
    const from = reels.indexOf(reel);
    for (let index = 0; index < 9; index++) strip.append(drawing('cell', symbols[(index * 5 + from) % 9]!));
    fill(reel, strip);
    reel.classList.add('spinning');
  };

  /** Names the lines that paid; they glow only if they paid more than the stake. */
  const showWins = (wins: readonly SlotWin[], grid: readonly (readonly number[])[], isWon: boolean): void => {
    for (const { line, count, symbol } of isWon ? wins : []) {
      for (let reel = 0; reel < REELS; reel++) {
        const cells = [...reels[reel]!.children];
        if (line >= 0 && reel < count) cells[lines[line]![reel]!]?.classList.add('won');
        if (line < 0) cells.forEach((cell, row) => grid[reel]![row] === symbol && cell.classList.add('won'));
      }
      if (line >= 0) paths.innerHTML = winPath(lines[line]!, count);
    }
    board.setAttribute(
      'aria-label',
      wins.map(({ symbol, count }) => `${count} × ${names[symbol]}`).join(', ') || game.name,
    );
  };

  const spin = async (): Promise<void> => {
    paths.replaceChildren();
    const reply = await shell.play([{ stake: shell.stake.amount, picks: {} }]);
    if (!reply) return;
    const { grid, wins } = reply.view.slot!;
    reels.forEach(spinning);
    await pause(520);
    for (const [reel, column] of grid.entries()) {
      reels[reel]!.classList.remove('spinning');
      fill(reels[reel]!, ...column.map((symbol) => drawing(`cell landed s${symbol}`, symbols[symbol]!)));
      const scatters = grid
        .slice(0, reel + 1)
        .flat()
        .filter((symbol) => symbol === SCATTER).length;
      // After two scatters, stop the remaining reels more slowly.
      await pause(scatters >= 2 && reel < REELS - 1 ? 420 : 170);
    }
    showWins(wins, grid, outcomeOf(reply) === 'won');
    shell.settle(reply);
  };

  show([
    [0, 4, 5],
    [1, 6, 7],
    [2, 8, 3],
    [3, 5, 6],
    [0, 7, 4],
  ]);
  shell.stage.classList.add('stage-slot');
  fill(shell.stage, shell.marquee(), jackpotLine(shell, jackpot), board, payTable(shell, pays, symbols, names));
  shell.setAction(shell.t('spin'), spin);
}

function winPath(rows: readonly number[], count: number): string {
  const points = rows.slice(0, count).map((row, reel) => `${reel * 20 + 10},${row * (60 / ROWS) + 10}`);
  return `<svg viewBox="0 0 100 60" preserveAspectRatio="none"><polyline points="${points.join(' ')}"/></svg>`;
}

function jackpotLine(shell: Shell, jackpot: number | null): HTMLElement | null {
  return jackpot !== null
    ? el('p', { class: 'jackpot' }, shell.t('jackpot', { times: shareOfPercent(jackpot).toLocaleString('en') }))
    : null;
}

function payTable(shell: Shell, pays: SlotRules['pays'], symbols: string[], names: string[]): HTMLElement {
  const rows = pays.map((row, symbol) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, drawing('pay-symbol', symbols[symbol]!, names[symbol]!)),
      ...row.map((pay) => el('td', {}, `×${baht(pay).replace(/\.00$/, '')}`)),
    ),
  );
  const head = el('tr', {}, el('td', {}), ...[3, 4, 5].map((count) => el('th', { scope: 'col' }, String(count))));
  return el(
    'details',
    { class: 'pay-table' },
    el('summary', {}, shell.t('payTable')),
    el('table', {}, el('thead', {}, head), el('tbody', {}, ...rows)),
  );
}
