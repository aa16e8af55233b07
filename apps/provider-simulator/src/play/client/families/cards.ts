import { handElement } from '../art/cards';
import { el, fill, pause } from '../dom';
import type { Shell } from '../shell';
import type { RoundReply } from '../types';
import type { MessageKey } from '../messages';

interface CardView {
  player: (string | null)[];
  dealer: (string | null)[];
  points?: { player?: number; dealer?: number };
  pok?: { player: boolean; dealer: boolean };
  deng?: { player: number; dealer: number };
  kinds?: { player: string; dealer: string };
  actions?: string[];
}

/** Renders pok deng, blackjack and three cards: the dealer above, the member below. */
export function mount(shell: Shell): void {
  const { t } = shell;
  const dealer = el('div', { class: 'side-hand' });
  const player = el('div', { class: 'side-hand' });
  const notes = { dealer: el('span', { class: 'points' }), player: el('span', { class: 'points' }) };
  let known = { player: 0, dealer: 0 };

  const note = (side: 'player' | 'dealer', { points, pok, deng, kinds }: CardView): string => {
    const parts = [];
    if (kinds) parts.push(t(`kind.${kinds[side]}` as MessageKey));
    const score = points?.[side];
    if (pok?.[side]) parts.push(t('pok'));
    if (score !== undefined) parts.push(t('points', { points: score }));
    if (deng && deng[side] > 1) parts.push(t('deng', { deng: deng[side] }));
    return parts.join(' · ');
  };
  const show = (view: CardView): void => {
    fill(dealer, handElement(view.dealer, known.dealer));
    fill(player, handElement(view.player, known.player));
    known = { player: view.player.length, dealer: view.dealer.filter(Boolean).length };
    notes.dealer.textContent = note('dealer', view);
    notes.player.textContent = note('player', view);
  };

  const proceed = async (reply: RoundReply): Promise<void> => {
    const view = reply.view as unknown as CardView;
    show(view);
    await pause(420);
    if (reply.status === 'OPEN') return offer(reply, view.actions ?? []);
    shell.controls.replaceChildren();
    shell.settle(reply);
    shell.setAction(t('again'), deal);
  };
  const offer = (reply: RoundReply, actions: string[]): void => {
    shell.setAction(null);
    const buttons = actions.map((action, index) =>
      el(
        'button',
        { type: 'button', class: `button${index === 0 ? '' : ' quiet'}`, onclick: () => void choose(reply, action) },
        t(action as MessageKey),
      ),
    );
    fill(shell.controls, ...buttons);
    buttons[0]?.focus({ preventScroll: true });
  };
  const choose = (reply: RoundReply, action: string): Promise<void> =>
    shell.busy(async () => {
      const next = await shell.act(reply, { action });
      if (next) await proceed(next);
    });
  const deal = async (): Promise<void> => {
    known = { player: 0, dealer: 0 };
    const reply = await shell.play({ stake: shell.stake.amount });
    if (reply) await proceed(reply);
  };

  const side = (name: 'dealer' | 'player', hand: HTMLElement): HTMLElement =>
    el('div', { class: `side side-${name}` }, el('h2', {}, t(name === 'dealer' ? 'dealer' : 'you')), hand, notes[name]);
  shell.stage.classList.add('stage-cards');
  fill(shell.stage, el('div', { class: 'felt facing' }, side('dealer', dealer), side('player', player)));
  fill(dealer, handElement([null, null]));
  fill(player, handElement([null, null]));
  shell.setAction(t('deal'), deal);
  const { openRound, creditSatang } = shell.data;
  if (openRound) void proceed({ ...openRound, creditSatang });
}
