import { el, fill } from '../../play/client/dom';
import { baht } from '../../play/client/messages';
import { control, type Fault, type Round, type SentMessage } from './control';
import { button, panel } from './panel';
import { type DeskMessageKey, t, when } from './messages';

/** A panel that can be refreshed. */
export interface LivePanel {
  element: HTMLElement;
  load(): Promise<void>;
}

/** Available kinds of faults, and the calls they can affect. */
export interface FaultChoices {
  kinds: readonly string[];
  systems: readonly string[];
}

export function roundsPanel(changed: () => Promise<void>): LivePanel {
  const rows = el('tbody');
  const undo = ({ id, status }: Round): Node =>
    status === 'VOID'
      ? document.createTextNode('')
      : button(
          t('void'),
          async () => {
            await control('POST', `rounds/${encodeURIComponent(id)}/void`, {});
            return changed();
          },
          true,
        );
  const row = (round: Round): HTMLElement =>
    el(
      'tr',
      {},
      el(
        'th',
        { scope: 'row' },
        round.username,
        el('small', {}, round.game),
        el('small', {}, `${when(round.createdAt)} · ${round.id.slice(0, 8)}…`),
      ),
      el(
        'td',
        {},
        el('span', { class: `badge ${round.status.toLowerCase()}` }, t(`status.${round.status}` as DeskMessageKey)),
      ),
      el(
        'td',
        { class: 'figure' },
        el('span', { class: round.payoutSatang ? 'in' : 'out' }, `+${baht(round.payoutSatang)}`),
        el('small', {}, `−${baht(round.stakeSatang)}`),
      ),
      el('td', {}, undo(round)),
    );
  return {
    element: panel(
      'rounds',
      el('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': t('rounds') }, el('table', {}, rows)),
    ),
    load: async () => fill(rows, ...(await control<Round[]>('GET', 'rounds')).map(row)),
  };
}

export function otpPanel(): LivePanel {
  const list = el('ul', { class: 'otps' });
  return {
    element: panel('otp', list),
    async load() {
      const messages = await control<{ prefix: string; tel: string; code: string; at: string }[]>('GET', 'otp');
      const items = messages.map(({ prefix, tel, code, at }) =>
        el(
          'li',
          {},
          el('b', { class: 'otp-code' }, code),
          el('span', {}, `${prefix} · ${tel}`, el('small', {}, when(at))),
        ),
      );
      fill(list, ...(items.length ? items : [el('li', { class: 'empty' }, t('otpEmpty'))]));
    },
  };
}

/** Text messages to members, as their phones would show them. */
export function messagesPanel(): LivePanel {
  const list = el('ul', { class: 'otps' });
  const item = ({ username, channel, tel, text, at }: SentMessage): HTMLElement =>
    el('li', {}, el('b', {}, channel), el('span', {}, text, el('small', {}, `${tel ?? username} · ${when(at)}`)));
  return {
    element: panel('messages', list),
    async load() {
      const items = (await control<SentMessage[]>('GET', 'messages')).map(item);
      fill(list, ...(items.length ? items : [el('li', { class: 'empty' }, t('messagesEmpty'))]));
    },
  };
}

export function clockPanel(): LivePanel {
  const figure = el('output', { class: 'clock' });
  const show = ({ now, isReal }: { now: string; isReal: boolean }): void => {
    figure.textContent = new Date(now).toLocaleString('en-GB', { timeZone: 'Asia/Bangkok' });
    figure.classList.toggle('moved', !isReal);
  };
  const set = (body: object) => async (): Promise<void> => show(await control('POST', 'clock', body));
  return {
    element: panel(
      'clock',
      figure,
      el(
        'div',
        { class: 'filters' },
        button(t('hour'), set({ advanceMs: 3_600_000 }), true),
        button(t('day'), set({ advanceMs: 86_400_000 }), true),
        button(t('real'), set({}), true),
      ),
    ),
    load: async () => show(await control('GET', 'clock')),
  };
}

export function faultsPanel({ kinds, systems }: FaultChoices, changed: () => Promise<void>): LivePanel {
  const options = (values: readonly string[]): HTMLElement[] => values.map((value) => el('option', { value }, value));
  const kind = el('select', { class: 'field' }, ...options(kinds));
  const system = el('select', { class: 'field' }, el('option', { value: '' }, t('anySystem')), ...options(systems));
  const call = el('input', { class: 'field', placeholder: 'startGame' });
  const username = el('input', { class: 'field', placeholder: 'MTODEMO1' });
  const agent = el('input', { class: 'field', placeholder: 'MTO' });
  const times = el('input', { class: 'field', type: 'number', min: 1 });
  const list = el('ul', { class: 'faults' });

  const load = async (): Promise<void> => {
    const faults = await control<Fault[]>('GET', 'faults');
    fill(list, ...faults.map((fault) => faultItem(fault, load)));
  };
  const switchOn = async (): Promise<void> => {
    await control('POST', 'faults', {
      kind: kind.value,
      ...(system.value && { system: system.value }),
      ...(call.value.trim() && { call: call.value.trim() }),
      ...(username.value.trim() && { username: username.value.trim().toUpperCase() }),
      ...(agent.value.trim() && { prefix: agent.value.trim().toUpperCase() }),
      ...(times.value && { times: Number(times.value) }),
    });
    await load();
  };
  const clear = async (): Promise<void> => {
    await control('DELETE', 'faults');
    await load();
  };
  const reset = async (): Promise<void> => {
    if (!confirm(t('resetSure'))) return;
    await control('POST', 'reset', {});
    await changed();
  };
  const element = panel(
    'faults',
    el(
      'div',
      { class: 'fault-form' },
      el('label', {}, t('kind'), kind),
      el('label', {}, t('system'), system),
      el('label', {}, t('call'), call),
      el('label', {}, t('faultMember'), username),
      el('label', {}, t('faultAgent'), agent),
      el('label', {}, t('times'), times),
    ),
    el(
      'div',
      { class: 'filters' },
      button(t('switchOn'), switchOn),
      button(t('clear'), clear, true),
      button(t('reset'), reset, true),
    ),
    list,
  );
  return { element, load };
}

function faultItem(
  { id, kind, system, call, username, prefix, times, met }: Fault,
  load: () => Promise<void>,
): HTMLElement {
  const where = [system ?? t('anySystem'), call, username, prefix, times ? `×${times}` : ''];
  return el(
    'li',
    {},
    el('b', {}, kind),
    el('span', {}, where.filter(Boolean).join(' · '), el('small', {}, t('met', { count: met }))),
    button(
      t('remove'),
      async () => {
        await control('DELETE', `faults/${id}`);
        return load();
      },
      true,
    ),
  );
}
