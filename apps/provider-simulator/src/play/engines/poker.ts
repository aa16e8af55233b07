import { type Card, cardItem, handFact, isStraight, rankOf, sameSuit, Shoe } from './cards-deck';
import { type Engine, readBet, readPicks, stakeOnly, times } from './engine';
import type { Label, Question } from './game-rules';
import { choice, paysText, YOU } from './labels';

/** Pays in hundredths by hand, best first. */
const POKER_PAYS = {
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
type PokerHand = keyof typeof POKER_PAYS;

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

const NAMES: Readonly<Record<PokerHand, Label>> = {
  royalFlush: { th: 'รอยัลฟลัช', en: 'Royal flush' },
  straightFlush: { th: 'สเตรทฟลัช', en: 'Straight flush' },
  fourOfAKind: { th: 'โฟร์การ์ด', en: 'Four of a kind' },
  fullHouse: { th: 'ฟูลเฮาส์', en: 'Full house' },
  flush: { th: 'ฟลัช', en: 'Flush' },
  straight: { th: 'สเตรท', en: 'Straight' },
  threeOfAKind: { th: 'ตอง', en: 'Three of a kind' },
  twoPair: { th: 'สองคู่', en: 'Two pair' },
  jacksOrBetter: { th: 'คู่แจ็กขึ้นไป', en: 'Jacks or better' },
  nothing: { th: 'ไพ่สูง', en: 'High card' },
};
const payTable = (Object.keys(POKER_PAYS) as PokerHand[])
  .filter((hand) => POKER_PAYS[hand] > 0)
  .map((hand): [Label, Label] => [NAMES[hand], paysText(POKER_PAYS[hand])]);

const questionsFor = (cards: readonly Card[]): Question[] => [
  {
    name: 'hold',
    label: { th: 'เก็บไพ่ใบไหนไว้', en: 'Cards to hold' },
    min: 0,
    max: cards.length,
    sections: [
      {
        choices: cards.map((card, index) => {
          const { text, tone } = cardItem(card);
          return choice(String(index), text, undefined, tone);
        }),
      },
    ],
  },
];

const factsOf = (cards: readonly Card[]) => [handFact(YOU, cards, NAMES[pokerHand(cards)])];

interface PokerState {
  cards: Card[];
}

/** Five-card draw against a pay table, jacks or better: hold some cards and replace the others once. */
export const pokerEngine: Engine = {
  family: 'poker',
  rules: () => ({ ...stakeOnly, rtp: 9_730, payTable }),
  open(_game, bets, { random }) {
    const { stake } = readBet(bets);
    const cards = new Shoe(random).deal(5);
    return { stake, payout: null, state: { cards }, view: { facts: factsOf(cards), next: questionsFor(cards) } };
  },
  act(_game, state, request, stakeSoFar, { random }) {
    const { cards } = state as PokerState;
    const hold = readPicks(request, questionsFor(cards))['hold'] ?? [];
    const shoe = new Shoe(random, 1, cards);
    const drawn = cards.map((card, index) => (hold.includes(String(index)) ? card : shoe.deal(1)[0]!));
    const payout = times(stakeSoFar, POKER_PAYS[pokerHand(drawn)]);
    return { stake: 0n, payout, state: null, view: { facts: factsOf(drawn) } };
  },
};
