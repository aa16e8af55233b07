import { type Card, isStraight, lastDigit, rankOf, sameRank, sameSuit, Shoe } from './cards-deck';
import { type CardGame, times } from './engine';

const KINDS = ['points', 'flush', 'straight', 'faces', 'straightFlush', 'three'] as const;

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

/** Three cards each, the better hand wins; the house keeps five per cent of a win. */
export const threeCards: CardGame = {
  rtp: 9_752,
  open(stake, { random }) {
    const shoe = new Shoe(random);
    const player = shoe.deal(3);
    const dealer = shoe.deal(3);
    const hands = { player: threeCardHand(player), dealer: threeCardHand(dealer) };
    const difference = hands.player.strength - hands.dealer.strength;
    const outcome = difference > 0 ? 'win' : difference === 0 ? 'push' : 'lose';
    const view = {
      player,
      dealer,
      kinds: { player: hands.player.kind, dealer: hands.dealer.kind },
      points: { player: lastDigit(player), dealer: lastDigit(dealer) },
      outcome,
    };
    return { stake, payout: times(stake, { win: 195, push: 100, lose: 0 }[outcome]), state: null, view };
  },
};
