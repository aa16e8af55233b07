import { Module } from '@nestjs/common';
import { LadderEditorService } from './ladder-editor.service';
import { LaddersService } from './ladders.service';
import { StandingsRepository } from './standings.repository';
import { StandingsService } from './standings.service';
import { TiersController } from './tiers.controller';
import { TiersRepository } from './tiers.repository';
import { TiersService } from './tiers.service';
import { TurnoverFollower } from './turnover-follower';

/** Needs `TierAgents` and `TierPlay`, bound by the application, and the providers' gateways. */
@Module({
  controllers: [TiersController],
  providers: [
    TiersService,
    TiersRepository,
    LaddersService,
    StandingsService,
    StandingsRepository,
    TurnoverFollower,
    LadderEditorService,
  ],
  exports: [TiersService, LadderEditorService, LaddersService, StandingsService],
})
export class TiersModule {}
