import { type Card, handFact, isStraight, lastDigit, rankOf, sameRank, sameSuit, Shoe } from './cards-deck';
import { type CardGame, times } from './engine';
import type { Label } from './game-rules';
import { DEALER, points, YOU } from './labels';

const KINDS = ['points', 'flush', 'straight', 'faces', 'straightFlush', 'three'] as const;
const NAMES: Readonly<Record<Exclude<(typeof KINDS)[number], 'points'>, Label>> = {
  flush: { th: 'สี', en: 'Flush' },
  straight: { th: 'เรียง', en: 'Straight' },
  faces: { th: 'สามเหลือง', en: 'Three faces' },
  straightFlush: { th: 'เรียงสี', en: 'Straight flush' },
  three: { th: 'ตอง', en: 'Three of a kind' },
};

/** Ranks three of a kind, straight flush, three faces, straight, flush, then points and the highest card. */
export function threeCardHand(cards: readonly Card[]): { kind: (typeof KINDS)[number]; strength: number } {
  const high = Math.max(...cards.map((card) => (rankOf(card) === 1 ? 14 : rankOf(card))));
  const kind = kindOf(cards);
  const base = KINDS.indexOf(kind) * 10_000;
  return { kind, strength: base + (kind === 'points' ? lastDigit(cards) * 100 : 0) + high };
}

function kindOf(cards: readonly Card[]): (typeof KINDS)[number] {
  if (sameRank(cards)) return 'three';
  if (isStraight(cards)) return sameSuit(cards) ? 'straightFlush' : 'straight';
  if (cards.every((card) => rankOf(card) > 10)) return 'faces';
  return sameSuit(cards) ? 'flush' : 'points';
}

function handNote(cards: readonly Card[]): Label {
  const { kind } = threeCardHand(cards);
  return kind === 'points' ? points(lastDigit(cards)) : NAMES[kind];
}

/** Three cards each, the better hand wins; the house keeps five per cent of a win. */
export const threeCards: CardGame = {
  rtp: 9_752,
  open(stake, { random }) {
    const shoe = new Shoe(random);
    const player = shoe.deal(3);
    const dealer = shoe.deal(3);
    const difference = threeCardHand(player).strength - threeCardHand(dealer).strength;
    const facts = [handFact(DEALER, dealer, handNote(dealer)), handFact(YOU, player, handNote(player))];
    const payout = times(stake, difference > 0 ? 195 : difference === 0 ? 100 : 0);
    return { stake, payout, state: null, view: { facts } };
  },
};
