import { el } from '../../play/client/dom';
import { type DeskMessageKey, t } from './messages';

/** Creates a titled card. */
export function panel(title: DeskMessageKey, ...children: (Node | null)[]): HTMLElement {
  return el('section', { class: `card-panel panel-${title}` }, el('h2', {}, t(title)), ...children);
}

export function button(label: string, run: () => Promise<unknown>, quiet = false): HTMLButtonElement {
  const element = el('button', { type: 'button', class: `button${quiet ? ' quiet' : ''}` }, label);
  element.addEventListener('click', () => void attempt(run, element));
  return element;
}

const note = el('p', { class: 'toast', role: 'status', 'aria-live': 'polite' });
let hiding: ReturnType<typeof setTimeout> | undefined;

export function toastElement(): HTMLElement {
  return note;
}

/** Runs a task of the desk and shows whether it succeeded. */
export async function attempt(run: () => Promise<unknown>, pressed?: HTMLButtonElement): Promise<void> {
  if (pressed) pressed.disabled = true;
  try {
    await run();
    say(t('done'), 'good');
  } catch (error) {
    say(t('failed', { reason: error instanceof Error ? error.message : String(error) }), 'bad');
  } finally {
    if (pressed) pressed.disabled = false;
  }
}

function say(text: string, mood: 'good' | 'bad'): void {
  note.textContent = text;
  note.dataset['mood'] = mood;
  note.classList.add('shown');
  clearTimeout(hiding);
  hiding = setTimeout(() => note.classList.remove('shown'), 3_000);
}
