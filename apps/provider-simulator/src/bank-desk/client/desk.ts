import { el, fill } from '../../play/client/dom';
import { CashierPanel } from './cashier-panel';
import './desk.css';
import './controls.css';
import './panels.css';
import { MembersPanel } from './members-panel';
import { waitingPanel } from './decisions';
import { attempt, toastElement } from './panel';
import { language, t } from './messages';
import { webhooksPanel } from './webhooks-panel';
import { clockPanel, type FaultChoices, faultsPanel, messagesPanel, otpPanel, roundsPanel } from './world-panels';

interface DeskData {
  faults: FaultChoices;
  agents: { prefix: string; name: string }[];
  samples: { category: string; games: { id: string; name: string }[] }[];
}

/** Refresh interval in ms while the page is visible. */
const REFRESH_MS = 5_000;

function start(data: DeskData): void {
  document.documentElement.lang = language;
  const members = new MembersPanel(data.agents, (member) => void cashier.show(member));
  const refresh = async (): Promise<void> => {
    await Promise.all([members.load(), ...live.map((each) => each.load())]);
    const member = cashier.username && members.find(cashier.username);
    if (member) await cashier.show(member);
  };
  const cashier = new CashierPanel(data.samples, refresh);
  const rounds = roundsPanel(refresh);
  const waiting = waitingPanel(refresh);
  const [otp, messages, clock] = [otpPanel(), messagesPanel(), clockPanel()];
  const webhooks = webhooksPanel(data.agents);
  const faults = faultsPanel(data.faults, refresh);
  const live = [waiting, rounds, otp, messages, webhooks, clock, faults];

  const other = language === 'th' ? 'en' : 'th';
  const header = el(
    'header',
    { class: 'desk-bar' },
    el('img', { src: '/assets/icon.svg', alt: '', width: 44, height: 44 }),
    el('div', {}, el('h1', {}, t('title')), el('p', {}, t('subtitle'))),
    el('a', { class: 'button quiet', href: '/docs/' }, t('docs')),
    el('a', { class: 'button quiet', href: `?lang=${other}`, lang: other }, t('language')),
  );
  const main = el(
    'main',
    { class: 'desk' },
    el('div', { class: 'column' }, members.element),
    el('div', { class: 'column' }, waiting.element, cashier.element),
    el(
      'div',
      { class: 'column' },
      otp.element,
      messages.element,
      webhooks.element,
      clock.element,
      faults.element,
      rounds.element,
    ),
  );
  fill(document.querySelector('#app')!, header, main, toastElement());
  void attempt(refresh);
  setInterval(() => {
    // Don't refresh a list that has the keyboard focus: new rows would take it away.
    if (document.hidden || document.activeElement?.closest('tbody')) return;
    const shown = [members, waiting, rounds, otp, messages, webhooks, clock];
    void Promise.all(shown.map((each) => each.load())).catch(() => undefined);
  }, REFRESH_MS);
}

const text = document.querySelector('#data')?.textContent;
if (text) start(JSON.parse(text) as DeskData);
