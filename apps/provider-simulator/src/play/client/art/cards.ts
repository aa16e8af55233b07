import { el } from '../dom';

const SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** Creates a playing card, face down for `null`. */
export function cardElement(card: string | null, delay = 0): HTMLElement {
  if (card === null) return el('span', { class: 'card back', role: 'img', 'aria-label': '?' });
  const rank = card[0] === 'T' ? '10' : card[0]!;
  const sign = SIGNS[card[1]!]!;
  const red = card[1] === 'h' || card[1] === 'd';
  const element = el(
    'span',
    { class: `card${red ? ' red' : ''}`, role: 'img', 'aria-label': `${rank}${sign}` },
    el('b', {}, rank),
    el('i', {}, sign),
  );
  element.style.animationDelay = `${delay}ms`;
  return element;
}

/** Creates a hand of cards, dealt one after another. */
export function handElement(cards: readonly (string | null)[], from = 0): HTMLElement {
  return el(
    'div',
    { class: 'hand' },
    ...cards.map((card, index) => cardElement(card, Math.max(0, index - from) * 110)),
  );
}
