import { el } from './dom';
import { baht, chipText, type Translate } from './messages';

const CHIPS = [500, 1_000, 5_000, 10_000, 50_000, 100_000];
const LADDER = [100, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

/** Chooses an amount with minus, plus or a chip. */
export class StakeChooser {
  readonly element: HTMLElement;
  private readonly figure = el('output', { class: 'stake-figure' });
  private readonly chips: HTMLButtonElement[];
  private current = 1_000;
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly t: Translate) {
    this.chips = CHIPS.map((amount) =>
      el(
        'button',
        {
          type: 'button',
          class: `chip chip-${amount}`,
          'aria-label': t('chip', { amount: chipText(amount) }),
          onclick: () => this.set(amount),
        },
        el('span', {}, chipText(amount)),
      ),
    );
    const round = (label: string, sign: string, step: number): HTMLButtonElement =>
      el(
        'button',
        { type: 'button', class: 'round-button', 'aria-label': label, onclick: () => this.step(step) },
        sign,
      );
    this.element = el(
      'div',
      { class: 'stake' },
      el(
        'div',
        { class: 'stake-row' },
        round(t('less'), '−', -1),
        el('div', { class: 'stake-now' }, el('span', { class: 'caption' }, t('stake')), this.figure),
        round(t('more'), '+', 1),
      ),
      el('div', { class: 'chips', role: 'group', 'aria-label': t('stake') }, ...this.chips),
    );
    this.set(this.current);
  }

  /** Satang. */
  get amount(): number {
    return this.current;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  lock(locked: boolean): void {
    for (const button of this.element.querySelectorAll('button')) button.disabled = locked;
  }

  private set(amount: number): void {
    this.current = amount;
    this.figure.textContent = `฿${baht(amount)}`;
    this.chips.forEach((chip, index) => chip.setAttribute('aria-pressed', String(CHIPS[index] === amount)));
    for (const listener of this.listeners) listener();
  }

  private step(direction: 1 | -1 | number): void {
    const next =
      direction > 0 ? LADDER.find((each) => each > this.current) : LADDER.findLast((each) => each < this.current);
    if (next !== undefined) this.set(next);
  }
}
