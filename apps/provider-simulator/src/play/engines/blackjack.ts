import { type Card, handFact, rankOf, Shoe } from './cards-deck';
import { type CardGame, type CardState, type EngineContext, pickOf, readPicks, type Step, times } from './engine';
import type { Question, RoundView } from './game-rules';
import { choice, DEALER, nextMove, points, YOU } from './labels';

const DECKS = 6;

/** Returns the best total up to 21, otherwise the lowest; an ace counts 11 if possible. */
export function total(cards: readonly Card[]): { points: number; soft: boolean } {
  const hard = cards.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0);
  const soft = cards.some((card) => rankOf(card) === 1) && hard + 10 <= 21;
  return { points: soft ? hard + 10 : hard, soft };
}

const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && total(cards).points === 21;

const MOVES = [choice('hit', { th: 'จั่ว', en: 'Hit' }), choice('stand', { th: 'อยู่', en: 'Stand' })];
const DOUBLE = choice('double', { th: 'เพิ่มสองเท่า', en: 'Double' });

const questionsFor = ({ player }: CardState): Question[] => nextMove(player.length === 2 ? [...MOVES, DOUBLE] : MOVES);

const openView = (state: CardState): RoundView => ({
  facts: [handFact(DEALER, [state.dealer[0]!, null]), handFact(YOU, state.player, points(total(state.player).points))],
  next: questionsFor(state),
});

function settle(state: CardState, stakeNow: bigint, stakeInAll: bigint): Step {
  const player = total(state.player).points;
  const dealer = total(state.dealer).points;
  let returned = 0;
  if (isNatural(state.player)) returned = isNatural(state.dealer) ? 100 : 250;
  else if (player <= 21 && !isNatural(state.dealer)) {
    if (dealer > 21 || player > dealer) returned = 200;
    else if (player === dealer) returned = 100;
  }
  const facts = [handFact(DEALER, state.dealer, points(dealer)), handFact(YOU, state.player, points(player))];
  return { stake: stakeNow, payout: times(stakeInAll, returned), state: null, view: { facts } };
}

/** Draws the dealer's cards up to 17, soft or hard. */
function dealerPlays(state: CardState, shoe: Shoe): CardState {
  const dealer = [...state.dealer];
  while (total(dealer).points < 17) dealer.push(...shoe.deal(1));
  return { ...state, dealer };
}

function act(state: CardState, picks: unknown, stake: bigint, { random }: EngineContext): Step {
  const action = pickOf(readPicks(picks, questionsFor(state)), 'action');
  const shoe = new Shoe(random, DECKS, [...state.player, ...state.dealer]);
  if (action === 'stand') return settle(dealerPlays(state, shoe), 0n, stake);
  const next = { ...state, player: [...state.player, ...shoe.deal(1)] };
  const extra = action === 'double' ? stake : 0n;
  const { points: reached } = total(next.player);
  if (reached > 21) return settle(next, extra, stake + extra);
  if (action === 'double' || reached === 21) return settle(dealerPlays(next, shoe), extra, stake + extra);
  return { stake: 0n, payout: null, state: next, view: openView(next) };
}

/** Six decks, dealer stands on 17, a natural pays 3:2, doubling on the first two cards; no splitting. */
export const blackjack: CardGame = {
  rtp: 9_880,
  open(stake, { random }) {
    const shoe = new Shoe(random, DECKS);
    const state = { player: shoe.deal(2), dealer: shoe.deal(2) };
    if (isNatural(state.player) || isNatural(state.dealer)) return settle(state, stake, stake);
    return { stake, payout: null, state, view: openView(state) };
  },
  act,
};
