import './chat.css';
import { el, fill } from '../../play/client/dom';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

type Word = keyof typeof th;

/** Topics a visitor can select, which are also the keys of the answers. */
const TOPICS = ['deposit', 'withdraw', 'password'] as const satisfies readonly Word[];

/** A conversation that answers every question at once from a list. */
class Conversation {
  private readonly log = el('ol', { class: 'log' });
  private readonly input: HTMLInputElement;

  constructor(
    private readonly messages: Record<Word, string>,
    site: string,
  ) {
    const close = el('button', { type: 'button', class: 'round', 'aria-label': messages.close, onclick: leave }, '✕');
    const bar = el(
      'header',
      { class: 'bar' },
      el('div', {}, el('h1', {}, site || messages.title), el('p', { class: 'caption' }, messages.standIn)),
      close,
    );
    const topics = TOPICS.map((topic) =>
      el(
        'button',
        { type: 'button', class: 'topic', onclick: () => this.ask(messages[topic], topic) },
        messages[topic],
      ),
    );
    this.input = el('input', { name: 'text', maxlength: 500, autocomplete: 'off', placeholder: messages.write });
    this.input.setAttribute('aria-label', messages.write);
    const form = el('form', { class: 'write' }, this.input, el('button', { class: 'send' }, messages.send));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.ask(this.input.value.trim(), null);
      this.input.value = '';
    });
    const foot = el('footer', {}, el('div', { class: 'topics' }, ...topics), form);
    const talk = el('div', { role: 'log', 'aria-live': 'polite' }, this.log);
    fill(document.querySelector('#app')!, el('div', { class: 'room' }, bar, el('main', {}, talk), foot));
    this.say('staff', messages.greeting);
  }

  private ask(text: string, topic: (typeof TOPICS)[number] | null): void {
    if (text === '') return;
    this.say('own', text);
    this.say('staff', this.messages[topic === null ? 'answer' : (`answer.${topic}` as const)]);
  }

  private say(who: 'own' | 'staff', text: string): void {
    const message = el('li', { class: who }, el('span', { class: 'unseen' }, `${this.messages[who]}: `), text);
    this.log.append(message);
    message.scrollIntoView({ block: 'end' });
  }
}

/** Asks the embedding page to remove the frame. */
const notify = (news: 'chat-ready' | 'chat-closed'): void => window.parent.postMessage(news, '*');
const leave = (): void => notify('chat-closed');

const text = document.querySelector('#data')?.textContent;
if (text) {
  const { language, site } = JSON.parse(text) as { language: 'th' | 'en'; site: string };
  new Conversation(language === 'en' ? en : th, site);
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && leave());
  notify('chat-ready');
}
