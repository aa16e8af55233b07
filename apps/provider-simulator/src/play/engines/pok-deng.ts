import { type Card, handFact, isStraight, lastDigit, rankOf, sameRank, sameSuit, Shoe } from './cards-deck';
import { type CardGame, type CardState, type EngineContext, pickOf, readPicks, type Step, times } from './engine';
import type { Label } from './game-rules';
import { choice, DEALER, joined, nextMove, points, YOU } from './labels';

const isPok = (cards: readonly Card[]): boolean => cards.length === 2 && lastDigit(cards) >= 8;
const allFaces = (cards: readonly Card[]): boolean => cards.every((card) => rankOf(card) > 10);

/** Returns a hand's multiplier: one suit or a pair doubles; three of a suit, a straight or three faces trebles. */
export function deng(cards: readonly Card[]): number {
  if (cards.length === 2) return sameSuit(cards) || sameRank(cards) ? 2 : 1;
  if (sameRank(cards)) return 5;
  return sameSuit(cards) || isStraight(cards) || allFaces(cards) ? 3 : 1;
}

/** Pok 9 and 8 rank highest, then three of a kind, straights, faces, then points. */
function strength(cards: readonly Card[]): number {
  if (isPok(cards)) return 100 + lastDigit(cards);
  if (cards.length === 3) {
    if (sameRank(cards)) return 80;
    if (isStraight(cards)) return 60;
    if (allFaces(cards)) return 40;
  }
  return lastDigit(cards);
}

/** Pays in hundredths by deng, with the house edge on even wins and on multiples. */
const RETURNS: Readonly<Record<number, number>> = { 1: 180, 2: 205, 3: 240, 5: 400 };

const questions = nextMove([
  choice('draw', { th: 'จั่วไพ่', en: 'Draw a card' }),
  choice('stay', { th: 'อยู่', en: 'Stay' }),
]);

function handNote(cards: readonly Card[]): Label {
  const multiplier = deng(cards);
  const parts = [points(lastDigit(cards))];
  if (isPok(cards)) parts.unshift({ th: 'ป๊อก', en: 'Pok' });
  if (multiplier > 1) parts.push({ th: `${multiplier} เด้ง`, en: `${multiplier} deng` });
  return joined(parts);
}

function settle(state: CardState, stakeNow: bigint, stake: bigint): Step {
  const difference = strength(state.player) - strength(state.dealer);
  const times100 = difference > 0 ? RETURNS[deng(state.player)]! : difference === 0 ? 100 : 0;
  const facts = [
    handFact(DEALER, state.dealer, handNote(state.dealer)),
    handFact(YOU, state.player, handNote(state.player)),
  ];
  return { stake: stakeNow, payout: times(stake, times100), state: null, view: { facts } };
}

function act(state: CardState, picks: unknown, stake: bigint, { random }: EngineContext): Step {
  const action = pickOf(readPicks(picks, questions), 'action');
  const shoe = new Shoe(random, 1, [...state.player, ...state.dealer]);
  const player = action === 'draw' ? [...state.player, ...shoe.deal(1)] : state.player;
  const dealer = lastDigit(state.dealer) <= 4 ? [...state.dealer, ...shoe.deal(1)] : state.dealer;
  return settle({ player, dealer }, 0n, stake);
}

/** Two cards each, optionally a third; nearest to nine wins. */
export const pokDeng: CardGame = {
  rtp: 9_500,
  open(stake, { random }) {
    const shoe = new Shoe(random);
    const state = { player: shoe.deal(2), dealer: shoe.deal(2) };
    if (isPok(state.player) || isPok(state.dealer)) return settle(state, stake, stake);
    const facts = [handFact(DEALER, [null, null]), handFact(YOU, state.player, handNote(state.player))];
    return { stake, payout: null, state, view: { facts, next: questions } };
  },
  act,
};
