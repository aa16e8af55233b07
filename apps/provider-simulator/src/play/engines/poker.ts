import { z } from 'zod';
import { type Card, isStraight, rankOf, sameSuit, Shoe } from './cards-deck';
import { type Engine, limits, readBet, stakeSchema, times } from './engine';

/** Pays in hundredths by hand, best first. */
export const POKER_PAYS = {
  royalFlush: 80_000,
  straightFlush: 5_000,
  fourOfAKind: 2_500,
  fullHouse: 800,
  flush: 500,
  straight: 400,
  threeOfAKind: 300,
  twoPair: 200,
  jacksOrBetter: 100,
  nothing: 0,
} as const;
export type PokerHand = keyof typeof POKER_PAYS;

export function pokerHand(cards: readonly Card[]): PokerHand {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  const groups = [...counts.values()].sort((a, b) => b - a);
  const straight = groups.length === 5 && isStraight(cards);
  if (straight && sameSuit(cards)) {
    return counts.has(1) && counts.has(13) ? 'royalFlush' : 'straightFlush';
  }
  if (groups[0] === 4) return 'fourOfAKind';
  if (groups[0] === 3) return groups[1] === 2 ? 'fullHouse' : sameSuit(cards) ? 'flush' : 'threeOfAKind';
  if (sameSuit(cards)) return 'flush';
  if (straight) return 'straight';
  if (groups[0] === 2 && groups[1] === 2) return 'twoPair';
  const pair = [...counts].find(([, count]) => count === 2)?.[0] ?? 0;
  return pair === 1 || pair > 10 ? 'jacksOrBetter' : 'nothing';
}

const bet = z.strictObject({ stake: stakeSchema });
const action = z.strictObject({ hold: z.array(z.int().min(0).max(4)).max(5) });
interface PokerState {
  cards: Card[];
}

/** Five-card draw against a pay table, jacks or better: hold some cards and replace the others once. */
export const pokerEngine: Engine = {
  family: 'poker',
  rules: () => ({ ...limits, rtp: 9_730, pays: POKER_PAYS }),
  open(_game, request, { random }) {
    const stake = BigInt(readBet(bet, request).stake);
    const cards = new Shoe(random).deal(5);
    return { stake, payout: null, state: { cards }, view: { cards, hand: pokerHand(cards), actions: ['draw'] } };
  },
  act(_game, state, request, stakeSoFar, { random }) {
    const { cards } = state as PokerState;
    const hold = new Set(readBet(action, request).hold);
    const shoe = new Shoe(random, 1, cards);
    const drawn = cards.map((card, index) => (hold.has(index) ? card : shoe.deal(1)[0]!));
    const hand = pokerHand(drawn);
    return {
      stake: 0n,
      payout: times(stakeSoFar, POKER_PAYS[hand]),
      state: null,
      view: { cards: drawn, held: [...hold], hand, outcome: POKER_PAYS[hand] > 0 ? 'win' : 'lose' },
    };
  },
};
