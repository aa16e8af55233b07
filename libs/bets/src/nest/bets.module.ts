import { Module } from '@nestjs/common';
import { BetFollower } from './bet-follower';
import { BetsRepository } from './bets.repository';
import { BetsService } from './bets.service';
import { TurnoverLog } from './turnover-log';

/** Needs the providers' gateways. */
@Module({
  providers: [BetsService, BetsRepository, BetFollower, TurnoverLog],
  exports: [BetsService, TurnoverLog],
})
export class BetsModule {}
