import { el, fill, pause } from '../dom';
import type { Shell } from '../shell';

/** Renders keno: eighty numbers, up to ten picks, twenty drawn. */
export function mount(shell: Shell): void {
  const { t } = shell;
  const { balls, maxPicks, pays } = shell.data.rules as unknown as {
    balls: number;
    maxPicks: number;
    pays: number[][];
  };
  const picks = new Set<number>();
  const info = el('p', { class: 'keno-info' });
  const ladder = el('ol', { class: 'keno-ladder' });
  const cells = Array.from({ length: balls }, (_, index) =>
    el('button', { type: 'button', class: 'ball', onclick: () => toggle(index + 1) }, String(index + 1)),
  );

  const refresh = (): void => {
    cells.forEach((cell, index) => {
      cell.classList.remove('drawn', 'hit');
      cell.setAttribute('aria-pressed', String(picks.has(index + 1)));
    });
    info.textContent = picks.size ? t('picked', { count: picks.size }) : t('pick');
    const row = pays[picks.size] ?? [];
    fill(
      ladder,
      ...row.map((pay, hits) =>
        pay ? el('li', {}, el('span', {}, String(hits)), el('b', {}, `×${pay / 100}`)) : null,
      ),
    );
    shell.setAction(picks.size ? t('drawBalls') : t('pick'), picks.size ? draw : undefined);
  };
  const toggle = (number: number): void => {
    if (!picks.delete(number) && picks.size < maxPicks) picks.add(number);
    refresh();
  };
  const quickPick = (): void => {
    picks.clear();
    while (picks.size < 5) picks.add(1 + Math.floor(Math.random() * balls));
    refresh();
  };
  const draw = async (): Promise<void> => {
    refresh();
    const reply = await shell.play({ stake: shell.stake.amount, picks: [...picks] });
    if (!reply) return;
    const { drawn, hits } = reply.view as { drawn: number[]; hits: number[] };
    for (const number of drawn) {
      cells[number - 1]!.classList.add('drawn');
      if (hits.includes(number)) cells[number - 1]!.classList.add('hit');
      await pause(70);
    }
    info.textContent = t('hits', { hits: hits.length, picks: picks.size });
    shell.settle(reply);
  };

  const clear = (): void => {
    picks.clear();
    refresh();
  };
  shell.stage.classList.add('stage-keno');
  fill(shell.stage, info, el('div', { class: 'keno-board' }, ...cells), ladder);
  fill(
    shell.controls,
    el('button', { type: 'button', class: 'button quiet', onclick: quickPick }, t('quickPick')),
    el('button', { type: 'button', class: 'button quiet', onclick: clear }, t('clear')),
  );
  refresh();
}
