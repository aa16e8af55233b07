import type { CatalogueGame, Family } from '../../world/catalogue';
import { cardsEngine } from './cards';
import type { Engine } from './engine';
import { fishEngine } from './fish';
import { fixturesEngine } from './fixtures';
import { kenoEngine } from './keno';
import { lottoEngine } from './lotto';
import { pokerEngine } from './poker';
import { slotEngine } from './slot';
import { tableEngine } from './table';
import { tradeEngine } from './trade';

const engines: Readonly<Record<Family, Engine>> = {
  slot: slotEngine,
  table: tableEngine,
  cards: cardsEngine,
  poker: pokerEngine,
  keno: kenoEngine,
  lotto: lottoEngine,
  fixtures: fixturesEngine,
  fish: fishEngine,
  trade: tradeEngine,
};

export function engineFor(game: CatalogueGame): Engine {
  return engines[game.family];
}

export * from './engine';
export type * from './game-rules';
