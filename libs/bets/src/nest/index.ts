export { bets } from './bets.domain';
export { BetsModule } from './bets.module';
export { BetMonths, type BetMonth } from './bet-months';
export { BetConsumers } from './bet-consumers';
export { BetsService, type ReadPage } from './bets.service';
export { FeedOffer } from './feed-offer';
