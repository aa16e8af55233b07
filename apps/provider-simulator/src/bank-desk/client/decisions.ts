import { bahtDigits } from '@housebrand/shared';
import { el, fill } from '../../play/client/dom';
import { baht } from '../../play/client/messages';
import { satangOf } from './amount';
import { control, type Payment } from './control';
import { button, panel } from './panel';
import { type DeskMessageKey, t, when } from './messages';
import type { LivePanel } from './world-panels';

type Done = () => Promise<void>;

/** All members' payments that wait for the desk. */
export function waitingPanel(changed: Done): LivePanel {
  const list = el('ul', { class: 'decisions' });
  return {
    element: panel('waiting', list),
    load: async () => {
      // Don't replace a row while it has the focus.
      if (list.contains(document.activeElement)) return;
      const payments = await control<Payment[]>('GET', 'payments?open=true');
      const rows = payments.map((payment) => decisionRow(payment, changed));
      fill(list, ...(rows.length > 0 ? rows : [el('li', { class: 'empty' }, t('nothing'))]));
    },
  };
}

/** A pending payment with the desk's possible decisions. */
export function decisionRow(payment: Payment, changed: Done): HTMLElement {
  const { kind, status, username, amountSatang, reference, createdAt, channel, expiresAt } = payment;
  const way = kind === 'DEPOSIT' ? t(`channel.${channel}` as DeskMessageKey) : t('entry.WITHDRAWAL');
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('b', {}, username),
      status === 'APPROVE' && el('span', { class: 'badge open' }, t('held')),
      el('small', {}, `${way} · ${when(createdAt)}`),
      expiresAt !== null && el('small', {}, t('until', { time: when(expiresAt) })),
      el('small', {}, reference),
    ),
    el('b', { class: 'figure' }, baht(amountSatang)),
    el('div', { class: 'filters' }, ...(kind === 'DEPOSIT' ? depositActions : withdrawalActions)(payment, changed)),
  );
}

function depositActions({ id, amountSatang, status }: Payment, changed: Done): HTMLElement[] {
  const act = acting(`deposits/${id}/decision`, changed);
  const came = el('input', {
    class: 'field',
    inputmode: 'decimal',
    value: bahtDigits(BigInt(amountSatang)),
    'aria-label': t('came'),
  });
  const reason = reasonField();
  return [
    button(
      t('confirm'),
      act(() => ({ action: 'confirm' })),
    ),
    ...(status === 'APPROVE'
      ? []
      : [
          quiet(
            'hold',
            act(() => ({ action: 'delay' })),
          ),
        ]),
    came,
    quiet(
      'wrongAmount',
      act(() => ({ action: 'wrongAmount', amountSatang: satangOf(came.value) })),
    ),
    reason,
    quiet(
      'refuse',
      act(() => ({ action: 'reject', reason: reason.value.trim() || t('refusedReason') })),
    ),
  ];
}

function withdrawalActions({ id, status }: Payment, changed: Done): HTMLElement[] {
  const act = acting(`withdrawals/${id}/decision`, changed);
  const reason = reasonField();
  const approve = acting(`withdrawals/${id}/approval`, changed);
  return [
    ...(status === 'CREATE'
      ? [
          quiet(
            'approve',
            approve(() => ({})),
          ),
        ]
      : []),
    button(
      t('pay'),
      act(() => ({ paid: true })),
    ),
    reason,
    quiet(
      'refuse',
      act(() => ({ paid: false, ...(reason.value.trim() && { reason: reason.value.trim() }) })),
    ),
  ];
}

/** Returns a button handler that posts the row's input. */
function acting(path: string, changed: Done) {
  return (body: () => object) => async (): Promise<void> => {
    await control('POST', path, body());
    await changed();
  };
}

const quiet = (key: DeskMessageKey, run: () => Promise<void>): HTMLButtonElement => button(t(key), run, true);
const reasonField = (): HTMLInputElement =>
  el('input', { class: 'field', 'aria-label': t('reason'), placeholder: t('reason') });
