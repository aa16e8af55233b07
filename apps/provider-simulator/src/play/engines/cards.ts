import { z } from 'zod';
import type { CatalogueGame } from '../../world/catalogue';
import { blackjack } from './blackjack';
import { type CardGame, type CardState, type Engine, InvalidBet, limits, readBet, stakeSchema } from './engine';
import { pokDeng } from './pok-deng';
import { threeCards } from './three-cards';

const games: Readonly<Record<string, CardGame>> = { pokdeng: pokDeng, blackjack, threeCards };

function cardGameOf(game: CatalogueGame): CardGame {
  const found = games[game.variant];
  if (!found) throw new Error(`${game.id} has the unknown card game ${game.variant}`);
  return found;
}

const bet = z.strictObject({ stake: stakeSchema });
const action = z.strictObject({ action: z.enum(['hit', 'stand', 'double', 'draw', 'stay']) });

/** Pok deng, blackjack and the three-card duel. */
export const cardsEngine: Engine = {
  family: 'cards',
  rules: (game) => ({ ...limits, rtp: cardGameOf(game).rtp, variant: game.variant }),
  open: (game, request, context) => cardGameOf(game).open(BigInt(readBet(bet, request).stake), context),
  act(game, state, request, stakeSoFar, context) {
    const { act } = cardGameOf(game);
    if (!act) throw new InvalidBet('this game has no further step');
    return act(state as CardState, readBet(action, request).action, stakeSoFar, context);
  },
};
