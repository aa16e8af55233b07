import { Module } from '@nestjs/common';
import { BetConsumers } from './bet-consumers';
import { BetConsumersRepository } from './bet-consumers.repository';
import { BetFeedReader } from './bet-feed-reader';
import { BetMonths } from './bet-months';
import { BetSumsComparison } from './bet-sums-comparison';
import { BetsRepository } from './bets.repository';
import { BetsService } from './bets.service';
import { FeedOffer } from './feed-offer';
import { PlayHistoryRepository } from './play-history.repository';
import { PlaySumsRepository } from './play-sums.repository';
import { TurnoverLog } from './turnover-log';

/** Provides bets and turnover. Needs the gateways of the providers domain. */
@Module({
  providers: [
    BetsService,
    BetsRepository,
    PlaySumsRepository,
    PlayHistoryRepository,
    BetSumsComparison,
    BetMonths,
    BetFeedReader,
    FeedOffer,
    TurnoverLog,
    BetConsumers,
    BetConsumersRepository,
  ],
  exports: [BetsService, BetConsumers, BetMonths, FeedOffer],
})
export class BetsModule {}
