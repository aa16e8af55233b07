import type { CatalogueGame } from '../../world/catalogue';
import { blackjack } from './blackjack';
import { type CardGame, type CardState, type Engine, InvalidBet, readBet, stakeOnly } from './engine';
import { pokDeng } from './pok-deng';
import { threeCards } from './three-cards';

const games: Readonly<Record<string, CardGame>> = { pokdeng: pokDeng, blackjack, threeCards };

function cardGameOf(game: CatalogueGame): CardGame {
  const found = games[game.variant];
  if (!found) throw new Error(`${game.id} has the unknown card game ${game.variant}`);
  return found;
}

/** Pok deng, blackjack and the three-card duel. */
export const cardsEngine: Engine = {
  family: 'cards',
  rules: (game) => ({ ...stakeOnly, rtp: cardGameOf(game).rtp }),
  open: (game, bets, context) => cardGameOf(game).open(readBet(bets).stake, context),
  act(game, state, picks, stakeSoFar, context) {
    const { act } = cardGameOf(game);
    if (!act) throw new InvalidBet('this game has no further step');
    return act(state as CardState, picks, stakeSoFar, context);
  },
};
