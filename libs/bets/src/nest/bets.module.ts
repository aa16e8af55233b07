import { Module } from '@nestjs/common';
import { BetFollower } from './bet-follower';
import { BetsRepository } from './bets.repository';
import { BetsService } from './bets.service';
import { FeedOffer } from './feed-offer';
import { TurnoverLog } from './turnover-log';

/** Needs the providers' gateways. */
@Module({
  providers: [BetsService, BetsRepository, BetFollower, FeedOffer, TurnoverLog],
  exports: [BetsService, FeedOffer, TurnoverLog],
})
export class BetsModule {}
