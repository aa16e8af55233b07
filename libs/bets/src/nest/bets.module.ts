import { Module } from '@nestjs/common';
import { BetConsumer } from './bet-consumer';
import { BetsRepository } from './bets.repository';
import { BetsService } from './bets.service';
import { TurnoverLog } from './turnover-log';

/** Provides bets and turnover. Needs the gateways of the providers domain. */
@Module({
  providers: [BetsService, BetsRepository, BetConsumer, TurnoverLog],
  exports: [BetsService, TurnoverLog],
})
export class BetsModule {}
