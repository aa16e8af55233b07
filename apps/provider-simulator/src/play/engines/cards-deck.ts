import { below, type Random } from '../../world/random';
import type { Fact, Item, Label } from './game-rules';

/** A card as text: rank `A 2 … 9 T J Q K`, then suit `s h d c`. */
export type Card = string;

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['s', 'h', 'd', 'c'] as const;
const ONE_DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** Draws cards from one or more decks without replacement. */
export class Shoe {
  private readonly left: Card[];

  constructor(
    private readonly random: Random,
    decks = 1,
    gone: readonly Card[] = [],
  ) {
    this.left = Array.from({ length: decks }, () => ONE_DECK).flat();
    for (const card of gone) this.left.splice(this.left.indexOf(card), 1);
  }

  deal(count: number): Card[] {
    return Array.from({ length: count }, () => {
      const index = below(this.random, this.left.length);
      const card = this.left[index]!;
      this.left[index] = this.left[this.left.length - 1]!;
      this.left.pop();
      return card;
    });
  }
}

/** Returns 1 for an ace to 13 for a king. */
export function rankOf(card: Card): number {
  return RANKS.indexOf(card[0] as (typeof RANKS)[number]) + 1;
}

/** Returns points as in baccarat and pok deng: tens and faces count zero, and only the last digit counts. */
export function lastDigit(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0) % 10;
}

export function sameSuit(cards: readonly Card[]): boolean {
  return cards.every((card) => card[1] === cards[0]![1]);
}

export function sameRank(cards: readonly Card[]): boolean {
  return cards.every((card) => card[0] === cards[0]![0]);
}

/** Whether ranks are consecutive; the ace ranks below two or above king, never between. */
export function isStraight(cards: readonly Card[]): boolean {
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  const follows = (list: readonly number[]): boolean =>
    list.every((rank, index) => index === 0 || rank === list[index - 1]! + 1);
  if (follows(ranks)) return true;
  return ranks[0] === 1 && follows([...ranks.slice(1), 14]);
}

const SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** Returns a card as its page shows it, face down for `null`. */
export function cardItem(card: Card | null): Item {
  if (card === null) return { text: { th: 'คว่ำ', en: 'Face down' }, tone: 'back' };
  const rank = card[0] === 'T' ? '10' : card[0]!;
  return { text: `${rank}${SIGNS[card[1]!]!}`, tone: 'hd'.includes(card[1]!) ? 'redCard' : 'card' };
}

export function handFact(label: Label, cards: readonly (Card | null)[], note?: Label): Fact {
  return { label, items: cards.map(cardItem), ...(note !== undefined && { note }) };
}
