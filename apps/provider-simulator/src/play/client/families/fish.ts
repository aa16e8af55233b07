import { fishDrawing } from '../art/fish';
import { installPaint } from '../art/paint';
import { drawing, el, fill, pause } from '../dom';
import type { Shell } from '../shell';
import { chipText, type MessageKey } from '../messages';

interface Kind {
  kind: string;
  pays: number;
}

/** Renders a reef with a cannon: every fish is a button, every shot a round. */
export function mount(shell: Shell): void {
  installPaint();
  const { t } = shell;
  const kinds = shell.data.rules['fish'] as Kind[];
  const cannon = el('div', { class: 'cannon', 'aria-hidden': 'true' });
  const reef = el('div', { class: 'reef' });
  let shooting = false;

  const swimmer = ({ kind, pays }: Kind, lane: number): HTMLElement => {
    const button = el(
      'button',
      {
        type: 'button',
        class: `fish fish-${kind}`,
        'aria-label': `${t(`fish.${kind}` as MessageKey)} ×${pays / 100}`,
        onclick: () => void shoot(button, kind),
      },
      drawing('fish-body', fishDrawing(kind)),
      el('span', { class: 'fish-pays' }, `×${pays / 100}`),
    );
    button.style.setProperty('--lane', String(lane));
    button.style.setProperty('--swim', `${9 + ((lane * 5) % 8)}s`);
    button.style.setProperty('--late', `${-((lane * 37) % 14)}s`);
    return button;
  };
  const shoot = async (target: HTMLElement, kind: string): Promise<void> => {
    if (shooting) return;
    shooting = true;
    try {
      aimAt(reef, cannon, target);
      const reply = await shell.play({ stake: shell.stake.amount, fish: kind });
      if (!reply) return;
      const { caught } = reply.view as { caught: boolean };
      target.classList.add(caught ? 'caught' : 'missed');
      await pause(caught ? 500 : 220);
      shell.settle(reply);
      shell.say(
        caught ? `${t('caught')} · ${t('win', { amount: chipText(reply.payoutSatang) })}` : t('missed'),
        caught ? 'win' : 'plain',
      );
      await pause(caught ? 500 : 0);
      target.classList.remove('caught', 'missed');
    } finally {
      shooting = false;
    }
  };

  shell.stage.classList.add('stage-fish');
  reef.append(
    ...kinds.map(swimmer),
    ...kinds.slice(0, 3).map((kind, index) => swimmer(kind, kinds.length + index)),
    cannon,
  );
  const hint = el('p', { class: 'closing' });
  const refresh = (): void => {
    hint.textContent = `${t('aim')} · ${t('shots', { amount: `฿${chipText(shell.stake.amount)}` })}`;
  };
  shell.stake.onChange(refresh);
  refresh();
  fill(shell.stage, reef, hint);
  shell.setAction(null);
}

function aimAt(reef: HTMLElement, cannon: HTMLElement, target: HTMLElement): void {
  const ground = reef.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const from = { x: ground.left + ground.width / 2, y: ground.bottom - 20 };
  const to = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  cannon.style.transform = `translateX(-50%) rotate(${(Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI}deg)`;
  const shot = el('i', { class: 'shot', 'aria-hidden': 'true' });
  shot.style.setProperty('--dx', `${Math.round(to.x - from.x)}px`);
  shot.style.setProperty('--dy', `${Math.round(to.y - from.y)}px`);
  reef.append(shot);
  setTimeout(() => shot.remove(), 320);
}
