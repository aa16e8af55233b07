import { el, fill } from '../../play/client/dom';
import { control, type WebhookDesk } from './control';
import { t, when } from './messages';
import { button, panel } from './panel';
import type { LivePanel } from './world-panels';

/** The demo receivers of agents' webhooks: address, signing secret, and what arrived. */
export function webhooksPanel(agents: readonly { prefix: string }[]): LivePanel {
  const agent = el(
    'select',
    { class: 'field' },
    ...agents.map(({ prefix }) => el('option', { value: prefix }, prefix)),
  );
  const address = el('output', { class: 'address' });
  const secret = el('input', { class: 'field', placeholder: 'whsec_…', autocomplete: 'off', spellcheck: 'false' });
  const state = el('p', { class: 'hint' });
  const list = el('ul', { class: 'otps' });
  let shown: WebhookDesk = { receivers: [], events: [] };

  const show = (): void => {
    const receiver = shown.receivers.find(({ prefix }) => prefix === agent.value);
    address.textContent = receiver?.address ?? '';
    state.textContent = t(receiver?.hasSecret ? 'webhookReady' : 'webhookWaits');
    fill(list, ...(shown.events.length ? shown.events.map(eventItem) : [el('li', { class: 'empty' }, t('nothing'))]));
  };
  const load = async (): Promise<void> => {
    shown = await control<WebhookDesk>('GET', 'webhooks');
    show();
  };
  const save = async (): Promise<void> => {
    shown = await control<WebhookDesk>('POST', `webhooks/${agent.value}/secret`, { secret: secret.value });
    secret.value = '';
    show();
  };
  agent.addEventListener('change', show);
  const element = panel(
    'webhooks',
    el('div', { class: 'fault-form' }, el('label', {}, t('webhookAgent'), agent), el('label', {}, t('secret'), secret)),
    el('p', {}, t('webhookAddress'), ' ', address),
    state,
    el('div', { class: 'filters' }, button(t('saveSecret'), save)),
    list,
  );
  return { element, load };
}

function eventItem({ id, kind, prefix, username, at, times }: WebhookDesk['events'][number]): HTMLElement {
  return el(
    'li',
    {},
    el('b', {}, kind),
    el('span', {}, [prefix, username].filter(Boolean).join(' · '), el('small', {}, `${when(at)} · ${id}`)),
    times > 1 && el('span', { class: 'badge open' }, t('arrivedTimes', { count: times })),
  );
}
