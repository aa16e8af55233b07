import { drawing, el, fill, pause, reducedMotion } from '../dom';
import type { Shell } from '../shell';
import type { MessageKey } from '../messages';

const WIDTH = 320;
const HEIGHT = 180;

/** Renders a bet on whether the price ends above or below its start, with a chart over the term. */
export function mount(shell: Shell): void {
  const { t } = shell;
  const { quote, terms } = shell.data.rules as unknown as { quote: number; terms: number[] };
  let direction: 'up' | 'down' = 'up';
  let seconds = terms[0]!;
  const chart = el('div', { class: 'chart' });
  const price = el('output', { class: 'price' }, '100.00');

  const choice = (group: string, labels: readonly [string, () => void, () => boolean, string][]): HTMLElement =>
    el(
      'div',
      { class: `choice choice-${group}`, role: 'group' },
      ...labels.map(([label, choose, isChosen, name]) => {
        const onclick = (): void => {
          choose();
          refresh();
        };
        const button = el('button', { type: 'button', class: `option option-${name}`, onclick }, label);
        button.setAttribute('aria-pressed', String(isChosen()));
        return button;
      }),
    );
  const refresh = (): void => {
    const term = terms.map((each): [string, () => void, () => boolean, string] => [
      t('seconds', { seconds: each }),
      () => (seconds = each),
      () => seconds === each,
      'term',
    ]);
    const sides = (['up', 'down'] as const).map((side): [string, () => void, () => boolean, string] => [
      `${side === 'up' ? '▲' : '▼'} ${t(side as MessageKey)}`,
      () => (direction = side),
      () => direction === side,
      side,
    ]);
    fill(shell.controls, choice('term', term), choice('side', sides));
    shell.setAction(`${t(direction)} · ${t('quote', { times: quote / 100 })}`, play);
  };
  const play = async (): Promise<void> => {
    const reply = await shell.play({ stake: shell.stake.amount, direction, seconds });
    if (!reply) return;
    const { path } = reply.view as { path: number[] };
    const step = (40 + terms.indexOf(seconds) * 20) | 0;
    for (let shown = reducedMotion() ? path.length : 2; shown <= path.length; shown++) {
      draw(chart, path.slice(0, shown), path.length, direction);
      price.textContent = (path[shown - 1]! / 100).toFixed(2);
      await pause(step);
    }
    shell.settle(reply);
  };

  shell.stage.classList.add('stage-trade');
  fill(shell.stage, el('div', { class: 'quote' }, el('span', { class: 'caption' }, t('price')), price), chart);
  draw(
    chart,
    Array.from({ length: 30 }, (_, index) => 10_000 + Math.round(Math.sin(index / 2.2) * 26 + Math.sin(index) * 14)),
    61,
    'up',
  );
  refresh();
}

/** Draws the price so far: green above its start, red below. */
function draw(chart: HTMLElement, path: readonly number[], length: number, side: 'up' | 'down'): void {
  const start = path[0]!;
  const reach = Math.max(60, ...path.map((value) => Math.abs(value - start))) * 1.15;
  const x = (index: number): number => (index / (length - 1)) * (WIDTH - 8);
  const y = (value: number): number => HEIGHT / 2 - ((value - start) / reach) * (HEIGHT / 2 - 8);
  const points = path.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const last = path[path.length - 1]!;
  const colour = last >= start ? '#21e08a' : '#ff5c6c';
  const zone = side === 'up' ? 0 : HEIGHT / 2;
  const body =
    `<rect y="${zone}" width="${WIDTH}" height="${HEIGHT / 2}" fill="${side === 'up' ? '#21e08a' : '#ff5c6c'}" fill-opacity=".07"/>` +
    [0.25, 0.5, 0.75]
      .map(
        (share) =>
          `<path d="M0 ${HEIGHT * share}H${WIDTH}" stroke="#fff" stroke-opacity="${share === 0.5 ? 0.5 : 0.12}" stroke-dasharray="4 5"/>`,
      )
      .join('') +
    `<polygon points="0,${HEIGHT / 2} ${points.join(' ')} ${x(path.length - 1)},${HEIGHT / 2}" fill="${colour}" fill-opacity=".18"/>` +
    `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.500" stroke-linejoin="round"/>` +
    `<circle cx="${x(path.length - 1)}" cy="${y(last)}" r="5" fill="${colour}" stroke="#fff" stroke-width="2"/>`;
  fill(
    chart,
    drawing(
      'chart-face',
      `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" focusable="false">${body}</svg>`,
    ),
  );
}
