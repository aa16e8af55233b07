import { cardElement } from '../art/cards';
import { el, fill, pause } from '../dom';
import type { Shell } from '../shell';
import type { RoundReply } from '../types';
import type { MessageKey } from '../messages';

/** Renders five-card draw: hold some cards, replace the others. */
export function mount(shell: Shell): void {
  const { t } = shell;
  const held = new Set<number>();
  const row = el('div', { class: 'hand poker-hand' });
  const name = el('p', { class: 'points' });
  const pays = Object.entries(shell.data.rules['pays'] as Record<string, number>).filter(([, pay]) => pay > 0);
  const lines = new Map(
    pays.map(([hand, pay]) => [
      hand,
      el('li', {}, el('span', {}, t(`hand.${hand}` as MessageKey)), el('b', {}, `×${pay / 100}`)),
    ]),
  );

  const show = (cards: string[], hand: string, choosing: boolean, fresh: ReadonlySet<number>): void => {
    name.textContent = t(`hand.${hand}` as MessageKey);
    for (const [key, line] of lines) line.classList.toggle('now', key === hand);
    const cells = cards.map((card, index) => {
      const face = cardElement(card, fresh.has(index) ? index * 90 : 0);
      if (!fresh.has(index)) face.classList.add('still');
      if (!choosing) return face;
      const button = el(
        'button',
        {
          type: 'button',
          class: 'hold',
          'aria-pressed': held.has(index),
          onclick: () => {
            if (!held.delete(index)) held.add(index);
            button.setAttribute('aria-pressed', String(held.has(index)));
          },
        },
        face,
        el('span', { class: 'hold-word' }, t('hold')),
      );
      button.setAttribute('aria-pressed', String(held.has(index)));
      return button;
    });
    fill(row, ...cells);
  };

  const choose = (reply: RoundReply): void => {
    const { cards, hand } = reply.view as { cards: string[]; hand: string };
    show(cards, hand, true, new Set([0, 1, 2, 3, 4]));
    shell.setAction(t('drawRest'), () => draw(reply));
  };
  const draw = async (open: RoundReply): Promise<void> => {
    const reply = await shell.act(open, { hold: [...held] });
    if (!reply) return;
    const { cards, hand } = reply.view as { cards: string[]; hand: string };
    show(cards, hand, false, new Set([0, 1, 2, 3, 4].filter((index) => !held.has(index))));
    held.clear();
    await pause(600);
    shell.settle(reply);
    shell.setAction(t('again'), deal);
  };
  const deal = async (): Promise<void> => {
    held.clear();
    const reply = await shell.play({ stake: shell.stake.amount });
    if (reply) choose(reply);
  };

  shell.stage.classList.add('stage-poker');
  fill(row, ...Array.from({ length: 5 }, () => cardElement(null)));
  fill(shell.stage, el('ul', { class: 'pays' }, ...lines.values()), el('div', { class: 'felt' }, row, name));
  shell.setAction(t('deal'), deal);
  const { openRound, creditSatang } = shell.data;
  if (openRound) choose({ ...openRound, creditSatang });
}
