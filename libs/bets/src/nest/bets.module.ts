import { Module } from '@nestjs/common';
import { BetFollower } from './bet-follower';
import { BetsRepository } from './bets.repository';
import { BetsService } from './bets.service';

/** Needs the providers' gateways. */
@Module({ providers: [BetsService, BetsRepository, BetFollower], exports: [BetsService] })
export class BetsModule {}
