import { el, fill, pause } from '../dom';
import type { Shell } from '../shell';
import { baht } from '../messages';

interface Line {
  number: string;
  kind: 'straight' | 'any';
  stake: number;
}
const MAX_LINES = 20;

/** Renders a slip of two- or three-digit numbers, and the draw. */
export function mount(shell: Shell): void {
  const { t } = shell;
  const digits = Number(shell.data.rules['digits']);
  let lines: Line[] = [];
  const drum = lottoDrum();
  const slip = el('ul', { class: 'slip' });
  const input = el('input', {
    class: 'field',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: digits,
    pattern: `[0-9]{${digits}}`,
    'aria-label': t('number'),
    placeholder: t('typeNumber', { digits }),
  });

  const add = (kind: Line['kind']): void => {
    if (!new RegExp(`^\\d{${digits}}$`).test(input.value) || lines.length >= MAX_LINES) return void input.focus();
    lines.push({ number: input.value, kind, stake: shell.stake.amount });
    input.value = '';
    input.focus({ preventScroll: true });
    refresh();
  };
  const quickPick = (): void => {
    input.value = String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, '0');
    add('straight');
  };
  const refresh = (): void => {
    const remove = (line: Line) => (): void => {
      lines = lines.filter((each) => each !== line);
      refresh();
    };
    fill(slip, ...lines.map((line) => slipItem(shell, line, remove(line))));
    const total = lines.reduce((sum, { stake }) => sum + stake, 0);
    shell.setAction(
      lines.length ? `${t('drawNumber')} · ฿${baht(total)}` : t('place'),
      lines.length ? draw : undefined,
    );
  };
  const draw = async (): Promise<void> => {
    const reply = await shell.play({ lines });
    if (!reply) return;
    const { drawn, wins } = reply.view as { drawn: string; wins: Line[] };
    await roll(drum, drawn, digits);
    for (const { number, kind } of wins) {
      slip.querySelector(`[data-number="${number}"][data-kind="${kind}"]`)?.classList.add('won');
    }
    shell.settle(reply);
    lines = [];
    shell.setAction(t('again'), async () => refresh());
  };

  const button = (label: string, run: () => void): HTMLElement =>
    el('button', { type: 'button', class: 'button quiet', onclick: run }, label);
  shell.stage.classList.add('stage-lotto');
  fill(
    shell.stage,
    drum,
    el(
      'div',
      { class: 'slip-entry' },
      input,
      button(t('straight'), () => add('straight')),
      digits === 3 ? button(t('any'), () => add('any')) : null,
      button(t('quickPick'), quickPick),
    ),
    slip,
  );
  refresh();
}

function lottoDrum(): HTMLElement {
  const balls = Array.from({ length: 6 }, () => el('span', { class: 'lotto-ball' }, '–'));
  return el('div', { class: 'lotto-drum', role: 'img', 'aria-label': '------' }, ...balls);
}

/** Stops the balls one after another; the last `digits` of them count. */
async function roll(drum: HTMLElement, drawn: string, digits: number): Promise<void> {
  const balls = [...drum.children];
  balls.forEach((ball) => ball.classList.add('rolling'));
  for (const [index, ball] of balls.entries()) {
    await pause(260);
    ball.classList.remove('rolling');
    ball.textContent = drawn[index]!;
    ball.classList.toggle('counts', index >= balls.length - digits);
  }
  drum.setAttribute('aria-label', drawn);
}

function slipItem({ t }: Shell, { number, kind, stake }: Line, remove: () => void): HTMLElement {
  return el(
    'li',
    { 'data-number': number, 'data-kind': kind },
    el('b', {}, number),
    el('span', {}, t(kind)),
    el('span', { class: 'slip-stake' }, `฿${baht(stake)}`),
    el('button', { type: 'button', class: 'remove', 'aria-label': t('removeLine', { number }), onclick: remove }, '×'),
  );
}
